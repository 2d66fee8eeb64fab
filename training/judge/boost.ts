/**
 * Gradient boosting of complete trees on the logistic loss, by histograms (Friedman 2001; the histogram and
 * second-order forms of Chen & Guestrin 2016). Seeded and single-threaded: the same rows give the same forest.
 */
import type { Forest } from '../../src/verify/judge/forest.ts';

export interface Table {
  readonly rows: number;
  readonly features: number;
  /** Row-major values. */
  readonly values: Float32Array;
  /** 1 for supported, 0 for not. */
  readonly labels: Uint8Array;
  readonly weights: Float32Array;
}

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  readonly l2: number;
  readonly minWeight: number;
  /** Share of the features that one tree may look at. */
  readonly featureShare: number;
  readonly rowShare: number;
  readonly seed: number;
  /** Features in which the score may only rise (+1) or fall (-1); 0 for free. */
  readonly monotone?: Int8Array;
}

const BINS = 64;

/** xorshift32: uniform in [0, 1). */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** Upper edges of the bins of each feature: quantiles of its values. */
function edgesOf(table: Table, feature: number): Float32Array {
  const step = Math.max(1, Math.floor(table.rows / 20000));
  const sample: number[] = [];
  for (let row = 0; row < table.rows; row += step) sample.push(table.values[row * table.features + feature]);
  sample.sort((a, b) => a - b);
  const distinct = [...new Set(sample)];
  if (distinct.length <= BINS) {
    const middles: number[] = [];
    for (let i = 0; i + 1 < distinct.length; i++) middles.push((distinct[i] + distinct[i + 1]) / 2);
    return Float32Array.from(middles);
  }
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) edges.add(sample[Math.floor((bin * sample.length) / BINS)]);
  return Float32Array.from([...edges].sort((a, b) => a - b));
}

function binned(table: Table, edges: readonly Float32Array[]): Uint8Array[] {
  return edges.map((edge, feature) => {
    const column = new Uint8Array(table.rows);
    for (let row = 0; row < table.rows; row++) {
      const value = table.values[row * table.features + feature];
      let low = 0;
      let high = edge.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value > edge[middle]) low = middle + 1;
        else high = middle;
      }
      column[row] = low;
    }
    return column;
  });
}

interface Split {
  gain: number;
  feature: number;
  bin: number;
}

/** Trains a forest; `report` hears the mean loss every 50 trees. */
export function boost(table: Table, options: BoostOptions, report: (line: string) => void): Forest {
  const { trees, depth } = options;
  const splits = (1 << depth) - 1;
  const leaves = 1 << depth;
  const edges = Array.from({ length: table.features }, (_, feature) => edgesOf(table, feature));
  const bins = binned(table, edges);
  const next = random(options.seed);
  const margin = new Float64Array(table.rows);
  const gradient = new Float64Array(table.rows);
  const hessian = new Float64Array(table.rows);
  const splitFeature = new (table.features <= 256 ? Uint8Array : Uint16Array)(trees * splits);
  const splitAt = new Float32Array(trees * splits).fill(Number.POSITIVE_INFINITY);
  const leaf = new Float32Array(trees * leaves);
  const node = new Int32Array(table.rows);
  for (let tree = 0; tree < trees; tree++) {
    let loss = 0;
    let weight = 0;
    for (let row = 0; row < table.rows; row++) {
      const p = 1 / (1 + Math.exp(-margin[row]));
      const kept = next() < options.rowShare ? table.weights[row] : 0;
      gradient[row] = (p - table.labels[row]) * kept;
      hessian[row] = p * (1 - p) * kept;
      loss -= table.weights[row] * Math.log(Math.max(1e-9, table.labels[row] ? p : 1 - p));
      weight += table.weights[row];
    }
    const allowed = edges.map((edge) => edge.length > 0 && next() < options.featureShare);
    node.fill(0);
    for (let level = 0; level < depth; level++) {
      growLevel(level, tree * splits);
    }
    setLeaves(tree);
    if (tree % 50 === 49) report(`tree ${tree + 1}: loss ${(loss / weight).toFixed(4)}`);

    function growLevel(level: number, base: number): void {
      const width = 1 << level;
      const first = width - 1;
      const best: Split[] = Array.from({ length: width }, () => ({ gain: 1e-6, feature: -1, bin: 0 }));
      const g = new Float64Array(width * BINS);
      const h = new Float64Array(width * BINS);
      for (let feature = 0; feature < table.features; feature++) {
        if (!allowed[feature]) continue;
        g.fill(0);
        h.fill(0);
        const column = bins[feature];
        for (let row = 0; row < table.rows; row++) {
          if (hessian[row] === 0) continue;
          const at = (node[row] - first) * BINS + column[row];
          g[at] += gradient[row];
          h[at] += hessian[row];
        }
        for (let n = 0; n < width; n++) scanSplits(g, h, n, feature, edges[feature].length, best[n], options);
      }
      for (let n = 0; n < width; n++) {
        if (best[n].feature < 0) continue;
        splitFeature[base + first + n] = best[n].feature;
        splitAt[base + first + n] = edges[best[n].feature][best[n].bin];
      }
      for (let row = 0; row < table.rows; row++) {
        const found = best[node[row] - first];
        const right = found.feature >= 0 && bins[found.feature][row] > found.bin;
        node[row] = 2 * node[row] + (right ? 2 : 1);
      }
    }

    function setLeaves(at: number): void {
      const g = new Float64Array(leaves);
      const h = new Float64Array(leaves);
      for (let row = 0; row < table.rows; row++) {
        g[node[row] - splits] += gradient[row];
        h[node[row] - splits] += hessian[row];
      }
      for (let i = 0; i < leaves; i++) leaf[at * leaves + i] = (-options.rate * g[i]) / (h[i] + options.l2);
      for (let row = 0; row < table.rows; row++) margin[row] += leaf[at * leaves + node[row] - splits];
    }
  }
  return { depth, trees, features: table.features, bias: 0, splitFeature, splitAt, leaf };
}

function scanSplits(
  g: Float64Array,
  h: Float64Array,
  n: number,
  feature: number,
  edges: number,
  best: Split,
  options: BoostOptions,
): void {
  let gAll = 0;
  let hAll = 0;
  for (let bin = 0; bin < BINS; bin++) {
    gAll += g[n * BINS + bin];
    hAll += h[n * BINS + bin];
  }
  const whole = (gAll * gAll) / (hAll + options.l2);
  const direction = options.monotone?.[feature] ?? 0;
  let gLeft = 0;
  let hLeft = 0;
  for (let bin = 0; bin < edges; bin++) {
    gLeft += g[n * BINS + bin];
    hLeft += h[n * BINS + bin];
    const hRight = hAll - hLeft;
    if (hLeft < options.minWeight || hRight < options.minWeight) continue;
    const gRight = gAll - gLeft;
    const left = -gLeft / (hLeft + options.l2);
    const right = -gRight / (hRight + options.l2);
    if (direction > 0 ? left > right : direction < 0 && left < right) continue;
    const gain = (gLeft * gLeft) / (hLeft + options.l2) + (gRight * gRight) / (hRight + options.l2) - whole;
    if (gain > best.gain) {
      best.gain = gain;
      best.feature = feature;
      best.bin = bin;
    }
  }
}
