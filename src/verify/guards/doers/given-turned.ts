/** "Tom gave Ana to the dog" by "Tom gave Ana the dog": of two objects the first is who gets the second. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const GIVING = String.raw`(?:gave|given|sent|sold|showed|shown|lent|handed|offered|brought|passed|awarded|paid|told|taught|wrote|owed?s?|gives?|sends?|sells?|shows?|lends?|hands?|offers?|brings?)`;
const OURS = new RegExp(
  String.raw`\b(${GIVING}) (?:(?:the|an?|his|her|their|its) )?([\p{L}-]+) to (?:(?:the|an?|his|her|their|its) )?([\p{L}-]+)`,
  'iu',
);
const THEIRS = new RegExp(
  String.raw`\b(${GIVING}) (?:(?:the|an?|his|her|their|its) )?([\p{L}-]+) (?:(?:the|an?|his|her|their|its|\d+|two|three|some) )+([\p{L}-]+)`,
  'giu',
);

export const GIVEN_TURNED: Guard = against('role', 'english', isTurned, { said: () => OURS });

function isTurned({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const ours = OURS.exec(textOf(reading))?.map((word) => word.toLowerCase());
  if (ours === undefined || source.structured) return false;
  return [...textOf(theirs).matchAll(THEIRS)].some(
    ([, , receiver, thing]) => receiver!.toLowerCase() === ours[2] && thing!.toLowerCase() === ours[3],
  );
}
