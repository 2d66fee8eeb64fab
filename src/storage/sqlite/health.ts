import { basename, dirname, join } from 'node:path';
import { patient } from '../patience.ts';
import type { StorageHealth } from '../ports.ts';
import type { Connection } from './connection.ts';
import { toStorageError } from './errors.ts';
import type { WriteQueue } from './write-queue.ts';

/** A proof of writing costs a flush, so one is good for this long. */
const GOOD_FOR_MS = 1_000;

/**
 * Reads at every call and, when the last proof has grown old, writes a row too: in a bounded time, though another
 * process may hold the file. Never rejects.
 */
export function healthCheck(reader: Connection, writes: WriteQueue): () => Promise<StorageHealth> {
  let proved_ms = Number.NEGATIVE_INFINITY;
  return patient(basename(reader.file), async () => {
    const begun_ms = performance.now();
    try {
      reader.get('SELECT beats FROM pulse');
      if (begun_ms - proved_ms > GOOD_FOR_MS) {
        await writes.run('beat');
        proved_ms = performance.now();
      }
      return { ok: true, latency_ms: performance.now() - begun_ms };
    } catch (cause) {
      const { message } = toStorageError(cause, reader.file);
      // Whoever asks needs no key, and is not told where on this machine the file lies.
      const detail = message.replaceAll(join(dirname(reader.file), '/'), '');
      return { ok: false, latency_ms: performance.now() - begun_ms, detail };
    }
  });
}
