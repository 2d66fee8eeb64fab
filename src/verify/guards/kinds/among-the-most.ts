/**
 * "The highest of the year" by "among the highest of the year": who is one of those that have the most need not have the most;
 * nor is "the best junior player" the best player.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const MOST = String.raw`(?:(?:most|least) \p{L}+|\p{L}{2,}est|best|worst)`;
const THE_MOST = new RegExp(String.raw`\b(?:the|its|his|her|their|our) (${MOST})\b`, 'giu');
const ONE_OF_THEM = String.raw`(?:among|amongst|one of|some of|two of|three of|part of) (?:the|its|his|her|their|our) (?:(?:very|\p{L}+) )?`;

export const AMONG_THE_MOST: readonly Guard[] = [
  against('comparison', 'english', isAmong, { said: () => THE_MOST }),
  against('comparison', 'sentence', isOfSomeKind, { said: () => THE_MOST_OF }),
];

const THE_MOST_OF = new RegExp(String.raw`\b(?:the|its|his|her|their|our) (${MOST}) (\p{L}+)\b`, 'iu');

/** "The best player" by "the best junior player": the most of fewer. */
function isOfSomeKind({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [, most, noun] = (source.structured ? null : THE_MOST_OF.exec(textOf(reading))) ?? [];
  if (most === undefined || noun === undefined) return false;
  const [said, text] = [textOf(reading), textOf(theirs)];
  const found = new RegExp(String.raw`\b${most} (\p{L}+) ${noun}\b`, 'iu').exec(text);
  const isSaid = new RegExp(String.raw`\b${most} ${noun}\b`, 'iu').test(text);
  return found !== null && !isSaid && !said.toLowerCase().includes(found[1]!.toLowerCase());
}

function isAmong({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, text] = [textOf(reading), textOf(theirs)];
  return [...said.matchAll(THE_MOST)].some(([, most]) => {
    const among = new RegExp(String.raw`\b${ONE_OF_THEM}${most}\b`, 'iu');
    return among.test(text) && !among.test(said);
  });
}
