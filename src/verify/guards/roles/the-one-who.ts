/**
 * "Felix was the one who released 4.22" by a note of Felix's that says that 4.22 was up: who the one is that did something is not
 * said where nothing says the deed, nor where only the title has him.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const THE_ONE =
  /\b(?:(?:is|was|were|are) (?:the (?:one|ones|person|people|man|woman|only (?:one|person))|it)|it (?:is|was) [^,.;]{2,60}) (?:who|that) (?:(?:had|has|have|also|first|actually) )*(?<verb>\p{Ll}{3,})\b/iu;
/** Match from which the evidence has the deed. */
const SAID = 0.5;
const LIGHT = /^(?:be|have|do|make|take|give|get|go|come|put|hold)$/;

export const THE_ONE_WHO: Guard = againstUnit('role', 'english', unsaidDeed, { said: () => THE_ONE });

/** The unit of a deed by which a statement says who somebody is, where its support has not the deed or not him; -1 for none. */
function unsaidDeed({ reading, units, score, support: { matches, sentences } }: Told): number {
  const found = THE_ONE.exec(textOf(reading));
  if (found === null || score === Number.POSITIVE_INFINITY) return -1;
  const start = reading.start + found.index + found[0].length - found.groups!.verb!.length;
  const said = textOf(reading).slice(0, found.index + found[0].length);
  const who = said
    .match(/(?<!^\W{0,3}|\p{L})\p{Lu}[\p{L}'\u2019-]{1,30}|^\p{Lu}[\p{L}'\u2019-]{1,30}(?= (?:is|was)\b)/gu)
    ?.at(-1);
  const isThere =
    who === undefined || /^It$/iu.test(who) || sentences.some((one) => textOf(one.reading).includes(who));
  return units.findIndex(
    ({ word, from }, i) =>
      reading.words[from]!.start === start &&
      !LIGHT.test(word.lemma) &&
      (matches[i]!.strength < SAID || !isThere),
  );
}
