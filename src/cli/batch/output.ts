import { once } from 'node:events';
import { createWriteStream, renameSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { UsageError } from '../exit.ts';

/** Where results go, a line each. */
export interface Output {
  write(line: string): Promise<void>;
  /** All is written: a file takes its name. */
  close(): Promise<void>;
}

/**
 * Opens a file, or standard output for `-`. A file has another name until it is whole, so that nobody takes half
 * of the results for all.
 * @throws UsageError when it cannot be written
 */
export async function openOutput(file: string): Promise<Output> {
  if (file === '-') return { write: (line) => put(process.stdout, line), close: async () => {} };
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished);
  try {
    await once(stream, 'open');
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
  return {
    write: (line) => put(stream, line),
    async close() {
      stream.end();
      await finished(stream);
      renameSync(unfinished, file);
    },
  };
}

async function put(stream: Writable, line: string): Promise<void> {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain');
}
