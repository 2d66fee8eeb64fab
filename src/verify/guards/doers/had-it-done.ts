/** Who had a thing done, and did not have it: "she had the cake delivered" tells of no cake that she ate. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';

const FOUND = 0.5;
const HAVING = /\b(?:has|have|had|having) (?:\p{L}+ ){1,4}\p{L}{2,}(?:ed|en|t|d|n)\b/u;

export const HAD_IT_DONE = againstUnit('not_mentioned', 'sentence', ateOrOwned, { told: () => HAVING });

/** The verb of a statement that its sentence has as "have" with a participle behind its object; -1 for none. */
function ateOrOwned({ units, support }: Told, { source, sentence, reading }: AlignedSentence): number {
  const at = units.findIndex(({ word }, i) => {
    const match = support.matches[i]!;
    return (
      word.lemma !== 'have' &&
      support.from[i] === 0 &&
      match.strength >= FOUND &&
      reading.words[match.at]?.lemma === 'have'
    );
  });
  if (at < 0) return -1;
  const start = reading.words[support.matches[at]!.at]!.start;
  const { tokens } = source.parsed(sentence);
  const having = tokens.findIndex((token) => token.start === start);
  const isDone = tokens.some(
    ({ head, deprel, xpos }) =>
      head === having && /^VB[ND]$/u.test(xpos) && /^(?:xcomp|ccomp)$/u.test(deprel),
  );
  return isDone ? at : -1;
}
