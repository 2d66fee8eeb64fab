/** "Was delivered by Friday" by "ordered today, delivery by Friday": the noun of a deed with a time by which tells when it is due. */
import { NEGATION } from '../../../text/cues.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

const HAS_BEEN = /\b(?:was|were|has been|have been|had been)\b/iu;
const DUE =
  /^\P{L}{0,3}(?:(?:to|at|from) [^,;.]{2,40}? )?(?:by|until|no later than|expected|planned|scheduled|due|to follow)\b/iu;

export const DUE_NOT_DONE: Guard = against('modality', 'prose', isDue, { said: () => HAS_BEEN });

function isDue(
  { reading, units, support: { matches } }: Told,
  sentence: Told['support']['sentences'][0],
): boolean {
  if (reading.cues & NEGATION || !HAS_BEEN.test(textOf(reading))) return false;
  const { text, words, end } = sentence.reading;
  return units.some(({ word }, i) => {
    const { at, kind } = matches[i]!;
    if (at < 0 || kind !== 'derived' || word.form === word.lemma) return false;
    return DUE.test(text.slice(words[at]!.end, end)) && /^NN/.test(tagsOf(sentence)[at]!);
  });
}
