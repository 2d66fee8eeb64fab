/** A phrase of a sentence that stands in one clause with what the sentence says of a statement. */
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { textOf } from './guard.ts';

/** Match from which a word says the statement's own. */
const SAID = 0.5;

/**
 * The first finding of a pattern that stands in a clause with a word that says the statement's own, or right behind that
 * clause; undefined for none.
 */
export function phraseBeside(sentence: AlignedSentence, pattern: RegExp): string | undefined {
  const { reading, alignment } = sentence;
  const found = pattern.exec(textOf(reading));
  if (found === null) return leftOut(sentence, pattern);
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

/** What parts one statement of a sentence from the next. */
const PARTING = /[;:,]\s|\b(?:and|but|while|whereas|although|though|because|which|who)\b/iu;
/** Words that a statement told again must share with a part of its sentence to be of it. */
const SHARED = 2;

/** A finding in what a sentence told again was read from, in the part that it tells again. */
function leftOut({ reading, source, sentence }: AlignedSentence, pattern: RegExp): string | undefined {
  const origin = originOf(source);
  if (origin === source || origin.structured || sentence >= origin.scan.sentenceCount) return undefined;
  const own = textOf(reading).toLowerCase();
  for (const part of origin.said(sentence).split(PARTING)) {
    const found = pattern.exec(part);
    if (found === null) continue;
    const rest = (
      part
        .replace(found[0], '')
        .toLowerCase()
        .match(/[\p{L}\d]{4,}/gu) ?? []
    ).filter((word) => own.includes(word));
    if (rest.length >= SHARED) return found[0];
  }
  return undefined;
}
