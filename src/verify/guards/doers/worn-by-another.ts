/** "A woman is wearing a hat" by "a man in a hat next to a woman": what somebody else is in. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const WORN_BY_ANOTHER: readonly Guard[] = [
  against('role', 'sentence', isAnothers, { said: () => WEARING }),
];

const WEARING =
  /^(?:an?|the) (?:\p{Ll}+ )?(\p{Ll}+) (?:is wearing|wears) (?:an? |the )?(?:\p{Ll}+ ){0,2}?(\p{Ll}+)\.?$/u;

function isAnothers({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const found = WEARING.exec(textOf(reading).trim().toLowerCase());
  if (found === null) return false;
  const [, who = '', what = ''] = found;
  const told = textOf(theirs).toLowerCase();
  const bearer = new RegExp(
    String.raw`\b(\p{Ll}+) (?:in|with|wearing) (?:an? |the |his |her )?(?:\p{Ll}+ ){0,2}?${what}\b`,
    'u',
  ).exec(told)?.[1];
  // Of one garment whoever is named right before it wears it.
  return (
    bearer !== undefined &&
    bearer !== who &&
    told.split(what).length === 2 &&
    new RegExp(`\\b${who}\\b`).test(told) &&
    !/^(?:and|is|are|or|standing|sitting|walking|\p{Ll}+ing)$/u.test(bearer)
  );
}
