/**
 * "The Red Lion is a lion" by "the Red Lion is a pub": what a statement says twice, once of its own, stands once in the
 * evidence.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { placed } from '../placed.ts';

export const SAID_TWICE: Guard = againstUnit('partially_mentioned', 'prose', twice);

const OWN = 0.9;
const TELLING = 0.3;

function twice(told: Told, sentence: Parameters<Guard['unsaid']>[1]): number {
  const { units, support } = told;
  const again = units.findIndex(
    ({ word, value, weight }, i) =>
      value === undefined &&
      weight >= TELLING &&
      units.slice(0, i).some((one) => one.value === undefined && one.word.lemma === word.lemma) &&
      support.matches[i]!.strength >= OWN,
  );
  if (again < 0) return -1;
  const { lemma } = units[again]!.word;
  const times = support.sentences.reduce(
    (sum, { reading }) => sum + reading.words.filter((word) => word.lemma === lemma).length,
    0,
  );
  if (times > 1) return -1;
  const { claim, unitOf } = placed(told, sentence);
  // "The second parcel came before the first parcel": a noun may be said again where the sentence leaves it out.
  const isPredicate = claim.tokens.some(
    ({ head, deprel, upos }, at) =>
      unitOf(at) === again &&
      (upos === 'VERB' || head < 0 || (deprel === 'conj' && claim.token(head).head < 0)),
  );
  return isPredicate ? again : -1;
}
