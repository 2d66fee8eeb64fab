/** Another of the same kind by its name: "the Basic plan has 500 GB" by "the Basic plan …. The Pro plan has 500 GB." */
import type { AlignedSentence } from '../support.ts';
import type { Unit } from '../units.ts';
import { againstUnit } from './guard.ts';

/** Match from which a sentence has a word of the statement, and under which it has not. */
const SAID = 0.9;
const OPEN = 0.5;

/** One sentence of the support names what the statement is about, another gives a value that is of one of another name. */
export const OTHER_OF_KIND = againstUnit('entity', 'english', ({ units, support: { sentences, from } }) => {
  if (sentences.length < 2) return -1;
  const valued = sentences.filter((_, slot) =>
    units.some(({ value }, k) => value !== undefined && from[k] === slot),
  );
  return units.findIndex((unit, i) => {
    const kind = units[i + 1];
    if (kind?.value !== undefined || kind?.from !== unit.to || !unit.word.capital || kind.word.capital)
      return false;
    return valued.some((one) => strengthOf(one, i) < OPEN && namesAnother(one, i + 1, unit));
  });
});

const strengthOf = ({ alignment }: AlignedSentence, i: number): number => alignment.matches[i]!.strength;

/** Whether a sentence has the kind of thing with another name before it. */
function namesAnother(
  { alignment, reading: { words } }: AlignedSentence,
  kind: number,
  { word }: Unit,
): boolean {
  const { strength, at } = alignment.matches[kind]!;
  const before = words[at - 1];
  // What opens a sentence is written with a capital whatever it is.
  return strength >= SAID && at > 1 && before!.capital && before!.form !== word.form;
}
