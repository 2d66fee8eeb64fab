/** "You have until Thursday to answer" by "the buttons come on Thursday; answer by Wednesday": a deed has a day of its own. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OTHER_DEADLINE: Guard = against('date_time', 'english', isOfOtherDay, { said: () => UNTIL });

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\\d{1,2} \\p{Lu}\\p{Ll}{2}';
const UNTIL = new RegExp(`\\b(?:until|till|by) (${DAY})\\p{Ll}* to (\\p{Ll}+)`, 'gu');

function isOfOtherDay({ reading, support: { sentences } }: Told): boolean {
  const told = sentences.map((sentence) => textOf(sentence.reading)).join('\n');
  return matchesOf(textOf(reading), UNTIL).some(([, day = '', deed = '']) => {
    const own = matchesOf(told, new RegExp(`\\b${deed}\\p{Ll}* (?:by|until|till) (${DAY})`, 'gu'));
    return own.length > 0 && own.every((found) => found[1] !== day);
  });
}
