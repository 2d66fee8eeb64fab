/** "Cancelled 5 of 12 cups" by "cancelled 12 cups": what is done to all of them is not done to some. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OF_ALL_COUNTED: Guard = against('quantity', 'english', isOfAll, { said: () => SOME_OF });

const SOME_OF = /\b(\p{L}{4,}) (\d+) of (?:the )?(\d+) (\p{L}+)/u;
/** Letters that the forms of a verb share. */
const STEM = 5;

function isOfAll({ reading, support: { sentences } }: Told): boolean {
  const [, verb = '', , whole, thing] = SOME_OF.exec(textOf(reading)) ?? [];
  if (thing === undefined) return false;
  const all = new RegExp(`\\b${verb.slice(0, STEM)}\\p{L}* (?:all |the )?${whole} ${thing}`, 'iu');
  return sentences.some((sentence) => all.test(textOf(sentence.reading)));
}
