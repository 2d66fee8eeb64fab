/** "Franklin College" by "Franklin and Marshall College": half of a name that two names make up together. */
import type { Reading, Word } from '../../../text/reading.ts';
import { against } from '../guard.ts';

export const PART_OF_NAME = against('entity', 'prose', ({ reading }, { reading: theirs }) =>
  pairsOf(reading).some(
    ([name, noun]) =>
      !pairsOf(theirs).some(([a, b]) => a === name && b === noun) && isOneOfTwo(theirs, name, noun),
  ),
);

const isName = ({ capital, value, form }: Word): boolean => capital && value < 0 && form.length > 1;

/** Names with the noun of their own that follows, "Franklin College". */
function pairsOf({ words }: Reading): readonly (readonly [name: string, noun: string])[] {
  return words.flatMap((word, at): (readonly [string, string])[] => {
    const next = words[at + 1];
    return next !== undefined && isName(word) && isName(next) ? [[word.form, next.form]] : [];
  });
}

/** Whether two names joined by "and" have the noun together; "Franklin and Marshall Streets" are two. */
function isOneOfTwo({ words }: Reading, name: string, noun: string): boolean {
  if (noun.endsWith('s')) return false;
  return words.some((word, at) => {
    const [and, other, last] = words.slice(at + 1, at + 4);
    if (word.form !== name || !isName(word) || last === undefined) return false;
    return /^(?:and|&)$/.test(and!.form) && isName(other!) && isName(last) && last.form === noun;
  });
}
