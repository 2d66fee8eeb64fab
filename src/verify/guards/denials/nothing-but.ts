/** "There was nothing in the box" by "there was nothing in the box but a note": what is there all the same. */
import { against, type Guard, textOf } from '../guard.ts';

const NONE = /\b(?:nothing|nobody|no one|no-one|none)\b/iu;
const BUT =
  /\b(?:nothing|nobody|no one|no-one|none)\b[^.,;:!?]{0,60}? (?:but(?! (?:also|then|not|he|she|it|they|we|you|i|there|this|that|was|were|is|are|did|had|has)\b)|except|apart from|aside from|other than|besides|save for|save) /iu;

export const NOTHING_BUT: Guard = against(
  'exception',
  'english',
  ({ reading, support: { sentences } }) =>
    NONE.test(textOf(reading)) &&
    !BUT.test(`${textOf(reading)} `) &&
    sentences.some((one) => BUT.test(textOf(one.reading))),
  { said: () => NONE, told: () => BUT },
);
