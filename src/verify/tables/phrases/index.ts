/** Several words of a claim that say one thing of a table: "can be reached at", "the first train listed", "40 minutes late". */
import { blankAt } from '../blanks.ts';
import type { Found } from '../piece.ts';
import type { Phrase } from './phrase.ts';
import { OF_ROWS } from './rows.ts';
import { OF_THINGS } from './things.ts';
import { OF_TIMES } from './times.ts';

const PHRASES: readonly Phrase[] = [blankAt, ...OF_ROWS, ...OF_THINGS, ...OF_TIMES];

/** What several words say here of the table together; undefined where they say nothing so. */
export function phraseAt(...asked: Parameters<Phrase>): Found | undefined {
  for (const phrase of PHRASES) {
    const found = phrase(...asked);
    if (found !== undefined) return found;
  }
  return undefined;
}
