import type { StorageHealth } from '../ports.ts';
import type { Database } from './database.ts';

/** Past this a database that says nothing counts as down. */
const PATIENCE_MS = 2_000;

/** Writes a row, within a bounded time. Never rejects. */
export function healthCheck(database: Database): () => Promise<StorageHealth> {
  let probing: Promise<StorageHealth> | undefined;
  return () => {
    // Those who ask meanwhile share the answer, so that asking cannot use up the connections.
    probing ??= probe(database).finally(() => {
      probing = undefined;
    });
    return Promise.race([probing, silence(database)]);
  };
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

function silence({ name }: Database): Promise<StorageHealth> {
  const detail = `Database ${name}: it did not answer within ${PATIENCE_MS} ms.`;
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: false, latency_ms: PATIENCE_MS, detail }), PATIENCE_MS).unref();
  });
}
