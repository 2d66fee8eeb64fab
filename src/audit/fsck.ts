import type { LogEntry, LogStore, StoredCheckpoint } from '../storage/ports.ts';
import { equalBytes, Frontier, TILE_WIDTH, type VerifierKey, verifierKey } from '../tlog/index.ts';
import { hasher, sha256 } from './crypto.ts';
import { type Finding, Findings } from './findings.ts';
import { checkCheckpoint } from './fsck-checkpoint.ts';
import { EntryCursor } from './fsck-cursor.ts';
import { checkEntry } from './fsck-entry.ts';
import { checkKeys } from './fsck-keys.ts';
import { checkStrayTiles, checkTile } from './fsck-tiles.ts';
import type { LogSource } from './view.ts';

export interface FsckReport {
  /** Whether everything is as it was written. */
  readonly ok: boolean;
  readonly entries: number;
  readonly tiles: number;
  readonly checkpoints: number;
  readonly keys: number;
  readonly findings: readonly Finding[];
  /** Findings past the first hundred, which are only counted. */
  readonly more_findings: number;
}

/** Leaves held until a checkpoint vouches for them, should checkpoints be missing. */
const MAX_SEGMENT = 65_536;

/**
 * Derives the whole log again from its records and compares it with every entry, tile, checkpoint,
 * signature and signing key that is stored, and with what lists and guards rely on beside them. Any byte of them that is
 * not as it was written is named by part and place. Memory does not grow with the log.
 */
export async function fsck(source: LogSource, onProgress?: (entries: number) => void): Promise<FsckReport> {
  const walk = new Walk(source, onProgress);
  await walk.guarded('signing_key', () => walk.keys());
  await walk.guarded('entry', () => walk.entriesAndCheckpoints());
  await walk.guarded('tile', () => walk.strayTiles());
  await walk.guarded('schema', () => walk.besideTheLog());
  return walk.report();
}

/** One pass over the log. */
class Walk {
  readonly #source: LogSource;
  readonly #progress: ((entries: number) => void) | undefined;
  readonly #findings = new Findings();
  /** Undefined when they could not be read. */
  #keys: ReadonlyMap<string, VerifierKey> | undefined;
  /** The tree up to the last leaf that a checkpoint vouched for. */
  #trusted = new Frontier(hasher);
  /** Leaf hashes since then: by the records themselves, and by the stored record_hash. */
  #derived: Uint8Array[] = [];
  #stored: Uint8Array[] = [];
  #last: LogEntry | undefined;
  #entries = 0;
  #tiles = 0;
  #checkpoints = 0;
  #diverged = false;

  constructor(source: LogSource, progress: ((entries: number) => void) | undefined) {
    this.#source = source;
    this.#progress = progress;
  }

  report(): FsckReport {
    return {
      ok: this.#findings.count === 0,
      entries: this.#entries,
      tiles: this.#tiles,
      checkpoints: this.#checkpoints,
      keys: this.#keys?.size ?? 0,
      ...this.#findings.summary(),
    };
  }

