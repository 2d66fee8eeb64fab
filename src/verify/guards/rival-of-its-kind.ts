/** "The plan was cancelled" by "a rival plan was cancelled": what is told of another of a kind by a word that sets it apart. */
import type { AlignedSentence } from '../support.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';

export const RIVAL_OF_ITS_KIND: readonly Guard[] = [
  against('entity', 'sentence', isRival, { said: () => THE }),
];

const THE = /^(?:the|this|his|her|its|their|our) (\p{Ll}+) (?:was|were|is|are|has|have|had|will)\b/iu;

function isRival({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const noun = THE.exec(textOf(reading))?.[1];
  if (noun === undefined) return false;
  const told = textOf(theirs).toLowerCase();
  const apart = `\\b(?:rival|second|another|competing|alternative|similar|unrelated|separate|neighbouring|older|earlier|later) ${noun}\\b`;
  const found = new RegExp(apart, 'u').exec(told);
  // The thing itself is told of in the same sentence too.
  return found !== null && told.split(noun).length === 2;
}
