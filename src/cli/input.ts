import { readFileSync, readSync } from 'node:fs';
import { UsageError } from './exit.ts';

/** The bytes of a file, or of standard input for `-`. */
export function readInput(file: string): Buffer {
  try {
    return file === '-' ? readStandardInput() : readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const CHUNK = 64 * 1024;
const PAUSE_MS = 5;

/** All of standard input, also where whoever opened it made it non-blocking and is slow to write. */
function readStandardInput(): Buffer {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.alloc(CHUNK);
    const length = readSome(chunk);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, length));
  }
}

const bell = new Int32Array(new SharedArrayBuffer(4));

/** Reads what there is, and waits where there is nothing yet; 0 at the end. */
function readSome(chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(0, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // The end of a pipe on Windows.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(bell, 0, 0, PAUSE_MS);
    }
  }
}