  /** Storage that cannot be read at all is a finding like any other, and the next part is still looked at. */
  async guarded(part: Finding['part'], step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.#findings.add(part, `after ${this.#next}`, `cannot be read: ${(error as Error).message}`);
    }
  }

  async keys(): Promise<void> {
    const keys = await this.#source.signingKeys.all();
    const { origin } = this.#source;
    checkKeys(keys, origin, this.#findings);
    this.#keys = new Map(
      keys.map(({ key_id, public_key }) => [key_id, verifierKey(origin, public_key, hasher.sha256)]),
    );
  }

  async entriesAndCheckpoints(): Promise<void> {
    const { store } = this.#source;
    const checkpoints = store.checkpoints()[Symbol.asyncIterator]();
    // Checkpoints first: of a log that grows meanwhile, the entries then reach at least as far.
    let checkpoint = await checkpoints.next();
    const entries = await EntryCursor.open(store, this.#findings);
    for (; !checkpoint.done; checkpoint = await checkpoints.next()) {
      await this.#takeUpTo(checkpoint.value.tree_size, entries);
      await this.#takeCheckpoint(checkpoint.value, entries);
    }
    await this.#checkRest(entries);
    await this.#settle(extend(this.#trusted, this.#derived));
  }

  /** What lies behind the last checkpoint was appended while this ran, or does not belong to the log. */
  async #checkRest(entries: EntryCursor): Promise<void> {
    for (let entry = entries.ahead; entry !== undefined; entry = entries.ahead) {
      this.#entries++;
      if ((await this.#source.store.checkpointCovering(entry.leaf_index + 1)) === undefined) {
        this.#findings.add('entry', `${entry.leaf_index}`, 'no checkpoint covers it');
      }
      await entries.take();
    }
  }

  async strayTiles(): Promise<void> {
    const { store } = this.#source;
    const size = Math.max(this.#trusted.size, (await store.head())?.tree_size ?? 0);
    await checkStrayTiles(store, size, this.#findings);
  }

  /** What lists and guards rely on: no record is changed by damage to it, but it may be out of sight, or open to change. */
  async besideTheLog(): Promise<void> {
    for await (const { part, at, problem } of this.#source.store.discrepancies())
      this.#findings.add(part, at, problem);
  }

  /** The leaf index that comes next. */
  get #next(): number {
    return this.#trusted.size + this.#derived.length;
  }

  async #takeUpTo(size: number, entries: EntryCursor): Promise<void> {
    for (let entry = entries.ahead; entry !== undefined && entry.leaf_index < size; entry = entries.ahead) {
      await this.#fillGap(entry.leaf_index, entries);
      this.#entries++;
      checkEntry(entry, this.#findings);
      this.#last = entry;
      await this.#hold(hasher.leaf(sha256(entry.record)), hasher.leaf(entry.record_hash));
      if (this.#entries % 10_000 === 0) this.#progress?.(this.#entries);
      await entries.take();
    }
  }

  /** Leaves that are missing or cannot be read keep their place in the tree. */
  async #fillGap(until: number, entries: EntryCursor): Promise<void> {
    if (until - this.#next > MAX_SEGMENT) throw new Error(`no entry from here up to ${until}`);
    while (this.#next < until) {
      const index = this.#next;
      if (!entries.wasUnreadable(index)) this.#findings.add('entry', `${index}`, 'is missing');
      const leaf = await rememberedLeaf(this.#source.store, index);
      // Without its hash no root can follow, which then says nothing beyond the entry that was named.
      if (leaf === undefined) this.#diverged = true;
      await this.#hold(leaf ?? hasher.empty, leaf ?? hasher.empty);
    }
  }

  async #hold(derived: Uint8Array, stored: Uint8Array): Promise<void> {
    this.#derived.push(derived);
    this.#stored.push(stored);
    if (this.#derived.length >= MAX_SEGMENT) await this.#settle(extend(this.#trusted, this.#derived));
  }

  async #takeCheckpoint(checkpoint: StoredCheckpoint, entries: EntryCursor): Promise<void> {
    this.#checkpoints++;
    const root = await checkCheckpoint(checkpoint, this.#source.origin, this.#keys, this.#findings);
    if (root === undefined) return;
    const { tree_size } = checkpoint;
    if (tree_size - this.#next > MAX_SEGMENT) {
      this.#findings.add('checkpoint', `${tree_size}`, `the log has only ${this.#next} entries up to there`);
      return;
    }
    await this.#fillGap(tree_size, entries);
    const last = this.#last;
    if (last?.leaf_index === tree_size - 1 && checkpoint.created_at !== last.evaluated_at) {
      const problem = `created_at is ${checkpoint.created_at}, its latest record's is ${last.evaluated_at}`;
      this.#findings.add('checkpoint', `${tree_size}`, problem);
    }
    await this.#compareRoot(checkpoint, root);
  }

  /**
   * Of a record and its stored hash, the one that leads to the signed root is as it was written; when
   * both do, or neither, the records carry on.
   */
  async #compareRoot(checkpoint: StoredCheckpoint, root: Uint8Array): Promise<void> {
    const derived = extend(this.#trusted, this.#derived);
    if (equalBytes(derived.root(), root)) return this.#settle(derived);
    const stored = extend(this.#trusted, this.#stored);
    if (equalBytes(stored.root(), root)) return this.#settle(stored);
    // From here on no root can follow from the entries; one finding stands for all of them.
    if (!this.#diverged) {
      const problem = `its root does not follow from the ${checkpoint.tree_size} entries that it covers`;
      this.#findings.add('checkpoint', `${checkpoint.tree_size}`, problem);
    }
    this.#diverged = true;
    await this.#settle(derived);
  }

  /** Takes leaves as the log's, and looks at the tiles that they fill. */
  async #settle(extended: Frontier): Promise<void> {
    this.#trusted = extended;
    this.#derived = [];
    this.#stored = [];
    for (const tile of extended.takeFullTiles()) {
      this.#tiles++;
      await checkTile(this.#source.store, tile, this.#findings);
    }
  }
}

function extend(frontier: Frontier, leaves: readonly Uint8Array[]): Frontier {
  const extended = frontier.fork();
  for (const leaf of leaves) extended.append(leaf);
  return extended;
}

/** The leaf hash of an entry that cannot be read whole: from its stored hash, or else from its tile. */
async function rememberedLeaf(store: LogStore, index: number): Promise<Uint8Array | undefined> {
  const entry = await store.leafEntries(index, index + 1).catch(() => undefined);
  if (entry?.length === 32) return hasher.leaf(entry);
  const tile = await store.tile(0, Math.floor(index / TILE_WIDTH)).catch(() => undefined);
  const offset = (index % TILE_WIDTH) * 32;
  return tile?.slice(offset, offset + 32);
}
