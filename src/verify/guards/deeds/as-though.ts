/** "The roof leaked" by "the roof looked as though it leaked", "failed" by "switched off lest it fail": what is likened or feared is not done. */
import type { AlignedSentence } from '../../match/support.ts';
import { asItStands } from '../as-it-stands.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const UNREAL = /\b(?:as though|as if|lest|like (?:it|he|she|they|we|you)) ([^.;,]*)/iu;
/** Letters by which a verb is known in another form. */
const STEM = 4;

export const AS_THOUGH: Guard = againstUnit('modality', 'english', likenedOrFeared, {
  told: () => UNREAL,
});

function likenedOrFeared({ predicates, units }: Told, sentence: AlignedSentence): number {
  const told = asItStands(sentence);
  const found = UNREAL.exec(told);
  if (found === null) return -1;
  const rest = (told.slice(0, found.index) + told.slice(found.index + found[0].length)).toLowerCase();
  const [verb] = predicates();
  const word = verb === undefined ? undefined : units[verb.unit]?.word;
  if (word === undefined) return -1;
  const stem = word.lemma.slice(0, STEM);
  return found[1]!.toLowerCase().includes(stem) && !rest.includes(stem) ? verb!.unit : -1;
}
