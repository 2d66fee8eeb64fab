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
    const { words, start } = sentence.reading;
    const ends = start + found.index;
    const places = sentence.alignment.matches.flatMap(({ at, strength }) =>
      strength > 0 && at >= 0 ? [at] : [],
    );
    const last = Math.max(...places.map((at) => words[at]!.end));
    // All that the statement says stands before the exception, and in its clause.
    return (
      places.length > 0 && last <= ends && !/[,;:]| and | or /.test(told.slice(last - start, found.index))
    );
  },
  { told: () => BUT_FOR },
);
