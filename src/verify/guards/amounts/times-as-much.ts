/** "Half as many as" by "as many as …, half of them", "twice the size of" by "the size of …, and twice the shops": how often as much. */
import { against, type Guard, textOf } from '../guard.ts';

const TIMES =
  /\b(half|twice|double|thrice|(?:two|three|four|five|six|ten|\d+) times) (as \p{L}+|the (?!rest\b|time\b)\p{L}+)/iu;

export const TIMES_AS_MUCH: Guard = against(
  'quantity',
  'prose',
  ({ reading }, { reading: theirs }) => {
    const [, times = '', what = ''] = TIMES.exec(textOf(reading)) ?? [];
    const told = textOf(theirs).toLowerCase();
    if (times === '' || !told.includes(what.toLowerCase())) return false;
    const said = TIMES.exec(told);
    return said === null || said[2] !== what.toLowerCase();
  },
  { said: () => TIMES },
);
