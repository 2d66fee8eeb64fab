import { utf8 } from './bytes.ts';

/** SHA-256 of some bytes: 32 bytes. Injected, so that the tree runs on Node's and on a browser's. */
export type Sha256 = (data: Uint8Array) => Uint8Array;

/** The hashes of an RFC 6962 tree (section 2.1). Every hash has 32 bytes. */
export interface TreeHasher {
  readonly sha256: Sha256;
  /** `H(0x00 ‖ entry)`. */
  leaf(entry: Uint8Array): Uint8Array;
  /** `H(0x01 ‖ left ‖ right)`. */
  node(left: Uint8Array, right: Uint8Array): Uint8Array;
  /** The node over two hashes that stand side by side in `pairs` from `offset` on. */
  pair(pairs: Uint8Array, offset: number): Uint8Array;
  /** Root of the tree without leaves: `H('')`. */
  readonly empty: Uint8Array;
}

/** Domain-separated hashing over `sha256` (RFC 6962, section 2.1). */
export function treeHasher(sha256: Sha256): TreeHasher {
  // One scratch buffer for all nodes: hashing is synchronous, and nothing keeps a reference to it.
  const scratch = new Uint8Array(65);
  scratch[0] = 0x01;
  return {
    sha256,
    leaf(entry) {
      const prefixed = new Uint8Array(entry.length + 1);
      prefixed.set(entry, 1);
      return sha256(prefixed);
    },
    node(left, right) {
      scratch.set(left, 1);
      scratch.set(right, 33);
      return sha256(scratch);
    },
    pair(pairs, offset) {
      scratch.set(pairs.subarray(offset, offset + 64), 1);
      return sha256(scratch);
    },
    empty: sha256(utf8('')),
  };
}
