/**
 * Packed linear models: tables from feature hashes to small integers, read in place from the model's bytes.
 * A feature that was never learned is told apart by a fingerprint of its hash and adds nothing.
 */
import type { Scorer } from './scorer.ts';

const slotOf = (hash: number): number => hash ^ (hash >>> 15);

/** The slot of a hash in a table of any size, as a whole number that the compiler keeps one. */
const scaled = (hash: number, ratio: number): number => ((slotOf(hash) >>> 0) * ratio) | 0;

/** The same bytes as signed numbers: those stay whole numbers in the inner loops, unsigned ones do not. */
const signed = (slots: Uint32Array): Int32Array =>
  new Int32Array(slots.buffer, slots.byteOffset, slots.length);

/**
 * Features scored together, at the most. Slots lie wide apart in memory: those of all features are read before any is
 * looked into, so that they are waited for together and not one after the other.
 */
const MOST_FEATURES = 128;
/** Features whose slots are remembered by their hash: the readings of a sentence share most of theirs. */
const REMEMBERED = 1 << 14;

/** Largest weight of a MoveTable, either way. */
export const MOVE_LIMIT = 63;

/** Fingerprint of 11 bits, above three weights of 7 bits: SHIFT, LEFT and RIGHT. */
export class MoveTable implements Scorer {
  private readonly slots: Int32Array;
  private readonly ratio: number;
  private readonly keys: Int32Array;
  /** Pairs of a hash and its slot, each pair at the place that the hash gives it. */
  private readonly known = new Int32Array(2 * REMEMBERED);
  /** Hashes that are not among them, and the first slot of each. */
  private readonly asked = new Int32Array(MOST_FEATURES);
  private readonly met = new Int32Array(MOST_FEATURES);

  /** Some of the slots must be empty (0). */
  constructor(slots: Uint32Array) {
    this.slots = signed(slots);
    this.ratio = slots.length / 2 ** 32;
    this.keys = keysByBlock(this.slots);
    this.known[1] = this.slotAt(0, this.slots[scaled(0, this.ratio)]!);
  }

  /** Features number at most MOST_FEATURES. */
  score(features: Int32Array, count: number, scores: Float64Array): void {
    const { slots, ratio, keys, known, asked, met } = this;
    let shift = 0;
    let left = 0;
    let right = 0;
    let missed = 0;
    for (let f = 0; f < count; f++) {
      const hash = features[f]!;
      const place = placeOf(hash);
      if (known[place] === hash) {
        const slot = known[place + 1]!;
        shift += (slot << 11) >> 25;
        left += (slot << 18) >> 25;
        right += (slot << 25) >> 25;
      } else {
        const first = scaled(hash, ratio);
        if ((keys[first >> BLOCK_BITS]! & (1 << moveKey(hash))) === 0) {
          known[place] = hash;
          known[place + 1] = 0;
        } else {
          asked[missed] = hash;
          met[missed++] = slots[first]!;
        }
      }
    }
    for (let f = 0; f < missed; f++) {
      const hash = asked[f]!;
      const slot = this.slotAt(hash, met[f]!);
      const place = placeOf(hash);
      known[place] = hash;
      known[place + 1] = slot;
      shift += (slot << 11) >> 25;
      left += (slot << 18) >> 25;
      right += (slot << 25) >> 25;
    }
    scores[0]! += shift;
    scores[1]! += left;
    scores[2]! += right;
  }

  /** The slot of a hash, which is searched from the first that it may be; 0 where it has none. */
  private slotAt(hash: number, first: number): number {
    const { slots, ratio } = this;
    const key = moveKey(hash);
    let slot = first;
    for (let at = scaled(hash, ratio); slot !== 0 && slot >>> 21 !== key; slot = slots[at]!)
      at = at + 1 === slots.length ? 0 : at + 1;
    return slot;
  }
}

/** Slots whose keys are noted together, as a power of two. */
const BLOCK_BITS = 3;

/**
 * For each block of slots, one bit for each key that a search from one of them may meet, by the low bits of the key:
 * most features were never learned, and these tables, a tenth of the size, tell so without a search.
 */
function keysByBlock(slots: Int32Array): Int32Array {
  const keys = new Int32Array((slots.length >> BLOCK_BITS) + 1);
  // What a search from a slot meets, up to the first empty one; a search goes on at the first slot behind the last.
  let met = 0;
  for (let at = 0; slots[at] !== 0; at++) met |= 1 << (slots[at]! >>> 21);
  for (let at = slots.length - 1; at >= 0; at--) {
    met = slots[at] === 0 ? 0 : met | (1 << (slots[at]! >>> 21));
    keys[at >> BLOCK_BITS]! |= met;
  }
  return keys;
}

const placeOf = (hash: number): number => 2 * (hash & (REMEMBERED - 1));
const moveKey = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> 21;

/** Slots of a MoveTable of `size`; rows hold whole weights by move, within MOVE_LIMIT. */
export function packMoves(
  rows: Iterable<{ feature: number; weights: ArrayLike<number> }>,
  size: number,
): Uint32Array {
  const slots = new Uint32Array(size);
  for (const { feature, weights } of rows) {
    const packed = ((weights[0]! & 0x7f) << 14) | ((weights[1]! & 0x7f) << 7) | (weights[2]! & 0x7f);
    if (packed === 0) continue;
    let at = scaled(feature, size / 2 ** 32);
    while (slots[at] !== 0 && slots[at]! >>> 21 !== moveKey(feature)) at = (at + 1) % size;
    if (slots[at] === 0) slots[at] = ((moveKey(feature) << 21) | packed) >>> 0;
  }
  return slots;
}

/** Largest weight of a LabelTable, either way. */
export const LABEL_LIMIT = 127;

const OFFSET_BITS = 20;
const OFFSET_MASK = (1 << OFFSET_BITS) - 1;
const LAST = 0x80;

const labelKey = (hash: number): number => (hash >>> OFFSET_BITS) & 0xfff;

/** Fingerprint of 12 bits beside the offset of the feature's weights: pairs of a label and a weight. */
export class LabelTable implements Scorer {
  private readonly slots: Int32Array;
  private readonly mask: number;
  private readonly labels: Uint8Array;
  private readonly weights: Int8Array;
  private readonly met = new Int32Array(MOST_FEATURES);
  /** Sums by label as whole numbers, which add up faster than others. */
  private readonly sums = new Int32Array(LAST);

  /** `labels` carries a mark (128) on the last pair of each feature; offset 0 holds none. */
  constructor(slots: Uint32Array, labels: Uint8Array, weights: Int8Array) {
    this.slots = signed(slots);
    this.mask = slots.length - 1;
    this.labels = labels;
    this.weights = weights;
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    const { slots, mask, labels, weights, met, sums } = this;
    sums.fill(0, 0, scores.length);
    for (let f = 0; f < count; f++) met[f] = slots[slotOf(features[f]!) & mask]!;
    for (let f = 0; f < count; f++) {
      const hash = features[f]!;
      const key = labelKey(hash);
      let slot = met[f]!;
      for (let at = slotOf(hash) & mask; slot !== 0 && slot >>> OFFSET_BITS !== key; ) {
        at = (at + 1) & mask;
        slot = slots[at]!;
      }
      if (slot === 0) continue;
      let pair = slot & OFFSET_MASK;
      let label: number;
      do {
        label = labels[pair]!;
        sums[label & 0x7f]! += weights[pair]!;
        pair++;
      } while (label < LAST);
    }
    for (let l = 0; l < scores.length; l++) scores[l]! += sums[l]!;
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
