/** "The patient is allergic to penicillin" by `Family history: penicillin allergy (mother)`: what relatives have is not the patient's. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const OF_FAMILY =
  /^\W*(?:(?:relevant |known )?family(?: medical)?(?: history| hx)?|fhx?)\s*[:\u2013\u2014-]/iu;
/** "Husband unemployed", "Mother: breast cancer": a note that opens with a relative is of him. */
const RELATIVE_FIRST =
  /^\W*(?:mother|father|sister|brother|son|daughter|husband|wife|partner|parents)(?::| (?!(?:of|and|to|in)\b))/iu;
const RELATIVE =
  /\b(?:family|relatives?|husbands?|wife|wives|partners?|father|mother|parents?|sisters?|brothers?|siblings?|sons?|daughters?|aunts?|uncles?|cousins?|grand\p{L}+|maternal|paternal|hereditary)\b/iu;

export const FAMILY_HISTORY: Guard = against(
  'entity',
  'english',
  ({ reading, support: { sentences } }) =>
    sentences.some(({ source, sentence }) => {
      const told = textOf(originOf(source).sentence(sentence));
      return OF_FAMILY.test(told) || RELATIVE_FIRST.test(told);
    }) && !RELATIVE.test(textOf(reading)),
  { told: () => [OF_FAMILY, RELATIVE_FIRST] },
);
