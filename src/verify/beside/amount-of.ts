/**
 * "The $7 fee" of "the fee is $9. The deposit is $7": an amount that the claim joins to a noun, where the sentence that has
 * the noun gives it another amount, and the claim's amount stands in another sentence, of another thing.
 */
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import { type Found, found, type Matter, type Mismatch } from '../matter.ts';

/** The amount of one thing told of another. */
export function amountOfAnother(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    if (unit.value?.kind !== 'money') return [];
    const amount = found(matter, i);
    if (amount === undefined) return [];
    return gather(units, (noun, k): Mismatch[] => {
      if (noun.value !== undefined || !isJoined(claim, unit, noun)) return [];
      const thing = found(matter, k);
      return thing !== undefined && thing.sentence !== amount.sentence && hasOther(thing, amount)
        ? [{ kind: 'quantity', force: 'withholds', sentence: thing.sentence, units: [i] }]
        : [];
    });
  });
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** "The $7 fee", "a fee of $7". */
const isJoined = ({ words }: Reading, amount: Place, noun: Place): boolean =>
  amount.to === noun.from || (noun.to + 1 === amount.from && words[noun.to]?.form === 'of');

/** Whether the sentence of the thing has amounts, and none of them is the one that was found elsewhere. */
function hasOther({ sentence }: Found, amount: Found): boolean {
  const amounts = sentence.reading.values.filter(({ kind }) => kind === 'money');
  const said = amount.sentence.reading.values[amount.word.value];
  const sayOf = ({ text }: Reading, value: { readonly start: number; readonly end: number }): string =>
    text.slice(value.start, value.end);
  return (
    said !== undefined &&
    amounts.length > 0 &&
    amounts.every((one) => sayOf(sentence.reading, one) !== sayOf(amount.sentence.reading, said))
  );
}
