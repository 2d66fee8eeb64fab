/**
 * "Ms Ray won" by "Ms Ray sat down when Ms Lo spoke, winning the vote": what a participle behind a clause with a doer of its
 * own tells may be of that one.
 */
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, textOf } from './guard.ts';

export const PARTICIPLE_OF_NEAREST: Guard = againstUnit('role', 'prose', ofNearest);

/** The clause right before a participle, up to its comma. */
const NEAREST =
  /\b(?:when|while|as|after|before|because|since|once|until) ((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+)(?: [^,;]+)?,\s*$/u;

function ofNearest(
  { reading, units, support: { matches } }: Told,
  { reading: theirs }: AlignedSentence,
): number {
  return units.findIndex((_, i) => {
    const word = theirs.words[matches[i]!.at];
    if (word === undefined || !word.form.endsWith('ing')) return false;
    const doer = NEAREST.exec(theirs.text.slice(theirs.start, word.start))?.[1];
    return doer !== undefined && !textOf(reading).includes(doer);
  });
}
