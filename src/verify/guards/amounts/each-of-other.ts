/** "The fine was 200 crowns each" by "the fine was 200 crowns altogether; they paid 40 each": which amount is for each. */
import { againstUnit, type Guard, type Told, valueFor } from '../guard.ts';

const EACH = /^[\p{L} ]{0,20}?\b(?:each|apiece|per (?:person|head|item|unit|piece)|a (?:head|piece))\b/iu;

export const EACH_OF_OTHER: Guard = againstUnit('quantity', 'prose', forEachOther, {
  said: () => /\b(?:each|apiece|per (?:person|head|item|unit|piece))\b/iu,
});

function forEachOther({ reading, units, support }: Told): number {
  return units.findIndex(({ value, end }, i) => {
    if (value === undefined || !EACH.test(reading.text.slice(end, reading.end))) return false;
    const [theirs, own] = valueFor(support, i);
    if (theirs === undefined || own === undefined) return false;
    const others = theirs.values.filter((one) => one !== own);
    return (
      !EACH.test(theirs.text.slice(own.end, theirs.end)) &&
      others.some((one) => EACH.test(theirs.text.slice(one.end, theirs.end)))
    );
  });
}
