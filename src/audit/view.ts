import type { LogNews, LogStore, SigningKeyStore, StoredCheckpoint } from '../storage/ports.ts';
import {
  equalBytes,
  Frontier,
  formatCheckpoint,
  type HashReader,
  openNote,
  parseVerifierKey,
  subtreeHash,
  TILE_WIDTH,
  TlogError,
  tileHashReader,
  type VerifierKey,
} from '../tlog/index.ts';
import { ed25519Verify, hasher } from './crypto.ts';
import { AuditError } from './errors.ts';

const HASH = 32;

/** The log at one size: its head, and the right edge of its tree. Never changes. */
export interface LogView {
  /** Undefined while the log is empty. */
  readonly head: StoredCheckpoint | undefined;
  readonly frontier: Frontier;
}

/** Where the log and its keys are kept. */
export interface LogSource {
  readonly store: LogStore;
  readonly signingKeys: SigningKeyStore;
  readonly origin: string;
}

/** Verifier keys by their key id: what was read of them once holds for ever. */
export type Verifiers = Map<string, VerifierKey>;

/**
 * Reads the log's head and right edge out of storage: a few hundred tiles at any size. The head's
 * signature, and that the edge has its root, are checked; `corrupt_log` and `origin_mismatch` say no.
 */
export async function loadView(source: LogSource, verifiers: Verifiers = new Map()): Promise<LogView> {
  const head = await source.store.head();
  const frontier = await loadFrontier(source.store, head?.tree_size ?? 0);
  if (head === undefined) return { head, frontier };
  return checkedView(head, frontier, source, verifiers);
}

/**
 * The view that news of the log lead to: a few hashes where they tell each leaf. What another process
 * appended is checked like what is read at the start. A log that has shrunk is `corrupt_log`.
 */
export async function followNews(
  { frontier: known }: LogView,
  { head, record_hashes }: LogNews,
  source: LogSource,
  verifiers: Verifiers,
): Promise<LogView> {
  if (head.tree_size < known.size) {
    const problem = `the log had ${known.size} entries, and now has ${head.tree_size}: records are lost`;
    throw new AuditError('corrupt_log', problem);
  }
  if (record_hashes === undefined) return loadView(source, verifiers);
  const frontier = known.fork();
  for (let i = 0; i < record_hashes.length; i += HASH) {
    frontier.append(hasher.leaf(record_hashes.subarray(i, i + HASH)));
  }
  // Whoever appended the leaves has stored the tiles that they filled.
  frontier.takeFullTiles();
  return checkedView(head, frontier, source, verifiers);
}

async function checkedView(
  head: StoredCheckpoint,
  frontier: Frontier,
  source: LogSource,
  verifiers: Verifiers,
): Promise<LogView> {
  await assertSigned(head, source, verifiers);
  if (!equalBytes(frontier.root(), head.root)) {
    throw new AuditError(
      'corrupt_log',
      `the stored tree does not have the root of checkpoint ${head.tree_size}`,
    );
  }
  return { head, frontier };
}

async function verifierOf(
  head: StoredCheckpoint,
  { signingKeys }: LogSource,
  verifiers: Verifiers,
): Promise<VerifierKey> {
  const known = verifiers.get(head.key_id);
  if (known !== undefined) return known;
  const key = await signingKeys.get(head.key_id);
  if (key === undefined) {
    throw new AuditError('corrupt_log', `checkpoint ${head.tree_size} names no stored key: ${head.key_id}`);
  }
  const verifier = parseVerifierKey(key.verifier_key, hasher.sha256);
  verifiers.set(head.key_id, verifier);
  return verifier;
}

async function assertSigned(head: StoredCheckpoint, source: LogSource, verifiers: Verifiers): Promise<void> {
  const { origin } = source;
  const expected = formatCheckpoint({ origin, size: head.tree_size, root: head.root, extensions: [] });
  try {
    const verifier = await verifierOf(head, source, verifiers);
    const { text } = await openNote(head.note, [verifier], ed25519Verify);
    if (text === expected) return;
    const code = text.startsWith(`${origin}\n`) ? 'corrupt_log' : 'origin_mismatch';
    throw new AuditError(code, `checkpoint ${head.tree_size} reads ${JSON.stringify(text)}`);
  } catch (cause) {
    if (!(cause instanceof TlogError)) throw cause;
    const problem = `the note of checkpoint ${head.tree_size} does not hold: ${cause.message}`;
    throw new AuditError('corrupt_log', problem, { cause });
  }
}

/** The right edge of the first `size` leaves: the last entries, and the tops of the last full tiles. */
async function loadFrontier(store: LogStore, size: number): Promise<Frontier> {
  const partial: Uint8Array[] = [];
  for (let level = 0, count = size; count > 0; level++, count = Math.floor(count / TILE_WIDTH)) {
    const width = count % TILE_WIDTH;
    partial.push(
      level === 0
        ? await lastLeaves(store, count - width, count)
        : await tileTops(store, level - 1, count - width, count),
    );
  }
  return Frontier.restore(hasher, size, partial);
}

async function lastLeaves(store: LogStore, start: number, end: number): Promise<Uint8Array> {
  const entries = await store.leafEntries(start, end);
  const hashes = new Uint8Array(entries.length);
  for (let i = 0; i < entries.length; i += HASH) hashes.set(hasher.leaf(entries.subarray(i, i + HASH)), i);
  return hashes;
}

async function tileTops(store: LogStore, level: number, start: number, end: number): Promise<Uint8Array> {
  const tops = new Uint8Array((end - start) * HASH);
  for (let index = start; index < end; index++) {
    tops.set(subtreeHash(await fullTile(store, level, index), hasher), (index - start) * HASH);
  }
  return tops;
}

/** A full tile that the log must have; `corrupt_log` where it is missing. */
async function fullTile(store: LogStore, level: number, index: number): Promise<Uint8Array> {
  const tile = await store.tile(level, index);
  if (tile === undefined) throw new AuditError('corrupt_log', `tile ${level}/${index} is missing`);
  return tile;
}

/** Reads nodes of the tree: from the right edge in memory, and else from the full tiles in storage. */
export function nodeReader(store: LogStore, frontier: Frontier): HashReader {
  const fromTiles = tileHashReader((level, index) => fullTile(store, level, index), hasher);
  return async (nodes) => {
    const known = nodes.map(({ height, index }) => frontier.node(height, index));
    const missing = nodes.filter((_, i) => known[i] === undefined);
    const read = missing.length === 0 ? [] : await fromTiles(missing);
    let taken = 0;
    return known.map((hash) => hash ?? read[taken++]!);
  };
}
