/**
 * An amount that its sentence ties to another year, group or place: "3 million in 2023" by "3 million in 2022 and 3.4 million
 * in 2023", "400 cars" by "400 cars in Spain and 9,000 worldwide".
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const AMOUNT_OF_OTHER: readonly Guard[] = [
  against('quantity', 'english', isTiedOtherwise),
  against('quantity', 'english', isPartOfAll, { told: () => ALL }),
];

const TIED =
  /(\p{Sc}? ?\d[\d.,]*\d|\p{Sc}? ?\d)(?: ?(?:%|\p{Sc}))?((?: \p{Ll}[\p{Ll}-]*){0,2}?) (in|for|on|at|from|during) (?:the )?([\p{L}\d][\p{L}\d-]*)/gu;

interface Pair {
  readonly amount: string;
  /** The preposition with what the amount is told of. */
  readonly of: string;
}

const pairsIn = (text: string): readonly Pair[] =>
  matchesOf(text, TIED).map(([, amount = '', , preposition = '', of = '']) => ({
    amount: amount.replace(/[\s,]|\.$/g, ''),
    of: `${preposition} ${of.toLowerCase()}`,
  }));

/** Whether the sentence gives the amount to another of its kind, and to this one another amount. */
function isTiedOtherwise({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = pairsIn(textOf(reading));
  if (ours.length === 0) return false;
  const pairs = pairsIn(textOf(theirs));
  if (pairs.length < 2) return false;
  return ours.some(
    ({ amount, of }) =>
      !pairs.some((one) => one.amount === amount && one.of === of) &&
      pairs.some((one) => one.amount !== amount && one.of === of) &&
      pairs.some((one) => one.amount === amount && one.of.split(' ')[0] === of.split(' ')[0]),
  );
}

const ALL =
  /\b(?:worldwide|overall|altogether|in (?:total|all)|globally|nationwide|across (?:the|all) \p{L}+|everywhere)\b/iu;
const PART_AND_ALL =
  /(\d[\d.,]*\d|\d)(?: \p{Ll}[\p{Ll}-]*){0,3} (?:in|at|from|on) (?:the )?(\p{Lu}[\p{L}-]+)(?: alone)?,? (?:and|but|out of|of) (?:\p{Ll}+ ){0,2}(\d[\d.,]*\d|\d)/u;

/** "400 cars" by "400 cars in Spain and 9,000 worldwide". */
function isPartOfAll({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const text = textOf(theirs);
  if (!ALL.test(text)) return false;
  const found = PART_AND_ALL.exec(text);
  if (found === null || !ALL.test(text.slice(found.index + found[0].length))) return false;
  const ours = textOf(reading);
  return new RegExp(String.raw`(?<![\d.,])${found[1]}(?![\d.,]*\d)`).test(ours) && !ours.includes(found[2]!);
}
