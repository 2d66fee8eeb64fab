/** Notes below a table that take something of it back: "crate 2 was not delivered", "row 3 excludes returns". */
import type { Reading } from '../../text/reading.ts';
import { wordsOf } from '../record/record.ts';
import type { Table } from './column.ts';
import type { Answer } from './rows.ts';

/** Words by which a note tells otherwise than the rows, or of more than they do. */
const OTHERWISE =
  /^(?:not|no|never|none|without|except|excluding|excludes?|excluded|only|instead|corrected|correction|error|revised|actually|actual|moved|delayed|closed|replaced|returned|missing|lost|refunded|removed|added|dropped|limited|raised|reduced|increased|lowered|cancelled|since|longer|additional|plus|more|other|others|another|includes?|included|including|estimated|expected|subject|may|might|will|until|unless|if|changed|changes|updated|disputed|pending|unconfirmed|wrong|instead|split|combined)$/;

/** Whether a note that may take back speaks of what a claim does, or of the cells that bear it out. */
export function isTakenBack({ notes }: Table, { cells }: Answer, { text, start, end }: Reading): boolean {
  const own = new Set([
    ...wordsOf(text.slice(start, end)),
    ...cells.flatMap(({ words, name }) => [...words, ...name]),
  ]);
  return notes.some(
    (words) =>
      words.some((word) => OTHERWISE.test(word)) &&
      words.some((word) => isTold(word) && (own.has(word) || own.has(`${word}s`))),
  );
}

/** Whether a word tells what is spoken of: a long one, or a short one that is not only a word of grammar. */
const isTold = (word: string): boolean => word.length > LEAST || (word.length === LEAST && !SMALL.test(word));
const LEAST = 3;
const SMALL =
  /^(?:the|and|for|has|had|was|are|not|all|any|but|can|may|per|its|his|her|our|one|two|six|ten|now|new|yes|out|off|due|who|how|own|set|day|too)$/;
