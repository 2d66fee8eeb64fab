/**
 * "The tank holds 40 litres" by "the tank is filled with 40 litres and holds 60", "issued on 30 June" by "issued 1 June · due
 * 30 June": where a value stands right behind what it is of, one further off is of another word.
 */
import type { Reading } from '../../text/reading.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';

export const OWN_VALUE: Guard = againstUnit('quantity', 'sentence', ofAnotherWord);

const OWN = 0.9;
const TOLD = /^(?:number|money|quantity|percent|date|time|datetime)$/;
const PARTING = /[,;|·•/]|\b(?:and|but|while)\b/u;

function ofAnotherWord(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  return units.findIndex(({ value, from, to }, i) => {
    const [of, word] = [units[i - 1], alignment.matches[i - 1]];
    const { at, strength } = alignment.matches[i]!;
    if (value === undefined || !TOLD.test(value.kind) || at < 0 || strength < OWN) return false;
    // "At 6 Canal Row": the number of a house.
    if (value.kind === 'number' && reading.words[to]?.capital === true) return false;
    if (of === undefined || of.value !== undefined || word === undefined || word.at < 0) return false;
    if (word.kind !== 'same' || word.strength < OWN || !isNext(reading, of.to, from)) return false;
    const theirOwn = valueBehind(theirs, word.at);
    const claimed = theirs.values[theirs.words[at]!.value];
    if (theirOwn === undefined || claimed === undefined || theirOwn === claimed) return false;
    if (compareValues(theirOwn, claimed).relation === 'equal' || isOften(theirs, word.at)) return false;
    return isApart(theirs, word.at, theirOwn, claimed, takenBy(alignment));
  });
}

const takenBy = ({ matches }: AlignedSentence['alignment']): ReadonlySet<number> =>
  new Set(matches.flatMap(({ at, strength }) => (at >= 0 && strength > 0 ? [at] : [])));

/** Whether nothing but small words stands between two places. */
const isNext = ({ words }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).every(({ weight, value }) => weight === 0 && value < 0);

/** Whether a word comes again: each time it may have a value of its own. */
const isOften = ({ words }: Reading, at: number): boolean =>
  words.filter(({ lemma }) => lemma === words[at]!.lemma).length > 1;

/** The value that stands right behind a word. */
function valueBehind({ words, values, text }: Reading, at: number): Value | undefined {
  let next = at + 1;
  while (next < words.length && words[next]!.value < 0 && words[next]!.weight === 0) next++;
  const value = values[words[next]?.value ?? -1];
  if (value === undefined || !TOLD.test(value.kind)) return undefined;
  return PARTING.test(text.slice(words[at]!.end, value.start)) ? undefined : value;
}

/** Whether the claimed value stands before the word, or behind a word of its own that the claim does not have. */
function isApart(
  { words, text }: Reading,
  at: number,
  own: Value,
  claimed: Value,
  taken: ReadonlySet<number>,
): boolean {
  const [from, to] = claimed.start > own.start ? [own.end, claimed.start] : [claimed.end, words[at]!.start];
  const between = text.slice(from, to);
  const joint = PARTING.exec(between);
  if (joint === null) return false;
  if (claimed.start < own.start) return true;
  // "Up from 7 in the second quarter": the claim has what stands behind it too.
  if ([...taken].some((word) => words[word]!.start >= claimed.end)) return false;
  const opens = from + joint.index;
  return words.some(
    ({ start, form, value }, word) =>
      start > opens && start < to && value < 0 && !SMALL.test(form) && !taken.has(word),
  );
}

/** Words that only join a value to the one before it. */
const SMALL =
  /^(?:\P{L}*|and|or|but|then|also|again|another|further|later|the|an?|of|on|at|in|to|by|for|from|with|per|about|only)$/u;
