/** "20% of customers are women" by "20% of women are customers", "of smokers are women" by "of women smoke": of whom a share is taken is not who it is. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** A share, of whom it is and what they are. */
const SHARED =
  /^\W*(?:about |around |only |almost |nearly |over )?(?:\d[\d.,]*\s?(?:%|percent|per cent) of|half (?:of )?|(?:a|one|two|three) (?:third|quarter|fifth|thirds|quarters|fifths) of|most(?: of)?|all(?: of)?|many(?: of)?|every) ?(?:the |our |its |their )?([\p{L}-]+)\s+(?:(?:are|were|is|was|have been) )?(?:an? |the )?([\p{L}-]+)[.!]?$/iu;

export const SHARE_TURNED: Guard = against('quantifier', 'english', isTurned, {
  said: () => SHARED,
  told: () => SHARED,
});

/** "Smokers" and "smoke", "drivers" and "drive". */
const stem = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}{3})(?:ers?|s|e)$/u, '');

function isTurned({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, whole = '', kind = ''] = SHARED.exec(textOf(reading)) ?? [];
  const [, theirWhole = '', theirKind = ''] = SHARED.exec(textOf(theirs)) ?? [];
  return (
    whole !== '' &&
    stem(whole) === stem(theirKind) &&
    stem(kind) === stem(theirWhole) &&
    stem(whole) !== stem(kind)
  );
}
