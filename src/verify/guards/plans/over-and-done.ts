/** "The wiki has to be updated" by "wiki update: done": what was done is not to be done. */
import { against, textOf } from '../guard.ts';

const TO_DO = /\b(?:has|have|needs?|is|are) to (?:be )?\p{Ll}+|\bmust be \p{Ll}+/iu;
const OVER = /\b(?:done|completed|finished)\b[.!)\]]*$|\[x\]|[\u2713\u2714\u2705]/iu;
const AHEAD = /\b(?:to|must|should|will|shall|needs?|before|until|once|when|if|after|by|not)\b/iu;

export const OVER_AND_DONE = against(
  'modality',
  'sentence',
  ({ reading }, { reading: theirs }) => {
    const told = textOf(theirs).trim();
    return TO_DO.test(textOf(reading)) && OVER.test(told) && !AHEAD.test(told);
  },
  { said: () => TO_DO, told: () => OVER },
);
