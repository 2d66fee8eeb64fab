/** "The tower is 120 metres high" by "the tower stands on a hill 120 metres high": a size is of the noun right before it. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const SIZED =
  /\b(?:on|in|at|by|near|beside|behind|below|beneath|under|above|across|over|next to|opposite|along|against|with|from) (?:an?|the|its|two|three) (?:\p{Ll}+ )?(?<noun>\p{Ll}{3,}) (?<size>(?:about |some |over |almost |nearly )?(?:\d[\d.,]*|\p{Ll}+) (?:metres?|meters?|kilometres?|kilometers?|miles?|feet|foot|inches|yards?|cm|km|m|years?|kilos?|tonnes?|tons?) (?:high|tall|long|wide|deep|thick|old|across|heavy))\b/iu;

export const SIZE_OF_NEAREST: Guard = againstUnit('entity', 'prose', isOfNearest, { told: () => SIZED });

function isOfNearest({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const told = textOf(theirs);
  const found = SIZED.exec(told);
  if (found === null || textOf(reading).toLowerCase().includes(found.groups!.noun!.toLowerCase())) return -1;
  const from = theirs.start + found.index + found[0].length - found.groups!.size!.length;
  const to = theirs.start + found.index + found[0].length;
  return units.findIndex(({ value }, i) => {
    const word = theirs.words[alignment.matches[i]!.at];
    return value !== undefined && word !== undefined && word.start >= from && word.end <= to;
  });
}
