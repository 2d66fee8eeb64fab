/**
 * "The contract runs for two years" by "the contract has run for two years": how long it has been so is not how long it is;
 * nor is how long somebody was at it: "the course takes six weeks" by "she attended the course for six weeks",
 * nor how long it takes to do something with it.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const LENGTH = String.raw`(?:about |over |more than |nearly |almost |at least |the (?:past|last) )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|some|many)(?: and a half)? (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?)`;
const SPAN = `for ${LENGTH}`;
const IS_FOR = new RegExp(
  String.raw`\b(?:runs?|lasts?|lives?|works?|is|are|stays?|holds?|goes on|\p{Ll}+s) ${SPAN}\b`,
  'iu',
);
const HAS_FOR = new RegExp(
  String.raw`\b(?:has|have|had|'ve|\u2019ve|'s|\u2019s)(?: been| not)?(?: \p{Ll}+){0,4}? ${SPAN}\b`,
  'iu',
);
const HAS_LASTED = new RegExp(
  String.raw`\b(?:has|have|had)(?: now| already)? (?:runs?|lasts?|lasted|taken) ${LENGTH}\b`,
  'iu',
);
const TAKES = new RegExp(String.raw`\b(?:takes?|lasts?) ${LENGTH}\b`, 'iu');
const FOR = new RegExp(String.raw`\b${SPAN}\b`, 'iu');
const LASTS = new RegExp(
  String.raw`\b(?:lasts?|lasted|runs? for|ran for) ${LENGTH}\b|\b(?:is|are|was|were) ${LENGTH} long\b`,
  'iu',
);
const TAKES_TO = new RegExp(String.raw`\b(?:takes?|took|taken|needs?|needed) ${LENGTH} to \p{Ll}+`, 'iu');
/** Words by which evidence says itself how long something is. */
const LONG =
  /\b(?:takes?|took|taken|taking|last(?:s|ed|ing)?|runs?|ran|long|lengths?|duration|term|period|valid|scheduled|continu\p{L}+|goes|went|going|held|takes place|spans?|spanned)\b|-(?:second|minute|hour|day|week|month|year)s?\b/iu;
const PERFECT = /\b(?:has|have|had|been|was|were|ran|lasted|lived|worked|did)\b/iu;

export const FOR_SO_LONG: readonly Guard[] = [
  against('date_time', 'english', isSoFar, { said: () => [IS_FOR, TAKES] }),
  against('date_time', 'prose', wasAtIt, { said: () => TAKES, told: () => FOR }),
  against('date_time', 'prose', isTimeToDo, { said: () => LASTS, told: () => TAKES_TO }),
];

/** "The battery lasts ten hours" by "the battery takes ten hours to charge". */
function isTimeToDo(_: Told, { reading }: AlignedSentence): boolean {
  return !LASTING.test(textOf(reading));
}
const LASTING = /\b(?:last(?:s|ed|ing)?|runs?|ran|long|lengths?|duration)\b/iu;

function isSoFar({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(originOf(source).sentence(sentence))];
  if (PERFECT.test(claim)) return false;
  return HAS_LASTED.test(told) || (IS_FOR.test(claim) && HAS_FOR.test(told));
}

function wasAtIt({ reading }: Told, { source, sentence }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(originOf(source).sentence(sentence))];
  return TAKES.test(claim) && FOR.test(told) && !LONG.test(told) && !TAKES_OF_WHOM.test(claim);
}

/** "It takes him two hours": what somebody needs for it. */
const TAKES_OF_WHOM = /\btakes? (?:him|her|them|us|me|you|it)\b/iu;
