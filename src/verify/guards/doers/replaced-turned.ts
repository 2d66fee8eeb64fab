/** "Replaced the lamp with a candle" by "replaced the candle with a lamp": what came is not what went. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const REPLACED =
  /\b(?:replac(?:e|es|ed|ing)|swapp?(?:s|ed|ing)?|exchang(?:e|es|ed|ing)) (?:the |an? |its |his |her |their )?([\p{L}\d -]{2,30}?) (?:with|by|for) (?:the |an? |its |his |her |their )?([\p{L}\d-]+)/iu;

export const REPLACED_TURNED: Guard = against('role', 'english', isTurned, {
  said: () => REPLACED,
  told: () => REPLACED,
});

function isTurned({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, told] = [reading, theirs].map((one) => REPLACED.exec(textOf(one).toLowerCase()));
  return ours != null && told != null && ours[1] === told[2] && ours[2] === told[1] && ours[1] !== ours[2];
}
