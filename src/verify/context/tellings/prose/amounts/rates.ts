/** What one of several costs, a price that is lower by a share, and what came to a multiple: each in other words. */
import { present } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const PRICE_PER = new RegExp(
  String.raw`^(?:The|Our) (?:[a-z]+ )?(price|fee|charge|cost|rate|fare) (?:per|for (?:one|each|every|an?)|of (?:one|each|an?)) ((?:[a-z-]+ )?[a-z-]+) (is|was) (${MONEY})$`,
  'u',
);
const EACH_COSTS = new RegExp(
  String.raw`^(?:Each|Every|One|An?) ((?:[a-z-]+ )?[a-z-]+) (costs?|cost|is priced at) (${MONEY})$`,
  'u',
);
const COST_EACH = new RegExp(
  String.raw`^(?:The )?((?:[a-z-]+ )?[a-z-]+s) (cost|are|were) (${MONEY}) (?:each|apiece|per (?:piece|item|unit))$`,
  'iu',
);

const several = (noun: string): string =>
  /[^aeiou]y$/u.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/u.test(noun)
      ? `${noun}es`
      : `${noun}s`;

/** A span of time that something lasts is no piece that costs: "the rate per night". */
const SPAN = /\b(?:hour|day|night|week|month|quarter|year|minute|season)s?$/u;

/** "Tickets cost 45 euros each", "each ticket costs 45 euros" for "the price per ticket is 45 euros". */
function byPiece({ text }: Wording): readonly string[] {
  const [, priced = '', item = '', was, price = ''] = PRICE_PER.exec(text) ?? [];
  const [, one = '', , cost = ''] = EACH_COSTS.exec(text) ?? [];
  const [, many = '', , each = ''] = COST_EACH.exec(text) ?? [];
  const thing = item || one;
  if (many !== '')
    return [
      `${capital(many)} cost ${each} each`,
      `The ${many} cost ${each} each`,
      `The price per ${many.replace(/s$/u, '').toLowerCase()} is ${each}`,
    ];
  if (thing === '' || SPAN.test(thing)) return [];
  const amount = price || cost;
  const costs = was === 'was' ? 'cost' : 'costs';
  const own = priced === '' ? 'price' : priced;
  return [
    `Each ${thing} ${costs} ${amount}`,
    `A ${thing} ${costs} ${amount}`,
    `An ${thing} ${costs} ${amount}`,
    `${capital(several(thing))} cost ${amount} each`,
    `The ${several(thing)} cost ${amount} each`,
    `The ${own} per ${thing} ${was ?? 'is'} ${amount}`,
    `The ${own} of each ${thing} ${was ?? 'is'} ${amount}`,
  ];
}

const SHARE = String.raw`(\d[\d.,]*) ?(%|percent|per cent)`;
const PAY_LESS = new RegExp(
  String.raw`^([^;:]{2,70}?) (pays?) ${SHARE} less((?: (?:for|on) [^,;:]+)?)$`,
  'u',
);
const DISCOUNTED = new RegExp(
  String.raw`^([^;:]{2,70}?) (?:gets?|receives?|enjoys?|(?:is|are) (?:given|granted|offered)|(?:is|are) entitled to|ha(?:s|ve)) (?:an? )?(?:discount|price reduction|reduction) of ${SHARE}((?: (?:for|on|off) [^,;:]+)?)$|^([^;:]{2,70}?) (?:gets?|receives?|enjoys?|(?:is|are) (?:given|granted|offered)|(?:is|are) entitled to|ha(?:s|ve)) an? ${SHARE} (?:discount|price reduction|reduction)((?: (?:for|on|off) [^,;:]+)?)$`,
  'u',
);
const GETS =
  /\b(?:gets?|receives?|enjoys?|(?:is|are) (?:given|granted|offered)|(?:is|are) entitled to|ha(?:s|ve))\b/u;

/** "Pensioners get a discount of 20%" for "students and pensioners pay 20 percent less". */
function byDiscount({ text, said }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const paid = PAY_LESS.exec(text);
  if (paid !== null) {
    const [, who = '', pays, share, sign = '', on = ''] = paid;
    const gets = GETS.exec(said)?.[0] ?? 'get';
    const percent = sign === '%' ? '%' : ` ${sign}`;
    const many = pays === 'pay';
    const verb = GETS.test(said) ? gets : many ? 'get' : present('get');
    return eachOf(who).flatMap((one) => [
      `${one} ${verb} a discount of ${share}${percent}${on}`,
      `${one} ${verb} a ${share}${percent} discount${on}`,
    ]);
  }
  const found = DISCOUNTED.exec(text);
  if (found === null) return [];
  const [who = '', share, sign = '', on = ''] = (
    found[1] === undefined ? found.slice(5) : found.slice(1)
  ) as string[];
  const percent = sign === '%' ? '%' : ` ${sign}`;
  return eachOf(who).flatMap((one) =>
    ['pay', 'pays'].map((pays) => `${one} ${pays} ${share}${percent} less${on.replace(/^ off /u, ' for ')}`),
  );
}

/** "Students and pensioners", "students", "pensioners": what each of a kind gets, each of two kinds does. */
function eachOf(who: string): readonly string[] {
  const pair = /^(\p{L}+)(?:, (\p{L}+))? and (\p{L}+)$/u.exec(who);
  return pair === null ? [who] : [who, ...pair.slice(1).flatMap((one) => (one ? [capital(one)] : []))];
}

