/** "The contract runs for two years" by "the contract has run for two years": how long it has been so is not how long it is. */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SPAN = String.raw`for (?:about |over |more than |nearly |almost |at least |the (?:past|last) )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|some|many)(?: and a half)? (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)`;
const IS_FOR = new RegExp(
  String.raw`\b(?:runs?|lasts?|lives?|works?|is|are|stays?|holds?|goes on|\p{Ll}+s) ${SPAN}\b`,
  'iu',
);
const HAS_FOR = new RegExp(
  String.raw`\b(?:has|have|had|'ve|\u2019ve|'s|\u2019s)(?: been| not)?(?: \p{Ll}+){0,4}? ${SPAN}\b`,
  'iu',
);
const PERFECT = /\b(?:has|have|had|been|was|were|ran|lasted|lived|worked|did)\b/iu;

export const FOR_SO_LONG: Guard = against('date_time', 'english', isSoFar, {
  said: () => IS_FOR,
  told: () => HAS_FOR,
});

function isSoFar({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(originOf(source).sentence(sentence))];
  return IS_FOR.test(claim) && !PERFECT.test(claim) && HAS_FOR.test(told);
}
