/** "The parcel was empty when sent" by "was found empty on delivery": at which deed it was so, where no such deed is told. */
import { against, type Guard, textOf } from '../guard.ts';

const WHEN =
  /\b(?:when|before|after|while|once|until|till|upon) (?:it was |being |they were )?(\p{L}{2,}(?:ed|en|nt|ught|ing))\W*$/iu;
/** Letters by which the deed is told in another form. */
const STEM = 4;

export const WHEN_UNSAID: Guard = against(
  'date_time',
  'english',
  ({ reading, support: { sentences } }) => {
    const deed = WHEN.exec(textOf(reading))?.[1]?.toLowerCase();
    if (deed === undefined) return false;
    const stem = deed.slice(0, Math.min(STEM, deed.length - 2));
    return !sentences.some((sentence) => textOf(sentence.reading).toLowerCase().includes(stem));
  },
  { said: () => WHEN },
);
