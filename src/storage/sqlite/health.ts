import { statfsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { patient } from '../patience.ts';
import type { StorageHealth } from '../ports.ts';
import type { Connection } from './connection.ts';
import { toStorageError } from './errors.ts';
import type { WriteQueue } from './write-queue.ts';

/** A proof of writing costs a flush, so one is good for this long. */
const GOOD_FOR_MS = 1_000;

/** Below this much free space one row that could be written tells nothing of a batch. */
const SCARCE_BYTES = 64 * 1024 * 1024;

/**
 * Reads at every call and, when the last proof has grown old, writes too: in a bounded time, though another
 * process may hold the file. Where the disk has little room, or whoever asks wants it proved, that is as much as a
 * batch of the log, given back at once; else a row. Never rejects.
 */
export function healthCheck(
  reader: Connection,
  writes: WriteQueue,
): (options?: { readonly prove_room?: boolean }) => Promise<StorageHealth> {
  const folder = dirname(reader.file);
  let proved_ms = Number.NEGATIVE_INFINITY;
  let room_ms = Number.NEGATIVE_INFINITY;
  let prove_room = false;

  /** Gives whether there is room for a batch, where that was found out now. */
  const prove = async (begun_ms: number): Promise<boolean> => {
    const wanted = prove_room || isScarce(folder);
    if (wanted && begun_ms - room_ms > GOOD_FOR_MS) {
      await writes.run('takeRoom');
      await writes.run('giveRoomBack');
      proved_ms = room_ms = performance.now();
      return true;
    }
    if (begun_ms - proved_ms > GOOD_FOR_MS) {
      await writes.run('beat');
      proved_ms = performance.now();
    }
    return false;
  };

  const ask = patient(basename(reader.file), async () => {
    const begun_ms = performance.now();
    try {
      reader.get('SELECT beats FROM pulse');
      const has_room = await prove(begun_ms);
      return { ok: true, latency_ms: performance.now() - begun_ms, ...(has_room && { has_room }) };
    } catch (cause) {
      const { message } = toStorageError(cause, reader.file);
      // Whoever asks needs no key, and is not told where on this machine the file lies.
      const detail = message.replaceAll(join(folder, '/'), '');
      return { ok: false, latency_ms: performance.now() - begun_ms, detail };
    }
  });

  return (options = {}) => {
    prove_room = options.prove_room === true;
    return ask();
  };
}

/** Whether the disk is nearly full. One that does not tell counts as such. */
function isScarce(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < SCARCE_BYTES;
  } catch {
    return true;
  }
}
