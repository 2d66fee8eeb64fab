import { once } from 'node:events';
import { createWriteStream, renameSync, type Stats, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Failure, UsageError } from '../exit.ts';

/** Where results go, a line each. */
export interface Output {
  write(line: string): Promise<void>;
  /** All is written: a file takes its name. */
  close(): Promise<void>;
}

/**
 * Opens a file, or standard output for `-`. A file has another name until it is whole, so that nobody takes half
 * of the results for all.
 * @param input the file of the entries, which is not to be lost
 * @throws UsageError when it cannot be written
 */
export async function openOutput(file: string, input: string): Promise<Output> {
  if (file === '-') return { write: (line) => put(process.stdout, line), close: async () => {} };
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new UsageError(`${file} is a folder. Name a file for the results.`);
  if (there !== undefined && isSame(there, input))
    throw new UsageError(`${file} is the file of the entries itself. Name another for the results.`);
  const unfinished = `${file}.part`;
  const stream = createWriteStream(unfinished);
  try {
    await once(stream, 'open');
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${(error as Error).message}`);
  }
  let broken: Error | undefined;
  stream.on('error', (error) => {
    broken = error;
  });
  return {
    write: (line) => orTold(() => (broken === undefined ? put(stream, line) : Promise.reject(broken))),
    close: () =>
      orTold(async () => {
        stream.end();
        await finished(stream);
        renameSync(unfinished, file);
      }),
  };

  async function orTold(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      throw new Failure(`${file} cannot be written: ${(cause as Error).message}`, { cause });
    }
  }
}

function isSame(one: Stats, file: string): boolean {
  const other = file === '-' ? undefined : statSync(file, { throwIfNoEntry: false });
  return other !== undefined && one.dev === other.dev && one.ino === other.ino;
}

async function put(stream: Writable, line: string): Promise<void> {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain');
}
