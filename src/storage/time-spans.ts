/** The times that are kept of each block of leaves, so that lists between two times skip the others; and whether they are right. */
import type { Discrepancy } from './ports.ts';

/** Leaves of one row of `time_span`. */
export const BLOCK = 4096;

/** The earliest and the latest time of a block, in milliseconds since 1970. */
export interface TimeSpan {
  readonly earliest_ms: number;
  readonly latest_ms: number;
}

/** A block at one moment: what is kept of it, and what follows from its entries. */
export interface BlockTimes {
  readonly kept: TimeSpan | undefined;
  readonly derived: TimeSpan | undefined;
}

/** How a backend reads its blocks. */
export interface BlockReader {
  /** What the table is called in SQL. */
  readonly table: string;
  /** The least block from `from` on of which there are entries, or times. */
  next(from: number): Promise<number | undefined>;
  read(block: number): Promise<BlockTimes>;
}

/** Compares what is kept of each block with its entries, one block after the other. */
export async function* spanDiscrepancies(reader: BlockReader): AsyncIterable<Discrepancy> {
  const first = Number.MIN_SAFE_INTEGER;
  for (let at = await reader.next(first); at !== undefined; at = await reader.next(at + 1)) {
    const { kept, derived } = await reader.read(at);
    if (kept?.earliest_ms === derived?.earliest_ms && kept?.latest_ms === derived?.latest_ms) continue;
    const problem = `${kept ? `is ${told(kept)}` : 'is missing'}, its entries say ${derived ? told(derived) : 'nothing'}`;
    const remedy = repair(reader.table, at, derived);
    yield {
      part: 'time_span',
      at: `${at}`,
      problem: `${problem}: lists between two times may miss records. ${remedy}`,
    };
  }
}

const told = ({ earliest_ms, latest_ms }: TimeSpan): string => `${earliest_ms} to ${latest_ms}`;

/** A running server widens the last block: it would do so between reading and repairing. */
function repair(table: string, block: number, derived: TimeSpan | undefined): string {
  const remove = `DELETE FROM ${table} WHERE block = ${block};`;
  const add =
    derived &&
    ` INSERT INTO ${table} (block, earliest_ms, latest_ms) VALUES (${block}, ${derived.earliest_ms}, ${derived.latest_ms});`;
  return `To repair it, stop the server and run: ${remove}${add ?? ''}`;
}
