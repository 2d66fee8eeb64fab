/** "His sister replaced the manager" by "Rafael replaced the manager with his sister": who is put in is no doer. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

/** Verbs by which one is put in the place of another, or set beside another. */
const PUTTING = /^(?:replac|swap|exchang|substitut|confus|compar)/;

export const IN_COMPANY: Guard = against('role', 'sentence', isPutIn);

function isPutIn(
  { reading, units, support }: Told,
  { source, sentence, reading: theirs }: AlignedSentence,
): boolean {
  if (source.structured || !reading.words.some(({ form }) => PUTTING.test(form))) return false;
  const verb = reading.words.findIndex(({ form }) => PUTTING.test(form));
  const { tokens } = source.parsed(sentence);
  return units.some(({ from }, i) => {
    const at = support.matches[i]!.at;
    if (from > verb || at < 0 || reading.words[from - 1]?.form === 'with') return false;
    const place = theirs.words[at];
    const token = tokens.findIndex(({ start }) => start === place?.start);
    return tokens.some(({ head, deprel, form }) => head === token && deprel === 'case' && form === 'with');
  });
}
