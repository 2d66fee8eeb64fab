/** A phrase of a sentence that stands in one clause with what the sentence says of a statement. */
import type { AlignedSentence } from '../match/support.ts';
import { textOf } from './guard.ts';

/** Match from which a word says the statement's own. */
const SAID = 0.5;

/**
 * The first finding of a pattern that stands in a clause with a word that says the statement's own, or right behind that
 * clause; undefined for none.
 */
export function phraseBeside({ reading, alignment }: AlignedSentence, pattern: RegExp): string | undefined {
  const found = pattern.exec(textOf(reading));
  if (found === null) return undefined;
  const { words, start, text } = reading;
  const from = start + found.index;
  const to = from + found[0].length;
  const first = words.findIndex((word) => word.start >= from && word.start < to);
  if (first < 0) return undefined;
  // "As" may open a clause of its own, which tells of the one before it.
  const before = words[first - 1];
  const joined =
    before !== undefined && !/[,;:\u2013\u2014]/u.test(text.slice(before.end, from)) ? first - 1 : first;
  const clauses = new Set(words.slice(joined).flatMap((word) => (word.start < to ? [word.clause] : [])));
  const isBeside = alignment.matches.some(
    ({ at, strength }) => at >= 0 && strength >= SAID && clauses.has(words[at]!.clause),
  );
  return isBeside ? found[0] : undefined;
}
