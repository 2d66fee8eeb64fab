/**
 * "The glass is included" by "Included:" over one list and "- Glass" in the next, "Not included:": the line that leads a list
 * says nothing of the items of another.
 */
import { ITEM } from '../../../text/scan.ts';
import { originOf } from '../../context/retold.ts';
import type { Document } from '../../read/document.ts';
import { against, type Guard } from '../guard.ts';

const NUMBERED = /^\s*\(?\d{1,3}[.)] /;
const MOST_ITEMS = 60;

export const OTHER_LIST: Guard = against('entity', 'english', ({ support: { sentences } }) =>
  sentences.some(({ source, sentence, document }) => {
    const origin = originOf(source);
    if (origin.structured || !isItem(origin, sentence)) return false;
    const head = headOf(origin, sentence);
    return sentences.some(
      (other) =>
        other.document === document &&
        other.sentence !== head &&
        !isItem(origin, other.sentence) &&
        isItem(origin, other.sentence + 1) &&
        headOf(origin, other.sentence + 1) === other.sentence,
    );
  }),
);

const isItem = ({ text, scan }: Document, at: number): boolean =>
  at < scan.sentenceCount &&
  (scan.sentenceKind[at] === ITEM || NUMBERED.test(text.slice(scan.sentenceStart[at], scan.sentenceEnd[at])));

/** The line above the items that one stands among. */
function headOf(document: Document, item: number): number {
  let head = item - 1;
  while (head >= 0 && item - head < MOST_ITEMS && isItem(document, head)) head--;
  return head;
}
