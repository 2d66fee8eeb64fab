/**
 * A time, a means or an obstacle taken for a cause: "because of the audit" by "before the audit"; and a cause taken for a doer:
 * "cancelled by the customer" by "cancelled because of the customer".
 */
import { escaped } from '../../context/tellings/words.ts';
import { ORGANISATION, PERSONS } from '../../context/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const CAUSED_BY = /\b(?:because of|due to|owing to|on account of|as a result of|thanks to|caused by)\s/iu;
const CAUSAL =
  /\b(?:because|due|owing|account|results?|resulted|resulting|thanks|caus\p{L}+|reasons?|since|why|led|leading|therefore|so|as)\b|\([^)]*\)|:/iu;
const OTHERWISE =
  /\b(?:before|until|till|despite|without|during|ahead of|prior to|in spite of|notwithstanding|although|besides|alongside)\b[^.,;:]{0,15}$/iu;

const BY =
  /\b(?:was|were|been|is|are|be) (?:\p{L}+ )?(?<verb>\p{L}+) by (?:(?:the|an?|his|her|its|our|their|your) )?(?<doer>[\p{L}-]+)/u;
/** What anybody may be who does nothing: "caused by the customer". */
const CAUSING = /^(?:caused|triggered|occasioned|prompted|necessitated|explained)$/;

export const CAUSE_UNSAID: readonly Guard[] = [
  against('role', 'english', isNoCause, { said: () => CAUSED_BY }),
  against('role', 'english', isNoDoer, { said: () => BY, told: () => CAUSED_BY }),
];

/** "Cancelled by the customer" where the customer is named as the cause alone. */
function isNoDoer({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const { verb, doer } = BY.exec(textOf(reading))?.groups ?? {};
  if (verb === undefined || doer === undefined || CAUSING.test(verb)) return false;
  const acts = /^\p{Lu}/u.test(doer) || PERSONS.has(doer) || ORGANISATION.has(doer) || doer === 'crew';
  const told = textOf(theirs);
  const [before = '', behind] = told.split(CAUSED_BY);
  if (!acts || behind === undefined || before.includes(doer) || / by /u.test(told)) return false;
  return new RegExp(
    String.raw`^(?:(?:the|an?|his|her|its|our|their|your) )?${escaped(doer)}[.,;!]?(?:\s|$)(?!['’])`,
    'u',
  ).test(behind);
}

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
