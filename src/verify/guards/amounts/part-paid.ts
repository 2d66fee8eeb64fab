/** "The full amount has been paid" by "The total is €520, of which €104 has been received": a part of it is not all of it. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ALL_PAID =
  /\b(?:full|whole|entire|total) (?:amount|sum|price|balance|bill|invoice|fee|cost|rent|debt)\b.*\b(?:paid|received|settled|transferred|refunded|repaid)\b|\bpaid in full\b/iu;
const PART = /\bof which\b|\b(?:deposit|part|half|instal?ments?|down payment|on account|so far)\b/iu;
const WHOLE =
  /\bin full\b|\b(?:full|whole|entire|total) (?:amount|sum|price|balance|bill|invoice|fee|cost|rent|debt)\b.{0,30}\b(?:paid|received|settled|transferred|refunded|repaid)\b/iu;
const DENIED = /\b(?:not|never|no)\b|n['\u2019]t\b/iu;

export const PART_PAID: Guard = against('quantity', 'english', isInPart, {
  said: () => ALL_PAID,
  told: () => PART,
});

function isInPart({ reading, support }: Told): boolean {
  const said = textOf(reading);
  if (!ALL_PAID.test(said) || DENIED.test(said)) return false;
  const told = support.sentences.map(({ reading: theirs }) => textOf(theirs)).join(' ');
  return PART.test(told) && !WHOLE.test(told);
}