const AMOUNT = String.raw`((?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]*\d|(?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d)((?: ?(?:%|percent|per cent|euros?|dollars?|pounds?|people|units|days?|hours?|GB|MB|kg|km))?)`;
const CHANGED = new RegExp(
  String.raw`^(.{2,80}?) (rose|grew|increased|climbed|went up|jumped|fell|dropped|decreased|declined|went down|(?:was|were|has been|have been) (?:raised|increased|lifted|cut|reduced|lowered|decreased)|ha(?:s|ve) (?:risen|grown|increased|fallen|dropped)|raised|lifted|cut|reduced|lowered)((?: [^,;:]{2,60}?)?) (?:from ${AMOUNT} to ${AMOUNT}|to ${AMOUNT} from ${AMOUNT})((?: (?:in|on|at|since|last|within|between)\b[^,;]*)?)$`,
  'u',
);

interface Change {
  readonly what: string;
  readonly verb: string;
  readonly thing: string;
  readonly first: string;
  readonly last: string;
  readonly when: string;
}

function changeIn(text: string): Change | undefined {
  const found = CHANGED.exec(text);
  if (found === null || isLeftOpen(text)) return undefined;
  const [, what = '', verb = '', thing = '', a, unitA, b, unitB, c, unitC, d, unitD, when = ''] = found;
  const [first, last] = a === undefined ? [`${d}${unitD}`, `${c}${unitC}`] : [`${a}${unitA}`, `${b}${unitB}`];
  // "Raised the limit": what was raised stands behind the verb of whoever raised it.
  const active = /^(?:raised|lifted|cut|reduced|lowered)$/.test(verb);
  return active === (thing !== '') ? { what, verb, thing: thing.trim(), first, last, when } : undefined;
}

/** "Rose from 40 to 50" for "rose to 50 from 40", and "the old price was 40". */
function byEnds({ text, said }: Wording): readonly string[] {
  const change = changeIn(text);
  if (change === undefined) return [];
  const { what, verb, thing, first, last, when } = change;
  const head = thing === '' ? `${what} ${verb}` : `${what} ${verb} ${thing}`;
  const subject = (thing === '' ? what : thing).replace(/^(?:The|Its|Our|the|its|our|their|his|her) /u, '');
  const kind = /\b(old|previous|former|earlier|original|prior)\b/u.exec(said)?.[1];
  return [
    `${head} from ${first} to ${last}${when}`,
    `${head} to ${last} from ${first}${when}`,
    ...(kind === undefined || / /.test(subject.replace(/ of .*$/u, ''))
      ? []
      : [`The ${kind} ${subject} was ${first}`]),
  ];
}

const MULTIPLES: Readonly<Record<string, number>> = {
  doubled: 2,
  tripled: 3,
  trebled: 3,
  quadrupled: 4,
  halved: 0.5,
};
/** What became a multiple of what it was. */
const UNIT_OF = new RegExp(
  String.raw`^(?:An?|One|Each) (hour|day|night|week|month|year|minute|kilometre|kilometer|mile|kilo|litre) of ([\p{Ll} -]{3,30}) (costs?|is) (${MONEY})$`,
  'u',
);

/** "Parking costs 2 euros per hour" for "an hour of parking costs 2 euros". */
function byUnitOf({ text }: Wording): readonly string[] {
  const [, unit, what = '', , price] = UNIT_OF.exec(text) ?? [];
  if (unit === undefined) return [];
  return ['per', 'an', 'a'].map((per) => `${capital(what)} costs ${price} ${per} ${unit}`);
}

export const MULTIPLIED = /\b(?:doubled|tripled|trebled|quadrupled|halved)\b/u;

/** "The limit was doubled" for "the limit was raised from 500 to 1,000". */
function byMultiple({ text, said }: Wording): readonly string[] {
  const [change, times] = [changeIn(text), MULTIPLIED.exec(said)?.[0]];
  if (change === undefined || times === undefined) return [];
  const { what, verb, thing, first, last, when } = change;
  const [from, to] = [first, last].map((one) =>
    Number(/\d[\d.,]*/u.exec(one)![0].replace(/,(?=\d{3}\b)/gu, '')),
  );
  if (!(from! > 0) || to! / from! !== MULTIPLES[times]) return [];
  if (thing !== '') return [`${what} ${times} ${thing}${when}`, `${capital(thing)} was ${times}${when}`];
  const be = /^(?:was|were|has been|have been)/u.exec(verb)?.[0];
  const has = /^ha(?:s|ve) /u.exec(verb)?.[0];
  if (be !== undefined) return [`${what} ${be} ${times}${when}`, `${what} ${times}${when}`];
  return has === undefined ? [`${what} ${times}${when}`] : [`${what} ${has}${times}${when}`];
}

export const RATES: readonly Rewriter[] = [
  {
    of: /\b(?:per|an?) (?:hour|day|night|week|month|year|minute|kilomet|mile|kilo|litre)/u,
    from: UNIT_OF,
    write: byUnitOf,
    reorders: true,
  },
  { of: /\b(?:cost|price|fee|charge|rate|fare)s?\b/u, write: byPiece, reorders: true },
  { of: /\b(?:discount|reduction|less)\b/u, write: byDiscount },
  { of: /\bfrom\b|\b(?:old|previous|former|earlier|original|prior)\b/u, write: byEnds, reorders: true },
  { of: MULTIPLIED, write: byMultiple },
];
