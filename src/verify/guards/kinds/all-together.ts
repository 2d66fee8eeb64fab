/** "Each page costs 2 euros" by "all pages cost 2 euros together": what several have or do together none of them does alone. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const EACH = /\b(?:each|every|either|apiece|per \p{L}+|alone|on (?:its|his|her|their) own|individually)\b/iu;
const TOGETHER =
  /\b(?:together|jointly|combined|in total|in all|between them|altogether|all told|taken as a whole|put together|as a pair)\b/iu;

export const ALL_TOGETHER: Guard = against('quantifier', 'english', isOfAll, {
  said: () => EACH,
  told: () => TOGETHER,
});

function isOfAll({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return !TOGETHER.test(claim) && EACH.test(claim) && TOGETHER.test(told) && !EACH.test(told);
}
