/** Lines of a log, a chat or a list that speak of another than the statement: by a number of their own, or a name before them. */
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';
import { subjectOf } from './other-subject.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const OTHER_LINE: readonly Guard[] = [
  againstUnit('identifier', 'english', ofOtherNumber),
  againstUnit('role', 'sentence', namedBefore),
];

const NUMBERED = /\b(\p{Lu}{1,4}-?)\d{1,10}\b/gu;

/** "T9 rejected. T10 completed" for "T9 was completed": the line that says so has a number of its own. */
function ofOtherNumber({ reading, units, support }: Told): number {
  const { sentences, matches, from } = support;
  const numbers = numbersIn(reading, reading.start, reading.end);
  if (numbers.size !== 1) return -1;
  const [[number, series]] = [...numbers];
  return units.findIndex((unit, i) => {
    const one = sentences[from[i]!];
    if (unit.value !== undefined || one === undefined || matches[i]!.strength < OWN) return false;
    if (one.source.structured) return false;
    const theirs = numbersIn(one.reading, one.reading.start, one.reading.end);
    return !theirs.has(number!) && [...theirs.values()].includes(series!);
  });
}

/** The numbers with letters before them that stand in a text, each with its letters. */
function numbersIn({ text }: Reading, start: number, end: number): ReadonlyMap<string, string> {
  return new Map([...text.slice(start, end).matchAll(NUMBERED)].map(([number, series]) => [number, series!]));
}

const LABEL = /^\p{Lu}[^\s:]*:\s/u;

/** "Remy: waiting for Ola" for "Ola is waiting for Remy": who stands before the colon does it. */
function namedBefore(
  told: Told,
  { reading: { words: theirs, text, start }, alignment }: AlignedSentence,
): number {
  const subject = subjectOf(told.reading, told.units);
  if (subject === undefined || !LABEL.test(text.slice(start)) || !told.units[subject.unit]!.capital)
    return -1;
  const { at, strength } = alignment.matches[subject.unit]!;
  if (at < 1 || strength < OWN || !theirs[at]!.capital) return -1;
  const { to } = told.units[subject.unit]!;
  const label = told.units.findIndex(({ from }, i) => from > to && alignment.matches[i]!.at === 0);
  return label < 0 || alignment.matches[label]!.kind !== 'same' ? -1 : subject.unit;
}
