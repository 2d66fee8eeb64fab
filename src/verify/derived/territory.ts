/** Which words of a sentence stand with which of its values. */
import type { Reading, Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';

/** A value of a sentence by its words: the first, and one past the last. */
export interface Placed {
  readonly at: number;
  readonly to: number;
}

/** The words that stand with a value. */
export interface Territory {
  readonly words: readonly Word[];
  /** Whether a unit of the claim is matched by one of them. */
  has(unit: number): boolean;
}

const STRONG = 0.6;

/** For each of several values of a sentence, in order, what stands with it rather than with another of them. */
export function territories(sentence: AlignedSentence, values: readonly Placed[]): Territory[] {
  const { reading, alignment, source } = sentence;
  // In a record all stands with all that it is of.
  const record = source.isRecord(sentence.sentence);
  return values.map((one, n) => {
    const from = n === 0 ? 0 : startOf(reading, values[n - 1].to, one.at);
    const next = values[n + 1];
    const to = next === undefined ? reading.words.length : startOf(reading, one.to, next.at);
    const words = reading.words.slice(from, to);
    const has = (unit: number): boolean => {
      const { at, strength } = alignment.matches[unit];
      if (strength < STRONG || at < 0) return false;
      const { lemma, value, start } = reading.words[at];
      if (record && value >= 0 && reading.values[value].kind === 'identifier') return true;
      if (record && value < 0 && /\p{Lu}/u.test(reading.text[start]) && standsAlone(reading, at)) return true;
      return words.some((word) => word.lemma === lemma && !word.negated);
    };
    return { words, has };
  });
}

/** Whether a word stands in a cell of a row that holds no value: the name of whom the row is of. */
function standsAlone({ text, start, end, values, words }: Reading, at: number): boolean {
  const row = text.slice(start, end);
  const place = words[at].start - start;
  const from = row.lastIndexOf('|', place) + 1;
  const bar = row.indexOf('|', place);
  if (from === 0 && bar < 0) return false;
  const to = bar < 0 ? row.length : bar;
  return !values.some((value) => value.start >= start + from && value.end <= start + to);
}

const JOINT = /^(?:and|but|then|while|whereas|until|before|after)$/;

/** Where what belongs to the next value begins, between the end of one and the start of the next. */
function startOf({ text, words }: Reading, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const between = at === 0 ? '' : text.slice(words[at - 1].end, words[at].start);
    if (JOINT.test(words[at].form) || /[,;|:–—\n]/.test(between)) return at;
  }
  return to;
}
