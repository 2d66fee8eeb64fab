/**
 * The two ends of a time: "Ben starts on 1 May" of "Ben's last day is 1 May", "the lease ends on 1 May" of "the first day
 * of the lease is 1 May", and "the project is over" of "the project ends on 3 May 2040".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const STARTS = /\b(?:starts?|started|begins?|began|joins?|joined)\b/iu;
const ENDS = /\b(?:ends?|ended|finish(?:es|ed)?|leaves?|left)\b/iu;
const FIRST_DAY = /\b(?:first|start) (?:\p{Ll}+ )?(?:day|date)\b/iu;
const LAST_DAY = /\b(?:last|final|end) (?:\p{Ll}+ )?(?:day|date)\b/iu;
const OVER = /\b(?:is|are) over\s*[.!]?\s*$/iu;
const TO_END = /\b(?:ends|finishes|concludes|will end|will finish|is to end|is due to end)\b/iu;
const ENDED = /\b(?:ended|finished|over|past|closed|completed|resolved|concluded)\b/iu;

/** Whether a day is told as the one end, and as the other nowhere. */
const onlyOf = (text: string, day: RegExp, other: readonly RegExp[]): boolean =>
  day.test(text) && !other.some((of) => of.test(text));

export const FIRST_AND_LAST_DAY: readonly Guard[] = [
  against('date_time', 'sentence', isOtherEnd, {
    said: () => [STARTS, ENDS],
    told: () => [FIRST_DAY, LAST_DAY],
  }),
  against('modality', 'sentence', isToEnd, { said: () => OVER, told: () => TO_END }),
];

function isOtherEnd({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  if (STARTS.test(said) && !ENDS.test(said) && !LAST_DAY.test(said))
    return onlyOf(told, LAST_DAY, [STARTS, FIRST_DAY]);
  return (
    ENDS.test(said) &&
    !STARTS.test(said) &&
    !FIRST_DAY.test(said) &&
    onlyOf(told, FIRST_DAY, [ENDS, LAST_DAY])
  );
}

/** Whether it is told to end, and not to have ended. */
function isToEnd({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const told = textOf(theirs);
  return OVER.test(textOf(reading)) && TO_END.test(told) && !ENDED.test(told);
}
