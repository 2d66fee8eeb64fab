/** "Showing 3 of 40 orders" for "there are three orders": so many are shown or told of, and there are more. */
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { found, type Matter, type Mismatch } from '../matter.ts';

const PARTING = /^(?:of|from)$/;
/** What may stand before the number of all: "3 of the 40", "3 of more than 40". */
const BEFORE_ALL = /^(?:the|all|about|over|more|than|some)$/;

const isNumber = (word: Word | undefined): boolean => word !== undefined && (word.numeric || word.value >= 0);

/** Where the number of all stands of which the one at `at` is a part; -1 for none. */
export function allBehind(words: readonly Word[], at: number): number {
  const { value } = words[at]!;
  const last = value < 0 ? at : words.findLastIndex((one) => one.value === value);
  if (!isNumber(words[at]) || !PARTING.test(words[last + 1]?.form ?? '')) return -1;
  const all = words.findIndex(({ form }, k) => k > last + 1 && !BEFORE_ALL.test(form));
  // "40 of 40" are all.
  return isNumber(words[all]) && words[all]!.form !== words[last]!.form ? all : -1;
}

/** A claim of how many there are has the number of those that a text shows, or tells of, out of more of the same. */
export function countedFromMore(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  if (claim.words[0]?.form !== 'there' || claim.words.some(({ form }) => PARTING.test(form))) return [];
  return gather(units, (unit, i): Mismatch[] => {
    const place = unit.value === undefined ? undefined : found(matter, i);
    const all = place === undefined ? -1 : allBehind(place.words, place.at);
    const thing = all < 0 ? undefined : place!.words[all + 1]?.lemma;
    return thing !== undefined && units.some(({ word }) => word.lemma === thing)
      ? [{ kind: 'quantity', force: 'withholds', sentence: place!.sentence, units: [i] }]
      : [];
  });
}
