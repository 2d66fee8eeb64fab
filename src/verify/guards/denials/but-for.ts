/** "The vote was unanimous" by "unanimous but for one": what is excepted behind a statement of all. */
import { against, type Guard, textOf } from '../guard.ts';

const BUT_FOR =
  /\b(?:but for|save for|bar|save|minus) (?:one|two|three|four|five|the (?!record|moment)|an?|his|her|their|its|our|\p{Lu}|\d)/u;
const EXCEPTED = /\b(?:but|save|except|bar|other than|apart from|minus)\b/iu;

export const BUT_FOR_SOME: Guard = against(
  'quantifier',
  'prose',
  ({ reading }, sentence) => {
    const told = textOf(sentence.reading);
    const found = BUT_FOR.exec(told);
    if (found === null || EXCEPTED.test(textOf(reading))) return false;
    const ends = sentence.reading.start + found.index;
    // All that the statement says stands before the exception.
    return sentence.alignment.matches.every(
      ({ at, strength }) => strength <= 0 || at < 0 || sentence.reading.words[at]!.end <= ends,
    );
  },
  { told: () => BUT_FOR },
);
