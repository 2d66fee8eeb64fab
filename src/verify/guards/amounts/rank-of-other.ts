/** "Finished third" by "finished fourth in the third lap": a place in an order beside an ordinal that counts something else. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ORDINAL =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|1st|2nd|3rd|\\d{1,2}th';
const RANKED = String.raw`\b(?:finish|finish(?:es|ed|ing)|came|comes?|coming|was|is|were|are|be|been|rank(?:s|ed)?|placed?|ended(?: up)?|ran|sits?|stands?|stood)`;
const RANK = new RegExp(
  String.raw`${RANKED} (?:in )?(${ORDINAL})(?: (?:place|overall))?(?=[.,;!]| (?:in|at|of|behind|with|after|on|for|by|overall)\b|$)`,
  'iu',
);
const EACH_RANK = new RegExp(RANK.source, 'giu');

export const RANK_OF_OTHER: Guard = against('quantity', 'sentence', isOfOther, {
  said: () => RANK,
  told: () => RANK,
});

function isOfOther({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const ours = RANK.exec(textOf(reading))?.[1]?.toLowerCase();
  if (ours === undefined || source.structured) return false;
  const text = textOf(theirs).toLowerCase();
  const ranks = [...text.matchAll(EACH_RANK)].map(([, rank]) => rank);
  const isOrdinal = /^\d/.test(ours)
    ? false
    : new RegExp(String.raw`\b${ours} (?!place\b|overall\b)\p{L}`, 'u').test(text);
  return ranks.length > 0 && !ranks.includes(ours) && isOrdinal;
}
