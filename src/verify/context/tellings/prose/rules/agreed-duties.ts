/** What parties to an agreement do by it is what they have to do; what is free to change; how long a warranty runs. */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, MONEY, MUST, type Rewriter } from '../types.ts';

const AGREEMENT = /\b(?:agreement|contract|lease|terms|conditions|statement of work|order form)\b/iu;
/** Where a text says of what kind it is. */
const OPENING = 200;
const DOES =
  /^(?<who>(?:The |Each |Either )?[^,;:.]{2,40}?) (?<verb>provides|supplies|delivers|pays|bears|maintains|insures|repairs|informs|notifies|submits|returns|keeps|hands over|reimburses|trains|appoints|issues|sends|grants|cleans|stores|reports) (?<what>(?:the|all|its|a|an|any|each|every|at least|to|monthly|written|texts|materials)\b[^;:]+)$/u;
const PLAIN: Readonly<Record<string, string>> = {
  supplies: 'supply',
  pays: 'pay',
  'hands over': 'hand over',
  notifies: 'notify',
};
const plainOf = (verb: string): string => PLAIN[verb] ?? verb.replace(/s$/u, '');

/** "The library has to provide all texts" for "the library provides all texts", in an agreement. */
function byAgreement({ text, said, title, whole }: Wording): readonly string[] {
  const must = MUST.exec(said)?.[0];
  const found = must === undefined ? null : DOES.exec(text);
  if (found === null || isLeftOpen(text) || !AGREEMENT.test(`${title} ${whole.slice(0, OPENING)}`)) return [];
  const { who = '', verb = '', what = '' } = found.groups!;
  const things = [what, what.replace(/^all /u, ''), what.replace(/^all /u, 'the ')];
  return [...new Set(things)].map((thing) => `${who} ${must} ${plainOf(verb)} ${thing}`);
}

const NOUNS: Readonly<Record<string, string>> = {
  changed: 'Changes',
  cancelled: 'Cancellations',
  rebooked: 'Rebookings',
  returned: 'Returns',
  exchanged: 'Exchanges',
  modified: 'Modifications',
};
const FREE =
  /^(?<what>[^,;:]{2,60}?) (?:can|may) be (?<deed>changed|cancelled|rebooked|returned|exchanged|modified) (?:free of charge|for free|at no charge|without charge|free) (?:up to|until) (?<end>[^,;]+)(?:;.*)?$/u;

/** "Changes are free until 24 hours before departure" for "tickets can be changed free of charge up to 24 hours before". */
function byFreeChange({ text }: Wording): readonly string[] {
  const found = FREE.exec(text)?.groups;
  if (found === undefined || /\b(?:if|unless|not|only)\b/iu.test(text)) return [];
  const noun = NOUNS[found.deed!]!;
  return ['until', 'up to'].flatMap((until) =>
    ['are free', 'are free of charge'].map((free) => `${noun} ${free} ${until} ${found.end}`),
  );
}

const WARRANTY =
  /^(?:.{2,50}? (?:grants?|gives?|offers?|provides?) (?:a|you a|the customer a) )(?<kind>(?:\p{Ll}+ )?(?:warranty|guarantee)) (?:of|for) (?<span>(?:\p{Ll}+|\d+) (?:days|weeks|months|years?))(?<rest>(?: (?:from|after|on) [^,;]+)?)$/u;

/** "The warranty period is twelve months" for "grants a warranty of twelve months". */
function byWarranty({ text }: Wording): readonly string[] {
  const found = WARRANTY.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text)) return [];
  const { kind, span, rest = '' } = found;
  const narrow = / on /u.test(rest) ? [rest] : [rest, ''];
  return narrow.flatMap((end) => [
    `The ${kind} is ${span}${end}`,
    `The ${kind} period is ${span}${end}`,
    `The ${kind} lasts ${span}${end}`,
    `The ${kind} runs for ${span}${end}`,
  ]);
}

const NO_MORE = /\b(?<be>is|are|was|were) not (?<what>\p{Ll}+) any ?more\b/u;

/** "Are not needed any more" for "are no longer needed". */
function byNoMore({ text, said }: Wording): readonly string[] {
  const { be, what } = NO_MORE.exec(said)?.groups ?? {};
  if (be === undefined) return [];
  return [
    text.replace(/\b(is|are|was|were) no longer (required|needed|necessary|\p{Ll}+)\b/u, (_, own, word) => {
      const needed = /^(?:required|needed|necessary)$/u;
      return `${own} not ${needed.test(word) && needed.test(what!) ? what : word} any more`;
    }),
  ];
}

const TRAVELS_FREE =
  /\b(travels?|rides?|flies|fly|enters?|parks?|stays?|eats?|(?:is|are) admitted|ships?) free(?! of\b)/u;

/** "Dogs travel free of charge" for "dogs travel free". */
const byNoCharge = ({ text }: Wording): readonly string[] => [
  text.replace(TRAVELS_FREE, '$1 free of charge'),
];

const WILL_BE = /^(.+?) will be (\p{Ll}+(?:ed|en|t|d|n))\b(.*)$/u;
const DAY = /\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:tomorrow|next)\b/u;

/** "The photos are being taken on 22 September" for "the photos will be taken on 22 September". */
function byComing({ text, said }: Wording): readonly string[] {
  const found = WILL_BE.exec(text);
  if (found === null || !DAY.test(said) || isLeftOpen(text)) return [];
  const [, what, done, rest] = found;
  return ['is', 'are'].flatMap((be) => [
    capital(`${what} ${be} being ${done}${rest}`),
    capital(`${what} ${be} ${done}${rest}`),
  ]);
}

const FOR_A_FEE = new RegExp(
  String.raw`\bfor an? ((?:(?:fixed|flat|annual|monthly|yearly|total|one-off|agreed) )?(?:fee|price|rent|sum|charge|rate)) of (${MONEY})(?! (?:per|a|an|each)\b)`,
  'u',
);

/** "The fixed fee is 28,000 euros" for "will build the website for a fixed fee of 28,000 euros". */
function byFee({ text, whole }: Wording): readonly string[] {
  const [, fee = '', amount] = FOR_A_FEE.exec(text) ?? [];
  const head = fee.split(' ').at(-1)!;
  if (amount === undefined || isLeftOpen(text)) return [];
  // Of two fees neither is the fee.
  if (
    (whole.match(
      new RegExp(String.raw`\b(?:an?|another|second|additional|extra) (?:\p{Ll}+ )?${head}\b`, 'gu'),
    )?.length ?? 0) > 1
  )
    return [];
  return [`The ${fee} is ${amount}`, `The ${head} is ${amount}`];
}

export const AGREED_DUTIES: readonly Rewriter[] = [
  { of: MUST, write: byAgreement },
  {
    of: /^(?:Changes|Cancellations|Rebookings|Returns|Exchanges|Modifications) are free\b/u,
    from: FREE,
    write: byFreeChange,
  },
  { of: /\b(?:warranty|guarantee)\b/iu, from: WARRANTY, write: byWarranty },
  { of: /^The (?:\p{Ll}+ )?(?:fee|price|rent|sum|charge|rate) is\b/u, write: byFee },
  { of: NO_MORE, write: byNoMore, reorders: true },
  { of: /\bfree of charge\b/u, write: byNoCharge, reorders: true },
  { of: /\b(?:is|are) (?:being \p{L}+|\p{L}+(?:ed|en|t|d|n))\b/u, write: byComing, reorders: true },
];
