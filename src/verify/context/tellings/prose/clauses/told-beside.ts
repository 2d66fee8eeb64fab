/** What a sentence says of each of two, and what it adds of some of those that it counts. */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const OF_THEM = /, (?:\d[\d.,]*|[a-z]+)(?: (?:percent|%))? of (?:them|which|whom)\b[^,;:]*$/u;

/** "Twelve people applied" of "twelve people applied, four of them from abroad". */
const bySome = ({ text }: Wording): readonly string[] =>
  OF_THEM.test(text) ? [text.replace(OF_THEM, '')] : [];

const OF_EACH =
  /^(.+?) (for|at|by|after|within|until|to|in) ([^,;:]*?\d[^,;:]*?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten) [^,;:]+?) (on|in|at|for|with|under) ([^,;:]{2,40}?) and \2 ([^,;:]+?) \4 ([^,;:]{2,40})$/u;

/** "Logs are kept for a year on Enterprise" of "logs are kept for a month on Team and for a year on Enterprise". */
function byEach({ text }: Wording): readonly string[] {
  const found = OF_EACH.exec(text);
  if (found === null || isLeftOpen(found[1]!) || / (?:and|or) /u.test(found[5]!)) return [];
  const [, what = '', by = '', first = '', of = '', one = '', second = '', other = ''] = found;
  return [`${what} ${by} ${first} ${of} ${one}`, `${what} ${by} ${second} ${of} ${other}`];
}

const NO_ENTRY = /^([^,;:]{2,40}?) (?:may|must|can) ?not (?:enter|go into|come into) ((?:the )?[^,;:]+?)$/u;
const PLURAL = /(?:[^s]s|people|children|staff)$/u;

/** "Dogs are not allowed in the canteen" for "dogs may not enter the canteen or the labs". */
function byEntry({ text }: Wording): readonly string[] {
  const found = NO_ENTRY.exec(text);
  if (
    found === null ||
    /\b(?:if|unless|without|when|while|after|before|during|until|between|alone)\b/u.test(text)
  )
    return [];
  const [, who = '', where = ''] = found;
  const be = PLURAL.test(who) ? 'are' : 'is';
  const places = [where, ...where.split(/ (?:or|nor) |, /u)].filter((one) => /^the |^\p{Lu}/u.test(one));
  return [...new Set(places)].flatMap((place) =>
    ['allowed', 'permitted'].flatMap((way) => [`${who} ${be} not ${way} in ${place}`]),
  );
}

export const TOLD_BESIDE: readonly Rewriter[] = [
  {
    of: /^(?:About |Around |Some |Over |More than )?(?:\p{Lu}\p{Ll}+|\d)/u,
    from: OF_THEM,
    write: bySome,
    reorders: true,
  },
  { of: /\b(?:on|in|at|for|with|under)\b/iu, from: OF_EACH, write: byEach, reorders: true },
  {
    of: /\bnot (?:allowed|permitted) in\b|n['\u2019]t (?:allowed|permitted) in\b/u,
    from: NO_ENTRY,
    write: byEntry,
  },
];
