/** An amount of which only a share is meant: "insured for 40,000 euros" of "worth 40,000 euros and insured for half of that". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const SHARE_OF_THAT: Guard = against('quantity', 'english', isOfShare, { told: () => SHARE });

const SHARE =
  /\b(?:half|third|thirds|quarter|quarters|fifth|fifths|tenth|part|fraction|twice|double|some|less than|more than)(?: of)? (?:that|it|this|which|the amount|the sum)\b/i;

/** The verb before the amount in the statement stands before a share in the evidence, and the amount before both. */
function isOfShare({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const text = textOf(theirs);
  const share = SHARE.exec(text);
  if (share === null || SHARE.test(textOf(reading))) return false;
  const amount = units.findIndex(({ value }) => value !== undefined);
  const placeOf = (unit: number): number => {
    const at = alignment.matches[unit]?.at ?? -1;
    return at < 0 ? -1 : theirs.words[at]!.start - theirs.start;
  };
  const value = amount < 0 ? -1 : placeOf(amount);
  const verb = amount < 1 ? -1 : placeOf(amount - 1);
  return value >= 0 && verb > value && verb < share.index;
}
