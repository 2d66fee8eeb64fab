/** "Her cholesterol is normal" by "The cholesterol is above the normal range": what lies beside what is normal is not. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NORMAL =
  /\b(?:is|was|are|were|remains?|came back|looks?) (?:completely |entirely |quite |back to )?(?:normal|in range|within range)\b(?! range| limits?\b.{0,20}\bexceed)/iu;
const BESIDE =
  /\b(?:above|below|outside|over|under|beyond|exceed\p{L}*|not (?:with)?in|higher than|lower than|out of) (?:the |its |their |his |her )?(?:upper |lower )?(?:normal|reference|limits? of normal)\b/iu;
const DENIED = /\b(?:not|never|no longer)\b|n['\u2019]t\b/iu;

export const OUT_OF_NORMAL: Guard = against(
  'negation',
  'english',
  ({ reading, support }: Told) => {
    const said = textOf(reading);
    if (!NORMAL.test(said) || DENIED.test(said)) return false;
    return support.sentences.some(
      ({ reading: theirs }) =>
        BESIDE.test(textOf(theirs)) && !DENIED.test(textOf(theirs).replace(BESIDE, '')),
    );
  },
  { said: () => NORMAL, told: () => /\b(?:normal|reference)\b/iu },
);
