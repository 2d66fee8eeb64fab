/** "Adults get in free" by "adults pay 7 euros, and children under 12 get in free": the second kind of people has a verb of its own. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';

const NEXT =
  /(?:[,;](?: and| while| but| whereas)?| while| but| whereas) ((?:\p{L}+ )?(?:\p{L}{2,}s|children|people|staff|women|men)(?: (?:under|over|aged|above|below|up to|from) (?:the age of )?[^ ,;]{1,8}(?: and (?:under|over|above))?)?) (?:pay|get|receive|enter|have|need|may|must|can|cannot|are|do|go|travel|ride|stay)\b/giu;

export const NEXT_KIND: Guard = against('role', 'sentence', isOfNext, { told: () => NEXT });

function isOfNext({ units }: Told, { reading, alignment, source }: AlignedSentence): boolean {
  if (source.structured || units.length < 2) return false;
  const subject = alignment.matches[0]!;
  const { text, start, end, words } = reading;
  if (subject.at < 0 || units[0]!.value !== undefined) return false;
  for (const found of text.slice(start, end).matchAll(NEXT)) {
    const from = start + found.index;
    const behind = from + found[0].length - (found[0].split(' ').at(-1)?.length ?? 0);
    const isIn = (at: number): boolean => at >= 0 && words[at]!.start >= from;
    const others = alignment.matches.slice(1).filter(({ strength }) => strength > 0);
    const next = others.some(({ at }) => at >= 0 && words[at]!.start >= from && words[at]!.start < behind);
    if (!isIn(subject.at) && !next && others.length > 0 && others.every(({ at }) => isIn(at))) return true;
  }
  return false;
}
