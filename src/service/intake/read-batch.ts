import { LIMITS, type Limits, type Normaliser, type Outcome, readJson, told } from '../../contract/index.ts';
import { entryLine } from '../jobs/submit.ts';
import type { ReadBatch } from './port.ts';

/** A batch with all its entries at hand. */
export interface WholeBatch extends ReadBatch {
  readonly entries: readonly string[];
}

/** Bytes of the largest batch for each value that one may hold: texts have many more. */
const BYTES_A_VALUE = 16;

/** Reads a body as a batch, or says every fault of it. Takes about a second for 64 MiB. */
export function readBatch(body: Uint8Array, normaliser: Normaliser, limits: Limits): Outcome<WholeBatch> {
  const values = Math.max(1000, Math.floor(limits.batch_bytes / BYTES_A_VALUE));
  const json = readJson(body, { values, setting: LIMITS.batch_bytes.setting });
  if (!json.ok) return json;
  const batch = normaliser.batch(json.value);
  if (!batch.ok) return batch;
  const { entries, response } = batch.value;
  return { ok: true, value: { entries: entries.map(entryLine), response, ...told(batch.value) } };
}
