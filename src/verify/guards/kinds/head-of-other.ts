/**
 * "Vera heads the sales team" by "Vera heads the team that trains the sales team": of two things of one name the one is told
 * of by the verb of the sentence, and the word for the other stands in the clause behind.
 */
import type { Reading } from '../../../text/reading.ts';
import { againstUnit, type Guard } from '../guard.ts';

const RELATIVE = /^(?:that|which|who|whose)$/;
const BEHIND = /\b(\p{L}+) (?:that|which|who|whose) /iu;

export const HEAD_OF_OTHER: Guard = againstUnit(
  'entity',
  'prose',
  ({ reading: { words: said }, units }, { reading: theirs }) =>
    units.findIndex(({ word, value, from }) => {
      const next = said[from + 1];
      if (value !== undefined || next === undefined || next.weight === 0) return false;
      return !said.some(({ form }) => RELATIVE.test(form)) && isOfSecond(theirs, word.lemma, next.lemma);
    }),
  { told: () => BEHIND },
);

/** Whether a noun stands alone before its relative clause, and behind the word only within that. */
function isOfSecond({ words }: Reading, modifier: string, noun: string): boolean {
  const first = words.findIndex(({ lemma }) => lemma === noun);
  if (first < 1 || !RELATIVE.test(words[first + 1]?.form ?? '')) return false;
  const second = words.findIndex(({ lemma }, at) => at > first && lemma === noun);
  return second > 0 && words.findIndex(({ lemma }) => lemma === modifier) === second - 1;
}
