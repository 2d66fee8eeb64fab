/** "The backup succeeded" by "Backup 1: failed, backup 2: succeeded": which of several that are told apart by numbers is not said. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, textOf } from '../guard.ts';

const THE_ONE = /^\W*The (?<noun>\p{Ll}{3,})(?! (?:no\.?|number|#)| #?\d)\b/u;
const NUMBERED = /(?<![\p{L}\d])(?<noun>\p{L}{3,}) #?(?<number>\d{1,4})(?=\s*[:(,–—-]|\s\p{Ll})/gu;

export const ONE_OF_NUMBERED: Guard = against(
  'entity',
  'english',
  ({ reading }, { reading: theirs }) => {
    const noun = THE_ONE.exec(textOf(reading))?.groups?.['noun'];
    if (noun === undefined || /\d/u.test(textOf(reading))) return false;
    const numbers = matchesOf(textOf(theirs), NUMBERED).flatMap(({ groups }) =>
      groups!['noun']!.toLowerCase() === noun ? [groups!['number']!] : [],
    );
    return new Set(numbers).size > 1;
  },
  { said: () => THE_ONE, told: () => NUMBERED },
);
