import { TlogError } from './errors.ts';
import type { TreeHasher } from './hash.ts';
import { TILE_WIDTH, type Tile } from './tile.ts';

const HASH = 32;
const TILE_HEIGHT = 8;
/** A tile's hashes and the seven rows of nodes over them: 256 + 128 + … + 2 hashes. */
const BLOCK_BYTES = (2 * TILE_WIDTH - 2) * HASH;

/** Byte offset of row `row` (0–7) in a block: the rows lie behind one another, widest first. */
function rowOffset(row: number): number {
  return (2 * TILE_WIDTH - (2 * TILE_WIDTH) / 2 ** row) * HASH;
}

/** The partial tile of one level, with the nodes over it that are complete. */
interface Block {
  bytes: Uint8Array;
  /** A shared block is copied before it is written. */
  shared: boolean;
}

/**
 * The right edge of a tree: the partial tile of each level and the complete nodes inside it. That is
 * all it takes to append, to give the root, and to answer for every node that no full tile holds;
 * it stays at 16 KiB a level, whatever the size of the tree.
 */
export class Frontier {
  readonly #hasher: TreeHasher;
  readonly #blocks: Block[] = [];
  #full: Tile[] = [];
  #size = 0;

  constructor(hasher: TreeHasher) {
    this.#hasher = hasher;
  }

  /**
   * The edge of a tree of `size` leaves from its partial tiles: `partial[level]` holds the
   * floor(size / 256^level) mod 256 hashes of that level. Throws `malformed` for other widths.
   */
  static restore(hasher: TreeHasher, size: number, partial: readonly Uint8Array[]): Frontier {
    const frontier = new Frontier(hasher);
    frontier.#size = size;
    for (let level = 0, count = size; count > 0; level++, count = Math.floor(count / TILE_WIDTH)) {
      const hashes = partial[level] ?? new Uint8Array(0);
      if (hashes.length !== (count % TILE_WIDTH) * HASH) {
        throw new TlogError(
          'malformed',
          `level ${level} of a tree of ${size} has ${count % TILE_WIDTH} hashes`,
        );
      }
      const { bytes } = frontier.#own(level);
      bytes.set(hashes);
      for (let row = 1; row < TILE_HEIGHT; row++) frontier.#fillRow(bytes, row, count % TILE_WIDTH);
    }
    return frontier;
  }

  /** Leaves appended so far. */
  get size(): number {
    return this.#size;
  }

  /** A copy that goes its own way; what neither has written since is shared. */
  fork(): Frontier {
    const copy = new Frontier(this.#hasher);
    copy.#size = this.#size;
    for (const block of this.#blocks) {
      block.shared = true;
      copy.#blocks.push({ bytes: block.bytes, shared: true });
    }
    return copy;
  }

  /** Appends one leaf by its leaf hash: on average one node is hashed. */
  append(leafHash: Uint8Array): void {
    let hash = leafHash;
    let index = this.#size;
    for (let height = 0; ; height++) {
      const level = Math.floor(height / TILE_HEIGHT);
      const row = height % TILE_HEIGHT;
      const { bytes } = this.#own(level);
      const offset = rowOffset(row) + (index % (TILE_WIDTH >> row)) * HASH;
      bytes.set(hash, offset);
      if (index % 2 === 0) break;
      hash = this.#hasher.pair(bytes, offset - HASH);
      index = (index - 1) / 2;
      if (row === TILE_HEIGHT - 1) {
        this.#full.push({ level, index, hashes: bytes.slice(0, TILE_WIDTH * HASH) });
      }
    }
    this.#size++;
  }

  /** The tiles that became full since this was last asked, lower levels first where they tie. */
  takeFullTiles(): readonly Tile[] {
    const full = this.#full;
    this.#full = [];
    return full;
  }

  /** Root of the tree (RFC 6962, section 2.1): the complete subtrees of the edge, folded from the right. */
  root(): Uint8Array {
    let root: Uint8Array | undefined;
    for (let height = 0, count = this.#size; count > 0; height++, count = Math.floor(count / 2)) {
      if (count % 2 === 0) continue;
      const hash = this.node(height, count - 1)!;
      root = root === undefined ? hash : this.#hasher.node(hash, root);
    }
    return root ?? this.#hasher.empty;
  }

  /** The hash of a complete subtree inside the partial tiles; undefined where a full tile holds it. */
  node(height: number, index: number): Uint8Array | undefined {
    const level = Math.floor(height / TILE_HEIGHT);
    const row = height % TILE_HEIGHT;
    const block = this.#blocks[level];
    const width = TILE_WIDTH >> row;
    const count = Math.floor(this.#size / 2 ** height);
    if (block === undefined || index >= count || Math.floor(index / width) !== this.#tileIndex(level)) {
      return undefined;
    }
    const offset = rowOffset(row) + (index % width) * HASH;
    return block.bytes.subarray(offset, offset + HASH);
  }

  /** The hashes of the partial tile of a level, for tiles that are served; empty when there are none. */
  partialTile(level: number): Tile {
    const width = Math.floor(this.#size / TILE_WIDTH ** level) % TILE_WIDTH;
    const hashes = this.#blocks[level]?.bytes.slice(0, width * HASH) ?? new Uint8Array(0);
    return { level, index: this.#tileIndex(level), hashes };
  }

  #tileIndex(level: number): number {
    return Math.floor(this.#size / TILE_WIDTH ** (level + 1));
  }

  #own(level: number): Block {
    const block = (this.#blocks[level] ??= { bytes: new Uint8Array(BLOCK_BYTES), shared: false });
    if (block.shared) {
      block.bytes = block.bytes.slice();
      block.shared = false;
    }
    return block;
  }

  #fillRow(bytes: Uint8Array, row: number, width: number): void {
    for (let i = 0; i < Math.floor(width / 2 ** row); i++) {
      const below = rowOffset(row - 1) + 2 * i * HASH;
      bytes.set(this.#hasher.pair(bytes, below), rowOffset(row) + i * HASH);
    }
  }
}
