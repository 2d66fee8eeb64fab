/** "The lake sat by Ana" by "Ana sat by the lake": where somebody does something does not do it. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PLACED =
  /^\W*(?:(?:the|an?) )?([\p{L}-]+) (\p{Ll}+) (by|near|beside|behind|in front of|next to|under|above|below|beneath|opposite|around|along|past|through|across|over|on|in|at|to|from|into) (?:(?:the|an?) )?([\p{L}-]+)[.!]?$/iu;

export const PLACE_AS_SUBJECT: Guard = against('role', 'english', isTurned, {
  said: () => PLACED,
  told: () => PLACED,
});

function isTurned({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [ours, told] = [reading, theirs].map((one) =>
    PLACED.exec(textOf(one))?.map((word) => word.toLowerCase()),
  );
  if (ours === undefined || told === undefined || source.structured) return false;
  // "Is", "was" and the like: "the bank is opposite the school" says the same of both.
  if (/^(?:is|was|are|were|lies|lay|stands|stood|sits)$/.test(told[2]!)) return false;
  return ours[2] === told[2] && ours[1] === told[4] && ours[4] === told[1] && ours[1] !== ours[4];
}
