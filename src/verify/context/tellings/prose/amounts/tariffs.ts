/** Prices listed behind their head: "a double room costs 110 euros a night" for "Room rates per night (EUR): single 85, double 110". */

import type { Wording } from '../../terms/types.ts';
import { lower } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const CURRENCY = String.raw`(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|€|\$|£)`;
const HEAD = new RegExp(
  String.raw`^(?<head>(?:[\p{L}-]+ ){0,4}?(?:rates?|prices?|fees?|fares?|tariffs?|charges?|costs?|tickets?|admission|entry|fines?|rents?|price list))(?<of> (?:for|of) [\p{L} ]{3,30}?)?(?:,? (?<per>(?:per|a|an|each) (?:night|day|week|month|year|hour|person|item|copy|page|trip|stay|head|piece)))?(?: \(?(?:in )?(?<unit>${CURRENCY})(?:,? (?<each>(?:per|a|an|each) \p{Ll}+))?\)?)?: (?<items>.+)$`,
  'iu',
);
const ITEM = new RegExp(
  String.raw`^(?:an? |the )?(?<what>[\p{L}][\p{L}\d '-]{1,40}?):? (?<sign>[€$£]|EUR |USD |GBP |CHF )?(?<number>\d[\d,.]*\d|\d)(?: ?(?<unit>${CURRENCY}))?(?: (?<per>(?:per|a|an|each) \p{Ll}+))?$`,
  'iu',
);
const COSTS = /\b(?:costs?|is|are|pays?|charged|rate|price|fee|fare)\b/u;
const PERIOD = /\b(?:room|flat|apartment|studio|suite|cabin|tent|caravan|car|bike|bicycle)\b/iu;

interface Priced {
  readonly what: string;
  readonly price: string;
  readonly per: string;
}

function pricesIn(text: string): { readonly kind: string; readonly items: readonly Priced[] } | undefined {
  const head = HEAD.exec(text)?.groups;
  if (head === undefined) return undefined;
  const parts = head.items!.split(/; |, (?=\D)|,? and (?=\p{L}[^,;]*\d)| \/ | - (?=\p{L})/u);
  const items = parts.flatMap((part): readonly Priced[] => {
    const item = ITEM.exec(part.trim())?.groups;
    if (item === undefined) return [];
    const { sign = '', number = '', what = '' } = item;
    const unit = item.unit ?? (sign === '' ? head.unit : undefined);
    if (unit === undefined && sign === '') return [];
    const price =
      sign !== '' ? `${sign}${number}` : /^[€$£]$/u.test(unit!) ? `${unit}${number}` : `${number} ${unit}`;
    return [{ what: lower(what), price, per: item.per ?? head.per ?? head.each ?? '' }];
  });
  // What is no price of this form may bound the others.
  if (items.length !== parts.length || items.length < 2) return undefined;
  const kind = lower(head.head!).replace(
    / ?(?:rates?|prices?|fees?|fares?|tariffs?|charges?|costs?|price list)$/u,
    '',
  );
  return { kind, items };
}

function byTariff({ text, said }: Wording): readonly string[] {
  if (text.length > LONGEST) return [];
  const found = pricesIn(text);
  if (found === undefined) return [];
  const { kind, items } = found;
  const folded = said.toLowerCase();
  const named = items.filter(({ what }) => folded.includes(what) || folded.includes(what.replace(/s$/u, '')));
  // "Junior suite" has "suite" in it.
  const [item, ...others] = named.filter(
    ({ what }) => !named.some((other) => other.what !== what && other.what.includes(what)),
  );
  if (item === undefined || others.length > 0 || items.filter(({ what }) => what === item.what).length > 1)
    return [];
  const { what, price, per } = item;
  const every =
    per === ''
      ? ['']
      : [` ${per}`, ...(PERIOD.test(`${kind} ${said}`) && !/^(?:per|a) person/u.test(per) ? [] : [''])];
  const one = kind.replace(/s$/u, '');
  const names = [
    what,
    ...(kind === '' || kind.includes(' ') ? [] : [`${what} ${one}`, `${one} for ${what}`]),
  ];
  return names.flatMap((name) =>
    every.flatMap((each) => [
      `A ${name} costs ${price}${each}`,
      `The ${name} costs ${price}${each}`,
      `The price of a ${name} is ${price}${each}`,
      `The ${name} rate is ${price}${each}`,
    ]),
  );
}
const LONGEST = 320;

export const TARIFFS: readonly Rewriter[] = [{ of: COSTS, from: HEAD, write: byTariff, reorders: true }];
