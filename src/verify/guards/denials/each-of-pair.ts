/** "Neither the calendar nor the mail was moved" by "not moved: calendar, notes": the evidence has to name both of a pair. */
import { againstUnit, type Told } from '../guard.ts';

/** Match under which the evidence has no word for a member. */
const SAID = 0.4;

/** The unit of the second of "neither … nor" that the evidence does not name. */
function unnamed({ reading: { words }, units, support: { matches } }: Told): number {
  const nor = words.findIndex(({ form }) => form === 'nor');
  if (nor < 2 || !words.slice(0, nor).some(({ form }) => form === 'neither')) return -1;
  const first = units.findIndex(({ from }) => from > nor);
  const isOpen = (i: number): boolean =>
    units[i]?.value === undefined && (matches[i]?.strength ?? 1) < SAID && (matches[i]?.at ?? 0) < 0;
  // "A new ribbon": of an adjective and its noun one is enough.
  const isAttribute = units[first + 1]?.from === units[first]?.to && !isOpen(first + 1);
  return first >= 0 && isOpen(first) && !isAttribute ? first : -1;
}

export const EACH_OF_PAIR = againstUnit('entity', 'english', unnamed);
