import { TlogError } from './errors.ts';
import type { TreeHasher } from './hash.ts';
import type { HashReader, NodeId } from './subtree.ts';

/** Hashes in a full tile: C2SP tlog-tiles cut the tree at heights that are multiples of 8. */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;
const HASH = 32;

/** A row of consecutive hashes of the tree (C2SP tlog-tiles, "Merkle Tree"). */
export interface Tile {
  readonly level: number;
  /** Position among the tiles of the level, from 0. */
  readonly index: number;
  /** 1 to 256 hashes of 32 bytes, concatenated. */
  readonly hashes: Uint8Array;
}

/** Gives at least the first `width` hashes of a tile. */
export type TileReader = (level: number, index: number, width: number) => Promise<Uint8Array>;

/** Which hashes of which tile lie under a node. */
function nodeInTile({ height, index }: NodeId): {
  level: number;
  tile: number;
  first: number;
  count: number;
} {
  const count = 2 ** (height % TILE_HEIGHT);
  const nodes = TILE_WIDTH / count;
  return {
    level: Math.floor(height / TILE_HEIGHT),
    tile: Math.floor(index / nodes),
    first: (index % nodes) * count,
    count,
  };
}

/** The node over `count` consecutive hashes, a power of two (RFC 6962, section 2.1). */
export function subtreeHash(hashes: Uint8Array, hasher: TreeHasher): Uint8Array {
  let row = hashes;
  while (row.length > HASH) {
    const above = new Uint8Array(row.length / 2);
    for (let i = 0; i < above.length; i += HASH) above.set(hasher.pair(row, 2 * i), i);
    row = above;
  }
  return row;
}

/**
 * Reads nodes of the tree out of its tiles; each tile is read once a call. What it reads is believed:
 * check the proof that is made of it. Throws `malformed` for a tile that is too short.
 */
export function tileHashReader(readTile: TileReader, hasher: TreeHasher): HashReader {
  return async (nodes) => {
    const places = nodes.map(nodeInTile);
    const widths = new Map<string, number>();
    for (const { level, tile, first, count } of places) {
      const key = `${level}/${tile}`;
      widths.set(key, Math.max(widths.get(key) ?? 0, first + count));
    }
    const tiles = new Map<string, Uint8Array>();
    for (const [key, width] of widths) {
      const [level, tile] = key.split('/');
      const hashes = await readTile(Number(level), Number(tile), width);
      if (hashes.length < width * HASH) throw new TlogError('malformed', `tile ${key} is too short`);
      tiles.set(key, hashes);
    }
    return places.map(({ level, tile, first, count }) => {
      const hashes = tiles.get(`${level}/${tile}`)!;
      return subtreeHash(hashes.subarray(first * HASH, (first + count) * HASH), hasher);
    });
  };
}
