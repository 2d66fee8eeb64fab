/**
 * The deed by which something was done: "they cut costs by switching carriers" has its means, which "they cut costs by
 * renegotiating and switched carriers" and "after switching carriers they cut costs" do not say.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const FOUND = 0.5;
const BY_DEED = /\bby (?:\p{Ll}+ly )?(?<deed>\p{Ll}{2,}ing)\b/u;
/** What stands before a deed that goes along with another, or comes before or after it. */
const BESIDE =
  /\b(?:after|before|while|when|despite|besides|without|instead of|rather than|in addition to|as well as|on top of) (?:\p{Ll}+ly )?$/iu;

export const BY_THAT_DEED: readonly Guard[] = [
  againstUnit('partially_mentioned', 'sentence', notTheMeans, { said: () => BY_DEED }),
];

/** The deed of a statement's means which its sentence has beside another means, or as what was done before or after; -1 for none. */
function notTheMeans({ reading, units, support }: Told, { reading: theirs }: AlignedSentence): number {
  const said = textOf(reading);
  const found = BY_DEED.exec(said);
  if (found === null) return -1;
  const place = reading.start + found.index + found[0].length - found.groups!.deed!.length;
  return units.findIndex(({ word }, i) => {
    const { at, strength } = support.matches[i]!;
    if (word.start !== place || at < 0 || strength < FOUND || support.from[i] !== 0) return false;
    const own = theirs.words[at]!;
    const text = textOf(theirs);
    const before = text.slice(0, own.start - theirs.start);
    if (BESIDE.test(before)) return true;
    const other = BY_DEED.exec(text);
    return other !== null && !/ing$/u.test(own.form) && other.groups!.deed !== own.form;
  });
}
