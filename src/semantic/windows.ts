/** Texts longer than a model takes in at once, in overlapping pieces: nothing of them is left out. */
import type { Entailment } from './port.ts';

/** What is said of a passage that has no words. */
export const SILENT: Entailment = { entail: 0, neutral: 1, contradict: 0 };

/** What is said of a pair that a model cannot take in. */
export const ABSTAINED: Entailment = { ...SILENT, unread: true };

/** The nearest place before `at` where a word begins; `at` itself in the middle of a very long one. */
function wordStart(text: string, at: number, least: number): number {
  for (let place = at; place > least; place--) if (/\s/.test(text[place - 1]!)) return place;
  if (!/[\udc00-\udfff]/.test(text[at] ?? '')) return at;
  // Never between the halves of a surrogate pair, and never back to where the window before began.
  return at > least ? at - 1 : at + 1;
}

/** Windows that are shorter would not get on. */
const LEAST_LENGTH = 4;

/** Where a window begins and ends in its text, in UTF-16 units. */
export interface WindowSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Where the overlapping windows of a text lie: each of at most `most` UTF-16 units (four where it is less), all
 * together the whole text; one window where it fits. Each begins a quarter of a window before the end of the one
 * before it, so that a sentence cut by one stands whole in another.
 */
export function windowSpans(text: string, most: number): readonly WindowSpan[] {
  const length = Math.max(LEAST_LENGTH, most);
  const spans: WindowSpan[] = [];
  for (let from = 0; ; ) {
    const to = from + length >= text.length ? text.length : wordStart(text, from + length, from + 1);
    spans.push({ from, to });
    if (to === text.length) return spans;
    from = wordStart(text, Math.max(from + 1, to - Math.floor(length / 4)), from + 1);
  }
}

/** The texts of the windows of {@link windowSpans}. */
export const windowsOf = (text: string, most: number): readonly string[] =>
  windowSpans(text, most).map(({ from, to }) => text.slice(from, to));

/** Probability from which a window takes a side. */
const TAKES_SIDE = 0.5;

/**
 * What windows of one premise say together: what the surest of them says. A window that is for the other side
 * takes from it as much as it is sure of that.
 */
export function joinWindows(verdicts: readonly Entailment[]): Entailment {
  const sureness = ({ entail, contradict }: Entailment): number => Math.max(entail, contradict);
  const surest = verdicts.reduce((best, one) => (sureness(one) > sureness(best) ? one : best));
  const side = surest.entail >= surest.contradict ? 'entail' : 'contradict';
  const other = side === 'entail' ? 'contradict' : 'entail';
  const against = Math.max(...verdicts.map((one) => (one === surest ? 0 : one[other])));
  if (against < TAKES_SIDE) return surest;
  const left = surest[side] * (1 - against);
  return { ...surest, [side]: left, neutral: surest.neutral + surest[side] - left };
}

/** The mean direction of vectors, of unit length. */
export function meanVector(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]!.length);
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i]! += vector[i]!;
  return unit(sum);
}

/** The vector scaled to unit length; one of nothing stays as it is. */
export function unit(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square) || 1;
  return vector.map((value) => value / length);
}
