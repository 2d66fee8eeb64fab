/**
 * "The Basic plan has a discount of 10%" by `| Discount | – | 10% |` under `Basic | Plus`: where the cell under the one head
 * that is named is empty, or is one of several things with a value of its own, what stands under another is not its value.
 */
import { NEGATION } from '../../../text/cues.ts';
import { headsAttributes } from '../../record/read/text-tables.ts';
import { wordsOf } from '../../record/record.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { namer, rowAsWritten } from './row-as-written.ts';

const EMPTY = /^(?:|[-\u2013\u2014\u2212]+|n\/?a|none|tb[cda])$/iu;

export const OF_OTHER_CELL: Guard = against('entity', 'any', isOfOtherCell);

/** Whether no cell under the heads that a statement names is what it says, and one under another head is. */
function isOfOtherCell({ reading, support: { sentences } }: Told): boolean {
  if ((reading.cues & NEGATION) !== 0) return false;
  const said = new Set(wordsOf(textOf(reading)));
  const isSaid = (cell: string): boolean => {
    const words = wordsOf(cell);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  const names = namer(reading, sentences);
  return sentences.some((one) => {
    const row = rowAsWritten(one);
    if (row === undefined || row.head.length !== row.cells.length) return false;
    const { head, cells } = row;
    const isNamed = (at: number): boolean => at > 0 && names(head[at]!, true);
    const named = cells.filter((_, at) => isNamed(at));
    const others = cells.filter((cell, at) => at > 0 && !isNamed(at) && !EMPTY.test(cell));
    // Of what is told of things in columns, a thing has only what stands under it.
    const isOther = (cell: string, at: number): boolean =>
      EMPTY.test(cell) || (headsAttributes(head[0]!) && !isSaid(withoutName(cell, head[at]!)));
    return (
      named.length > 0 && cells.every((cell, at) => !isNamed(at) || isOther(cell, at)) && others.some(isSaid)
    );
  });
}

/** A cell that says no more than what its column is called says nothing: "free" under "Free". */
const withoutName = (cell: string, name: string): string =>
  cell.toLowerCase() === name.toLowerCase() ? '' : cell;
