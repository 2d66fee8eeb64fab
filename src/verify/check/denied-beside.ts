/** Which words of a claim and of a sentence are denied by what only one of the two says. */

import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';

/** Whether word `at` of the claim, or of the sentence, is denied. */
export interface Denied {
  ours(at: number): boolean;
  theirs(at: number): boolean;
}

/**
 * "The owner denied the request" and "the request was denied by the owner": a verb that denies, said by both, denies in
 * neither what stands behind it. Words that only deny, "not" and its like, do.
 */
export function deniedBeside(claim: Reading, sentence: Reading): Denied {
  const said = (word: Word): boolean => (word.cue & NEGATION) !== 0 && word.weight > 0;
  const shared = new Set(
    gather(claim.words, (one) =>
      said(one) && sentence.words.some((other) => said(other) && other.lemma === one.lemma)
        ? [one.lemma]
        : [],
    ),
  );
  if (shared.size === 0 || claim.language !== 'en' || sentence.language !== 'en')
    return { ours: (at) => claim.words[at].negated, theirs: (at) => sentence.words[at].negated };
  const ours = deniedWithout(claim, shared);
  const theirs = deniedWithout(sentence, shared);
  return { ours: (at) => ours[at], theirs: (at) => theirs[at] };
}

/** For each word whether something but the given verbs denies it: from there to the end of its clause, twice for nothing. */
function deniedWithout({ words }: Reading, verbs: ReadonlySet<string>): readonly boolean[] {
  let negated = false;
  let clause = -1;
  return words.map((word) => {
    if (word.clause !== clause) {
      negated = false;
      clause = word.clause;
    }
    const denied = negated;
    if (word.cue & NEGATION && !verbs.has(word.lemma)) negated = word.form === 'nor' || !negated;
    return denied;
  });
}
