/** "Replaced the lamp with a candle" by "replaced the candle with a lamp": what came is not what went. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const REPLACED =
  /\b(?:replac(?:e|es|ed|ing)|swapp?(?:s|ed|ing)?|exchang(?:e|es|ed|ing)) (?:the |an? |its |his |her |their )?([\p{L}\d -]{2,30}?) (?:with|by|for) (?:the |an? |its |his |her |their )?([\p{L}\d-]+)(?: (ones?)\b)?/iu;

export const REPLACED_TURNED: Guard = against('role', 'english', isTurned, {
  said: () => REPLACED,
  told: () => REPLACED,
});

function isTurned({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, told] = [reading, theirs].map((one) => REPLACED.exec(textOf(one).toLowerCase()));
  if (ours == null || told == null) return false;
  const [gone, come] = pairOf(ours);
  const [theirGone, theirCome] = pairOf(told);
  return gone === theirCome && come === theirGone && gone !== come;
}

/** What went and what came; "the new lock with the old one" leaves out of what came what it is. */
function pairOf([, gone = '', come = '', one]: RegExpExecArray): readonly [string, string] {
  return [one === undefined ? gone : gone.split(' ').slice(0, -1).join(' '), come];
}
