import type { Limits } from '../../contract/index.ts';
import { UsageError } from '../exit.ts';
import { linesOf } from './lines.ts';

/** Some lines of a file: as many as one batch may hold. */
export interface Part {
  /** Each a JSON object with an id. */
  readonly entries: readonly string[];
  /** How many entries stand before these. */
  readonly offset: number;
  /** The number of the line of each entry, from 1. */
  readonly lines: readonly number[];
}

/** What the fields around the entries may take. */
const FRAME_BYTES = 4096;

/**
 * Cuts a file of entries, one JSON object a line, into batches; empty lines are passed over. An entry without
 * an id is given `e1`, `e2`… by its position in the file.
 * @param file a path, or - for standard input
 * @throws UsageError for a line that is no entry, with its number
 */
export async function* partsOf(
  file: string,
  limits: Pick<Limits, 'batch_bytes' | 'batch_entries'>,
): AsyncGenerator<Part> {
  const most_bytes = limits.batch_bytes - FRAME_BYTES;
  const owners = new Map<string, number>();
  let part = { entries: [] as string[], lines: [] as number[], offset: 0, bytes: 0 };
  let number = 0;
  for await (const line of linesOf(file)) {
    number++;
    if (line.trim() === '') continue;
    const entry = entryOf(line, number, part.offset + part.entries.length, owners);
    const bytes = Buffer.byteLength(entry) + 1;
    const full = part.entries.length === limits.batch_entries || part.bytes + bytes > most_bytes;
    if (full && part.entries.length > 0) {
      yield part;
      part = { entries: [], lines: [], offset: part.offset + part.entries.length, bytes: 0 };
    }
    part.entries.push(entry);
    part.lines.push(number);
    part.bytes += bytes;
  }
  if (part.entries.length > 0) yield part;
}

/** How many entries a file holds; undefined for standard input, which can be read only once. */
export async function countEntries(file: string): Promise<number | undefined> {
  if (file === '-') return undefined;
  let count = 0;
  for await (const line of linesOf(file)) if (line.trim() !== '') count++;
  return count;
}

function entryOf(line: string, number: number, position: number, owners: Map<string, number>): string {
  const text = line.trim();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`line ${number} is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`line ${number} is no entry. Each line is an object with claims and sources.`);
  }
  const { id } = value as { readonly id?: unknown };
  const name = typeof id === 'string' ? id : `e${position + 1}`;
  const owner = owners.get(name);
  if (owner !== undefined) {
    throw new UsageError(
      `line ${number} has the id ${JSON.stringify(name)}, as line ${owner} has. Change one.`,
    );
  }
  owners.set(name, number);
  if (id !== undefined) return text;
  const rest = text.slice(1).trimStart();
  return `{"id":${JSON.stringify(name)}${rest.startsWith('}') ? '' : ','}${rest}`;
}
