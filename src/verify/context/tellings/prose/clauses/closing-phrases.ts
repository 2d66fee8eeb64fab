/** What closes a sentence and takes nothing of it back: "won the race ahead of Marta", "stops at the school instead". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const AHEAD =
  /^(.+? (?:won|wins|has won|took|finished first|came first|came second|was first|was second|finished second|took gold|took silver)\b[^,;:]*?),? (?:ahead of|in front of|just ahead of|narrowly ahead of|followed by) (?:\p{Lu}|the \p{Ll}+ \p{Lu})[^;:]*$/u;
const INSTEAD = /^(.+?)(?: instead|, as (?:agreed|planned|usual|requested|promised))$/u;

const byClosing = ({ text, said }: Wording): readonly string[] => {
  const [ahead, instead] = [AHEAD.exec(text)?.[1], INSTEAD.exec(text)?.[1]];
  if (isLeftOpen(text)) return [];
  return [ahead, instead].filter((one) => one !== undefined && !/\binstead\b/u.test(said)) as string[];
};

export const CLOSING_PHRASES: readonly Rewriter[] = [
  { of: /\S/, from: [AHEAD, INSTEAD], write: byClosing, reorders: true },
];
