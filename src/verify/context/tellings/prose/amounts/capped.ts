/** How much something comes to at the most: "the credit is capped at 50%" for "a credit of 5% for each hour, up to 50%". */
import { matchesOf } from '../../../../../text/matches.ts';
import { patternOf } from '../../../../../text/pattern.ts';
import type { Wording } from '../../terms/types.ts';
import { MONEY, type Rewriter } from '../types.ts';

const SIZE = String.raw`(?:${MONEY}|\d[\d.,]*(?: ?%| percent| \p{Ll}+))`;
const UP_TO = new RegExp(
  String.raw`\b(?:an?|the) (?:\p{Ll}+ )?(credit|discount|refund|bonus|fee|surcharge|penalty|allowance|contribution|reimbursement|subsidy|fine|compensation|rebate|charge|commission|grant)\b([^;]*?), (?:up to|capped at|limited to|(?:but )?not (?:more than|exceeding)|with) (?:a (?:maximum|cap|limit) of )?(${SIZE})((?: (?:of|per|a|in) [^,;]{2,40})?)$`,
  'u',
);
const CAPPED =
  /\b(?:is|are) (?:capped at|limited to|at most|no more than)\b|\bcannot exceed\b|\bmaximum (?:\p{Ll}+ )?is\b/u;

function byCap({ text, said, whole }: Wording): readonly string[] {
  const found = UP_TO.exec(text);
  if (found === null) return [];
  const [, noun = '', between = '', most, of = ''] = found;
  // "A fee of 5 euros and a surcharge of 2, up to 60": of the last.
  if (/ (?:and|or|plus) /u.test(between)) return [];
  // Of two of a kind each may have its own.
  if (
    matchesOf(whole, patternOf(String.raw`\b(?:[Aa]n?|[Aa]nother) (?:\p{Ll}+ )?${noun}\b`, 'gu')).length > 1
  )
    return [];
  // "A credit of 5% of the monthly fee, up to 50%": of the same.
  const base =
    / of the \p{Ll}+(?: \p{Ll}+)??(?= for | per | each |$)/u.exec(
      between.replace(/^ of \S+(?: %)?/u, ''),
    )?.[0] ?? '';
  return ['is capped at', 'is limited to', 'is at most', 'is no more than', 'cannot exceed']
    .flatMap((verb) => [...new Set(['', of, base])].map((end) => `The ${noun} ${verb} ${most}${end}`))
    .filter((one) => said.includes(one.split(' ').slice(2, 4).join(' ')));
}

export const CAPPED_TURNS: readonly Rewriter[] = [{ of: CAPPED, from: UP_TO, write: byCap }];
