/** Whose something is, as a word beside it: "the hotel manager" is not "the manager of the hotel restaurant". */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const OF_ITS_PART: Guard = againstUnit('entity', 'sentence', ofItsPart);

/** Strength from which a word says what one of the claim does. */
const SAID = 0.6;

/** The word beside a noun of the claim that only tells, behind "of", of which kind another thing is; -1 for none. */
function ofItsPart({ units, support }: Told, sentence: AlignedSentence): number {
  const { reading, source } = sentence;
  if (source.structured) return -1;
  const { words, text } = reading;
  const matched = new Set(support.matches.flatMap(({ at, strength }) => (strength > 0 ? [at] : [])));
  let tags: readonly string[] | undefined;
  return units.findIndex((unit, i) => {
    const next = units[i + 1];
    if (next === undefined || unit.to !== next.from || unit.value !== undefined) return false;
    const [own, head] = [support.matches[i]!, support.matches[i + 1]!];
    if (own.strength < SAID || head.strength < SAID || own.at <= head.at + 1) return false;
    if (words[head.at + 1]?.form !== 'of') return false;
    const other = words[own.at + 1];
    if (other === undefined || matched.has(own.at + 1)) return false;
    // "The contract of Acme Ltd": a longer name of the same.
    if (!/^ \p{Ll}/u.test(text.slice(words[own.at]!.end, other.start + 1))) return false;
    tags ??= tagsOf(sentence);
    const led = tags.slice(head.at + 2, own.at).every((tag) => /^(?:DT|PRP\$|JJ|NNP?|CD|VBN)$/.test(tag));
    return led && [head.at, own.at, own.at + 1].every((at) => /^NN[PS]*$/.test(tags![at] ?? ''));
  });
}
