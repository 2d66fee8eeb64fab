import type { TreeHasher } from './hash.ts';

/** A complete subtree: it covers the leaves [index · 2^height, (index + 1) · 2^height). */
export interface NodeId {
  readonly height: number;
  readonly index: number;
}

/** Gives the hashes of complete subtrees, in the order asked for. */
export type HashReader = (nodes: readonly NodeId[]) => Promise<readonly Uint8Array[]>;

/** The leaves [start, end) of a node of the tree; complete or, at the right edge, not. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

/** The largest power of two below `n`, for n ≥ 2: where RFC 6962, section 2.1 splits a tree. */
export function splitPoint(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** The complete subtrees that make up a range of the tree, from left to right, largest first. */
export function rangeNodes({ start, end }: LeafRange): NodeId[] {
  const nodes: NodeId[] = [];
  let low = start;
  while (low < end) {
    let height = 0;
    let width = 1;
    while (low % (width * 2) === 0 && low + width * 2 <= end) {
      width *= 2;
      height++;
    }
    nodes.push({ height, index: low / width });
    low += width;
  }
  return nodes;
}

/** The hash of each range: its complete subtrees are read, then folded from the right. */
export async function rangeHashes(
  ranges: readonly LeafRange[],
  read: HashReader,
  hasher: TreeHasher,
): Promise<Uint8Array[]> {
  const nodes = ranges.map(rangeNodes);
  const hashes = await read(nodes.flat());
  let taken = 0;
  return nodes.map(({ length }) => {
    const parts = hashes.slice(taken, (taken += length));
    return parts.reduceRight((right, left) => hasher.node(left, right));
  });
}

/** Root of the tree over the first `size` leaves, read from a tree of at least that size. */
export async function treeRoot(size: number, read: HashReader, hasher: TreeHasher): Promise<Uint8Array> {
  if (size === 0) return hasher.empty;
  const [root] = await rangeHashes([{ start: 0, end: size }], read, hasher);
  return root!;
}
