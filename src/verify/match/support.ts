/**
 * The evidence that carries a claim: the best sentence, joined by up to two more of the same source, or of one
 * that shares a name or identifier, where they account for what is still open.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import type { Document } from '../read/document.ts';
import { type Alignment, align } from './align.ts';
import type { Match } from './match.ts';
import type { Candidate } from './retrieve.ts';

/** A sentence read closely and aligned with the claim. */
export interface AlignedSentence {
  /** Position of the document in the evidence, and the document itself. */
  readonly document: number;
  readonly source: Document;
  readonly sentence: number;
  readonly reading: Reading;
  readonly alignment: Alignment;
  /** Share of the claim's weight that this sentence alone accounts for. */
  readonly coverage: number;
}

/** Reads a sentence closely and aligns it with the units of a statement. */
export function alignedSentence(
  { document, sentence }: Candidate,
  documents: readonly Document[],
  units: readonly Unit[],
  lexicon: Lexicon,
): AlignedSentence {
  const source = documents[document];
  const reading = source.sentence(sentence);
  const alignment = align(units, reading, lexicon);
  return { document, source, sentence, reading, alignment, coverage: coverageOf(units, alignment.matches) };
}

/** The order of sentences that speak to a statement: best first, equal ones as they stand. */
export const byCoverage = (a: AlignedSentence, b: AlignedSentence): number =>
  b.coverage - a.coverage || a.document - b.document || a.sentence - b.sentence;

/** One to three sentences taken together. */
export interface Support {
  readonly sentences: readonly AlignedSentence[];
  /** For each unit the strongest match, and the index in `sentences` that gives it; -1 for none. */
  readonly matches: readonly Match[];
  readonly from: readonly number[];
  readonly coverage: number;
}

/** Sentences of one support, at most. */
export const MOST_SENTENCES = 3;
/** Share of the claim's weight that a further sentence must add. */
const LEAST_GAIN = 0.06;

/** Share of the units' weight that matches account for. */
export function coverageOf(units: readonly Unit[], matches: readonly Match[]): number {
  let sum = 0;
  for (let i = 0; i < units.length; i++) sum += units[i].weight * matches[i].strength;
  return sum / totalWeight(units);
}

/** Joins sentences into the support that starts from `seed`. */
export function supportFrom(
  seed: AlignedSentence,
  pool: readonly AlignedSentence[],
  units: readonly Unit[],
): Support {
  let support = single(seed, units);
  while (support.sentences.length < MOST_SENTENCES) {
    let best: Support | undefined;
    for (const other of pool) {
      if (support.sentences.includes(other) || !tied(support, other, units)) continue;
      const joined = join(support, other, units);
      if (joined.coverage > (best ?? support).coverage + (best === undefined ? LEAST_GAIN : 0)) best = joined;
    }
    if (best === undefined) break;
    support = best;
  }
  return support;
}

function single(sentence: AlignedSentence, units: readonly Unit[]): Support {
  const { matches } = sentence.alignment;
  return {
    sentences: [sentence],
    matches,
    from: matches.map((match) => (match.strength > 0 ? 0 : -1)),
    coverage: coverageOf(units, matches),
  };
}

function join(support: Support, other: AlignedSentence, units: readonly Unit[]): Support {
  const slot = support.sentences.length;
  const matches: Match[] = [];
  const from: number[] = [];
  for (let i = 0; i < units.length; i++) {
    const better = other.alignment.matches[i].strength > support.matches[i].strength + 0.05;
    matches.push(better ? other.alignment.matches[i] : support.matches[i]);
    from.push(better ? slot : support.from[i]);
  }
  return { sentences: [...support.sentences, other], matches, from, coverage: coverageOf(units, matches) };
}

/** Share of the rest of the statement from which a sentence says all of it, with another value. */
const SAME_MATTER = 0.85;

/**
 * Whether one sentence has another value where the other has the claim's: they speak of two things. Another
 * identifier always tells them apart, another amount or date where the rest of the claim is said again with it.
 */
function apart(a: AlignedSentence, b: AlignedSentence, units: readonly Unit[]): boolean {
  return units.some((unit, i) => {
    if (unit.value === undefined) return false;
    const [holds, differs] = a.alignment.valueConflicts.has(i) ? [b, a] : [a, b];
    if (!differs.alignment.valueConflicts.has(i) || holds.alignment.matches[i].strength < 0.9) return false;
    if (unit.value.kind === 'identifier') return true;
    const rest = 1 - unit.weight / totalWeight(units);
    return differs.coverage >= SAME_MATTER * rest;
  });
}

/** Whether two sentences can speak of one thing: neither rows of their own, nor with values of their own. */
export function mayJoin(a: AlignedSentence, b: AlignedSentence, units: readonly Unit[]): boolean {
  if (apart(a, b, units)) return false;
  return a.document !== b.document || a.source.related(a.sentence, b.sentence);
}

/** Whether two sentences are of one source, or both hold a name or an identifier of the claim. */
export function sharesSubject(a: AlignedSentence, b: AlignedSentence, units: readonly Unit[]): boolean {
  if (a.document === b.document) return true;
  const held = ({ alignment }: AlignedSentence, i: number): boolean => alignment.matches[i].strength >= 0.9;
  return units.some(
    (unit, i) => (unit.name || unit.value?.kind === 'identifier') && held(a, i) && held(b, i),
  );
}

/** Two sentences speak of one subject: in one source, or by a name or identifier of the claim that both hold. */
function tied(support: Support, other: AlignedSentence, units: readonly Unit[]): boolean {
  if (!support.sentences.every((one) => mayJoin(one, other, units))) return false;
  if (support.sentences.some((one) => one.document === other.document)) return true;
  return units.some(
    (unit, i) =>
      (unit.name || unit.value?.kind === 'identifier') &&
      support.matches[i].strength >= 0.9 &&
      other.alignment.matches[i].strength >= 0.9,
  );
}
