import { equalBytes } from './bytes.ts';
import { TlogError } from './errors.ts';
import type { TreeHasher } from './hash.ts';
import { type HashReader, type LeafRange, rangeHashes, splitPoint } from './subtree.ts';

function comparable(from: number, to: number): boolean {
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 1 && from <= to;
}

/** The subtrees whose hashes make up PROOF(from, D[to]) of RFC 6962, section 2.1.2. */
function consistencyRanges(from: number, to: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let start = 0;
  let end = to;
  // The root of the older tree is known to the verifier only as long as the walk has kept to the left.
  let known = true;
  while (from !== end) {
    const middle = start + splitPoint(end - start);
    if (from <= middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
      known = false;
    }
  }
  if (!known) ranges.push({ start, end });
  return ranges.reverse();
}

/**
 * The consistency proof between the trees of `from` and `to` leaves, 1 ≤ from ≤ to (RFC 6962,
 * section 2.1.2). `read` must know a tree of at least `to` leaves. Throws `out_of_range`.
 */
export async function proveConsistency(
  from: number,
  to: number,
  read: HashReader,
  hasher: TreeHasher,
): Promise<Uint8Array[]> {
  if (!comparable(from, to)) throw new TlogError('out_of_range', `no proof from ${from} to ${to} leaves`);
  return rangeHashes(consistencyRanges(from, to), read, hasher);
}

/**
 * Whether `proof` shows that the tree of `to` leaves extends the tree of `from` leaves (RFC 9162,
 * section 2.1.4.2). From size 0 nothing can be shown, so that is refused. Never throws.
 */
export function checkConsistency(
  proof: readonly Uint8Array[],
  from: number,
  to: number,
  fromRoot: Uint8Array,
  toRoot: Uint8Array,
  hasher: TreeHasher,
): boolean {
  if (!comparable(from, to) || proof.some((hash) => hash.length !== 32)) return false;
  if (from === to) return proof.length === 0 && equalBytes(fromRoot, toRoot);
  if (fromRoot.length !== 32) return false;
  const roots = foldBoth(proof, from, to, fromRoot, hasher);
  return roots !== undefined && equalBytes(roots.from, fromRoot) && equalBytes(roots.to, toRoot);
}

/** Steps 2 to 7 of RFC 9162, section 2.1.4.2: both roots as the proof has them, for from < to. */
function foldBoth(
  proof: readonly Uint8Array[],
  from: number,
  to: number,
  fromRoot: Uint8Array,
  hasher: TreeHasher,
): { from: Uint8Array; to: Uint8Array } | undefined {
  let fromNode = from - 1;
  let toNode = to - 1;
  while (fromNode % 2 === 1) {
    fromNode = (fromNode - 1) / 2;
    toNode = Math.floor(toNode / 2);
  }
  // A complete older tree is a node of the later one: its root opens the proof without being sent.
  const path = fromNode === 0 ? [fromRoot, ...proof] : proof;
  let [older] = path;
  if (older === undefined) return undefined;
  let later = older;
  for (const hash of path.slice(1)) {
    if (toNode === 0) return undefined;
    if (fromNode % 2 === 1 || fromNode === toNode) {
      older = hasher.node(hash, older);
      later = hasher.node(hash, later);
      while (fromNode % 2 === 0 && fromNode !== 0) {
        fromNode /= 2;
        toNode = Math.floor(toNode / 2);
      }
    } else {
      later = hasher.node(later, hash);
    }
    fromNode = Math.floor(fromNode / 2);
    toNode = Math.floor(toNode / 2);
  }
  return toNode === 0 ? { from: older, to: later } : undefined;
}
