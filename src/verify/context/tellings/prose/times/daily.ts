/** Hours that are those of every day but some: "open daily except Mondays, from 10 am to 6 pm". */
import type { Wording } from '../../terms/types.ts';
import { OPEN, type Rewriter } from '../types.ts';

const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const DAY = String.raw`(?:${DAYS.join('|')})s?`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
const DAILY = new RegExp(
  String.raw`^([^,;]+?) (?:is|are) open (?:daily|every day|seven days a week|all week)(?:,? (?:except(?: for)?(?: on)?|but not on|closed on) (${DAY})(?: and (${DAY}))?)?,?(?: (?:from|between) (${CLOCK}) ?(?:to|until|till|and|-|–) ?(${CLOCK}))?$`,
  'u',
);
const NAMED = new RegExp(String.raw`\b(${DAYS.join('|')})(s?)\b`, 'u');

/** "The museum is closed on Mondays", "opens at 10 am", "is open on Tuesdays". */
function byDaily({ text, said }: Wording): readonly string[] {
  const found = DAILY.exec(text);
  if (found === null || OPEN.test(found[1]!)) return [];
  const [, what = '', first, second, from, to] = found;
  const off = [first, second].flatMap((day) => (day === undefined ? [] : [day.replace(/s$/, '')]));
  const named = NAMED.exec(said);
  const day = named?.[1];
  const on = named === null ? '' : ` on ${named[0]}`;
  const be = /[^s]s$/.test(what) ? 'are' : 'is';
  if (day !== undefined && off.includes(day))
    return [`${what} ${be} closed${on}`, `${what} ${be} not open${on}`];
  const thing = what.charAt(0).toLowerCase() + what.slice(1);
  const open = day === undefined ? [] : [`${what} ${be} open${on}`, `You can visit ${thing}${on}`];
  // Without a day it is said of every day that there are hours.
  const hours =
    from === undefined || (day === undefined && named !== null)
      ? []
      : [
          `${what} opens at ${from}${on}`,
          `${what} closes at ${to}${on}`,
          `${what} ${be} open from ${from} to ${to}${on}`,
          `${what} ${be} open until ${to}${on}`,
        ];
  return [...open, ...hours];
}

const SHORTER = new RegExp(
  String.raw`^(.+?) (?:is|are) open from (${CLOCK}) ?(?:to|until|till|-|–) ?(${CLOCK}), (?:but )?on (${DAY}) (?:only )?(?:until|till) (${CLOCK})$`,
  'u',
);

/** "The shop closes at 14 on Saturdays" for "the shop is open from 9 to 18, on Saturdays until 14". */
function byShorter({ text }: Wording): readonly string[] {
  const found = SHORTER.exec(text);
  if (found === null || OPEN.test(found[1]!)) return [];
  const [, what = '', from = '', , day = '', to = ''] = found;
  return [
    `${what} opens at ${from}`,
    `${what} closes at ${to} on ${day}`,
    `${what} is open until ${to} on ${day}`,
    `On ${day}, ${what.charAt(0).toLowerCase()}${what.slice(1)} closes at ${to}`,
  ];
}

export const DAILY_HOURS: readonly Rewriter[] = [
  { of: /\b(?:open|opens|closed|closes|visit)\b/, from: DAILY, write: byDaily },
  { of: /\b(?:open|opens|closed|closes)\b/, from: SHORTER, write: byShorter },
];
