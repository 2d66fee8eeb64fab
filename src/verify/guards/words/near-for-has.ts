/** "The hotel has a pool" by "the hotel is next to a pool": what is beside a thing is not its own. */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const HAS =
  /\b(?:has|have|had|with|owns?|offers?|includes?|there is) (?:an?|its own|the) (?:\p{Ll}+ )?(\p{Ll}{3,})\b/iu;
const NEAR =
  'next to|next door to|near|beside|opposite|close to|across from|behind|around the corner from|not far from|adjacent to|a walk from|minutes from|metres from|meters from';
const NEAR_IT = new RegExp(String.raw`\b(?:${NEAR})\b`, 'iu');

export const NEAR_FOR_HAS: Guard = against('entity', 'prose', isBeside, {
  said: () => HAS,
  told: () => NEAR_IT,
});

function isBeside({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  const noun = HAS.exec(said)?.[1];
  if (noun === undefined || NEAR_IT.test(said)) return false;
  const beside = new RegExp(
    String.raw`\b(?:${NEAR}) (?:an?|the|its|our|their) (?:\p{L}+ ){0,2}?${escaped(noun)}\b`,
    'iu',
  );
  return beside.test(told) && told.toLowerCase().split(noun.toLowerCase()).length === 2;
}
