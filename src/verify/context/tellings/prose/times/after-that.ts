/** "After that" told with the time that it points to: "after 1 June, tickets cannot be returned" for "until 1 June. After that date, they cannot". */
import type { Wording } from '../../terms/types.ts';
import { bare } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const TIME = String.raw`(?:\d{1,2} ${MONTH}(?: \d{4})?|${MONTH} \d{1,2}(?:, \d{4})?|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?|\d{1,2}[:.]\d\d)`;
const SPAN = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty) (?:minutes|hours|days|weeks|months|years)`;
const ENDS = new RegExp(
  String.raw`\b(?:until|till|by) (${TIME})|\bfor (?:up to )?(${SPAN})|\bwithin (the first ${SPAN}|${SPAN})\b`,
  'gu',
);
const THEN =
  /(?:^|[;,] (?:and )?)[Aa]fter (?:that|this)(?: (?:date|day|time|period|point|deadline))?,? ([^;]+)$/u;

function byThen({ text, said, scene: { source, sentence, tell } }: Wording): readonly string[] {
  const found = THEN.exec(text);
  if (found === null) return [];
  const before =
    found.index > 0 ? text.slice(0, found.index) : sentence > 0 ? bare(tell(sentence - 1).text) : '';
  const ends = [...before.matchAll(ENDS)];
  // Of two times either may be meant.
  if (ends.length !== 1) return [];
  const time = ends[0]![1] ?? ends[0]![2] ?? ends[0]![3]!;
  const subject = /^([A-Z][\p{L}' -]{1,40}?) (?:can|may|must|will|is|are|has|have|[a-z]+s?) /u.exec(
    before,
  )?.[1];
  const rest = found[1]!;
  const named = subject === undefined ? rest : rest.replace(/^(?:they|it)\b/u, lower(subject));
  if (/^(?:they|it)\b/u.test(named) || source.structured) return [];
  const told = [`After ${time}, ${named}`, `${named.charAt(0).toUpperCase()}${named.slice(1)} after ${time}`];
  return /^After\b/u.test(said) ? told : [told[1]!, told[0]!];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const WHO_WITHIN = new RegExp(
  String.raw`^(?<who>[A-Z][\p{L}' -]{2,60}? (?:who|that)(?: [\p{L}'-]+){1,6}?) within (?<span>(?:the first )?${SPAN}) (?:gets?|receives?|(?:is|are) (?:given|refunded|paid)|pays?|(?:is|are) entitled) [^;.]{2,80}[;.,] (?:but )?[Aa]fter (?:that|this),? no (?<what>[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) (?:given|paid|made|granted|issued)(?<tail> [^;,]+)?$`,
  'u',
);

/** "Customers who cancel after 30 days get no refund" for "who cancel within 30 days get a full one; after that, no refund is given". */
function byWho({ text, said, scene: { sentence, tell } }: Wording): readonly string[] {
  const joined =
    /^[Aa]fter (?:that|this)\b/u.test(text) && sentence > 0
      ? `${bare(tell(sentence - 1).text)}. ${text}`
      : text;
  const found = WHO_WITHIN.exec(joined)?.groups;
  if (found === undefined) return [];
  const { who = '', span, what, tail = '' } = found;
  const one = /\b(?:whoever|anyone|anybody) /iu.exec(said)?.[0].trim();
  const [, verb = '', rest = ''] = /(?:who|that) (\p{L}+)(.*)$/u.exec(who) ?? [];
  const people =
    one === undefined
      ? `${who} after ${span} get`
      : `${one}${/^w/iu.test(one) ? '' : ' who'} ${thirdOf(verb)}${rest} after ${span} gets`;
  return [...new Set([tail, tail.replace(/\brest of\b/u, 'remainder of'), ''])].map(
    (end) => `${people} no ${what}${end}`,
  );
}

const thirdOf = (verb: string): string => `${verb}${/(?:s|sh|ch|x|z)$/u.test(verb) ? 'es' : 's'}`;

export const AFTER_THAT: readonly Rewriter[] = [
  { of: /\bafter\b/iu, write: byThen, reorders: true },
  { of: /\bafter\b.*\bno\b/iu, from: /\b[Aa]fter (?:that|this)\b/u, write: byWho, reorders: true },
];
