import { patient } from '../patience.ts';
import type { StorageHealth } from '../ports.ts';
import type { Database } from './database.ts';

/** Writes a row, within a bounded time. Never rejects. */
export function healthCheck(database: Database): () => Promise<StorageHealth> {
  return patient(database.name, () => probe(database));
}

async function probe(database: Database): Promise<StorageHealth> {
  const begun_ms = performance.now();
  try {
    await database.run({ text: 'UPDATE touchstone.pulse SET beats = beats + 1 WHERE id = 1' });
    return { ok: true, latency_ms: performance.now() - begun_ms };
  } catch (error) {
    return { ok: false, latency_ms: performance.now() - begun_ms, detail: (error as Error).message };
  }
}
