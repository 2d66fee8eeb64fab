/** How a text tells that of so many there are more by now, or fewer. */

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' ');

/** The number of a word or of figures; undefined for what is none. */
export function numberOf(word: string): number | undefined {
  const at = NUMBERS.indexOf(word.toLowerCase());
  if (at >= 0) return at + 1;
  return /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}

/** "A fourth", behind three: the ordinals of the next, in words and figures. */
const nextOf = (count: number): string =>
  [ORDINALS[count], `${count + 1}(?:st|nd|rd|th)`].filter((one) => one !== undefined).join('|');

export const COUNT = `(?:${NUMBERS.join('|')}|\\d{1,6}|some|several|a few|half|both|many)`;
const ADVERB = '(?:since|later|then|now|just|also|already|recently|in the meantime)';
const BE = `(?:was|were|has been|have been|had been) (?:${ADVERB} )?`;
const HAVE = `(?:(?:has|have) )?(?:${ADVERB} )?`;
/** Words of what is counted, which the claim must have. */
const WHAT = String.raw`(?<what>(?: \p{L}[\p{L}-]*){0,3}?)`;

const CAME = 'joined|arrived|came|opened|followed|moved in|signed up|started|began|enrolled|registered';
const BROUGHT =
  'added|hired|elected|appointed|bought|built|opened|installed|created|set up|taken on|recruited|acquired|delivered|connected|registered|enrolled|admitted|introduced|named|issued|granted|ordered|put (?:up|in)|fitted|born|dug|planted|laid|drilled|placed|founded|launched';
const BRINGS =
  'bought|hired|added|took on|acquired|built|opened|appointed|installed|recruited|got|ordered|introduced|created|employed|signed up|elected|admitted|set up|received|issued';

/** What tells that there is one more, or more. */
export function addedTo(count: number): RegExp {
  const more = String.raw`(?:an? (?:${nextOf(count)}|further|additional|extra|new)|another|one more|${COUNT} (?:more|further|additional|extra|new|others))`;
  return new RegExp(
    [
      String.raw`^\W*(?:and |but )?${more}${WHAT} (?:${HAVE}(?:${CAME})|${BE}(?:${BROUGHT}))\b`,
      String.raw`\b(?:${BRINGS}) ${more}${WHAT.replace('<what>', '<object>')}(?=\W*$|[,;]| (?:in|on|at|last|this|since|to|for|from|as|because|after|yesterday|today|and)\b)`,
    ].join('|'),
    'iu',
  );
}

const WENT =
  'left(?! (?:his|her|their|the|an?|its|it|for|at|early|by)\\b)|closed(?! (?:his|her|their|the|an?|its|at)\\b)|resigned|retired|died|quit|dropped out|pulled out|expired|lapsed|moved (?:out|away)|departed|withdrew|sank|collapsed|gone|went|disappeared|stepped down|shut down|burn(?:ed|t) down';
const TAKEN =
  'sold|taken (?:off|out|away|back|down)|removed|withdrawn|cancell?ed|closed|shut(?: down)?|spent|used up|paid out|deducted|dropped|lost|stolen|shipped|scrapped|demolished|dismissed|fired|sacked|let go|laid off|deleted|given (?:up|back|away)|handed back|written off|destroyed|joined into one|merged|combined|moved to another|transferred|terminated|revoked|torn down|pulled down|abolished|discontinued';
const TAKES =
  'removed|sold|cancell?ed|returned|released|lost|dropped|dismissed|closed|deleted|scrapped|fired|shipped|spent|used up|withdrew|revoked|gave up|gave away|took out|took away|demolished|destroyed';

/** What ends a state for some of those that are in it. */
const OF_STATE: readonly (readonly [state: RegExp, came: string, taken: string])[] = [
  [
    /\b(?:free|available|vacant|left|unsold|in stock)\b/iu,
    'went',
    'booked|taken|reserved|rented|let|occupied|used|picked up',
  ],
  [
    /\b(?:taken|booked|occupied|in use|reserved|full|rented|assigned)\b/iu,
    'became (?:free|available|vacant)',
    'released|freed(?: up)?|returned|vacated',
  ],
  [
    /\b(?:open|unpaid|due|outstanding|pending|overdue|unresolved)\b/iu,
    'came in',
    'paid|settled|resolved|solved|fixed|answered|decided',
  ],
  [/\b(?:ill|sick|absent|away|missing)\b/iu, 'came back|returned|recovered|turned up', 'found'],
  [
    /\b(?:out of order|broken|down|closed|blocked)\b/iu,
    're-?opened|works again',
    'repaired|fixed|restored|re-?opened|cleared',
  ],
];

