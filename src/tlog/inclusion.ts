import { equalBytes } from './bytes.ts';
import { TlogError } from './errors.ts';
import type { TreeHasher } from './hash.ts';
import { type HashReader, type LeafRange, rangeHashes, splitPoint } from './subtree.ts';

/** On which side a proof's hash stands of what has been folded so far. */
export type Side = 'left' | 'right';

/** One step of a fold from a leaf hash to the root (specification 2.9, with the hash as bytes). */
export interface FoldStep {
  readonly hash: Uint8Array;
  readonly position: Side;
}

function inTree(index: number, size: number): boolean {
  return Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size;
}

/**
 * The subtrees whose hashes make up PATH(index, D[size]) of RFC 6962, section 2.1.1, from the leaf's
 * sibling up to the root's child.
 */
function inclusionRanges(index: number, size: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + splitPoint(end - start);
    if (index < middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  return ranges.reverse();
}

/**
 * The inclusion proof of leaf `index` in the tree of `size` leaves (RFC 6962, section 2.1.1).
 * `read` must know a tree of at least that size. Throws `out_of_range`.
 */
export async function proveInclusion(
  index: number,
  size: number,
  read: HashReader,
  hasher: TreeHasher,
): Promise<Uint8Array[]> {
  if (!inTree(index, size)) throw new TlogError('out_of_range', `no leaf ${index} in a tree of ${size}`);
  return rangeHashes(inclusionRanges(index, size), read, hasher);
}

/**
 * Where the hashes of the proof of leaf `index` in a tree of `size` stand, leaf to root; undefined
 * when there is no such leaf. Their number is the length of the proof (RFC 9162, section 2.1.3.2).
 */
export function inclusionSides(index: number, size: number): Side[] | undefined {
  if (!inTree(index, size)) return undefined;
  return inclusionRanges(index, size).map(({ end }) => (end <= index ? 'left' : 'right'));
}

/** An inclusion proof as fold steps; undefined when its length does not fit `index` and `size`. */
export function foldSteps(proof: readonly Uint8Array[], index: number, size: number): FoldStep[] | undefined {
  const sides = inclusionSides(index, size);
  if (sides?.length !== proof.length) return undefined;
  return proof.map((hash, i) => ({ hash, position: sides[i]! }));
}

/** The root that the steps lead to from a leaf hash. */
export function fold(leafHash: Uint8Array, steps: readonly FoldStep[], hasher: TreeHasher): Uint8Array {
  return steps.reduce(
    (hash, step) => (step.position === 'left' ? hasher.node(step.hash, hash) : hasher.node(hash, step.hash)),
    leafHash,
  );
}

/**
 * Whether `proof` shows that the leaf hash stands at `index` of the tree of `size` with this root
 * (RFC 9162, section 2.1.3.2). Takes anything an attacker may send; never throws.
 */
export function checkInclusion(
  proof: readonly Uint8Array[],
  index: number,
  size: number,
  leafHash: Uint8Array,
  root: Uint8Array,
  hasher: TreeHasher,
): boolean {
  const steps = foldSteps(proof, index, size);
  if (steps === undefined || leafHash.length !== 32) return false;
  return proof.every((hash) => hash.length === 32) && equalBytes(fold(leafHash, steps, hasher), root);
}
