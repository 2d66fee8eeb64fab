/**
 * Packed linear models: tables from feature hashes to small integers, read in place from the model's bytes.
 * A feature that was never learned is told apart by a fingerprint of its hash and adds nothing.
 */
import type { Scorer } from './scorer.ts';

const slotOf = (hash: number): number => hash ^ (hash >>> 15);

/** Fingerprint of 12 bits, above two weights of 10 bits: LEFT and RIGHT, measured against SHIFT. */
export class MoveTable implements Scorer {
  private readonly slots: Uint32Array;
  private readonly mask: number;

  /** `slots` has a power of two of entries, some of them empty (0). */
  constructor(slots: Uint32Array) {
    this.slots = slots;
    this.mask = slots.length - 1;
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    const { slots, mask } = this;
    let left = 0;
    let right = 0;
    for (let f = 0; f < count; f++) {
      const hash = features[f]!;
      const key = moveKey(hash);
      let at = slotOf(hash) & mask;
      let slot = slots[at]!;
      while (slot !== 0 && slot >>> 20 !== key) {
        at = (at + 1) & mask;
        slot = slots[at]!;
      }
      left += (slot << 12) >> 22;
      right += (slot << 22) >> 22;
    }
    scores[1]! += left;
    scores[2]! += right;
  }
}

const moveKey = (hash: number): number => (hash >>> 20) & 0xfff;

/** Slots of a MoveTable; weights in [-511, 511]. */
export function packMoves(
  rows: Iterable<{ feature: number; left: number; right: number }>,
  bits: number,
): Uint32Array {
  const slots = new Uint32Array(2 ** bits);
  const mask = slots.length - 1;
  for (const { feature, left, right } of rows) {
    const slot = ((moveKey(feature) << 20) | ((left & 0x3ff) << 10) | (right & 0x3ff)) >>> 0;
    if (slot === 0) continue;
    let at = slotOf(feature) & mask;
    while (slots[at] !== 0 && slots[at]! >>> 20 !== moveKey(feature)) at = (at + 1) & mask;
    if (slots[at] === 0) slots[at] = slot;
  }
  return slots;
}

const OFFSET_BITS = 20;
const OFFSET_MASK = (1 << OFFSET_BITS) - 1;
const LAST = 0x80;

const labelKey = (hash: number): number => (hash >>> OFFSET_BITS) & 0xfff;

/** Fingerprint of 12 bits beside the offset of the feature's weights: pairs of a label and a weight. */
export class LabelTable implements Scorer {
  private readonly slots: Uint32Array;
  private readonly mask: number;
  private readonly labels: Uint8Array;
  private readonly weights: Int8Array;

  /** `labels` carries a mark (128) on the last pair of each feature; offset 0 holds none. */
  constructor(slots: Uint32Array, labels: Uint8Array, weights: Int8Array) {
    this.slots = slots;
    this.mask = slots.length - 1;
    this.labels = labels;
    this.weights = weights;
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    const { slots, mask, labels, weights } = this;
    for (let f = 0; f < count; f++) {
      const hash = features[f]!;
      const key = labelKey(hash);
      let at = slotOf(hash) & mask;
      let slot = slots[at]!;
      while (slot !== 0 && slot >>> OFFSET_BITS !== key) {
        at = (at + 1) & mask;
        slot = slots[at]!;
      }
      if (slot === 0) continue;
      let pair = slot & OFFSET_MASK;
      let label: number;
      do {
        label = labels[pair]!;
        scores[label & 0x7f]! += weights[pair]!;
        pair++;
      } while (label < LAST);
    }
  }
}

/** Parts of a LabelTable. */
export interface PackedLabels {
  readonly slots: Uint32Array;
  readonly labels: Uint8Array;
  readonly weights: Int8Array;
}

/** Packs rows of whole weights in [-127, 127] by label; zeros take no room. */
export function packLabels(
  rows: Iterable<{ feature: number; weights: ArrayLike<number> }>,
  bits: number,
): PackedLabels {
  const slots = new Uint32Array(2 ** bits);
  const mask = slots.length - 1;
  const labels: number[] = [0];
  const weights: number[] = [0];
  for (const row of rows) {
    let at = slotOf(row.feature) & mask;
    while (slots[at] !== 0 && slots[at]! >>> OFFSET_BITS !== labelKey(row.feature)) at = (at + 1) & mask;
    const offset = labels.length;
    if (slots[at] !== 0 || offset > OFFSET_MASK) continue;
    for (let l = 0; l < row.weights.length; l++) {
      if (row.weights[l] === 0) continue;
      labels.push(l);
      weights.push(row.weights[l]!);
    }
    if (labels.length === offset) continue;
    labels[labels.length - 1]! |= LAST;
    slots[at] = ((labelKey(row.feature) << OFFSET_BITS) | offset) >>> 0;
  }
  return { slots, labels: Uint8Array.from(labels), weights: Int8Array.from(weights) };
}
