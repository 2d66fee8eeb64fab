import { hash as nodeHash } from 'node:crypto';
import { type HashReader, type NodeId, treeHasher } from '../../src/tlog/index.ts';

export const hasher = treeHasher((data) => Uint8Array.from(nodeHash('sha256', data, 'buffer')));

/** The entry of leaf `i` in the trees of these tests: 32 bytes that differ for every leaf. */
export function entry(i: number): Uint8Array {
  return Uint8Array.from(nodeHash('sha256', `entry ${i}`, 'buffer'));
}

/** MTH(D[start:end]) by the recursive definition of RFC 6962, section 2.1, as an oracle. */
export function referenceRoot(leaves: readonly Uint8Array[], start = 0, end = leaves.length): Uint8Array {
  if (end - start === 0) return hasher.empty;
  if (end - start === 1) return leaves[start]!;
  let k = 1;
  while (k * 2 < end - start) k *= 2;
  return hasher.node(referenceRoot(leaves, start, start + k), referenceRoot(leaves, start + k, end));
}

/** Reads nodes of a tree that lies whole in memory. */
export function memoryReader(leaves: readonly Uint8Array[]): HashReader {
  const known = new Map<string, Uint8Array>();
  const read = ({ height, index }: NodeId): Uint8Array => {
    const key = `${height}/${index}`;
    const start = index * 2 ** height;
    const end = start + 2 ** height;
    if (end > leaves.length) throw new Error(`node ${key} is not complete in a tree of ${leaves.length}`);
    const hash =
      known.get(key) ??
      (height === 0
        ? leaves[index]!
        : hasher.node(
            read({ height: height - 1, index: 2 * index }),
            read({ height: height - 1, index: 2 * index + 1 }),
          ));
    known.set(key, hash);
    return hash;
  };
  return async (nodes) => nodes.map(read);
}

export function leafHashes(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, i) => hasher.leaf(entry(i)));
}

export function flipBit(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[bit >> 3]! ^= 1 << (bit & 7);
  return changed;
}
