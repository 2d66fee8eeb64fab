/** "Broken items are replaced" by "if an item is broken and you have a receipt, it is replaced": both conditions must be met. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const TWO =
  /\b(?:if|when|where|whenever|provided(?: that)?|as long as|in case) ([^,;.]{4,120}?) and ([^,;.]{4,120})(?=[,;.]|$)/iu;
const CONDITION = /\b(?:if|when|where|whenever|provided|as long as|in case)\b/iu;
/** Words that tell of no condition by themselves. */
const LIGHT =
  /^(?:the|an?|your|our|their|his|her|its|you|we|they|it|is|are|has|have|been|not|no|to|of|in|on|at|by|for|with|and|or|that|this|any|all|also)$/u;

export const SECOND_CONDITION: Guard = against('condition', 'english', lacksSecond, {
  told: () => CONDITION,
});

function lacksSecond({ reading, support }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [all, first = '', second = ''] = TWO.exec(textOf(theirs)) ?? [];
  if (all === undefined || source.structured) return false;
  const at = theirs.start + textOf(theirs).indexOf(all);
  const own = new Set(reading.words.map(({ lemma }) => lemma));
  const matched = new Set(
    support.matches.flatMap((match, i) => (support.from[i] === 0 && match.strength > 0 ? [match.at] : [])),
  );
  const said = (from: number, to: number): readonly boolean[] =>
    theirs.words.flatMap(({ form, lemma, start, end }, k) =>
      start >= from && end <= to && !LIGHT.test(form) ? [own.has(lemma) || matched.has(k)] : [],
    );
  const lead = at + all.length - second.length;
  const [one, other] = [said(lead - 5 - first.length, lead - 5), said(lead, lead + second.length)];
  return one.some((is) => is) && other.length > 0 && !other.some((is) => is);
}
