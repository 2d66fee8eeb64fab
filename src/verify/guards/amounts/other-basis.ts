/** What an amount is counted by: "charged per item" of "costs 6 dollars per order, no matter how many items it has". */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OTHER_BASIS: readonly Guard[] = [
  against('unit', 'english', isCountedByOther, { said: () => BASIS }),
];

const BASIS = /\b(?:per|for (?:each|every))\s+(?:\p{L}+ and )?(\p{L}+)/giu;
const EACH = /\b(?:each|every|per|an?|by the)\s+(\p{L}+)/giu;
/** Words for one of those served. */
const PEOPLE = new Set(
  'person head passenger guest traveller traveler adult participant member user seat licence license'.split(
    ' ',
  ),
);

const basesIn = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, word]) => word!.toLowerCase());

/** Whether a sentence counts an amount by something, and by nothing that the statement counts it by. */
function isCountedByOther({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const ours = basesIn(textOf(reading), BASIS);
  if (ours.length === 0 || isOfSameBasis(reading, theirs)) return false;
  const said = textOf(theirs);
  if (source.structured && !sharesNumber(said, textOf(reading))) return false;
  const counted = basesIn(said, BASIS);
  if (counted.length === 0) return false;
  const all = new Set([...counted, ...basesIn(said, EACH)]);
  const isOfPeople = [...all].some((word) => PEOPLE.has(word));
  return ours.every((word) => !all.has(word) && !(isOfPeople && PEOPLE.has(word)));
}

/** "Per megabyte" and "per MB": whether an amount of each is read as counted by the same. */
const isOfSameBasis = (reading: Reading, theirs: Reading): boolean => {
  const basis = theirs.values.flatMap(perOf);
  return reading.values.flatMap(perOf).some((one) => basis.includes(one));
};

const perOf = (value: Value): readonly string[] => ('per' in value ? (value.per ?? []) : []);

/** Whether a field has a number of the statement: what another amount of the record is counted by is nothing to it. */
const sharesNumber = (field: string, said: string): boolean => {
  const ours = new Set(digitsIn(said));
  return digitsIn(field).some((one) => ours.has(one));
};

const digitsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\d[\d.,]*/g), ([number]) => number.replace(/\D/g, ''));
