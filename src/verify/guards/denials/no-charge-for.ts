/** "There is no charge for returns" by "shipping is free": what nothing is charged for is what the evidence has as free. */
import { againstUnit, type Told } from '../guard.ts';

/** Match under which the evidence has no word for what is named. */
const SAID = 0.5;
const NO_CHARGE =
  /\bno (?:extra |additional )?(?:charges?|fees?|costs?) for (?:(?:the|your|an?|any|our) )?(?=\p{L})/iu;

export const NO_CHARGE_FOR = againstUnit('entity', 'english', unnamed, { said: () => NO_CHARGE });

function unnamed({ reading: { text, start, end }, units, support: { matches } }: Told): number {
  const found = NO_CHARGE.exec(text.slice(start, end));
  if (found === null) return -1;
  const at = start + found.index + found[0].length;
  return units.findIndex(
    ({ start: from, value }, i) => from === at && value === undefined && matches[i]!.strength < SAID,
  );
}
