import type { StorageHealth } from './ports.ts';

/** Past this a database that says nothing counts as down. */
const PATIENCE_MS = 2_000;

/**
 * A probe with an answer in bounded time. Those who ask meanwhile share it, so that asking cannot use up what the
 * database has.
 * @param name how the database is called
 * @param probe never rejects
 */
export function patient(name: string, probe: () => Promise<StorageHealth>): () => Promise<StorageHealth> {
  let probing: Promise<StorageHealth> | undefined;
  return () => {
    probing ??= probe().finally(() => {
      probing = undefined;
    });
    return Promise.race([probing, silence(name)]);
  };
}

function silence(name: string): Promise<StorageHealth> {
  const detail = `Database ${name}: it did not answer within ${PATIENCE_MS} ms.`;
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ok: false, latency_ms: PATIENCE_MS, detail }), PATIENCE_MS).unref();
  });
}
