/** "The revenue was 45" by "Revenue (in thousands): 45": a number that stands for so many thousands. */
import { against, type Guard, textOf } from '../guard.ts';

const SCALED =
  /\(\s*(?:(?:all )?(?:figures|amounts|values|numbers) )?(?:in )?(?:[\p{Sc}\p{Lu}]{0,4} ?)(?:thousands?|millions?|billions?|['\u2019]?000s?|k|mn?|bn)(?: of \p{L}+)?(?:[ ,]+(?:[\p{Sc}]|\p{Lu}{3}|euros?|dollars?|pounds?))?\s*\)/u;
const SCALE = /\b(?:thousands?|millions?|billions?|bn|mn|k|m)\b|\d(?:k|m|bn)\b|\d[,.]?000\b/iu;

export const IN_THOUSANDS: Guard = against(
  'quantity',
  'any',
  ({ reading, support: { sentences } }) =>
    reading.values.some(({ kind }) => kind === 'number' || kind === 'money') &&
    !SCALE.test(textOf(reading)) &&
    sentences.some((one) => SCALED.test(textOf(one.reading))),
  { told: () => SCALED },
);
