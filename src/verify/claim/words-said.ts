/** The words of a reading as sets, each made once for all checks that ask for it. */
import type { Word } from '../../text/reading.ts';

type Words = readonly Word[];
type Sets = WeakMap<Words, ReadonlySet<string>>;

const forms: Sets = new WeakMap();
const lemmas: Sets = new WeakMap();
const both: Sets = new WeakMap();

const kept = (sets: Sets, words: Words, make: () => ReadonlySet<string>): ReadonlySet<string> => {
  const known = sets.get(words) ?? make();
  sets.set(words, known);
  return known;
};

/** The forms of words. */
export const formsOf = (words: Words): ReadonlySet<string> =>
  kept(forms, words, () => new Set(words.map(({ form }) => form)));

/** The lemmas of words. */
export const lemmasOf = (words: Words): ReadonlySet<string> =>
  kept(lemmas, words, () => new Set(words.map(({ lemma }) => lemma)));

/** The forms of words, and their lemmas. */
export const formsAndLemmasOf = (words: Words): ReadonlySet<string> =>
  kept(both, words, () => {
    const said = new Set<string>();
    for (const { form, lemma } of words) said.add(form).add(lemma);
    return said;
  });
