/**
 * Another of the same kind by its name: "the Basic plan has 500 GB" by "the Basic plan …. The Pro plan has 500 GB.", "the
 * summer release was shipped" by "the spring release was shipped. The summer release …".
 */

import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

/** Match from which a sentence has a word of the statement, and under which it has not. */
const SAID = 0.9;
const OPEN = 0.5;

/** One sentence of the support says what was done to one of a kind, and only another names the one that the statement is about. */
export const DONE_TO_OTHER_OF_KIND: Guard = againstUnit('entity', 'english', toldOfOther);

function toldOfOther({ units, reading, inferred, support: { sentences, from } }: Told): number {
  // What follows by logic from several of a kind names each of them.
  const byLogic = inferred && units.every(({ value }) => value === undefined);
  if (sentences.length < 2 || byLogic) return -1;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  // Of what a statement is about: what it says of that may be told of several.
  return units.slice(0, 1).findIndex((unit, i) => {
    const kind = units[i + 1];
    if (unit.value !== undefined || kind === undefined || kind.value !== undefined || kind.from !== unit.to)
      return false;
    const telling = sentences.filter((_, slot) => units.some((_, k) => k > i + 1 && from[k] === slot));
    return telling.some((one) => {
      const { strength, at } = one.alignment.matches[i + 1]!;
      const before = one.reading.words[at - 1];
      if (one.source.structured || strengthOf(one, i) >= OPEN || strength < SAID || before === undefined)
        return false;
      const isOwn =
        before.weight > 0 && before.value < 0 && !said.has(before.form) && !said.has(before.lemma);
      return isOwn && /^(?:JJ|NN)/.test(tagsOf(one)[at - 1]!);
    });
  });
}

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
