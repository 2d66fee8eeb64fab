/** "Every payment was made on time" of the day of "the payment": what is reckoned of one is not told of all. */
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';

const OF_ALL = /^(?:every|each|all|most|many|several|both)$/;

/** Whether a statement tells of all or several what its evidence tells of one alone. */
export function isOfOne({ words }: Reading, sentences: readonly AlignedSentence[]): boolean {
  const [all, first, second] = words;
  if (all === undefined || !OF_ALL.test(all.form)) return false;
  const noun = first?.weight === 0 ? second : first;
  const told = sentences.flatMap((one) => one.reading.words);
  const same = told.filter(({ lemma }) => lemma === noun?.lemma);
  return (
    same.length > 0 &&
    same.every(({ form, lemma }) => form === lemma) &&
    !told.some(({ form }) => OF_ALL.test(form))
  );
}
