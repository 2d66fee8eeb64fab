/** "Two of the parcels arrived" by "the two parcels arrived", "ten chairs left" by "ten chairs on the left". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3}';
const SOME_OF = new RegExp(String.raw`\b(${NUMBER}) of (?:the|our|its|their|his|her) ([\p{L}-]+)`, 'iu');
const LEFT = /\bthere (?:is|are|was|were) [^,;.]{2,40} left[.!]?$/iu;

export const SOME_OF_THOSE: readonly Guard[] = [
  against('quantifier', 'prose', isAll, { said: () => SOME_OF }),
  against('not_mentioned', 'prose', isSide, { said: () => LEFT, told: () => /\bthe left\b/iu }),
];

function isAll({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, number = '', things = ''] = SOME_OF.exec(textOf(reading).toLowerCase()) ?? [];
  const text = textOf(theirs).toLowerCase();
  return number !== '' && text.includes(`the ${number} ${things}`) && !text.includes(' of the ');
}

function isSide(_: Told, { reading: theirs }: AlignedSentence): boolean {
  return !/(?<!\bthe )\bleft\b/iu.test(textOf(theirs));
}
