import type { LogStore } from '../storage/ports.ts';
import { formatEntryBundle, parseTilePath, TILE_WIDTH, type TilePath } from '../tlog/index.ts';
import type { LogView } from './view.ts';

const HASH = 32;

/** A resource of the published log. */
export interface LogResource {
  readonly content_type: 'text/plain; charset=utf-8' | 'application/octet-stream';
  readonly body: string | Uint8Array;
  /** Whether it may be cached for ever. */
  readonly immutable: boolean;
}

/**
 * What lies at `checkpoint` or `tile/…` of the log (C2SP tlog-tiles, "APIs"): only what is covered by
 * the head, so that nothing is seen before it is signed and durable. Undefined for everything else.
 */
export async function readResource(
  path: string,
  store: LogStore,
  view: LogView,
): Promise<LogResource | undefined> {
  if (path === 'checkpoint') {
    if (view.head === undefined) return undefined;
    return { content_type: 'text/plain; charset=utf-8', body: view.head.note, immutable: false };
  }
  const tile = parseTilePath(path);
  if (tile === undefined || tile.width > widthOf(tile, view.frontier.size)) return undefined;
  const body = tile.level === 'entries' ? await entryBundle(tile, store) : await hashTile(tile, store, view);
  return body && { content_type: 'application/octet-stream', body, immutable: true };
}

/** Hashes that the tile has in a tree of `size` leaves, 0 to 256. */
function widthOf({ level, index }: TilePath, size: number): number {
  const hashes = Math.floor(size / TILE_WIDTH ** (level === 'entries' ? 0 : level));
  return Math.min(Math.max(hashes - index * TILE_WIDTH, 0), TILE_WIDTH);
}

async function hashTile(
  { level, index, width }: TilePath,
  store: LogStore,
  { frontier }: LogView,
): Promise<Uint8Array | undefined> {
  const edge = frontier.partialTile(level as number);
  const hashes = edge.index === index ? edge.hashes : await store.tile(level as number, index);
  return hashes?.slice(0, width * HASH);
}

async function entryBundle({ index, width }: TilePath, store: LogStore): Promise<Uint8Array> {
  const start = index * TILE_WIDTH;
  const hashes = await store.leafEntries(start, start + width);
  return formatEntryBundle(
    Array.from({ length: width }, (_, i) => hashes.subarray(i * HASH, (i + 1) * HASH)),
  );
}
