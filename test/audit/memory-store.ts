import { extendByTrying } from '../../src/storage/extend.ts';
import {
  type Discrepancy,
  type LogBatch,
  type LogEntry,
  type LogNews,
  type LogStore,
  type SigningKeyStore,
  StorageError,
  type StoredCheckpoint,
  type StoredSigningKey,
  type StoredTile,
} from '../../src/storage/ports.ts';

/** A log in memory, with faults that a test can put in its way. */
export class MemoryLogStore implements LogStore {
  shared = false;
  readonly entryList: LogEntry[] = [];
  readonly tileMap = new Map<string, StoredTile>();
  readonly checkpointList: StoredCheckpoint[] = [];
  readonly besideList: Discrepancy[] = [];
  readonly batches: LogBatch[] = [];
  /** Called before a batch is stored; what it throws is what the append rejects with. */
  beforeAppend: (batch: LogBatch) => void | Promise<void> = () => {};
  /** Called after a batch is stored, when the caller has not heard of it. */
  afterAppend: (batch: LogBatch) => void | Promise<void> = () => {};

  async append(batch: LogBatch): Promise<void> {
    await this.beforeAppend(batch);
    if (batch.base_size !== this.entryList.length) {
      throw new StorageError('conflict', `the log has ${this.entryList.length} entries`);
    }
    this.batches.push(batch);
    this.entryList.push(...batch.entries);
    for (const tile of batch.tiles) this.tileMap.set(`${tile.level}/${tile.index}`, tile);
    this.checkpointList.push(batch.checkpoint);
    await this.afterAppend(batch);
  }

  extend(known_size: number, make: (news?: LogNews) => Promise<LogBatch>): Promise<void> {
    return extendByTrying(this, known_size, make);
  }

  async news(known_size: number): Promise<LogNews | undefined> {
    const head = await this.head();
    if (head === undefined || head.tree_size === known_size) return undefined;
    if (head.tree_size < known_size) return { head };
    return { head, record_hashes: await this.leafEntries(known_size, head.tree_size) };
  }

  async head(): Promise<StoredCheckpoint | undefined> {
    return this.checkpointList.at(-1);
  }

  async checkpoint(tree_size: number): Promise<StoredCheckpoint | undefined> {
    return this.checkpointList.find((checkpoint) => checkpoint.tree_size === tree_size);
  }

  async checkpointCovering(tree_size: number): Promise<StoredCheckpoint | undefined> {
    return this.checkpointList.find((checkpoint) => checkpoint.tree_size >= tree_size);
  }

  async *checkpoints(): AsyncIterable<StoredCheckpoint> {
    yield* this.checkpointList;
  }

  async tile(level: number, index: number): Promise<Uint8Array | undefined> {
    return this.tileMap.get(`${level}/${index}`)?.hashes;
  }

  async *tiles(): AsyncIterable<StoredTile> {
    yield* this.tileMap.values();
  }

  async leafEntries(start: number, end: number): Promise<Uint8Array> {
    return Uint8Array.from(
      Buffer.concat(this.entryList.slice(start, end).map(({ record_hash }) => record_hash)),
    );
  }

  async *discrepancies(): AsyncIterable<Discrepancy> {
    yield* this.besideList;
  }

  async *entries(start: number): AsyncIterable<LogEntry> {
    yield* this.entryList.slice(start);
  }

  async record(tenant: string, record_id: string): Promise<LogEntry | undefined> {
    return this.entryList.find((entry) => entry.tenant === tenant && entry.record_id === record_id);
  }

  async list(): Promise<readonly LogEntry[]> {
    throw new Error('not used by the audit room');
  }

  async eraseSecrets(): Promise<boolean> {
    throw new Error('not used by the audit room');
  }
}

export class MemoryKeyStore implements SigningKeyStore {
  readonly keys: StoredSigningKey[] = [];

  async activate(key: StoredSigningKey, replaces?: string | null): Promise<void> {
    const active = this.keys.find(({ retired_at }) => retired_at === null)?.key_id ?? null;
    if (replaces !== undefined && replaces !== active)
      throw new StorageError('conflict', 'another is active');
    if (this.keys.some(({ key_id }) => key_id === key.key_id))
      throw new StorageError('conflict', 'known key');
    this.keys.forEach((known, i) => {
      this.keys[i] = { ...known, retired_at: known.retired_at ?? key.created_at };
    });
    this.keys.unshift(key);
  }

  async get(key_id: string): Promise<StoredSigningKey | undefined> {
    return this.keys.find((key) => key.key_id === key_id);
  }

  async all(): Promise<readonly StoredSigningKey[]> {
    return this.keys;
  }
}
