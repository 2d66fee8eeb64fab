/**
 * "The hob was not clean" by "oven greasy inside, hob clean", "the alarm failed to sound" by "alarm sounded": a statement that
 * denies what its support says plainly, whatever else that denies.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { DENYING, deniedWords, isSaidPlainly } from './denied-here.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.7;

export const TOLD_PLAINLY: Guard = againstUnit('negation', 'english', toldPlainly, { said: () => DENYING });

/** The unit that a statement denies and its support says of it; -1 for none. */
function toldPlainly({ reading, units, support: { sentences, matches, from }, score }: Told): number {
  // What is proved has been asked for its polarity.
  if (score === Number.POSITIVE_INFINITY) return -1;
  const denied = deniedWords(reading);
  return units.findIndex((unit, i) => {
    const { at, strength, kind, flipped } = matches[i]!;
    const sentence = sentences[from[i]!];
    if (at < 0 || strength < OWN || sentence === undefined || sentence.source.structured) return false;
    if (!/^(?:same|derivation|synonym)$/.test(kind) || flipped === true) return false;
    if (!denied.some(({ start }) => start === reading.words[unit.from]!.start)) return false;
    const { lemma } = sentence.reading.words[at]!;
    const said = sentences.flatMap((one) =>
      one.reading.words
        .filter((word) => word.lemma === lemma)
        .map((word) => isSaidPlainly(one.reading, word)),
    );
    return said.length > 0 && said.every((plain) => plain);
  });
}
