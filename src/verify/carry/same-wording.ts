/** Whether two sentences are one, word for word, but for articles and for how a value is written. */
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';

const ARTICLES = new Set(['a', 'an', 'the']);

/**
 * "A review is planned for 11 June" of a year that is known, and "the review is planned for 11 June 2026". What a parse makes of
 * either does not matter then.
 */
export function isSameWording(claim: Reading, theirs: Reading): boolean {
  if (claim.question || theirs.question || claim.cues !== theirs.cues) return false;
  const [ours, others] = [tellingOf(claim), tellingOf(theirs)];
  return (
    ours.length === others.length &&
    ours.every((word, i) => {
      const other = others[i]!;
      if (word.value < 0 || other.value < 0)
        return word.value < 0 && other.value < 0 && word.form === other.form;
      return compareValues(claim.values[word.value]!, theirs.values[other.value]!).relation === 'equal';
    })
  );
}

/** The words of a sentence but articles, each value once. */
const tellingOf = ({ words }: Reading): readonly Word[] =>
  words.filter(
    ({ form, value }, at) => !ARTICLES.has(form) && (value < 0 || at === 0 || words[at - 1]!.value !== value),
  );
