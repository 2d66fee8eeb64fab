/**
 * A bound that an "or" closes: "users on 5.7 or earlier must upgrade" by "users on 5.6 or earlier must upgrade to 5.7", and "you
 * must upgrade" by what is said of those alone.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard } from '../guard.ts';

const DOWN = 'earlier|older|below|less|fewer|lower|under|before|smaller|shorter';
const UP = 'later|newer|above|more|higher|over|after|longer|larger|greater|up';
const DOWN_OF_PEOPLE = 'younger';
const BOUND = new RegExp(
  String.raw`(\d[\d.,]*\d|\d)(?: ?(?:%|\p{L}+))? or (${DOWN}|${DOWN_OF_PEOPLE}|${UP})\b`,
  'giu',
);
/** Of versions "older" is down, of people up. */
const OF_AGE =
  /\b(?:child|children|age|aged|person|people|adult|year|guest|visitor|student|resident|passenger)/iu;

/** Whether a word of a bound goes down; of ages "older" does not. */
const goesDown = (word: string, text: string): boolean =>
  word === 'older' ? !OF_AGE.test(text) : new RegExp(`^(?:${DOWN}|${DOWN_OF_PEOPLE})$`, 'iu').test(word);

function boundsOf({ text, start, end }: Reading): readonly string[] {
  const said = text.slice(start, end);
  return matchesOf(said, BOUND).map(([, number, word = '']) => `${number} ${goesDown(word, said)}`);
}

const isBounded = ({ text, start, end }: Reading): boolean => text.slice(start, end).includes(' or ');

/** Bounds of the statement that the evidence, which has others, has not. */
const OTHER_BOUND_OF_TWO = against('comparison', 'english', ({ reading: claim }, { reading }) => {
  if (!isBounded(claim) || !isBounded(reading)) return false;
  const [ours, theirs] = [boundsOf(claim), boundsOf(reading)];
  return theirs.length > 0 && ours.some((one) => !theirs.includes(one));
});

const PICKED_OUT =
  /^(?:All |Any |Existing )?\p{L}[\p{Ll}-]* (?:on|with|in|using|running|under|aged|of|from|at) (?:\p{L}+ ){0,2}(\d[\d.,]*\d|\d)(?: ?(?:%|\p{L}+))? or \p{L}+ /u;

/** What is said of "users on 5.6 or earlier" said of nobody whom that bound tells apart. */
const OF_THE_BOUNDED = against('condition', 'english', ({ reading: claim }, { reading }) => {
  if (!isBounded(reading)) return false;
  const [, number] = PICKED_OUT.exec(reading.text.slice(reading.start, reading.end)) ?? [];
  return number !== undefined && !claim.text.slice(claim.start, claim.end).includes(number);
});

export const OR_EARLIER: readonly Guard[] = [OTHER_BOUND_OF_TWO, OF_THE_BOUNDED];
