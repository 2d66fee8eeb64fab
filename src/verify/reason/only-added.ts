/** Statements that say what a sentence says and a phrase more: "a full refund" beside "a refund", "was paid on Monday" beside "was paid". */
import type { Part } from '../case.ts';
import { focusOf } from './focus.ts';

/** Words of a sentence that say something, at the least, and words that a statement adds, at the most. */
const LEAST = 2;
const MOST_ADDED = 5;

/** Small words that turn a statement, bound it or say how sure it is: what they add has a name of its own. */
const TURNING =
  /^(?:not|n't|never|no|none|nobody|nothing|neither|nor|without|all|every|each|only|both|most|any|always|must|may|might|can|could|should|will|would|shall|if|unless|until|before|after|when|because|said|says|according|claims?|more|less|than|least|over|under|still|again|another|former|previous)$/;

/** Whether the sentence that a statement is held against says nothing that it does not, and it adds a phrase to that. */
export function onlyAdds(part: Part): boolean {
  const theirs = (part.best?.support.sentences[0] ?? focusOf(part))?.reading;
  if (theirs === undefined || theirs.language !== 'en') return false;
  const [ours, said] = [part.reading.words, theirs.words.filter(({ weight }) => weight > 0)];
  if (said.length < LEAST) return false;
  const has = (words: Part['reading']['words'], form: string, lemma: string): boolean =>
    words.some((one) => one.form === form || one.lemma === lemma);
  if (!said.every(({ form, lemma }) => has(ours, form, lemma))) return false;
  if (theirs.words.some(({ form, lemma }) => TURNING.test(form) && !has(ours, form, lemma))) return false;
  const added = ours.filter(({ form, lemma }) => !has(theirs.words, form, lemma));
  const telling = added.filter(({ weight }) => weight > 0);
  return telling.length > 0 && telling.length <= MOST_ADDED && !added.some(({ form }) => TURNING.test(form));
}
