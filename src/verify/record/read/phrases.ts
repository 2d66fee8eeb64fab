/**
 * Values that are phrases: `Client: please confirm the figures`, `Fee: 30 EUR, landlord may waive`, `free with orders over
 * 90 EUR`. A claim that takes words of a phrase must take what it asks, allows or bounds as well.
 */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';

/** Words of a phrase that leave open whether it is so, and what of a claim says as much. */
const OPEN = /^(?:please|may|might|could|can|should|shall|will|would|must|unless|pending)$/;
const AS_OPEN =
  /^(?:may|might|could|can|should|shall|will|would|must|unless|pending|ask|asked|request|requested|need|needs|allowed|able|entitled|permitted|free|if|waivable|optional)$/;

/** Bounds from below, and from above. */
const OVER = /^(?:over|above|exceeding|beyond|upwards|more|after)$/;
const UNDER = /^(?:under|below|beneath|less|fewer|before|until)$/;

/** Whether a claim says what the phrases that it takes words of ask for, leave open and bound, as they do. */
export function phrasesHold(said: Said): boolean {
  const claimed = new Set(said.bare);
  const asOpen = said.bare.some(
    (word, at) => AS_OPEN.test(word) || (word === 'to' && /^(?:has|have|had)$/.test(said.bare[at - 1] ?? '')),
  );
  return [...said.used()].every((field) =>
    taken(said, field).every((words) => {
      if (!asOpen && words.some((word) => OPEN.test(word)) && !saysThemselves(said, words)) return false;
      return !isTurned(words, claimed, OVER, UNDER) && !isTurned(words, claimed, UNDER, OVER);
    }),
  );
}

/** "Will" of a name, "may" of a date: the claim says that word itself. */
const saysThemselves = (said: Said, words: readonly string[]): boolean =>
  words.filter((word) => OPEN.test(word)).every((word) => said.words.some(({ form }) => form === word));

/** A phrase has one sort of bound and the claim the other. */
const isTurned = (
  words: readonly string[],
  claimed: ReadonlySet<string>,
  ours: RegExp,
  theirs: RegExp,
): boolean =>
  words.some((word) => theirs.test(word)) &&
  !words.some((word) => ours.test(word)) &&
  [...claimed].some((word) => ours.test(word)) &&
  ![...claimed].some((word) => theirs.test(word));

/** The parts of a value, between its commas, of which the claim has a word that tells something. */
function taken(said: Said, { quote }: Field): readonly (readonly string[])[] {
  const parts = quote.split(/[,;.()]+\s/).map((part) => part.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);
  const told = said.words.filter(({ value, weight }) => value < 0 && weight > 0);
  return parts.filter(
    (words) =>
      words.length > 1 &&
      told.some(({ form, lemma }) => words.some((word) => word === form || word === lemma)),
  );
}
