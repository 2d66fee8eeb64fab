/** "The second flat is vacant" by "every second flat is vacant": one by its number, and one of every so many. */
import { against, type Guard, textOf } from '../guard.ts';

const ORDINAL = String.raw`(second|third|fourth|fifth|tenth|other|\d+(?:nd|rd|th))`;
const EVERY = new RegExp(String.raw`\b(?:every|each) ${ORDINAL} \p{L}`, 'iu');
const THE = new RegExp(String.raw`\b(?:the|a|his|her|its|their|our|your) ${ORDINAL} \p{L}`, 'iu');

export const EVERY_SECOND: Guard = against(
  'quantifier',
  'english',
  ({ reading, support: { sentences } }) => {
    const own = THE.exec(textOf(reading))?.[1]?.toLowerCase();
    return (
      own !== undefined &&
      sentences.some((sentence) => {
        const told = textOf(sentence.reading);
        return EVERY.exec(told)?.[1]?.toLowerCase() === own && THE.exec(told)?.[1]?.toLowerCase() !== own;
      })
    );
  },
  { said: () => THE, told: () => EVERY },
);
