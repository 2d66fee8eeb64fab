/** Lines of an order with what each piece costs: "the three stamps cost 30 euros in total" for "3 x stamp (10 EUR each)". */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { MONEY, type Rewriter } from '../types.ts';

const LINE = new RegExp(
  String.raw`(?:^|[:;,] )(?<count>\d{1,4}) ?(?:x|×|pcs(?: of)?|pieces of) (?<what>\p{L}[\p{L}\d '-]{1,40}?)(?:,? (?:at )?| \(|, )(?<price>${MONEY}) ?(?<each>each|apiece|per piece|per unit|a piece|\/ ?pc)\)?(?=$|[,;])`,
  'gu',
);
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const figure = (amount: string): number =>
  Number(
    amount
      .replace(/[^\d.,]/gu, '')
      .replace(/[,.](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.'),
  );

function byLines({ text, said }: Wording): readonly string[] {
  if (text.length > LONGEST) return [];
  const lines = matchesOf(text, LINE).map(({ groups }) => groups!);
  const folded = said.toLowerCase();
  const [line, ...others] = lines.filter(({ what }) =>
    folded.includes(what!.toLowerCase().replace(/s$/u, '')),
  );
  if (line === undefined || others.length > 0) return [];
  const { count = '', what = '', price = '' } = line;
  const number = Number(count);
  const sum = Math.round(number * figure(price) * 100) / 100;
  const total = price.replace(/\d[\d.,]*\d|\d/u, String(sum));
  const noun = number === 1 || /s$/u.test(what) ? what : `${what}s`;
  const counts = [count, ...(NUMBERS[number] === undefined ? [] : [NUMBERS[number]])];
  const one = what.replace(/(?<=[^s])s$/u, '');
  return [
    `Each ${one} costs ${price}`,
    `A ${one} costs ${price}`,
    `One ${one} costs ${price}`,
    ...counts.flatMap((many) => [
      `The ${many} ${noun} cost ${total} in total`,
      `The ${many} ${noun} cost ${total} altogether`,
      `The ${many} ${noun} cost ${total}`,
      `The ${noun} cost ${total} in total`,
      `${many} ${noun} were ordered`,
      `${many} ${noun} cost ${total}`,
    ]),
  ];
}
const LONGEST = 320;

export const ORDER_LINES: readonly Rewriter[] = [
  { of: /\b(?:costs?|ordered|total|altogether)\b/u, from: LINE, write: byLines, reorders: true },
];
