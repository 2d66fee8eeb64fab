/** Until when something is not done: "will not be raised before 2028" of "will not go up until 2027". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const YEAR =
  /\b(?:not|never)\b[^,;:.]{0,80}? (?:before|until|till) (?:the end of |the start of |the beginning of )?(?:[\p{L}\d]+ ){0,2}?((?:19|20)\d\d)\b/u;

export const OTHER_UNTIL: Guard = against('date_time', 'english', isOther, { said: () => YEAR });

function isOther({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, told] = [YEAR.exec(textOf(reading))?.[1], YEAR.exec(textOf(theirs))?.[1]];
  // What is not so until a later day is not so before an earlier one.
  return ours !== undefined && told !== undefined && Number(ours) > Number(told);
}
