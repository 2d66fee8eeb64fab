/** Names of things by their words: whether two of them may be of one thing. */
import { fold } from '../../text/chars.ts';

/** The words that tell a name from others, folded, in the singular. */
export const wordsOfName = (name: string): readonly string[] =>
  (fold(name).match(/[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => !EMPTY.test(word))
    .map((word) => (/[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));

const EMPTY =
  /^(?:the|an?|this|that|these|those|your|our|my|his|her|their|its|of|no|nr|number|new|same|mr|mrs|ms|dr|and|or)$/;

/** Whether all words of a name stand in a text. */
export function isNamedIn(name: string, text: string): boolean {
  const words = wordsOfName(name);
  const there = new Set(wordsOfName(text));
  return words.length > 0 && words.every((word) => there.has(word));
}

/** Whether two names may be of one thing: one says no more than the other. */
export const mayBeOne = (one: string, other: string): boolean =>
  isNamedIn(one, other) || isNamedIn(other, one);

/** "Order B-77" and "order B-78", "the Basic plan" and "the Premium plan": of one kind, and told apart by names or numbers. */
export function areTwoOfAKind(one: string, other: string): boolean {
  const [ours, theirs] = [wordsOfName(one), wordsOfName(other)];
  if (!ours.some((word) => theirs.includes(word))) return false;
  return isTold(one, theirs) && isTold(other, ours);
}

/** Whether a name has a word of its own that is a name or a number. */
const isTold = (name: string, others: readonly string[]): boolean =>
  (name.match(/[\p{L}\p{N}][\p{L}\p{N}./-]*/gu) ?? []).some(
    (word) => /^\p{Lu}|\d/u.test(word) && wordsOfName(word).some((one) => !others.includes(one)),
  );
