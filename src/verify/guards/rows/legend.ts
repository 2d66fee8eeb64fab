/** "Amber means that there is no line" by "amber = connecting; red = no line": each sign of a legend has its own meaning. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const LEGEND: Guard = against('entity', 'english', isOfOtherSign, { told: () => ENTRY });

const ENTRY = /([\p{L}\d][\p{L}\d ]*?) = ([^;,/=]+)/gu;
/** Letters by which a statement has a word of a meaning. */
const STEM = 5;

function isOfOtherSign({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading).toLowerCase();
  const isNamed = (text: string): boolean => reading.words.some(({ form }) => form === text);
  return sentences.some(({ reading: theirs }) => {
    const entries = matchesOf(textOf(theirs).toLowerCase(), ENTRY).map(([, sign = '', meaning = '']) => ({
      sign: sign.trim(),
      meaning: meaning.trim(),
    }));
    const isMeant = (meaning: string): boolean =>
      meaning.split(' ').some((word) => word.length >= STEM && ours.includes(word.slice(0, STEM)));
    return entries.some(
      ({ sign, meaning }) =>
        isNamed(sign) &&
        !ours.includes(meaning) &&
        !isMeant(meaning) &&
        entries.some((other) => other.sign !== sign && !isNamed(other.sign) && ours.includes(other.meaning)),
    );
  });
}
