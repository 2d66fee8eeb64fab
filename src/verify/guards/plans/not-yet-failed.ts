/** "He failed the test" by "he has not passed it yet": what somebody has still to do he has not failed to do, missed or refused. */
import { against, textOf } from '../guard.ts';

const FAILED =
  /\b(?:fail(?:s|ed)?|flunked|missed|skipped|refused|reject(?:s|ed)|declin(?:es|ed)|ignored|unsuccessful|lost)\b/iu;
const NOT_YET =
  /\bnot yet\b|(?:\bnot\b|n['\u2019]t\b)[^.;]{0,200}\byet\b|\byet to\b|\bstill (?:has|have) to\b/iu;

export const NOT_YET_FAILED = against(
  'modality',
  'sentence',
  ({ reading }, { reading: theirs }) => {
    const said = textOf(reading);
    const told = textOf(theirs);
    return FAILED.test(said) && !NOT_YET.test(said) && NOT_YET.test(told) && !FAILED.test(told);
  },
  { said: () => FAILED, told: () => NOT_YET },
);
