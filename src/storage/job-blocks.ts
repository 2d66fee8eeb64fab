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
 * Cuts the entries of a job into runs that are claimed together, one when it is asked for: to join all of a large
 * job at once would hold the thread.
 */
export function* blocksOf(entries: readonly string[]): Generator<JobBlock> {
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
