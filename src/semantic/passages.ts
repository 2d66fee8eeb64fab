/**
 * Which passages may carry a statement: sentences, windows of neighbours, and the best sentences together, by
 * lexical and by embedding rank (reciprocal rank fusion, Cormack et al. 2009).
 */
import type { Passage, Span } from '../verify/index.ts';

/** A sentence of the evidence with how it ranks for one statement. */
export interface RatedSentence {
  readonly document: number;
  readonly sentence: number;
  /** Weight of the statement's parts that its words touch; 0 for none. */
  readonly lexical: number;
  /** Product of its vector with the statement's. */
  readonly similarity: number;
}

/** Damps the weight of the first ranks; the constant of the paper. */
const DAMPING = 60;
/** Sentences of the evidence that are read together though they are no neighbours. */
const TOGETHER = 3;

/**
 * The best passages for a statement, at most `limit`, best first. Most are the sentences that rank best; where
 * there is room, windows of neighbours around them and the very best together follow, so that what several
 * sentences say is found. `neighbours` says whether a sentence and the one after it may be read together.
 */
export function bestPassages(
  rated: readonly RatedSentence[],
  limit: number,
  neighbours: (document: number, sentence: number) => boolean,
): readonly Passage[] {
  const ranked = fuse(rated).slice(0, limit);
  const chosen = new Map<string, Passage>();
  const add = (spans: readonly Span[]): void => {
    if (spans.length === 0) return;
    const key = spans.map(({ document, from, to }) => `${document}:${from}-${to}`).join(' ');
    if (chosen.size < limit && !chosen.has(key)) chosen.set(key, { spans });
  };
  const [first] = ranked;
  const singles = limit - Math.floor(limit / 3);
  for (const one of ranked.slice(0, singles)) add([spanOf(one)]);
  if (first !== undefined) add([windowAround(first, neighbours)]);
  add(joined(ranked.slice(0, TOGETHER)));
  for (const one of ranked) add([windowAround(one, neighbours)]);
  for (const one of ranked) add([spanOf(one)]);
  return [...chosen.values()];
}

/** Sentences by the sum of the reciprocals of their two ranks; equal ones as they stand in the evidence. */
export function fuse(rated: readonly RatedSentence[]): readonly RatedSentence[] {
  const scores = new Map<RatedSentence, number>(rated.map((one) => [one, 0]));
  const count = (order: readonly RatedSentence[]): void => {
    order.forEach((one, rank) => {
      scores.set(one, scores.get(one)! + 1 / (DAMPING + rank));
    });
  };
  count(rated.filter((one) => one.lexical > 0).toSorted((a, b) => b.lexical - a.lexical || byPlace(a, b)));
  count(rated.toSorted((a, b) => b.similarity - a.similarity || byPlace(a, b)));
  return rated.toSorted((a, b) => scores.get(b)! - scores.get(a)! || byPlace(a, b));
}

const byPlace = (a: RatedSentence, b: RatedSentence): number =>
  a.document - b.document || a.sentence - b.sentence;

const spanOf = ({ document, sentence }: RatedSentence): Span => ({
  document,
  from: sentence,
  to: sentence + 1,
});

/** The sentence with the ones before and after it that may be read together with it. */
function windowAround(
  { document, sentence }: RatedSentence,
  neighbours: (document: number, sentence: number) => boolean,
): Span {
  const from = sentence > 0 && neighbours(document, sentence - 1) ? sentence - 1 : sentence;
  const to = neighbours(document, sentence) ? sentence + 2 : sentence + 1;
  return { document, from, to };
}

/** Sentences as spans in the order of the evidence, neighbours in one. */
function joined(sentences: readonly RatedSentence[]): readonly Span[] {
  const spans: Span[] = [];
  for (const one of sentences.toSorted(byPlace)) {
    const last = spans.at(-1);
    if (last !== undefined && last.document === one.document && last.to === one.sentence)
      spans[spans.length - 1] = { ...last, to: last.to + 1 };
    else spans.push(spanOf(one));
  }
  return spans;
}
