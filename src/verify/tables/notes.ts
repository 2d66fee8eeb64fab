/** Notes below a table that take something of it back: "crate 2 was not delivered", "row 3 excludes returns". */
import type { Reading } from '../../text/reading.ts';
import { wordsOf } from '../record/record.ts';
import type { Table } from './column.ts';
import type { Answer } from './rows.ts';

/** Words by which a note tells otherwise than the rows, or of more than they do. */
const OTHERWISE =
  /^(?:not|no|never|none|without|except|excluding|excludes?|excluded|only|instead|corrected|correction|error|revised|actually|actual|moved|delayed|closed|replaced|returned|missing|lost|refunded|removed|additional|plus|more|other|others|another|includes?|included|including|estimated|expected|subject|may|might|will|until|unless|if|changed|changes|updated|disputed|pending|unconfirmed|wrong|instead|split|combined)$/;

/** Whether a note that may take back speaks of what a claim does, or of the cells that bear it out. */
export function isTakenBack({ notes }: Table, { cells }: Answer, { text, start, end }: Reading): boolean {
  const own = new Set([
    ...wordsOf(text.slice(start, end)),
    ...cells.flatMap(({ words, name }) => [...words, ...name]),
  ]);
  return notes.some(
    (words) =>
      words.some((word) => OTHERWISE.test(word)) &&
      words.some((word) => word.length > LEAST && (own.has(word) || own.has(`${word}s`))),
  );
}

/** Characters of a word that tells what is spoken of. */
const LEAST = 3;
