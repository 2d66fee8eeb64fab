/** "He was sentenced to two years" by "he was sentenced after two years": what leads a span tells what it is of. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

/** By what leads a span in a statement, what cannot lead it in its evidence. */
const APART: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['to', new Set(['after', 'before', 'from', 'within', 'in'])],
  ['after', new Set(['before', 'to', 'for', 'within'])],
  ['before', new Set(['after', 'since', 'for'])],
  ['for', new Set(['after', 'before', 'within'])],
  ['within', new Set(['after', 'before', 'for'])],
]);
const OWN = 0.9;

export const AFTER_FOR_TO: Guard = againstUnit('date_time', 'prose', isLedOtherwise, {
  said: () => /\b(?:to|after|before|for|within) (?:\d|\p{L})/iu,
});

function isLedOtherwise({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  return units.findIndex(({ value, from }, i) => {
    const verb = units[i - 1];
    if (value?.kind !== 'quantity' || verb === undefined || verb.to !== from - 1) return false;
    const apart = APART.get(reading.words[from - 1]!.form);
    const [before, own] = [alignment.matches[i - 1]!, alignment.matches[i]!];
    if (apart === undefined || Math.min(before.strength, own.strength) < OWN) return false;
    return own.at === before.at + 2 && apart.has(theirs.words[own.at - 1]!.form);
  });
}
