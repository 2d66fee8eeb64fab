/** A clause of a claim beside one of the evidence, and which of their words are the same. */
import { sameMeaning } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Clause } from './clause.ts';
import { sameMood } from './compared-words.ts';
import type { Tongue } from './grammar.ts';
import { MOMENTS } from './kinds.ts';

/** Two clauses that are compared. */
export interface Pair {
  readonly language: Tongue;
  readonly claim: Reading;
  /** The clause of the claim. */
  readonly ours: Clause;
  readonly sentence: Reading;
  /** The clause of the sentence. */
  readonly theirs: Clause;
  /** Words of the claim that are words of the sentence though they are not written so. */
  readonly alike: ReadonlyMap<Word, Word>;
}

/** Whether a word of the claim says the same as one of the sentence. */
export function sameWord(pair: Pair, ours: Word, theirs: Word): boolean {
  if (ours.value >= 0 || theirs.value >= 0) {
    if (ours.value < 0 || theirs.value < 0) return ours.form === theirs.form;
    const mine = pair.claim.values[ours.value];
    const { relation, via } = compareValues(mine, pair.sentence.values[theirs.value]);
    // The day of a moment that is said more closely; but a limit is no other limit, nor a day before another deadline.
    return relation === 'equal' || (relation === 'entails' && via !== 'bound' && MOMENTS.has(mine.kind));
  }
  if (ours.form === theirs.form || pair.alike.get(ours) === theirs) return true;
  if (pair.language !== 'de' && (ours.capital || theirs.capital)) return false;
  return (
    (ours.lemma === theirs.lemma && sameMood(ours.form, theirs.form, pair.language)) ||
    sameMeaning(ours.form, theirs.form, pair.language)
  );
}
