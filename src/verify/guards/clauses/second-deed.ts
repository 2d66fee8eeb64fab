/** An amount behind the second of two deeds: "built in 1911 and renovated in 2019 at a cost of 8 million" tells of no cost of building. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

export const SECOND_DEED: readonly Guard[] = [againstUnit('quantity', 'english', ofSecondDeed)];

const DONE = /^VB[DN]$/;

/** The unit of an amount that stands behind another deed than the statement's; -1 for none. */
function ofSecondDeed({ units }: Told, sentence: AlignedSentence): number {
  const { alignment, reading, source } = sentence;
  if (source.structured || !units.some(({ value }) => value?.kind === 'money')) return -1;
  const taken = new Set(alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  const tags = tagsOf(sentence);
  const isDeed = (at: number): boolean => DONE.test(tags[at] ?? '') && (reading.words[at]?.weight ?? 0) > 0;
  return units.findIndex(({ value }, i) => {
    const { at } = alignment.matches[i]!;
    if (value?.kind !== 'money' || at < 3) return false;
    let second = at - 1;
    while (second > 0 && !isDeed(second)) second--;
    // Joined to a deed before it by "and".
    if (second < 2 || taken.has(second) || reading.words[second - 1]!.form !== 'and') return false;
    return [...taken].some((own) => own >= 0 && own < second && isDeed(own));
  });
}
