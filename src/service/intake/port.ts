import type { BatchRequest } from '../../contract/index.ts';

/** A batch that was read: what the storage keeps of it, and what its sender is told. */
export interface ReadBatch {
  /** Each as `entryLine` writes it, in the order sent. */
  readonly entries: readonly string[];
  readonly response: BatchRequest['response'];
  /** JSON Pointers of the fields that mean nothing. */
  readonly warnings: readonly string[];
}

/** Reading batches, away from the request thread when they are large. */
export interface Intake {
  /**
   * @param body handed over: its buffer may be gone afterwards
   * @param time_ms time that it may take
   * @throws Refused with every fault of the batch, or when it takes too much time
   */
  read(body: Uint8Array<ArrayBuffer>, time_ms: number): Promise<ReadBatch>;
  close(): Promise<void>;
}
