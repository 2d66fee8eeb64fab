/** What something was before it changed by so much: "went up from 40 to 45 euros" for "was raised by 5 euros to 45 euros"; and how often as many. */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const UNIT = String.raw`(?: ?(?:%|percent|per cent|percentage points|euros?|dollars?|pounds?|francs?|people|units|days?|hours?|minutes|GB|MB|kg|km|EUR|USD|GBP|CHF))?`;
const AMOUNT = String.raw`((?:[$€£]|(?:EUR|USD|GBP|CHF) )?)(\d[\d,]*(?:\.\d+)?)(${UNIT})`;
const UP =
  'rose|grew|increased|climbed|went up|was raised|were raised|was increased|were increased|has risen|have risen|has been raised|has been increased';
const DOWN =
  'fell|dropped|decreased|declined|went down|was cut|were cut|was reduced|were reduced|was lowered|has fallen|has been cut|has been reduced|has been lowered';
const CHANGED = new RegExp(
  String.raw`^(.{2,80}?) (${UP}|${DOWN}) by ${AMOUNT},? to ${AMOUNT}((?: (?:in|on|at|since|last|from)\b[^,;]*)?)$`,
  'u',
);
const ENDS = /\bfrom (?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d[^;]*? to (?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d/u;

const numberIn = (text: string): number => Number(text.replace(/,/gu, ''));

function byStart({ text }: Wording): readonly string[] {
  const found = CHANGED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what, verb = '', signBy = '', by = '', unitBy = '', sign = '', to = '', unit = '', when = ''] =
    found;
  const up = new RegExp(`^(?:${UP})$`, 'u').test(verb);
  const [step, last] = [numberIn(by), numberIn(to)];
  const share = /%|percent$|per cent$/u.test(unitBy) && unitBy !== unit;
  if (!share && (signBy !== sign || (unitBy !== '' && unit !== '' && unitBy.trim() !== unit.trim())))
    return [];
  const first = share ? last / (1 + (up ? step : -step) / 100) : last + (up ? -step : step);
  const start = Math.round(first * 100) / 100;
  // A share is told in round numbers: what it was of is told so only where it comes out even.
  if (!(start > 0) || Math.abs(start - first) > 1e-9) return [];
  const kind = unit === '' ? unitBy : unit;
  const place = share ? unit : kind;
  const verbs = [verb, ...(up ? ['rose', 'increased', 'went up'] : ['fell', 'decreased', 'went down'])];
  return verbs.flatMap((turn) => [
    `${what} ${turn} from ${sign}${start}${place} to ${sign}${to}${place}${when}`,
    `${what} ${turn} from ${sign}${start} to ${sign}${to}${place}${when}`,
  ]);
}

const TIMES: Readonly<Record<string, readonly string[]>> = {
  twice: ['doubled'],
  'three times': ['tripled', 'trebled'],
  'four times': ['quadrupled'],
  half: ['halved'],
};
const AS_MANY =
  /^There (?:were|are|have been) (twice|three times|four times|half) as many ([\p{Ll} -]+?) as (?:the (?:year|month|week|quarter) before|(?:last|the previous) (?:year|month|week|quarter)|in \d{4}|in \p{Lu}\p{Ll}+)((?: in [^,;]+)?)$/u;

/** "The number of visitors doubled" for "there were twice as many visitors as the year before". */
function byMany({ text }: Wording): readonly string[] {
  const found = AS_MANY.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, times = '', what] = found;
  return TIMES[times]!.flatMap((verb) => [
    `The number of ${what} ${verb}`,
    `The number of ${what} has ${verb}`,
  ]);
}

const SCORE =
  /^(.*\b(?:match|game|final|semi-final|derby|tie|fixture)(?: [^,;:]{2,60}?)?) (?:finished|ended|was) (\d{1,2})[-–:](\d{1,2})((?: (?:after|on|in) [^,;]+)?)$/u;

/** "The match ended in a draw" for "the match finished 2-2". */
function byDraw({ text }: Wording): readonly string[] {
  const found = SCORE.exec(text);
  if (
    found === null ||
    found[2] !== found[3] ||
    isLeftOpen(text) ||
    /half-time|first half|extra time|penalt/u.test(text)
  )
    return [];
  const [, what] = found;
  return ['ended in a draw', 'was a draw', 'was drawn', 'finished in a draw'].map(
    (turn) => `${what} ${turn}`,
  );
}

const FROM_TO = new RegExp(
  String.raw`^(.+?) (has been|have been|was|were) (?:raised|increased|reduced|cut|lowered|extended|shortened|changed) from (${AMOUNT}) to ${AMOUNT}((?: (?:on|in|from) [^,;]+)?)$`,
  'u',
);

/** "Used to be 25 MB" for "has been raised from 25 MB to 50 MB". */
function byFormer({ text }: Wording): readonly string[] {
  const found = FROM_TO.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, what, have = '', from] = found;
  const was = /^(?:has been|was)$/u.test(have) ? 'was' : 'were';
  return [`${what} used to be ${from}`, `${what} ${was} previously ${from}`, `${what} ${was} ${from} before`];
}

export const CHANGES_RECKONED: readonly Rewriter[] = [
  { of: /\b(?:used to|previously|before)\b/u, from: FROM_TO, write: byFormer },
  { of: ENDS, from: CHANGED, write: byStart, reorders: true },
  { of: /\b(?:doubled|tripled|trebled|quadrupled|halved)\b/u, from: AS_MANY, write: byMany },
  { of: /\bdraw[n]?\b/u, from: SCORE, write: byDraw },
];
