/**
 * Gradient-boosted decision trees as flat arrays: complete binary trees of one depth. Pure additions and
 * comparisons of float64, in one order: the same sum on every machine.
 */

/** A trained forest. Tree t has its splits at [t·(2^depth − 1), …) and its leaves at [t·2^depth, …). */
export interface Forest {
  readonly depth: number;
  readonly trees: number;
  readonly features: number;
  readonly bias: number;
  readonly splitFeature: Uint8Array | Uint16Array;
  /** A row goes right when its feature is greater than this. */
  readonly splitAt: Float32Array;
  readonly leaf: Float32Array;
}

const MAGIC = 0x54534631; // "TSF1"
const HEADER = 20;

/** Sum of the leaves that `features` reaches: log-odds that the evidence supports the claim. */
export function score(forest: Forest, features: Float32Array): number {
  const { depth, trees, splitFeature, splitAt, leaf } = forest;
  const splits = (1 << depth) - 1;
  const leaves = 1 << depth;
  let sum = forest.bias;
  for (let tree = 0; tree < trees; tree++) {
    const base = tree * splits;
    let node = 0;
    while (node < splits) {
      const at = base + node;
      node = 2 * node + (features[splitFeature[at]] > splitAt[at] ? 2 : 1);
    }
    sum += leaf[tree * leaves + node - splits];
  }
  return sum;
}

/** Numbers of features up to this take one byte, others two. */
const ONE_BYTE = 256;

/** Writes a forest as little-endian bytes; `parseForest` reads them. */
export function formatForest(forest: Forest): Uint8Array {
  const { splitFeature, splitAt, leaf } = forest;
  const padded = (splitFeature.byteLength + 3) & ~3;
  const bytes = new Uint8Array(HEADER + padded + 4 * splitAt.length + 4 * leaf.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(4, forest.depth, true);
  view.setUint16(6, forest.features, true);
  view.setUint32(8, forest.trees, true);
  view.setFloat64(12, forest.bias, true);
  for (let i = 0; i < splitFeature.length; i++)
    if (forest.features <= ONE_BYTE) view.setUint8(HEADER + i, splitFeature[i]);
    else view.setUint16(HEADER + 2 * i, splitFeature[i], true);
  for (let i = 0; i < splitAt.length; i++) view.setFloat32(HEADER + padded + 4 * i, splitAt[i], true);
  const leaves = HEADER + padded + 4 * splitAt.length;
  for (let i = 0; i < leaf.length; i++) view.setFloat32(leaves + 4 * i, leaf[i], true);
  return bytes;
}

/** Reads what `formatForest` wrote. Throws on bytes that are no forest. */
export function parseForest(bytes: Uint8Array): Forest {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getUint32(0, true) !== MAGIC) throw new Error('not a forest file');
  const depth = view.getUint16(4, true);
  const trees = view.getUint32(8, true);
  const splits = trees * ((1 << depth) - 1);
  const leaves = trees << depth;
  const features = view.getUint16(6, true);
  const width = features <= ONE_BYTE ? 1 : 2;
  const padded = (splits * width + 3) & ~3;
  if (bytes.length !== HEADER + padded + 4 * splits + 4 * leaves) throw new Error('forest file is cut short');
  const splitAt = Float32Array.from({ length: splits }, (_, i) =>
    view.getFloat32(HEADER + padded + 4 * i, true),
  );
  const base = HEADER + padded + 4 * splits;
  return {
    depth,
    trees,
    features,
    bias: view.getFloat64(12, true),
    splitFeature:
      width === 1
        ? bytes.slice(HEADER, HEADER + splits)
        : Uint16Array.from({ length: splits }, (_, i) => view.getUint16(HEADER + 2 * i, true)),
    splitAt,
    leaf: Float32Array.from({ length: leaves }, (_, i) => view.getFloat32(base + 4 * i, true)),
  };
}
