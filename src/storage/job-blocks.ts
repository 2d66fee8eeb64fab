/** How the entries of a job are put together: what one worker takes at a time. */

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
 * characters: what is written at once. Each step is made when it is asked for, so that no thread is held long.
 */
export function* blocksInSteps(
  entries: readonly string[],
  characters: number,
): Generator<readonly JobBlock[], void> {
  let step: JobBlock[] = [];
  let gathered = 0;
  for (const block of blocksOf(entries)) {
    step.push(block);
    gathered += block.lines.length;
    if (gathered < characters) continue;
    yield step;
    step = [];
    gathered = 0;
  }
  if (step.length > 0) yield step;
}

function* blocksOf(entries: readonly string[]): Generator<JobBlock, void> {
  const most = Math.min(MOST_ENTRIES, Math.ceil(entries.length / PARTS));
  for (let first = 0; first < entries.length; ) {
    let end = first + 1;
    let characters = entries[first]!.length;
    while (end < entries.length && end - first < most) {
      characters += entries[end]!.length;
      if (characters > MOST_CHARACTERS) break;
      end++;
    }
    yield { first, entries: end - first, lines: entries.slice(first, end).join('\n') };
    first = end;
  }
}
