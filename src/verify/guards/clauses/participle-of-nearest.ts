/**
 * "Ms Ray won" by "Ms Ray sat down when Ms Lo spoke, winning the vote": what a participle behind a clause with a doer of its
 * own tells may be of that one.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const PARTICIPLE_OF_NEAREST: Guard = againstUnit('role', 'prose', ofNearest);

/** The clause right before a participle, up to its comma. */
const NEAREST =
  /\b(?:when|while|as|after|before|because|since|once|until) ((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+)(?: [^,;]+)?,\s*$/u;

function ofNearest({ reading, units }: Told, { source, sentence }: AlignedSentence): number {
  const { text, start, words } = originOf(source).sentence(sentence);
  return units.findIndex(({ word: { lemma } }) => {
    const word = words.find((one) => one.lemma === lemma && one.form.endsWith('ing'));
    if (word === undefined) return false;
    const doer = NEAREST.exec(text.slice(start, word.start))?.[1];
    return doer !== undefined && !textOf(reading).includes(doer);
  });
}
