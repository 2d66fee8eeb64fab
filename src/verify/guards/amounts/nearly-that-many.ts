/** "Nearly 200 euros" by "200 euros": what is nearly so much is not so much. */
import { against, type Guard, textOf } from '../guard.ts';

const NEARLY = /\b(?:nearly|almost|just under|not quite|close to) [$€£]?(\d[\d.,]*\d|\d)/iu;

export const NEARLY_THAT_MANY: Guard = against(
  'quantity',
  'english',
  ({ reading, support: { sentences } }) => {
    const number = NEARLY.exec(textOf(reading))?.[1];
    if (number === undefined) return false;
    const told = sentences.map((one) => textOf(one.reading)).join(' ');
    const own = new RegExp(`(?:^|[^\\d.,])${RegExp.escape(number)}(?![\\d]|[.,]\\d)`, 'u').exec(told);
    return own !== null && !ROUGHLY.test(told.slice(0, own.index + 1));
  },
  { said: () => NEARLY },
);

/** What makes the number that follows it a rough one. */
const ROUGHLY =
  /(?:nearly|almost|about|around|approx\.?|approximately|roughly|some|circa|ca\.?|under|below|to|close|quite|~)\W*$/iu;
