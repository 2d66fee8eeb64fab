/** How long something was so between two times of the day: "the site was down for 40 minutes" for "the site was down from 9:10 to 9:50". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const CLOCK = String.raw`(\d{1,2})[:.](\d\d)( ?[ap]\.?m\.?)?(?: UTC)?`;
const SPELL = new RegExp(
  String.raw`^(.{2,80}?) (?:lasted |ran |went )?(?:from|between) ${CLOCK} (?:to|until|till|and) ${CLOCK}((?: on| of| UTC) .{3,30})?$`,
  'u',
);
const OUT = /\b(?:down|unavailable|unreachable|offline|out of service|interrupted|not available)$/u;
/** Days of a spell that is of each of them, or of several. */
const OFTEN =
  /\b(?:daily|every|each|weekdays|open|opening|hours|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/iu;
/** Bounds are held against what is reckoned elsewhere. */
const ROUGHLY =
  /\b(?:little|just|well|over|more|under|less|almost|nearly|about|around|roughly|least|most|longer|shorter|exceed\p{L}*)\b/u;
const DAY = 1440;

const minutesOf = (hour: string, minute: string, half: string | undefined): number => {
  const late = half !== undefined && /p/iu.test(half);
  const early = half !== undefined && /a/iu.test(half);
  return ((Number(hour) % (late || early ? 12 : 24)) + (late ? 12 : 0)) * 60 + Number(minute);
};

const lengths = (minutes: number): readonly string[] => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 ? '' : `${rest} minutes`,
  ];
  return [...new Set([`${minutes} minutes`, parts.filter((part) => part !== '').join(' and ')])];
};

function byClock({ text, said }: Wording): readonly string[] {
  const found = SPELL.exec(text);
  if (found === null || isLeftOpen(text) || OFTEN.test(text) || ROUGHLY.test(said)) return [];
  // Of two spells neither is all of it.
  if (/\d[:.]\d\d/u.test(found[1] ?? '')) return [];
  const [, what = '', h1 = '', m1 = '', half = '', h2 = '', m2 = '', other, day = ''] = found;
  const from = minutesOf(h1, m1, half === '' ? other : half);
  const to = minutesOf(h2, m2, other);
  const span = (to - from + DAY) % DAY;
  if (span === 0) return [];
  const until = `${h2}:${m2}${other ?? ''}`;
  const verb = /^.{2,80}? (?:is|was|were|has|had|ran|took|stood|stopped)\b/u.test(what);
  const times = lengths(span);
  if (!verb) return times.flatMap((time) => [`${what} lasted ${time}${day}`, `${what} took ${time}${day}`]);
  const outage = OUT.test(what)
    ? /\b(?:outage|downtime|disruption|interruption)\b/u.exec(said)?.[0]
    : undefined;
  return [
    ...times.map((time) => `${what} for ${time}${day}`),
    `${what} until ${until}${day}`,
    ...(outage === undefined ? [] : times.map((time) => `The ${outage} lasted ${time}${day}`)),
  ];
}

export const CLOCK_SPELLS: readonly Rewriter[] = [
  { of: /\b(?:minutes?|hours?|until|hour)\b/u, from: SPELL, write: byClock, reorders: true },
];
