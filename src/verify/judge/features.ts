/**
 * What the judge looks at: numbers that say how a support stands to a claim. No word enters, only relations
 * of words, so that what was learned on one kind of text holds on another.
 */

import type { Reading } from '../../text/reading.ts';
import { ROW } from '../../text/scan.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import { CHECKS, type Mismatch } from '../matter.ts';
import { PROGRESS_FEATURES } from '../restate/progress.ts';
import { coverageFeatures, kindFeatures, openFeatures, type Put } from './coverage-features.ts';
import { cueFeatures, negationFeatures, scopeFeatures } from './cue-features.ts';
import { edits } from './edits.ts';
import { FEATURES, KINDS } from './feature-names.ts';
import { order } from './order.ts';
import { RELATION_FEATURES, type Relations } from './relations.ts';

/** What is measured beside a support and its claim. */
export interface Measured {
  /** Every aligned sentence, for what stands scattered. */
  readonly all: readonly AlignedSentence[];
  /** Sentences of the source that the support begins in. */
  readonly length: number;
  /** How much of the coverage titles give. */
  readonly titleGain: number;
  readonly relations: Relations | undefined;
  /** How far the grammar goes, by PROGRESS_FEATURES; undefined where it was not read. */
  readonly progress: readonly number[] | undefined;
  readonly mismatches: readonly Mismatch[];
  readonly nearness: Nearness;
}

/** Measures a support against its claim. */
export function featuresOf(
  claim: Reading,
  units: readonly Unit[],
  support: Support,
  { all, length, titleGain, relations, progress, mismatches, nearness }: Measured,
): Float32Array {
  const out = new Float32Array(FEATURES.length);
  let at = 0;
  const put = (value: number): void => {
    out[at++] = value;
  };
  const total = totalWeight(units);
  const best = support.sentences[0];
  coverageFeatures(put, units, support, all, titleGain, total);
  openFeatures(put, units, support);
  kindFeatures(put, units, support, total);
  negationFeatures(put, claim, units, support, total);
  scopeFeatures(put, units, support, total);
  cueFeatures(put, claim, support);
  shapeFeatures(put, claim, units, support);
  extraFeatures(put, units, best);
  for (const value of order(claim, units, support)) put(value);
  for (const value of edits(claim, units, best)) put(value);
  put(claim.language === 'en' ? 1 : 0);
  softFeatures(put, units, support, nearness);
  put(Math.min(200, length));
  put(best.source.structured ? 2 : best.source.scan.sentenceKind[best.sentence] === ROW ? 1 : 0);
  put(relations === undefined ? 0 : 1);
  for (const value of relations?.features ?? RELATION_FEATURES.map(() => 0)) put(value);
  for (const value of progress ?? PROGRESS_FEATURES.map(() => -1)) put(value);
  mismatchFeatures(put, mismatches);
  return out;
}

/** How grave a mismatch is by its force. */
const FORCES = { open: 1, withholds: 2, contradicts: 3 } as const;

function mismatchFeatures(put: Put, mismatches: readonly Mismatch[]): void {
  const gravest = (by: 'kind' | 'check', of: string): number => {
    let most = 0;
    for (const one of mismatches) if (one[by] === of) most = Math.max(most, FORCES[one.force]);
    return most;
  };
  for (const kind of KINDS) put(gravest('kind', kind));
  for (const check of CHECKS) put(gravest('check', check));
  put(mismatches.length);
}

function shapeFeatures(put: Put, claim: Reading, units: readonly Unit[], support: Support): void {
  const [first] = support.sentences;
  let spread = 0;
  for (const one of support.sentences) {
    spread = Math.max(spread, one.document === first.document ? Math.abs(one.sentence - first.sentence) : 50);
  }
  put(support.sentences.length);
  put(Math.min(spread, 50));
  put(first.reading.question ? 1 : 0);
  put(claim.words.length);
  put(first.reading.words.length);
  put(units.length > 0 ? support.matches[0].strength : 0);
  put(units.length > 0 ? support.matches[units.length - 1].strength : 0);
}

/** How near the evidence comes to the units that it leaves open: paraphrase is near, so are opposites. */
function softFeatures(put: Put, units: readonly Unit[], support: Support, nearness: Nearness): void {
  let sum = 0;
  let least = 1;
  let mean = 0;
  let open = 0;
  units.forEach((unit, i) => {
    const { strength } = support.matches[i];
    let near = strength;
    if (strength < 0.5 && unit.value === undefined && !unit.name) {
      near = Math.max(strength, nearest(unit, support, nearness));
      open++;
      mean += near;
      least = Math.min(least, near);
    }
    sum += unit.weight * near;
  });
  put(sum / totalWeight(units));
  put(least);
  put(open === 0 ? 1 : mean / open);
}

function nearest(unit: Unit, support: Support, nearness: Nearness): number {
  let best = 0;
  for (const { reading } of support.sentences) {
    for (const word of reading.words) {
      if (word.weight === 0 || word.value >= 0) continue;
      const near = nearness.between(unit.word.lemma, word.lemma) ?? 0;
      if (near > best) best = near;
    }
  }
  return best;
}

/** What the best sentence says that the claim does not. */
function extraFeatures(put: Put, units: readonly Unit[], best: AlignedSentence): void {
  const used = new Set<number>();
  for (const match of best.alignment.matches) if (match.strength > 0) used.add(match.at);
  let weight = 0;
  let names = 0;
  const values = new Set<number>();
  best.reading.words.forEach((word, at) => {
    if (used.has(at)) return;
    if (word.value >= 0) values.add(word.value);
    weight += word.weight;
    if (word.capital && word.value < 0) names++;
  });
  put(weight / totalWeight(units));
  put(names);
  put(values.size);
}
