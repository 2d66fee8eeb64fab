/** "The valve is to be replaced" of one that was: what is to be done is not told by what says that it has been. */
import { against } from '../guard.ts';

const TO_BE =
  /\b(?:is|are|was|were)(?: (?:still|yet|also|now|then|due|about|supposed|meant|going|not)){0,2} to be [\p{L}-]+(?:ed|en|t|d|n|e)\b/iu;
/** Words by which the evidence speaks of what is still to be. */
const AHEAD =
  /\bto\b|['\u2019]ll\b|\b(?:will|shall|must|should|needs?|due|plan\p{L}*|scheduled|expected|pending|open|outstanding|request\p{L}*|order\p{L}*|want\p{L}*|wish\p{L}*|intend\p{L}*|promise\p{L}*|agree\p{L}*|if|when|once|until|before|next|tomorrow|please|not yet|deadline|target|booked|set for|instruct\p{L}*)\b/iu;

export const TO_BE_DONE = against(
  'modality',
  'english',
  ({ reading, support: { sentences } }) => {
    if (!TO_BE.test(reading.text.slice(reading.start, reading.end))) return false;
    return sentences.every(({ reading: { text, start, end } }) => !AHEAD.test(text.slice(start, end)));
  },
  { said: () => TO_BE },
);
