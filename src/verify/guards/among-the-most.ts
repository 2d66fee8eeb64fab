/** "The highest of the year" by "among the highest of the year": who is one of those that have the most need not have the most. */
import { against, type Guard, textOf } from './guard.ts';

const MOST = String.raw`(?:(?:most|least) \p{L}+|\p{L}{2,}est|best|worst)`;
const THE_MOST = new RegExp(String.raw`\b(?:the|its|his|her|their|our) (${MOST})\b`, 'giu');
const ONE_OF_THEM = String.raw`(?:among|amongst|one of|some of|two of|three of|part of) (?:the|its|his|her|their|our) (?:(?:very|\p{L}+) )?`;

export const AMONG_THE_MOST: Guard = against('comparison', 'english', ({ reading }, { reading: theirs }) => {
  const [said, text] = [textOf(reading), textOf(theirs)];
  return [...said.matchAll(THE_MOST)].some(([, most]) => {
    const among = new RegExp(String.raw`\b${ONE_OF_THEM}${most}\b`, 'iu');
    return among.test(text) && !among.test(said);
  });
});
