/** What kind of word stands at a place of a sentence: by how it is written, or by its value. */
import type { Reading } from '../../text/reading.ts';

/** Kinds of values that say when. */
export const MOMENTS = new Set(['date', 'datetime', 'time']);
const COUNTING = new Set(['number', 'measure', 'money', 'amount', 'quantity']);

const kindAt = ({ words, values }: Reading, at: number): string => values[words[at].value]?.kind ?? '';

export const isMomentAt = (reading: Reading, at: number): boolean => MOMENTS.has(kindAt(reading, at));

/** Whether a number opens a phrase of what it counts. */
export const counts = (reading: Reading, at: number): boolean => COUNTING.has(kindAt(reading, at));

/** Whether a word opens the sentence, or what stands behind its heading. */
export const opensSentence = ({ text, words }: Reading, at: number): boolean =>
  at === 0 || /:\s/.test(text.slice(words[at - 1].end, words[at].start));

export const isCapital = ({ text, words }: Reading, at: number): boolean =>
  at > 0 && /^\p{Lu}/u.test(text.slice(words[at].start, words[at].end));
