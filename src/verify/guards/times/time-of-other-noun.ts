/** "Last year's budget" by "the accounts for last year and the budget": the time stands behind what it is of. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const TIME = String.raw`(?:last|this|next) (?:year|month|week|quarter|season)`;
const OURS = new RegExp(String.raw`\b(${TIME})['’]s (?:\p{Ll}+ )?(\p{Ll}{3,})`, 'iu');
const THEIRS = new RegExp(String.raw`\b(\p{Ll}{3,}) (?:for|of) (${TIME})\b(.*)$`, 'iu');
const STEM = 5;

export const TIME_OF_OTHER_NOUN: Guard = against('date_time', 'sentence', isOfOther, {
  said: () => OURS,
  told: () => THEIRS,
});

function isOfOther({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, found] = [OURS.exec(textOf(reading)), THEIRS.exec(textOf(theirs))];
  if (ours === null || found === null) return false;
  const noun = ours[2]!.toLowerCase().slice(0, STEM);
  return !found[1]!.toLowerCase().startsWith(noun) && found[3]!.toLowerCase().includes(noun);
}
