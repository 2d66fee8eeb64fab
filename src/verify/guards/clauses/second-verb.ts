/**
 * One sentence with two verbs, where a statement puts to the one what the sentence has beside the other: "closed the plant
 * in Lyon and is thinking of closing the one in Brest" for "closed the plant in Brest".
 */
import type { Word } from '../../../text/reading.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { subjectOf } from '../doers/other-subject.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const SECOND_VERB: readonly Guard[] = [
  againstUnit('entity', 'prose', besideSameVerb),
  againstUnit('entity', 'prose', besideFirstVerb),
];

const isTelling = ({ name, value }: Unit): boolean => name || value !== undefined;

/** "Closed those in Lyon and is thinking of closing the one in Brest": one verb, in two forms, of two things. */
function besideSameVerb({ units }: Told, { reading: { words: theirs }, alignment }: AlignedSentence): number {
  return units.findIndex(({ word, value, name, from }, i) => {
    if (value !== undefined || name || alignment.matches[i]!.kind !== 'same') return false;
    const [first, second, ...more] = theirs.flatMap((one, at) => (one.lemma === word.lemma ? [at] : []));
    if (first === undefined || second === undefined || more.length > 0) return false;
    if (theirs[first]!.form === theirs[second]!.form || !isDeed(theirs[first]!) || !isDeed(theirs[second]!))
      return false;
    const said = units.flatMap((unit, j) =>
      unit.from > from && isTelling(unit) ? [alignment.matches[j]!] : [],
    );
    if (said.length === 0 || said.some(({ at, strength }) => at < 0 || strength < OWN)) return false;
    const taken = new Set(alignment.matches.map(({ at }) => at));
    const own = (from: number, to: number): boolean =>
      theirs
        .slice(from, to)
        .some(({ capital, value: other }, k) => (capital || other >= 0) && !taken.has(from + k));
    if (word.form === theirs[first]!.form) return own(first, second) && said.every(({ at }) => at > second);
    return (
      word.form === theirs[second]!.form &&
      own(second, theirs.length) &&
      said.every(({ at }) => at > first && at < second)
    );
  });
}

/** Whether a form is of a verb: a past, a participle. */
const isDeed = ({ form, lemma }: Word): boolean => form !== lemma && /(?:ed|ing|d|t|n)$/.test(form);

const POINTING = /^(?:it|them|him|her|both|one|ones|itself|themselves)$/;

/** "Lowered its rate for savers and left that for borrowers unchanged" for "left its rate for savers unchanged". */
function besideFirstVerb(told: Told, { reading: { words: theirs }, alignment }: AlignedSentence): number {
  const { reading, units } = told;
  const subject = subjectOf(reading, units);
  const verb = subject === undefined ? -1 : units.findIndex(({ from }) => from >= units[subject.unit]!.to);
  if (subject === undefined || verb < 0) return -1;
  const { at: second, kind } = alignment.matches[verb]!;
  const who = alignment.matches[subject.unit]!.at;
  if (kind !== 'same' || second < 2 || who < 0 || who > second || !isDeed(theirs[second]!)) return -1;
  if (
    !/^(?:and|but)$/.test(theirs[second - 1]!.form) ||
    theirs.slice(second).some(({ form }) => POINTING.test(form))
  )
    return -1;
  const taken = new Set(alignment.matches.map(({ at }) => at));
  const others = theirs
    .slice(second + 1)
    .some(({ weight, value }, i) => weight > 0 && value < 0 && !taken.has(second + 1 + i));
  if (!others || !theirs.slice(who + 1, second).some((word, i) => isDeed(word) && !taken.has(who + 1 + i)))
    return -1;
  return units.findIndex((_, i) => {
    const { at, kind: how } = alignment.matches[i]!;
    if (i <= verb || how !== 'same' || at <= who || at >= second) return false;
    return theirs.every(({ form }, j) => j <= second || form !== theirs[at]!.form);
  });
}
