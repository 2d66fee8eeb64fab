/** "The driver has a licence" by "licence: expired": a thing whose field says that it ended, is awaited or is not there. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const HAS = /\b(?:has|have|holds?|owns?) (?:an? |the |its |their |his |her )?([\p{L}\d -]{2,40}?)[.!]?$/iu;
const NOT_HELD =
  /^(?:expired|lapsed|revoked|cancell?ed|pending|refused|rejected|denied|missing|none|no|not \p{L}+|void|invalid|suspended|withdrawn|requested|applied for|ended|terminated|lost|stolen|waived|unknown|inactive|unavailable|absent|required|n\/a)\b/iu;

export const NO_LONGER_HELD: Guard = against('modality', 'any', isNotHeld, { said: () => HAS });

function isNotHeld({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const thing = HAS.exec(textOf(reading))?.[1]?.toLowerCase();
  if (thing === undefined || !source.structured || NOT_HELD.test(thing)) return false;
  const text = textOf(theirs).toLowerCase();
  const at = text.indexOf(`${thing}: `);
  return at >= 0 && NOT_HELD.test(text.slice(at + thing.length + 2)) && !text.includes(`${thing}: `, at + 1);
}
