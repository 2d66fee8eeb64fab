import type { BatchRequest, Ignored } from '../../contract/index.ts';
import type { Entries } from '../../storage/ports.ts';

/** A batch that was read: what the storage keeps of it, and what its sender is told. */
export interface ReadBatch extends Ignored {
  /** Each as `entryLine` writes it, in the order sent. */
  readonly entries: Entries;
  readonly response: BatchRequest['response'];
}

/** Reading batches, away from the request thread when they are large. */
export interface Intake {
  /**
   * @param body handed over: its buffer may be gone afterwards
   * @param time_ms time that reading may take
   * @param use gets the batch; its entries can be asked for until this is settled, and then no more
   * @throws Refused with every fault of the batch, or when reading takes too much time
   */
  read<T>(body: Uint8Array<ArrayBuffer>, time_ms: number, use: (batch: ReadBatch) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
