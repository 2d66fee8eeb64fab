/**
 * "If it rains the quay will be closed" by "in heavy rain we may close the quay": what somebody may do is not what will be done.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const WILL = /\b(?:will|shall|must|going to|always)\b|['\u2019]ll\b/iu;
const OPEN =
  /\b(?:may|might|can|could|possibl[ey]|perhaps|reserves? the right|is entitled|are entitled|at (?:its|our|their) discretion)\b/iu;
const MAY = /(?<!\d )\b(?:may|might|could)\b(?! \d)(?: (?:not|also|then|still|have|be|been|\p{L}+ly))*/giu;

export const MAY_FOR_WILL: Guard = againstUnit('modality', 'english', mayForWill, {
  said: () => WILL,
  told: () => /\b(?:may|might|could)\b/iu,
});

/** The unit of a verb that a statement says will be, and its support only that it may; -1 for none. */
function mayForWill({ reading, units, score, support: { sentences, matches, from } }: Told): number {
  if (score === Number.POSITIVE_INFINITY || OPEN.test(textOf(reading).replace(/\d May\b|\bMay \d/gu, '')))
    return -1;
  return units.findIndex(({ value }, i) => {
    const sentence = sentences[from[i]!];
    const { at } = matches[i]!;
    if (value !== undefined || sentence === undefined || at < 0 || sentence.source.structured) return false;
    const { text, start, end, words } = sentence.reading;
    if (WILL.test(text.slice(start, end))) return false;
    return [...text.slice(start, end).matchAll(MAY)].some(
      ({ index, 0: lead }) => words[at]!.start === start + index + lead.length + 1,
    );
  });
}
