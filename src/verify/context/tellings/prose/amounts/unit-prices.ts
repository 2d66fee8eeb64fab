/**
 * What one of a kind costs, in the other turns for it: "each module costs 118 euros" for "the price is 118 euros per module", "a
 * spare filter costs 6 euros" for "spare filters cost 6 euros each", "the lamp cost 89 euros" for "bought a lamp and paid 89 euros".
 */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const PER = new RegExp(
  String.raw`^(?:The|Our) (?:unit )?price (?:is|comes to|amounts to) (${MONEY}) (?:per|for each|for every|for one|a) (\p{Ll}+)$`,
  'u',
);
const EACH = new RegExp(
  String.raw`^(?!All\b|Both\b|The\b|These\b|Those\b|\d)(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) cost (${MONEY}) (?:each|apiece)(?: and (?:can|may|are|have) [^;]+)?$`,
  'u',
);

/** "Each module costs 118 euros", "a spare filter costs 6 euros". */
function byPrice({ text, lexicon }: Wording): readonly string[] {
  if (isLeftOpen(text)) return [];
  const [, amount, unit] = PER.exec(text) ?? [];
  if (unit !== undefined) return costing(unit, amount!);
  const [, kinds, price] = EACH.exec(text) ?? [];
  if (kinds === undefined) return [];
  const words = kinds.split(' ');
  const last = words.at(-1)!.toLowerCase();
  const one = lexicon.lemma(last, 'n');
  return one === last ? [] : costing([...words.slice(0, -1), one].join(' ').toLowerCase(), price!);
}

const costing = (one: string, amount: string): readonly string[] => [
  `Each ${one} costs ${amount}`,
  `${/^[aeiou]/u.test(one) ? 'An' : 'A'} ${one} costs ${amount}`,
  `One ${one} costs ${amount}`,
  `The price per ${one} is ${amount}`,
  `The price is ${amount} per ${one}`,
];

const BOUGHT = new RegExp(
  String.raw`^([^,;:]{2,50}?) bought (an?|the|his|her|their) ([^,;:]{2,60}?)(?: (?:in|at|from|on|online|through|via|directly) [^,;:]{2,60}?)? (?:and paid (${MONEY})(?: for it)?|for (${MONEY}))(?: (?:by|in|with|on|via|through) [^,;:]{2,40})?$`,
  'u',
);
/** What is paid besides, in part or for more than the one thing. */
const IN_PART =
  /\b(?:deposit|down payment|instal?ments?|advance|first|half|part|upfront|shipping|delivery|postage|together|each|per|and (?!paid\b))\b/iu;

/** "The lamp cost 89 euros" for "Ana bought a lamp on 3 May and paid 89 euros by card". */
function byBought({ text }: Wording): readonly string[] {
  const found = BOUGHT.exec(text);
  if (found === null || isLeftOpen(text) || IN_PART.test(text)) return [];
  const [, who, an, thing = '', paid, price] = found;
  const amount = paid ?? price!;
  const head = thing.split(' ').at(-1)!;
  const things = [...new Set([thing, head])].filter((one) => /^\p{L}/u.test(one));
  return things.flatMap((one) => [
    `The ${one} cost ${amount}`,
    `${who} paid ${amount} for the ${one}`,
    `${who} bought ${an} ${one} for ${amount}`,
    `The price of the ${one} was ${amount}`,
  ]);
}

const INCLUDING = new RegExp(
  String.raw`^(?:The|Your) (total|total price|total amount|price|amount|bill|invoice|fare) (?:is|was|comes to|came to|amounts to|amounted to) (${MONEY}),? (?:including|inclusive of|which includes) (${MONEY}) (?:for|of|in) ((?:the )?[\p{L} -]{3,40})$`,
  'u',
);

/** "The total of 612 dollars includes 18 dollars for shipping" for "the total is 612 dollars, including 18 dollars for shipping". */
function byIncluded({ text }: Wording): readonly string[] {
  const found = INCLUDING.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, total, all, part, what = ''] = found;
  return [`${part} for ${what}`, `${what} of ${part}`]
    .flatMap((included) => [
      `The ${total} of ${all} includes ${included}`,
      `The ${total} includes ${included}`,
    ])
    .concat([
      `The ${total} is ${all}`,
      `${capital(what)} ${/[^s]s$/u.test(what) ? 'cost' : 'costs'} ${part}`,
    ]);
}

const OFTEN = 'monthly|annual|yearly|weekly|daily|quarterly';
const PAY_FEE = new RegExp(
  String.raw`^(\p{Lu}[\p{Ll} -]{2,30}s|Adults|Children|Children under \d+) pay an? (${OFTEN}) (fee|contribution|charge|subscription|rate) of (${MONEY})$`,
  'u',
);
const PAY_NONE =
  /^(Children|Adults|\p{Lu}[\p{Ll}-]+s|\p{Lu}[\p{Ll}-]+(?: \p{Ll}+)? (?:under|over|aged) [^,;:]{1,20}) pay nothing$/u;

/** "The annual fee for adults is 20 euros", "children do not pay a fee" for "adults pay a yearly fee of 20 euros", "children pay nothing". */
function byPayers({ text }: Wording): readonly string[] {
  const [, who = '', often = '', what, amount] = PAY_FEE.exec(text) ?? [];
  if (amount !== undefined) {
    const turns = /^(?:annual|yearly)$/u.test(often) ? ['annual', 'yearly'] : [often];
    return turns.flatMap((turn) => [
      `The ${turn} ${what} for ${who.toLowerCase()} is ${amount}`,
      `${who} pay ${turn === 'annual' ? 'an' : 'a'} ${turn} ${what} of ${amount}`,
    ]);
  }
  const none = PAY_NONE.exec(text)?.[1];
  if (none === undefined) return [];
  return [
    `${none} do not pay anything`,
    `${none} do not have to pay`,
    `${none} do not pay a fee`,
    `${none} do not have to pay a fee`,
  ];
}

export const UNIT_PRICES: readonly Rewriter[] = [
  { of: /\b(?:costs?|prices?)\b/u, from: [PER, EACH], write: byPrice },
  { of: /\b(?:cost|paid|bought|price)\b/u, from: BOUGHT, write: byBought },
  { of: /\b(?:includes?|costs?|is)\b/u, from: INCLUDING, write: byIncluded },
  {
    of: /\b(?:fee|contribution|charge|subscription|rate|pay)\b/u,
    from: [PAY_FEE, PAY_NONE],
    write: byPayers,
  },
];
