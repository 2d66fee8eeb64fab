/** How many came from those who are listed: "three offers" for "offers from Ohm, Tesla and Volt". */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const FROM =
  /\b(?<what>quotes?|quotations?|offers?|bids?|proposals?|estimates?|letters?|complaints?|applications?|replies|answers|reports?|references?|reviews?|approvals?|signatures?|payments?|orders?) from (?<who>(?:the )?\p{Lu}[\p{L}&.' -]*(?:, (?:the )?\p{Lu}[\p{L}&.' -]*)*,? and (?:the )?\p{Lu}[\p{L}&.' -]*?)(?=$|[,;] | (?:on|in|by|for|within) )/u;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const NAME = /\p{Lu}[\p{L}&.'-]*(?: \p{Lu}[\p{L}&.'-]*)*/gu;

function byList({ text, said }: Wording): readonly string[] {
  const found = FROM.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const { what = '', who = '' } = found.groups!;
  // "Hill and Son" may be one.
  if (/\b(?:Sons?|Co|Partners|Brothers|Daughters?|Associates)\b/u.test(who)) return [];
  const names = who.split(/, (?:and )?| and /u);
  if (names.some((name) => matchesOf(name, NAME).length !== 1)) return [];
  const noun = /s$/u.test(what) ? what : `${what}s`;
  const count = new RegExp(`\\b${names.length}\\b`, 'u').test(said)
    ? `${names.length}`
    : NUMBERS[names.length];
  if (count === undefined) return [];
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return [`${before}${count} ${noun}${after}`, `${before}${count} ${noun} from ${who}${after}`];
}

export const FROM_SEVERAL: readonly Rewriter[] = [
  { of: /\b(?:two|three|four|five|six|seven|eight|[2-8])\b/iu, from: FROM, write: byList, reorders: true },
];
