/** A time, a means or an obstacle taken for a cause: "because of the audit" by "before the audit". */
import { against, type Told, textOf } from '../guard.ts';

const CAUSED_BY = /\b(?:because of|due to|owing to|on account of|as a result of|thanks to|caused by)\s/iu;
const CAUSAL =
  /\b(?:because|due|owing|account|results?|resulted|resulting|thanks|caus\p{L}+|reasons?|since|why|led|leading|therefore|so|as)\b|\([^)]*\)|:/iu;
const OTHERWISE =
  /\b(?:before|until|till|despite|without|during|ahead of|prior to|in spite of|notwithstanding|although|besides|alongside)\b[^.,;:]{0,15}$/iu;

export const CAUSE_UNSAID = against('role', 'english', isNoCause, { said: () => CAUSED_BY });

function isNoCause({ reading, units, inferred, support: { sentences, matches, from } }: Told): boolean {
  const marker = CAUSED_BY.exec(textOf(reading));
  if (inferred || marker === null) return false;
  const behind = reading.start + marker.index + marker[0].length;
  const cause = units.findIndex(({ start, weight }) => start >= behind && weight > 0);
  const theirs = sentences[from[cause] ?? -1]?.reading;
  const word = theirs?.words[matches[cause]?.at ?? -1];
  if (theirs === undefined || word === undefined) return false;
  const before = theirs.text.slice(theirs.start, word.start);
  const clause = before.slice(Math.max(before.lastIndexOf(';'), before.lastIndexOf(':'), 0) + 1);
  return OTHERWISE.test(before) && !CAUSAL.test(clause);
}
