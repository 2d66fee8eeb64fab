/**
 * "The store has 14 pairs of gloves", "14 gloves" by "gloves | 14 boxes": what is counted by what holds it is counted by
 * that alone. "The stock is 14" leaves out of what; "14 boxes" says it.
 */
import { compareValues, type Value } from '../../../text/values/index.ts';
import type { Support } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** What holds several of a thing, or so many of it. */
const HOLDING =
  '(?:box(?:es)?|packs?|packets?|pairs?|bags?|cartons?|crates?|bottles?|rolls?|pallets?|sets?|dozens?|bundles?|sacks?|tins?|cans?|jars?|trays?|reams?|strips?|blisters?|vials?|ampoules?|tubes?|buckets?|drums?|barrels?|bunch(?:es)?|containers?|baskets?|sleeves?|spools?|reels?|coils?|stacks?|kits?)';
/** A holder as all that stands behind its number in a cell or field, or with what it holds. */
const PACKED = new RegExp(String.raw`^\s?(?<holder>${HOLDING})(?: of (?=\p{L})|\s*(?:$|[|;,)\n}\]"]))`, 'iu');

export const PACKED_OTHERWISE: Guard = againstUnit('unit', 'any', packedOtherwise, {
  told: () => new RegExp(String.raw`\b${HOLDING}\b`, 'iu'),
});

/** The unit of a number that a statement gives of another thing than its support; -1 for none. */
function packedOtherwise({ reading, units, support }: Told): number {
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ value, end }) => {
    if (value?.kind !== 'number' || value.form !== 'cardinal') return false;
    // The number stands before what it counts.
    if (!/^ (?:\p{L}[\p{L}-]*)/u.test(reading.text.slice(end, reading.end))) return false;
    const next = reading.words.find((word) => word.start > end);
    if (next === undefined || next.weight === 0 || next.value >= 0) return false;
    const holders = holdersOf(support, value);
    return (
      holders.length > 0 && holders.every((one) => !said.includes(one.toLowerCase().replace(/(?:es|s)$/, '')))
    );
  });
}

/** What holds the things that the support counts, wherever it has the number of a statement; none where one stands alone. */
function holdersOf({ sentences }: Support, value: Value): readonly string[] {
  const found = sentences.flatMap(({ reading: { values, text, end } }) =>
    values.flatMap((own) =>
      compareValues(value, own).relation === 'equal'
        ? [PACKED.exec(text.slice(own.end, end))?.groups?.holder]
        : [],
    ),
  );
  return found.every((holder) => holder !== undefined) ? found : [];
}
