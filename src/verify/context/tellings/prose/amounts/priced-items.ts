/** Items of an order with their prices: "the lamp cost 149 euros" for "1 floor lamp, brass, EUR 149.00", and a discount by its code. */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { MONEY, type Rewriter } from '../types.ts';

const ITEM = new RegExp(
  String.raw`(?:^|[:;.] |, )(?<count>\d{1,3}|[Oo]ne|[Aa]n?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix) ?(?:x )?(?<what>(?:\p{L}[\p{L}\d'\u2019-]* ){0,4}\p{Ll}[\p{Ll}-]+)(?:, [\p{Ll} ]{3,24}| \([^()]{2,24}\))?[,:]? (?:at )?(?<price>${MONEY})(?<each> each| apiece| per piece)?(?=[;.,]|$)`,
  'gu',
);
const COST = /\bcosts?\b|\bprice\b/u;
/** What an amount is of that is no price of the item beside it. */
const OTHER = /\b(?:deposit|refund|credit|discount|off|instead of|reduced|estimated?|about|from|up to)\b/iu;

/** "The lamp cost 149 euros", "each cushion cost 24.50 euros". */
function byItem({ text, said }: Wording): readonly string[] {
  if (text.length > LONGEST || OTHER.test(text)) return [];
  const items = matchesOf(text, ITEM).map(({ groups }) => groups!);
  return items.flatMap(({ count, what = '', price = '', each }) => {
    const words = what.split(' ');
    const names = words.map((_, at) => words.slice(at).join(' '));
    const own = names.filter(
      (name) => items.filter((other) => other.what === name || other.what!.endsWith(` ${name}`)).length === 1,
    );
    const meant = own.filter((name) => said.includes(name) || said.includes(name.replace(/s$/u, '')));
    return meant.flatMap((name) => pricedAs(name, count!, price, each !== undefined));
  });
}
const LONGEST = 320;

function pricedAs(name: string, count: string, price: string, each: boolean): readonly string[] {
  if (/^(?:1|one|an?)$/iu.test(count))
    return [
      `The ${name} cost ${price}`,
      `The ${name} costs ${price}`,
      `The price of the ${name} is ${price}`,
    ];
  // Of several at one price it is not known whether that is the price of all.
  if (!each) return [];
  const one = name.replace(/(?<=[^s])s$/u, '');
  return [
    ...['Each', 'One', 'A', 'Every'].flatMap((lead) => [
      `${lead} ${one} cost ${price}`,
      `${lead} ${one} costs ${price}`,
    ]),
    `The ${name} cost ${price} each`,
    `The ${name} are ${price} each`,
  ];
}

const DISCOUNT = /\bDiscount(?: code [\p{Lu}\d-]+)?: ?[-\u2212\u2013]? ?(\d+(?:[.,]\d+)? ?%)/u;

/** "A discount of 10% was applied" for "Discount code SUMMER: -10%". */
function byDiscount({ text }: Wording): readonly string[] {
  const [, share] = DISCOUNT.exec(text) ?? [];
  return share === undefined
    ? []
    : ['was applied', 'was given', 'was granted', 'has been applied', 'is applied'].flatMap((deed) => [
        `A discount of ${share} ${deed}`,
        `A ${share} discount ${deed}`,
      ]);
}

export const PRICED_ITEMS: readonly Rewriter[] = [
  { of: COST, write: byItem, reorders: true },
  { of: /\bdiscount\b/u, write: byDiscount },
];
