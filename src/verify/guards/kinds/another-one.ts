/** "Ann will have another child" by "Children: 2": that there is one more is said by no number of those there are. */
import { against, type Guard, textOf } from '../guard.ts';

const ANOTHER = /\banother\b/iu;
const MORE =
  /\b(?:another|second|third|fourth|\d+(?:st|nd|rd|th)|more|again|additional|additionally|further|fresh|new|other|different|elsewhere|extra|two|both|also|too|next)\b|\bone (?:after|by) (?:the )?(?:other|one)\b/iu;

export const ANOTHER_ONE: Guard = against(
  'quantifier',
  'english',
  ({ reading, support }) =>
    ANOTHER.test(textOf(reading)) && support.sentences.every((one) => !MORE.test(textOf(one.reading))),
  { said: () => ANOTHER },
);
