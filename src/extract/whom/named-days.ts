/** Days that are told by another: `the same day`, `two days later`, put as the day that was named before. */

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MONTH = `(?:${MONTHS.join('|')}|${MONTHS.map((one) => one.slice(0, 3)).join('|')})`;
const DAY_FIRST = String.raw`(?<day1>\d{1,2})(?:st|nd|rd|th)? (?<month1>${MONTH})(?:,? (?<year1>\d{4}))?`;
const MONTH_FIRST = String.raw`(?<month2>${MONTH}) (?<day2>\d{1,2})(?:st|nd|rd|th)?(?:, (?<year2>\d{4}))?`;
const ISO = String.raw`(?<year3>\d{4})-(?<month3>\d{2})-(?<day3>\d{2})`;
const NAMED = new RegExp(String.raw`\b(?:${ISO}|${DAY_FIRST}|${MONTH_FIRST})\b`, 'g');

const NUMBERS = ['a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const RELATIVE = new RegExp(
  String.raw`\b(?:on )?(?:(?<same>the same|that|that same) (?:day|date)` +
    `|the (?<next>next|following|previous) day(?= |[.,;!]|$)|the (?<beside>day after|day before)(?=[.,;!]|$| and | but )` +
    String.raw`|(?<count>${NUMBERS.join('|')}|one|\d{1,2}) (?<unit>days?|weeks?) (?<way>later|earlier|after that|before that))`,
  'gi',
);

interface NamedDay {
  readonly day: number;
  /** 0 for January. */
  readonly month: number;
  readonly year: number | undefined;
  readonly style: 'iso' | 'day' | 'month';
}

/**
 * A text with the days that it tells by another put as dates. The other is the one day that the text before it
 * names; with none or several of them nothing is changed.
 */
export function withNamedDays(text: string, before: string): string {
  if (text.search(RELATIVE) < 0 || daysOf(text).length > 0) return text;
  const [named, ...others] = daysOf(before);
  if (named === undefined || others.length > 0) return text;
  return text.replace(RELATIVE, (found, ...rest) => {
    const at = rest.at(-3) as number;
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const steps = stepsOf(groups);
    const day = steps === undefined ? undefined : moved(named, steps);
    if (day === undefined) return found;
    return AFTER_PREPOSITION.test(text.slice(0, at)) ? day : `${at === 0 ? 'On' : 'on'} ${day}`;
  });
}

const AFTER_PREPOSITION = /\b(?:of|by|from|since|until|till|to|after|before|for|within) $/i;

function daysOf(text: string): NamedDay[] {
  return [...text.matchAll(NAMED)].map(({ groups }) => {
    const of = (name: string): string =>
      groups?.[`${name}1`] ?? groups?.[`${name}2`] ?? groups?.[`${name}3`] ?? '';
    const iso = groups?.year3 !== undefined;
    const month = iso
      ? Number(of('month')) - 1
      : MONTHS.findIndex((one) => one.startsWith(of('month').slice(0, 3)));
    const style = iso ? 'iso' : groups?.day1 !== undefined ? 'day' : 'month';
    return { day: Number(of('day')), month, year: of('year') === '' ? undefined : Number(of('year')), style };
  });
}

/** Days from the named one on; undefined for words that tell none. */
function stepsOf({
  same,
  next,
  beside,
  count,
  unit,
  way,
}: Record<string, string | undefined>): number | undefined {
  if (same !== undefined) return 0;
  if (next !== undefined) return /^(?:next|following)$/i.test(next) ? 1 : -1;
  if (beside !== undefined) return /after$/i.test(beside) ? 1 : -1;
  if (count === undefined || unit === undefined || way === undefined) return undefined;
  const number = /^\d/.test(count)
    ? Number(count)
    : count.toLowerCase() === 'one'
      ? 1
      : NUMBERS.indexOf(count.toLowerCase()) + 1;
  const days = /^week/i.test(unit) ? 7 * number : number;
  return /later|after/i.test(way) ? days : -days;
}

/** The day some steps away, written as the named one; undefined where that depends on a year that is not named. */
function moved({ day, month, year, style }: NamedDay, steps: number): string | undefined {
  const dayIn = (of: number): Date => new Date(Date.UTC(of, month, day + steps));
  const date = dayIn(year ?? 2023);
  const leap = dayIn(year ?? 2024);
  if (date.getUTCDate() !== leap.getUTCDate() || (year === undefined && date.getUTCFullYear() !== 2023))
    return undefined;
  const [d, m, y] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
  const pad = (number: number): string => String(number).padStart(2, '0');
  if (style === 'iso') return `${y}-${pad(m + 1)}-${pad(d)}`;
  const tail = year === undefined ? '' : style === 'day' ? ` ${y}` : `, ${y}`;
  return style === 'day' ? `${d} ${MONTHS[m]}${tail}` : `${MONTHS[m]} ${d}${tail}`;
}
