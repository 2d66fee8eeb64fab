/** "The patient is allergic to penicillin" by `Family history: penicillin allergy (mother)`: what relatives have is not the patient's. */
import { originOf } from '../context/retold.ts';
import { against, type Guard, textOf } from './guard.ts';

const OF_FAMILY =
  /^\W*(?:(?:relevant |known )?family(?: medical)?(?: history| hx)?|fhx?)\s*[:\u2013\u2014-]/iu;
const RELATIVE =
  /\b(?:family|relatives?|father|mother|parents?|sisters?|brothers?|siblings?|sons?|daughters?|aunts?|uncles?|cousins?|grand\p{L}+|maternal|paternal|hereditary)\b/iu;

export const FAMILY_HISTORY: Guard = against(
  'entity',
  'english',
  ({ reading, support: { sentences } }) =>
    sentences.some(({ source, sentence }) => OF_FAMILY.test(textOf(originOf(source).sentence(sentence)))) &&
    !RELATIVE.test(textOf(reading)),
  { told: () => OF_FAMILY },
);
