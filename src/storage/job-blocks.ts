/** How the entries of a job are put together: what one worker takes at a time. */
import type { Entries } from './ports/jobs.ts';

/** At most so many entries: some milliseconds of work where each is small. */
const MOST_ENTRIES = 32;
/** At most so many characters, unless one entry alone has more. */
const MOST_CHARACTERS = 64 * 1024;
/** A small job is cut so fine that many workers find something to do. */
const PARTS = 64;

export interface JobBlock {
  /** Position of the first entry. */
  readonly first: number;
  readonly entries: number;
  /** The entries, joined by line feeds. */
  readonly lines: string;
}

/**
 * Cuts the entries of a job into runs that are claimed together, and gives them in steps of about so many
 * characters: what is written at once. Each step is made when it is asked for, so that no thread is held long
 * and no more than a step is at hand.
 * @throws RangeError when there are more or fewer entries than their length says
 */
export async function* blocksInSteps(
  entries: Entries,
  characters: number,
): AsyncGenerator<readonly JobBlock[], void> {
  let step: JobBlock[] = [];
  let gathered = 0;
  for await (const block of blocksOf(entries)) {
    step.push(block);
    gathered += block.lines.length;
    if (gathered < characters) continue;
    yield step;
    step = [];
    gathered = 0;
  }
  if (step.length > 0) yield step;
}

async function* blocksOf(entries: Entries): AsyncGenerator<JobBlock, void> {
  const most = Math.min(MOST_ENTRIES, Math.ceil(entries.length / PARTS));
  let run: string[] = [];
  let first = 0;
  let characters = 0;
  const cut = (): JobBlock => {
    const block = { first, entries: run.length, lines: run.join('\n') };
    first += run.length;
    run = [];
    characters = 0;
    return block;
  };
  for await (const entry of entries) {
    if (run.length === most || (run.length > 0 && characters + entry.length > MOST_CHARACTERS)) yield cut();
    run.push(entry);
    characters += entry.length;
  }
  if (run.length > 0) yield cut();
  if (first !== entries.length)
    throw new RangeError(`${entries.length} entries were announced, ${first} came.`);
}
