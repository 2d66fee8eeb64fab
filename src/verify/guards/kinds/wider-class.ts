/** "Parcels over 10 kg are refused" by "parcels over 20 kg are refused": a rule for a part of a class told of more of it. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const WIDER_CLASS: readonly Guard[] = [against('quantity', 'prose', isOfMore, { said: () => CLASS })];

const ABOVE = String.raw`over|above|more than|heavier than|older than|longer than|larger than|bigger than|exceeding|weighing more than|weighing over`;
const BELOW = String.raw`under|below|less than|lighter than|younger than|shorter than|smaller than|up to|fewer than`;
/** A class by a bound: what stands before the bound is a noun, and behind it a verb. */
const CLASS = new RegExp(
  String.raw`^(?:the |all |any |no )?((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s|children|people) (?:(${ABOVE})|(${BELOW})) (\d+(?:[.,]\d+)?)(?= ?(?:kg|g|t|km|m|cm|years?|euros?|[€$£]|%)?(?: of age| old)? (?:are|is|can|cannot|must|may|take|takes|pay|pays|need|needs|have|get|do|will|should|cost|receive)\b)`,
  'iu',
);

/** Whether a statement is of all above less, or of all below more, than the sentence is of. */
function isOfMore({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const ours = CLASS.exec(textOf(reading).trim());
  const told = ours && CLASS.exec(textOf(theirs).trim());
  if (ours === null || told === null) return false;
  const [own, other] = [ours[4]!, told[4]!].map((one) => Number(one.replace(',', '.')));
  if (ours[2] !== undefined && told[2] !== undefined) return own! < other!;
  return ours[3] !== undefined && told[3] !== undefined && own! > other!;
}
