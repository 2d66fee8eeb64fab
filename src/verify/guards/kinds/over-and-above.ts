/** "Delivery takes a day" by "delivery takes one additional day": what comes on top of a measure is not all of it. */
import { againstUnit, type Guard, textOf } from '../guard.ts';

const ON_TOP =
  /\b(?:take|last|need|require|cost|be)s?\b|\b(?:took|lasted|needed|required|is|are|was|were)\b/iu;
const ADDITIONAL =
  /\b(?:takes?|took|lasts?|lasted|needs?|needed|requires?|required|costs?|is|are|was|were|be) (?:an? |about |up to |at least |only )?(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|[$€£]?\d[\d.,]*) )?(?:additional|extra|further) (?:(?:[$€£]|\d)[\d.,]*|(?:(?:working|business|calendar) )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|euros?|dollars?|pounds?|percent|%))/iu;
/** What says of a measure that it comes on top. */
const SAID =
  /\b(?:additional\p{L}*|extra|further|more|longer|later|added|adds?|plus|another|besides|on top|over and above|slower|delay\p{L}*|surcharge|supplement)\b/iu;

export const OVER_AND_ABOVE: Guard = againstUnit(
  'quantity',
  'any',
  ({ reading, units }, { reading: theirs }) =>
    ADDITIONAL.test(textOf(theirs)) && !SAID.test(textOf(reading))
      ? units.findIndex(({ value }) => value !== undefined)
      : -1,
  { said: () => ON_TOP, told: () => ADDITIONAL },
);
