/**
 * What the judge looks at: numbers that say how a support stands to a claim. No word enters, only relations
 * of words, so that what was learned on one kind of text holds on another.
 */

import type { MismatchKind } from '../../domain/check.ts';
import {
  COMPARISON,
  EXISTENTIAL,
  MAJORITY,
  NEGATION,
  ONLY,
  RETRACTION,
  SCOPES,
  UNIVERSAL,
} from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { ROW } from '../../text/scan.ts';
import type { Nearness } from '../../text/vectors/vectors.ts';
import { CHECKS, type Mismatch } from '../matter.ts';
import { PROGRESS_FEATURES } from '../restate/progress.ts';
import type { AlignedSentence, Support } from '../support.ts';
import { totalWeight, type Unit } from '../units.ts';
import { edits } from './edits.ts';
import { order } from './order.ts';
import { RELATION_FEATURES, type Relations } from './relations.ts';

const SCOPE_NAMES = [
  'hedge',
  'permission',
  'obligation',
  'prospect',
  'condition',
  'exception',
  'attribution',
];
const WORDS = [NEGATION, UNIVERSAL, EXISTENTIAL, MAJORITY, COMPARISON, RETRACTION, ONLY] as const;
const WORD_NAMES = ['negation', 'universal', 'existential', 'majority', 'comparison', 'retraction', 'only'];

/** Kinds of mismatch that a support may have; the judge weighs each by its gravest force. */
export const KINDS: readonly MismatchKind[] = [
  'negation',
  'quantity',
  'date_time',
  'unit',
  'identifier',
  'entity',
  'role',
  'quantifier',
  'modality',
  'condition',
  'exception',
  'attribution',
  'comparison',
  'superseded',
  'conflicting_sources',
  'partially_mentioned',
];
const FORCES = { open: 1, withholds: 2, contradicts: 3 } as const;

/** Names of the features, in order. */
export const FEATURES: readonly string[] = [
  'coverage',
  'coverage_one',
  'coverage_exact',
  'coverage_all',
  'second_coverage',
  'title_gain',
  'units',
  'weight',
  'open_max',
  'open_count',
  'open_names',
  'names',
  'open_values',
  'values',
  'value_conflicts',
  'quantity_conflicts',
  'date_conflicts',
  'identifier_conflicts',
  'antonyms',
  'siblings',
  'general',
  'specific',
  'synonyms',
  'derived',
  'negation_mismatch',
  'negation_matched',
  ...SCOPE_NAMES.map((name) => `evidence_${name}`),
  ...SCOPE_NAMES.map((name) => `claim_${name}`),
  ...WORD_NAMES.map((name) => `evidence_has_${name}`),
  ...WORD_NAMES.map((name) => `claim_has_${name}`),
  'sentences',
  'spread',
  'question',
  'claim_words',
  'evidence_words',
  'first_match',
  'last_match',
  'extra_weight',
  'extra_names',
  'extra_values',
  'order_kept',
  'order_gap',
  'run_share',
  'bigram_share',
  'function_share',
  'swapped',
  'inserted',
  'inserted_down',
  'deleted',
  'deleted_down',
  'widened',
  'narrowed',
  'english',
  'soft_coverage',
  'soft_least',
  'soft_mean',
  'source_sentences',
  'row',
  'parsed',
  ...RELATION_FEATURES,
  ...PROGRESS_FEATURES,
  ...KINDS.map((kind) => `mismatch_${kind}`),
  ...CHECKS.map((check) => `check_${check}`),
  'mismatches',
];

/** What is measured beside a support and its claim. */
export interface Measured {
  /** Every aligned sentence, for what stands scattered. */
  readonly all: readonly AlignedSentence[];
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
  { all, titleGain, relations, progress, mismatches, nearness }: Measured,
): Float32Array {
  const out = new Float32Array(FEATURES.length);
  let at = 0;
  const put = (value: number): void => {
    out[at++] = value;
  };
  const total = totalWeight(units);
  const best = support.sentences[0];
  coverageFeatures(put, units, support, all, titleGain, total);
  openFeatures(put, units, support, total);
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
  put(Math.min(200, best.source.scan.sentenceCount));
  put(best.source.structured ? 2 : best.source.scan.sentenceKind[best.sentence] === ROW ? 1 : 0);
  put(relations === undefined ? 0 : 1);
  for (const value of relations?.features ?? RELATION_FEATURES.map(() => 0)) put(value);
  for (const value of progress ?? PROGRESS_FEATURES.map(() => -1)) put(value);
  mismatchFeatures(put, mismatches);
  return out;
}

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

type Put = (value: number) => void;

