/** "The guest left on Friday" by "left on Friday's flight": what a day names is the thing, and no day of the deed. */
import { againstUnit, type Guard, valueFor } from '../guard.ts';

const WHEN = /^(?:date|time|datetime)$/;
const OWNED = /^['\u2019]s? \p{L}/u;
/** What leads to when something was done. */
const OF_DEED = /\b(?:on|in|at|by|during|since|from|until|till|before|after) (?:the )?$/iu;
const POSSESSIVE = /\d['\u2019]s\b|\p{L}['\u2019]s\b/u;

export const DAY_OF_THING: Guard = againstUnit(
  'date_time',
  'prose',
  ({ reading, units, support }) =>
    units.findIndex(({ value }, i) => {
      if (value === undefined || !WHEN.test(value.kind) || OWNED.test(reading.text.slice(value.end)))
        return false;
      // "Taken out of the run of Friday" is of the thing as well.
      if (!OF_DEED.test(reading.text.slice(reading.start, value.start))) return false;
      const [theirs, found] = valueFor(support, i);
      return (
        theirs !== undefined && found !== undefined && OWNED.test(theirs.text.slice(found.end, found.end + 6))
      );
    }),
  { told: () => POSSESSIVE },
);
