/**
 * "The voucher has been used" of `times_used: 0`: a field that counts how often something was done, and has none, tells of
 * no such deed.
 */
import type { AlignedSentence } from '../../match/support.ts';
import type { Field } from '../../record/record.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { allRecordsAt } from '../records-at.ts';

const COUNTING = /^(?:times|number of times|no of times|count|number|num|total|how often)$/;
const COUNTED = /^(?:count|times|uses|total|number|so far)$/;
const NONE = /^0(?:[.,]0+)?$/;
const SAID_SO = /\b(?:no|not|never|none|0|zero|un(?:used|opened|paid|claimed|redeemed))\b|n['\u2019]t\b/iu;

export const NONE_COUNTED: Guard = against('negation', 'any', isNeverDone);

function isNeverDone(told: Told, sentence: AlignedSentence): boolean {
  if (SAID_SO.test(textOf(told.reading))) return false;
  const deeds = told.predicates().map(({ word }) => word.lemma);
  if (deeds.length === 0) return false;
  const all = allRecordsAt(sentence);
  const lemmaOf = (word: string): string => sentence.source.lexicon.lemma(word, 'v');
  return all.some(({ own }) =>
    own.some((field) => NONE.test(field.quote.trim()) && counts(field, deeds, lemmaOf)),
  );
}

/** Whether a field counts one of these deeds: "times used", "used count". */
function counts({ name }: Field, deeds: readonly string[], lemmaOf: (word: string) => string): boolean {
  const counting = name.some((word) => COUNTING.test(word)) || COUNTED.test(name.at(-1) ?? '');
  return counting && name.some((word) => deeds.includes(word) || deeds.includes(lemmaOf(word)));
}
