/** "The project was finished" by "the project was 80 percent finished": how far something is done is not that it is done. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const PART =
  /(?:\d+(?:[.,]\d+)? ?(?:%|per ?cent)|\bhalf|\bpart(?:ly|ially)|\b(?:one|two|three|four)[- ](?:thirds?|quarters?|fifths?)|\ba (?:third|quarter)|\bmostly|\blargely|\bbarely|\bhardly)[ -]$/iu;
const SAID =
  /%|\bper ?cent\b|\bhalf|\bpart|\bthirds?\b|\bquarters?\b|\bfifths?\b|\bmost|\blarge|\bbare|\bhard/iu;

export const DONE_IN_PART: Guard = againstUnit('quantifier', 'english', inPart, {
  told: () =>
    /(?:%|per ?cent|half|partly|partially|thirds?|quarters?|fifths?|mostly|largely|barely|hardly)[ -]\p{L}/iu,
});

function inPart({ reading, units, support: { sentences, matches, from } }: Told): number {
  if (SAID.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    const one = sentences[from[i]!];
    const theirs = one?.reading.words[matches[i]!.at];
    if (
      value !== undefined ||
      theirs === undefined ||
      !/(?:ed|en|done|complete|ready|full|paid|sold|built|empty|booked)$/.test(theirs.form)
    )
      return false;
    const before = one!.reading.text.slice(one!.reading.start, theirs.start);
    // "100% full", "fell by 6% compared with".
    return PART.test(before) && !/(?:\b100 ?(?:%|per ?cent)|\bby \S+(?: per ?cent)?)[ -]$/iu.test(before);
  });
}
