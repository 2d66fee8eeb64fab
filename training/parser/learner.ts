/** An averaged perceptron over hashed features (Collins 2002; Freund and Schapire 1999). */
import type { Scorer } from '../../src/text/parse/scorer.ts';

/** One feature's averaged weights by label. */
export interface Row {
  readonly feature: number;
  readonly weights: Float32Array;
}

export class Learner implements Scorer {
  readonly labels: number;
  private keys = new Int32Array(1 << 16);
  private rowOf = new Int32Array(1 << 16).fill(-1);
  private rows = 0;
  private weights: Float32Array;
  private totals: Float64Array;
  private stamps: Float64Array;
  private hits: Uint32Array;
  private now = 0;
  private closed = false;

  constructor(labels: number) {
    this.labels = labels;
    this.weights = new Float32Array(labels << 12);
    this.totals = new Float64Array(labels << 12);
    this.stamps = new Float64Array(labels << 12);
    this.hits = new Uint32Array(1 << 12);
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    const { labels, weights } = this;
    for (let f = 0; f < count; f++) {
      const row = this.rowOf[this.slot(features[f]!)]!;
      if (row < 0) continue;
      const from = row * labels;
      for (let l = 0; l < labels; l++) scores[l]! += weights[from + l]!;
    }
  }

  /** Admits the given features and from here on no others. */
  admitOnly(features: Iterable<number>): void {
    for (const feature of features) this.rowFor(feature);
    this.closed = true;
  }

  /** Time passes between examples: averages weigh a weight by how long it stood. */
  tick(): void {
    this.now++;
  }

  /** Moves weight from the label `bad` to the label `good`. */
  update(features: Int32Array, count: number, good: number, bad: number): void {
    this.add(features, count, good, 1);
    this.add(features, count, bad, -1);
  }

  /** Adds `amount` to the weight of `label` under each feature. */
  add(features: Int32Array, count: number, label: number, amount: number): void {
    for (let f = 0; f < count; f++) {
      const row = this.rowFor(features[f]!);
      if (row < 0) continue;
      this.hits[row]!++;
      const i = row * this.labels + label;
      this.totals[i]! += this.weights[i]! * (this.now - this.stamps[i]!);
      this.stamps[i] = this.now;
      this.weights[i]! += amount;
    }
  }

  /** The averaged weights; a feature whose weights were touched less than `cutoff` times is left out. */
  *averaged(cutoff = 1): Generator<Row> {
    for (let at = 0; at < this.keys.length; at++) {
      const row = this.rowOf[at]!;
      if (row < 0 || this.hits[row]! < cutoff) continue;
      const weights = new Float32Array(this.labels);
      for (let l = 0; l < this.labels; l++) {
        const i = row * this.labels + l;
        weights[l] = (this.totals[i]! + this.weights[i]! * (this.now - this.stamps[i]!)) / this.now;
      }
      yield { feature: this.keys[at]!, weights };
    }
  }

  private slot(feature: number): number {
    const mask = this.keys.length - 1;
    let at = (feature ^ (feature >>> 16)) & mask;
    while (this.rowOf[at]! >= 0 && this.keys[at] !== feature) at = (at + 1) & mask;
    return at;
  }

  /** The row of a feature, made when there is none; -1 for one that is not admitted. */
  private rowFor(feature: number): number {
    const at = this.slot(feature);
    if (this.rowOf[at]! >= 0 || this.closed) return this.rowOf[at]!;
    if ((this.rows + 1) * this.labels > this.weights.length) this.growWeights();
    const row = this.rows++;
    this.keys[at] = feature;
    this.rowOf[at] = row;
    if (this.rows * 2 > this.keys.length) this.rehash();
    return row;
  }

  private growWeights(): void {
    const size = Math.floor(this.weights.length * 1.6) + this.labels;
    const grow = <T extends { set(from: T): void }>(larger: T, from: T): T => {
      larger.set(from);
      return larger;
    };
    this.weights = grow(new Float32Array(size), this.weights);
    this.totals = grow(new Float64Array(size), this.totals);
    this.stamps = grow(new Float64Array(size), this.stamps);
    this.hits = grow(new Uint32Array(Math.ceil(size / this.labels)), this.hits);
  }

  private rehash(): void {
    const { keys, rowOf } = this;
    this.keys = new Int32Array(keys.length * 2);
    this.rowOf = new Int32Array(keys.length * 2).fill(-1);
    for (let i = 0; i < keys.length; i++) {
      if (rowOf[i]! < 0) continue;
      const at = this.slot(keys[i]!);
      this.keys[at] = keys[i]!;
      this.rowOf[at] = rowOf[i]!;
    }
  }
}

/** The mean of the averaged weights of several learners; `cutoff` as for one. */
export function meanRows(learners: readonly Learner[], cutoff = 1): Row[] {
  const sums = new Map<number, Float32Array>();
  for (const learner of learners) {
    for (const { feature, weights } of learner.averaged(cutoff)) {
      const sum = sums.get(feature) ?? new Float32Array(weights.length);
      for (let l = 0; l < weights.length; l++) sum[l]! += weights[l]! / learners.length;
      sums.set(feature, sum);
    }
  }
  return Array.from(sums, ([feature, weights]) => ({ feature, weights }));
}

/** A model of averaged rows, for use before it is packed. */
export class Averaged implements Scorer {
  private readonly rows: Map<number, Float32Array>;

  constructor(rows: Iterable<Row>) {
    this.rows = new Map(Array.from(rows, ({ feature, weights }) => [feature, weights]));
  }

  score(features: Int32Array, count: number, scores: Float64Array): void {
    for (let f = 0; f < count; f++) {
      const weights = this.rows.get(features[f]!);
      if (weights) for (let l = 0; l < weights.length; l++) scores[l]! += weights[l]!;
    }
  }
}

/** How often each feature occurs. */
export class FeatureCounts {
  private readonly keys = new Int32Array(1 << 24);
  private readonly counts = new Uint8Array(1 << 24);

  add(features: Int32Array, count: number): void {
    const { keys, counts } = this;
    const mask = keys.length - 1;
    for (let f = 0; f < count; f++) {
      const feature = features[f]!;
      let at = (feature ^ (feature >>> 15)) & mask;
      while (counts[at] !== 0 && keys[at] !== feature) at = (at + 1) & mask;
      keys[at] = feature;
      if (counts[at]! < 255) counts[at]!++;
    }
  }

  *atLeast(least: number): Generator<number> {
    for (let at = 0; at < this.keys.length; at++) if (this.counts[at]! >= least) yield this.keys[at]!;
  }
}