function coverageFeatures(
  put: Put,
  units: readonly Unit[],
  support: Support,
  all: readonly AlignedSentence[],
  titleGain: number,
  total: number,
): void {
  let exact = 0;
  let scattered = 0;
  units.forEach((unit, i) => {
    const match = support.matches[i];
    if (match.kind === 'same' || match.kind === 'value') exact += unit.weight;
    let best = 0;
    for (const one of all)
      if (one.alignment.matches[i].strength > best) best = one.alignment.matches[i].strength;
    scattered += unit.weight * best;
  });
  let second = 0;
  for (const one of all) if (one !== support.sentences[0] && one.coverage > second) second = one.coverage;
  put(support.coverage);
  put(support.sentences[0].coverage);
  put(exact / total);
  put(scattered / total);
  put(second);
  put(titleGain);
  put(units.length);
  put(total);
}

function openFeatures(put: Put, units: readonly Unit[], support: Support, total: number): void {
  let max = 0;
  let count = 0;
  let openNames = 0;
  let names = 0;
  let openValues = 0;
  let values = 0;
  units.forEach((unit, i) => {
    const open = support.matches[i].strength < 0.5;
    if (unit.name) names++;
    if (unit.value !== undefined) values++;
    if (!open) return;
    count++;
    max = Math.max(max, unit.weight);
    if (unit.name) openNames++;
    if (unit.value !== undefined) openValues++;
  });
  put(max);
  put(count);
  put(openNames);
  put(names);
  put(openValues);
  put(values);
  put(conflictCount(support, units, () => true));
  put(
    conflictCount(support, units, (kind) => kind === 'quantity' || kind === 'unit' || kind === 'comparison'),
  );
  put(conflictCount(support, units, (kind) => kind === 'date_time'));
  put(conflictCount(support, units, (kind) => kind === 'identifier'));
  void total;
}

function conflictCount(support: Support, units: readonly Unit[], wanted: (kind: string) => boolean): number {
  let count = 0;
  for (let i = 0; i < units.length; i++) {
    if (support.matches[i].strength >= 0.5) continue;
    const found = support.sentences.some((one) => {
      const conflict = one.alignment.valueConflicts.get(i);
      return conflict !== undefined && wanted(conflict.kind);
    });
    if (found) count++;
  }
  return count;
}

function kindFeatures(put: Put, units: readonly Unit[], support: Support, total: number): void {
  const weightOf = (kind: string): number => {
    let sum = 0;
    for (let i = 0; i < units.length; i++) if (support.matches[i].kind === kind) sum += units[i].weight;
    return sum / total;
  };
  let antonyms = 0;
  for (let i = 0; i < units.length; i++) {
    if (support.matches[i].strength >= 0.5) continue;
    if (support.sentences.some((one) => one.alignment.antonyms.includes(i))) antonyms++;
  }
  put(antonyms);
  put(weightOf('sibling'));
  put(weightOf('general'));
  put(weightOf('specific'));
  put(weightOf('synonym'));
  put(weightOf('derived'));
}

function negationFeatures(
  put: Put,
  claim: Reading,
  units: readonly Unit[],
  support: Support,
  total: number,
): void {
  let mismatch = 0;
  let matched = 0;
  units.forEach((unit, i) => {
    const slot = support.from[i];
    const match = support.matches[i];
    if (slot < 0 || match.at < 0) return;
    const word = support.sentences[slot].reading.words[match.at];
    if (match.flipped) return;
    if (word.negated !== claim.words[unit.from].negated) mismatch += unit.weight;
    else if (word.negated) matched += unit.weight;
  });
  put(mismatch / total);
  put(matched / total);
}

function scopeFeatures(put: Put, units: readonly Unit[], support: Support, total: number): void {
  const evidenceOnly = new Float64Array(SCOPES.length);
  const claimOnly = new Float64Array(SCOPES.length);
  units.forEach((unit, i) => {
    const slot = support.from[i];
    const match = support.matches[i];
    if (slot < 0 || match.at < 0) return;
    const theirs = support.sentences[slot].reading.words[match.at].scope;
    const ours = unit.word.scope;
    SCOPES.forEach((scope, s) => {
      if (theirs & scope && !(ours & scope)) evidenceOnly[s] += unit.weight;
      if (ours & scope && !(theirs & scope)) claimOnly[s] += unit.weight;
    });
  });
  for (const value of evidenceOnly) put(value / total);
  for (const value of claimOnly) put(value / total);
}

function cueFeatures(put: Put, claim: Reading, support: Support): void {
  let cues = 0;
  for (const one of support.sentences) cues |= one.reading.cues;
  for (const cue of WORDS) put(cues & cue ? 1 : 0);
  for (const cue of WORDS) put(claim.cues & cue ? 1 : 0);
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
