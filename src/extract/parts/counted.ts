/** How many did something, of what the claim before counts: `Six failed` behind `34 of the 52 test cases have passed`. */

const COUNT =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty)';
const VERB = '(?:have|had|were|are|did|do|failed|passed|remain|remained|is|was|has|still|\\p{Ll}{2,}ed)';
const BARE = new RegExp(String.raw`^(?:The (?:other|remaining) )?${COUNT} (?=${VERB} ?\b)`, 'iu');
const COUNTED = new RegExp(
  String.raw`^(?:(?:So far|In total|Overall|Until now|To date),? )?${COUNT} (?:of (?:the |all )?(?:${COUNT} )?)?((?:\p{Ll}+ ){0,2}?\p{Ll}+s) (?=${VERB}\b)`,
  'iu',
);

/** `They bought 15 seats`. */
const HAD = new RegExp(
  String.raw`\b(?:has|have|had|bought|ordered|rented|booked|received|owns?) ${COUNT} ((?:\p{Ll}+ ){0,1}?\p{Ll}+s)[.]?$`,
  'u',
);

/** `There were 161 passengers on board`. */
const THERE = new RegExp(
  String.raw`^There (?:are|were) ${COUNT.replace('4}', '6}')} ((?:\p{Ll}+ ){0,1}?\p{Ll}+s)(?= (?:on|in|at|aboard)\b|[.]?$)`,
  'u',
);
const OF_THEM = new RegExp(String.raw`^(${COUNT}|Most|Some|None|All|Half|Many) of them(?= \p{Ll})`, 'iu');

/** A claim that opens with a number alone, with the noun that the one before counts. */
export function withCountedNoun(text: string, before: string): string {
  const ofThem = OF_THEM.exec(text);
  if (ofThem !== null) {
    const noun = COUNTED.exec(before)?.[1] ?? THERE.exec(before)?.[1] ?? HAD.exec(before)?.[1];
    return noun === undefined ? text : `${ofThem[1]} of the ${noun}${text.slice(ofThem[0].length)}`;
  }
  const bare = BARE.exec(text)?.[0];
  if (bare === undefined) return text;
  const noun = COUNTED.exec(before)?.[1] ?? HAD.exec(before)?.[1];
  return noun === undefined ? text : `${bare}${noun} ${text.slice(bare.length)}`;
}
