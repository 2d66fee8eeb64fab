/** Closing times of several days, each of its own: "closes at 13:00 on Saturdays" for "is open until 18:30 on weekdays and until 13:00 on Saturdays". */
import type { Wording } from '../../terms/types.ts';
import { lowered } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|noon|midnight)`;
const DAY = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays|weekends)`;
const EACH = new RegExp(
  String.raw`^(?<what>(?!(?:for|in|on|at|if|when|no|all|every|each|some|most)\b)[^,;:]{3,60}?) (?<be>is|are) open (?:from (?<open>${CLOCK}) (?:to|until|till) |until |till )(?<first>${CLOCK}) on (?<day>${DAY})(?:,| and|, and) (?:only )?(?:from (?<then>${CLOCK}) (?:to|until|till) |until |till )(?<second>${CLOCK}) on (?<other>${DAY})$`,
  'iu',
);

function byEachDay({ text, whole }: Wording): readonly string[] {
  const found = EACH.exec(text)?.groups;
  if (found === undefined || isLeftOpen(text.replace(/\buntil\b/gu, ''))) return [];
  // "In summer it is open until 20:00": other hours may be those of the day.
  if (
    /\b(?:summer|winter|holidays?|from (?:\d|next)|as of|new hours|temporar\p{L}+|until further|former\p{L}*|used to)\b/iu.test(
      whole,
    )
  )
    return [];
  const { what = '', be = '', first = '', day = '', second = '', other = '' } = found;
  const s = be.toLowerCase() === 'is' ? 's' : '';
  return [
    [first, day],
    [second, other],
  ]
    .filter(([, on = '']) => whole.toLowerCase().split(on.toLowerCase().replace(/s$/u, '')).length === 2)
    .flatMap(([time, on]) => [
      `${what} close${s} at ${time} on ${on}`,
      `On ${on} ${lowered(what)} close${s} at ${time}`,
      `${what} ${be} open until ${time} on ${on}`,
      `On ${on} ${lowered(what)} ${be} open until ${time}`,
    ]);
}

export const UNTIL_EACH_DAY: readonly Rewriter[] = [
  { of: /\b(?:closes?|open until)\b/u, from: EACH, write: byEachDay },
];
