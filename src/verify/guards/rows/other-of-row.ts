/** "Ana paid $60" by "Ana and Ben paid $40 and $60 respectively": a member of one row with another one's of the other. */
import { impliedRowsOf, rowsOf, saidOf } from '../../beside/respectively.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OTHER_OF_ROW: Guard = against('entity', 'english', isOfOther);

function isOfOther({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  return sentences.some((sentence) => {
    const text = textOf(sentence.reading);
    const rows = rowsOf(text);
    if (rows === undefined) return isOfOtherImplied(text, said);
    const own = rowsOf(said);
    // A claim of both rows has each member with the one that the evidence has it with.
    if (own !== undefined)
      return own.first.some((member, at) =>
        differ(saidOf(rows.first, member), saidOf(rows.second, own.second[at]!)),
      );
    return differ(saidOf(rows.first, said), saidOf(rows.second, said));
  });
}

/** Whether of both rows some members are said, and others of the one than of the other. */
const differ = (first: readonly number[], second: readonly number[]): boolean =>
  first.length > 0 && second.length > 0 && first.join() !== second.join();

/** "The starter costs 9 euros" by "starter, main course and dessert cost 7, 18 and 9 euros". */
function isOfOtherImplied(text: string, said: string): boolean {
  const rows = impliedRowsOf(text);
  if (rows === undefined) return false;
  const [first, second] = [saidOf(rows.first, said), saidOf(rows.second, said)];
  return first.length === 1 && second.length === 1 && first[0] !== second[0];
}
