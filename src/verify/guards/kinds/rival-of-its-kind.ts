/**
 * "The plan was cancelled" by "a rival plan was cancelled", "the test was positive" by "the control test was positive, the
 * patient's negative" and "the key was returned" by "one of the two keys": what is told of another of a kind, or of one of them.
 */
import { patternOf } from '../../../text/pattern.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const THE = /^(?:the|this|his|her|its|their|our) (\p{Ll}+) (?:was|were|is|are|has|have|had|will)\b/iu;
const ONE_OF =
  /\b(?:one|only one|another|the (?:first|second|third|last|other)) of (?:the |his |her |its |their |our |these |those )?(?:two|three|four|five|six|\d+|several|many)? ?\p{Ll}+/iu;

export const RIVAL_OF_ITS_KIND: readonly Guard[] = [
  against('entity', 'sentence', isRival, { said: () => THE }),
  against('entity', 'sentence', isOneOfTwo, { said: () => THE, told: () => TWO }),
  against('quantifier', 'sentence', isOneOf, { said: () => THE, told: () => ONE_OF }),
];

const nounOf = ({ reading }: Told): string | undefined => THE.exec(textOf(reading))?.[1];

function isRival(told: Told, { reading: theirs }: AlignedSentence): boolean {
  const noun = nounOf(told);
  if (noun === undefined) return false;
  const text = textOf(theirs).toLowerCase();
  const apart = `\\b(?:rival|second|another|competing|alternative|similar|unrelated|separate|neighbouring|older|earlier|later) ${noun}\\b`;
  const found = patternOf(apart, 'iu').exec(text);
  // The thing itself is told of in the same sentence too.
  return found !== null && text.split(noun).length === 2;
}

/** Two clauses of one sentence. */
const TWO = /[;,] |\b(?:and|but|while|whereas)\b/iu;

/** Whether the sentence has two of the noun, each with a word before it that the other and the statement do not have. */
function isOneOfTwo(told: Told, { source, sentence }: AlignedSentence): boolean {
  const noun = nounOf(told);
  if (noun === undefined || source.structured) return false;
  const text = textOf(originOf(source).sentence(sentence)).toLowerCase();
  if (text.split(noun).length !== 3) return false;
  const [one, other] = [...text.matchAll(patternOf(`(\\p{L}[\\p{L}'\\u2019-]*) ${noun}\\b`, 'gu'))].map(
    ([, before]) => before!,
  );
  return one !== undefined && other !== undefined && one !== other && !PLAIN.test(one) && !PLAIN.test(other);
}

const PLAIN =
  /^(?:the|an?|this|that|his|her|its|their|our|your|my|and|or|of|in|on|for|to|with|by|no|each|every|any|same|whole|entire)$/u;

/** Whether it is told of one of several. */
function isOneOf(told: Told, { reading: theirs }: AlignedSentence): boolean {
  const noun = nounOf(told);
  if (noun === undefined) return false;
  const found = ONE_OF.exec(textOf(theirs).toLowerCase())?.[0];
  return found !== undefined && patternOf(`\\b${noun}(?:e?s)$`, 'iu').test(found);
}
