/** "Members and non-members pay the same" by "members pay less than non-members". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SAME = /\bthe same\b(?! (?:\p{L}+ )?(?:day|week|month|year|time|place|way))/iu;
const APART = /\b(?:less|more|fewer|[\p{L}-]{2,}er) than\b/iu;
const NO_DEGREE = /\b(?:no (?:less|more|fewer)|other than|rather than|not)\b/iu;
const ALIKE = /\b(?:same|equal\p{L}*|identical\p{L}*|alike|both|each|match\p{L}*)\b/iu;

export const SAME_FOR_LESS: Guard = against('comparison', 'sentence', isApart, {
  said: () => SAME,
  told: () => APART,
});

function isApart({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const text = textOf(theirs);
  return (
    !source.structured &&
    !/\b(?:not|never)\b|n['\u2019]t\b/iu.test(textOf(reading)) &&
    APART.test(text) &&
    !NO_DEGREE.test(text) &&
    !ALIKE.test(text)
  );
}
