import type { LogStore } from '../storage/ports.ts';
import { TILE_WIDTH, type Tile } from '../tlog/index.ts';
import type { Findings } from './findings.ts';

const HASH = 32;

/** Compares a tile that follows from the entries with the stored one. */
export async function checkTile(store: LogStore, tile: Tile, findings: Findings): Promise<void> {
  const problem = await faultOf(store, tile);
  if (problem !== undefined) findings.add('tile', `${tile.level}/${tile.index}`, problem);
}

async function faultOf(store: LogStore, { level, index, hashes }: Tile): Promise<string | undefined> {
  let stored: Uint8Array | undefined;
  try {
    stored = await store.tile(level, index);
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  if (stored === undefined) return 'is missing';
  if (stored.length !== hashes.length) return `has ${stored.length} bytes`;
  if (Buffer.compare(stored, hashes) === 0) return undefined;
  const byte = hashes.findIndex((value, i) => value !== stored[i]);
  return `hash ${Math.floor(byte / HASH)} does not follow from the entries`;
}

/** Looks for tiles that a tree of this size does not have, or not yet. */
export async function checkStrayTiles(store: LogStore, size: number, findings: Findings): Promise<void> {
  for await (const { level, index } of store.tiles()) {
    const full = level >= 0 ? Math.floor(size / TILE_WIDTH ** (level + 1)) : 0;
    if (index < 0 || index >= full)
      findings.add('tile', `${level}/${index}`, `does not belong to a tree of ${size}`);
  }
}
