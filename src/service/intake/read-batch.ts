import {
  type BatchRequest,
  type Limits,
  type Normaliser,
  type Outcome,
  readJson,
} from '../../contract/index.ts';

/** A batch that was read: what the storage keeps of it, and what its sender is told. */
export interface ReadBatch {
  /** Each entry as JSON of a BatchEntry, in the order sent; none holds a line break. */
  readonly entries: readonly string[];
  readonly response: BatchRequest['response'];
  /** JSON Pointers of the fields that mean nothing. */
  readonly warnings: readonly string[];
}

/** Bytes of the largest batch for each value that one may hold: texts have many more. */
const BYTES_A_VALUE = 16;

/** Reads a body as a batch, or says every fault of it. Takes about a second for 64 MiB. */
export function readBatch(body: Uint8Array, normaliser: Normaliser, limits: Limits): Outcome<ReadBatch> {
  const json = readJson(body, Math.max(1000, Math.floor(limits.batch_bytes / BYTES_A_VALUE)));
  if (!json.ok) return json;
  const batch = normaliser.batch(json.value);
  if (!batch.ok) return batch;
  const { entries, response, warnings } = batch.value;
  return { ok: true, value: { entries: entries.map((entry) => JSON.stringify(entry)), response, warnings } };
}
