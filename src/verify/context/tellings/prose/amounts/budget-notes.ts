/** What of a sum is used and what is left, of a note: "EUR 38,000 of the budget is left" for "Budget: EUR 212,000 of EUR 250,000 spent". */
import type { Wording } from '../../terms/types.ts';
import { MONEY, type Rewriter } from '../types.ts';

const NOTED = new RegExp(
  String.raw`^(?:The )?(budget|advance|grant|allowance|credit|contingency|fund)(?::| \p{Ll}+)? (${MONEY}) (?:out )?of (?:the )?(${MONEY}) (?:has been |have been |is |was )?(spent|used|drawn|paid out)$`,
  'iu',
);
const figure = (amount: string): number =>
  Number(
    amount
      .replace(/[^\d.,]/g, '')
      .replace(/[,.](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  );

function byNote({ text, said }: Wording): readonly string[] {
  const found = NOTED.exec(text);
  if (found === null) return [];
  const [, fund = '', used = '', all = '', spent] = found;
  const [one, whole] = [figure(used), figure(all)];
  const currency = (amount: string): string => amount.replace(/[\d.,\s]+/gu, '');
  const noun = fund.toLowerCase();
  const told = [
    `${used} of the ${noun} has been ${spent}`,
    `${used} of the ${noun} of ${all} has been ${spent}`,
    `${used} has been ${spent}`,
    `The ${noun} is ${all}`,
  ];
  if (!(whole > one) || currency(used) !== currency(all)) return told;
  // The claim's own figure, where it is what is left.
  const left = new RegExp(MONEY, 'u').exec(said)?.[0];
  if (
    left === undefined ||
    currency(left) !== currency(all) ||
    Math.abs(figure(left) - (whole - one)) > 0.005
  )
    return told;
  return [
    ...told,
    `${left} of the ${noun} is left`,
    `${left} is left`,
    `${left} of the ${noun} remains`,
    `${left} has not been ${spent} yet`,
    `${left} is left of the ${noun}`,
  ];
}

export const BUDGET_NOTES: readonly Rewriter[] = [
  {
    of: /\b(?:budget|advance|grant|allowance|credit|contingency|fund|left|remains|spent|used)\b/u,
    from: NOTED,
    write: byNote,
  },
];
