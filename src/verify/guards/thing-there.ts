/** "There was a theft at the bay" by "recordings of the bay are kept": what is said to have been stands nowhere. */
import { againstUnit, type Guard, type Told, textOf } from './guard.ts';

export const THING_THERE: Guard = againstUnit('entity', 'english', thingUnsaid);

const THERE_IS = /^There (?:is|was|has been|had been) an? (\p{Ll}+)/u;
/** Match from which a word of the evidence says the thing. */
const SAID = 0.5;

function thingUnsaid({ reading, units, support: { matches } }: Told): number {
  const thing = THERE_IS.exec(textOf(reading))?.[1];
  if (thing === undefined) return -1;
  return units.findIndex(
    ({ word, value }, i) => value === undefined && word.form === thing && matches[i]!.strength < SAID,
  );
}
