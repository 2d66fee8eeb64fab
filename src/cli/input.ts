import { readFileSync } from 'node:fs';
import { UsageError } from './exit.ts';

/** The bytes of a file, or of standard input for `-`. */
export function readInput(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
