import type { LogEntry, StoredCheckpoint, StoredSigningKey } from '../storage/ports.ts';
import { Frontier } from '../tlog/index.ts';
import { hasher, sha256 } from './crypto.ts';
import { type Finding, Findings } from './findings.ts';
import { checkCheckpoint } from './fsck-checkpoint.ts';
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
 * signature and signing key that is stored. Any byte of them that is not as it was written is named by
 * part and place. Memory does not grow with the log.
 */
export async function fsck(source: LogSource, onProgress?: (entries: number) => void): Promise<FsckReport> {
  const walk = new Walk(source, onProgress);
  await walk.guarded('signing_key', 'all', () => walk.keys());
  await walk.guarded('entry', 'all', () => walk.entriesAndCheckpoints());
  await walk.guarded('tile', 'all', () => walk.strayTiles());
  return walk.report();
}

/** One pass over the log. */
class Walk {
  readonly #source: LogSource;
  readonly #progress: ((entries: number) => void) | undefined;
  readonly #findings = new Findings();
  #keys: readonly StoredSigningKey[] = [];
  /** The tree up to the last leaf that a checkpoint vouched for. */
  #trusted = new Frontier(hasher);
  /** Leaf entries since then: by the records themselves, and by the stored record_hash. */
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
      keys: this.#keys.length,
      ...this.#findings.summary(),
    };
  }

  /** Storage that cannot even be read is a finding like any other, and the next part is still looked at. */
  async guarded(part: Finding['part'], at: string, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      const place = part === 'entry' ? `${this.#next} or later` : at;
      this.#findings.add(part, place, `cannot be read: ${(error as Error).message}`);
    }
  }

  async keys(): Promise<void> {
    this.#keys = await this.#source.signingKeys.all();
    checkKeys(this.#keys, this.#source.origin, this.#findings);
  }

  async entriesAndCheckpoints(): Promise<void> {
    const entries = this.#source.store.entries(0)[Symbol.asyncIterator]();
    let ahead = await entries.next();
    const takeUpTo = async (size: number): Promise<void> => {
      for (; !ahead.done && ahead.value.leaf_index < size; ahead = await entries.next()) {
        await this.#takeEntry(ahead.value);
      }
    };
    for await (const checkpoint of this.#source.store.checkpoints()) {
      await takeUpTo(checkpoint.tree_size);
      await this.#takeCheckpoint(checkpoint);
    }
    const covered = this.#next;
    await takeUpTo(Number.POSITIVE_INFINITY);
    if (this.#next > covered) this.#findings.add('entry', `${covered}`, 'no checkpoint covers it');
    await this.#settle(this.#derived);
  }

  async strayTiles(): Promise<void> {
    await checkStrayTiles(this.#source.store, this.#trusted.size, this.#findings);
  }

  /** The leaf index that comes next. */
  get #next(): number {
    return this.#trusted.size + this.#derived.length;
  }

  async #takeEntry(entry: LogEntry): Promise<void> {
    this.#entries++;
    if (entry.leaf_index !== this.#next) {
      this.#findings.add('entry', `${this.#next}`, `is missing: ${entry.leaf_index} is next`);
      await this.#fillGap(entry.leaf_index);
    }
    checkEntry(entry, this.#findings);
    this.#derived.push(sha256(entry.record));
    this.#stored.push(entry.record_hash);
    this.#last = entry;
    if (this.#derived.length >= MAX_SEGMENT) await this.#settle(this.#derived);
    if (this.#entries % 10_000 === 0) this.#progress?.(this.#entries);
  }

  /** Missing leaves count as zeroes, so that what follows keeps its place. */
  async #fillGap(until: number): Promise<void> {
    while (this.#next < until) {
      this.#derived.push(new Uint8Array(32));
      this.#stored.push(new Uint8Array(32));
      if (this.#derived.length >= MAX_SEGMENT) await this.#settle(this.#derived);
    }
  }

  async #takeCheckpoint(checkpoint: StoredCheckpoint): Promise<void> {
    this.#checkpoints++;
    const roots = await checkCheckpoint(checkpoint, this.#source.origin, this.#keys, this.#findings);
    if (checkpoint.tree_size !== this.#next) {
      const problem = `covers ${checkpoint.tree_size} entries, and the log has ${this.#next} up to there`;
      this.#findings.add('checkpoint', `${checkpoint.tree_size}`, problem);
      return;
    }
    if (this.#last !== undefined && checkpoint.created_at !== this.#last.evaluated_at) {
      const problem = `created_at is ${checkpoint.created_at}, its latest record's is ${this.#last.evaluated_at}`;
      this.#findings.add('checkpoint', `${checkpoint.tree_size}`, problem);
    }
    await this.#compareRoot(checkpoint, roots);
  }

  /**
   * Of a record and its stored hash, the one that leads to the signed root is as it was written; when
   * both do, or neither, the records carry on.
   */
  async #compareRoot(checkpoint: StoredCheckpoint, roots: readonly Uint8Array[]): Promise<void> {
    for (const leaves of [this.#derived, this.#stored]) {
      const root = extend(this.#trusted, leaves).root();
      if (!roots.some((known) => Buffer.compare(known, root) === 0)) continue;
      this.#diverged = false;
      return this.#settle(leaves);
    }
    if (!this.#diverged) {
      const problem = `its root does not follow from the ${checkpoint.tree_size} entries that it covers`;
      this.#findings.add('checkpoint', `${checkpoint.tree_size}`, problem);
    }
    // From here on no root can follow; one finding stands for all of them.
    this.#diverged = true;
    return this.#settle(this.#derived);
  }

  /** Takes leaves as the log's, and looks at the tiles that they fill. */
  async #settle(leaves: readonly Uint8Array[]): Promise<void> {
    this.#trusted = extend(this.#trusted, leaves);
    this.#derived = [];
    this.#stored = [];
    for (const tile of this.#trusted.takeFullTiles()) {
      this.#tiles++;
      await checkTile(this.#source.store, tile, this.#findings);
    }
  }
}

function extend(frontier: Frontier, entries: readonly Uint8Array[]): Frontier {
  const extended = frontier.fork();
  for (const entry of entries) extended.append(hasher.leaf(entry));
  return extended;
}
