/** "There was a theft at the bay" by "recordings of the bay are kept": what is said to have been stands nowhere. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const THING_THERE: Guard = againstUnit('entity', 'english', thingUnsaid, { said: () => THERE_WAS });

/** What was there, but for one of an amount: "a fee of 5 euros" is told by what costs as much. */
const THERE_WAS = /^There (?:was|has been|had been) an? (\p{Ll}+)(?! of\b)(?!\p{Ll})/u;
/** Match from which a word of the evidence says the thing. */
const SAID = 0.5;

function thingUnsaid({ reading, units, support: { matches } }: Told): number {
  const thing = THERE_WAS.exec(textOf(reading))?.[1];
  if (thing === undefined) return -1;
  return units.findIndex(
    ({ word, value }, i) => value === undefined && word.form === thing && matches[i]!.strength < SAID,
  );
}