/** What tells that there are more or fewer, and not how many. */
export const GREW =
  /^\W*(?:it|they|this|that|(?:the|its|their) (?:number|figure|count)) (?:has|have) (?:since |now |already )?(?:grown|shrunk|risen|fallen|expanded|increased|decreased|gone (?:up|down))\b/iu;

/** What tells that some are there no more, or in that state no more. */
export function goneFrom(said: string): RegExp {
  const states = OF_STATE.filter(([state]) => state.test(said));
  const went = [WENT, ...states.map(([, came]) => came)].join('|');
  const taken = [TAKEN, ...states.map(([, , one]) => one)].join('|');
  const some = String.raw`(?:${COUNT}(?: more)?(?: of (?:them|these|those|(?:the|its|our|his|her|their)(?: ${COUNT})?))?|(?:the|its|his|her|our|their) (?:\p{L}+(?:er|est)|first|second|third|fourth|fifth|last|other|old|new|left|right)(?= ))`;
  return new RegExp(
    [
      String.raw`^\W*(?:and |but )?${some}${WHAT} (?:${HAVE}(?:${went})|${BE}(?:${taken}))\b(?! (?:again|by mistake)\b)`,
      String.raw`\b(?:${TAKES}) (?:${COUNT}|the last one)(?: of (?:them|these|those|(?:the|its|our)(?: ${COUNT})?))?${WHAT.replace('<what>', '<object>')}(?=\W*$|[,;]| (?:in|on|at|last|this|since|to|for|from|because|after|yesterday|today|and)\b)`,
      String.raw`\btook ${COUNT}(?: of (?:them|these|those|(?:the|its|our)))?${WHAT.replace('<what>', '<carried>')} (?:away|out|off|back)\b`,
      String.raw`^\W*(?<what2>\p{L}[\p{L}-]*) (?:\d{1,4}|\p{Lu}) ${BE}(?:${taken})\b`,
    ].join('|'),
    'iu',
  );
}

/** Those of whom somebody may be one. */
export const OF_PEOPLE =
  /\b(?:members?|engineers?|people|employees?|staff|partners?|players?|drivers?|nurses?|teachers?|doctors?|trustees?|directors?|shareholders?|developers?|assistants?|volunteers?|team|board|committee|crew|panel|jury|council|band|choir|orchestra|class)\b/iu;
export const ONE_LEAVES =
  /^\W*(?:(?:The|Our|Its) \p{Ll}{3,}|(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?) (?:(?:has|have) )?(?:since )?(?:stepped down|resigned|left|withdrew|retired|died|quit|dropped out|moved away|(?:was|has been) (?:dismissed|fired|sacked|voted out|removed|expelled|laid off))(?! (?:for (?!good)|at|by|early|his|her|their|an?|its|it|the (?!team|board|company|group|crew|committee|panel|jury|band))\b)/u;
export const IN_PLACE =
  /\b(?:replaced by|succeeded by|was replaced|took (?:his|her|their) place|as (?:its|the) (?:chair|head))\b/iu;

/** Amounts that what comes in or goes out changes. */
export const HOLDING =
  /\b(?:stock|inventory|safe|till|cash ?box|fund|tank|silo|balance|total|budget|reserves?|holding|level|account|rent|premium|bill|price)\b/iu;
export const FLOWS =
  /\b(?:(?:has |have )?(?:since |later )?(?:arrived|came in|went out|added)|(?:was|were|has been|have been) (?:since |later |then )?(?:added|booked|delivered|shipped|deducted|paid (?:in|out)(?! \p{L})|credited|debited|withdrawn|used|taken out|sold|received|charged on top))\b/iu;
