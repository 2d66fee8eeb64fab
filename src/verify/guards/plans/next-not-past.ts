/** "The next meeting took place on 12 June" by "Next meeting: 12 June": what comes next has not been yet. */
import { against, type Guard, textOf } from '../guard.ts';

const PAST = /\bnext \p{L}+ (?:was|were|took place|has taken place|had|started|began|happened)\b/iu;
const NEXT = /^\W*(?:the )?next \p{L}+(?: ?[:,]| (?:is|will|takes|on|at)\b| \d)/iu;

export const NEXT_NOT_PAST: Guard = against(
  'modality',
  'english',
  ({ reading, support: { sentences } }) =>
    PAST.test(textOf(reading)) && sentences.some(({ reading: theirs }) => NEXT.test(textOf(theirs))),
  { said: () => PAST, told: () => /\bnext\b/iu },
);
