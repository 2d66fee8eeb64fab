/** The day on which a term ends, of the one on which it begins and how long it runs: "begins on 1 April 2025 and runs for two years". */
import { dayFromNumber, dayNumber, daysInMonth } from '../../../../../text/values/calendar.ts';
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered, numberOf } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAY = String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>${MONTHS.join('|')}),? (?<year>\d{4})|(?<name>${MONTHS.join('|')}) (?<dd>\d{1,2}),? (?<yyyy>\d{4})|(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d))`;
const WHAT =
  '(?<what>(?!(?:if|when|unless|most|some|many|few|each|every|all|any)\\b)(?:the |this |our |your )?[^,;:]{3,60}?)';
const TERM = String.raw`(?:an? )?(?:(?:fixed|initial|first|basic|minimum) )?(?:term|period) of `;
const BEGINS = new RegExp(
  String.raw`^${WHAT} (?:begins|starts|commences|takes effect|is effective|came into force|comes into force|began|started|runs)(?: on| from| as of)? ${DAY},? (?:and|for) (?:(?:runs|lasts|continues|is valid|remains in force|is concluded|has|goes on) )?(?:for )?(?:${TERM})?(?<span>${SPAN})$`,
  'iu',
);
const RUNS = new RegExp(
  String.raw`^${WHAT} (?:runs|lasts|is valid|has|is concluded|is made|is|continues)(?: for)? (?:${TERM})?(?<span>${SPAN})(?:,? (?:from|starting(?: on| from)?|beginning(?: on| with)?|commencing(?: on)?|as of)) ${DAY}$`,
  'iu',
);
/** By what a term may end on another day: only the first is reckoned then. */
const MAY_GO_ON =
  /\b(?:renew\p{L}*|exten\p{L}*|prolong\p{L}*|terminat\p{L}*|cancel\p{L}*|notice|early|earlier|option|rescind\p{L}*|amend\p{L}*|ended|annul\p{L}*|void|suspend\p{L}*|shorten\p{L}*|revok\p{L}*|postpon\p{L}*|moved?)\b/iu;
const SPANS = /^(?<count>\S+)[ -](?:(?:full|whole|calendar)[ -])?(?<unit>day|week|month|year)s?$/iu;

/** The last day of a term; undefined where its length is not one of whole days, weeks, months or years. */
function lastDay(found: Readonly<Record<string, string | undefined>>): string | undefined {
  const { count = '', unit = '' } = SPANS.exec(found['span'] ?? '')?.groups ?? {};
  const many = numberOf(count) ?? Number.NaN;
  if (!Number.isInteger(many)) return undefined;
  const [y, m, d] = [
    Number(found['year'] ?? found['yyyy'] ?? found['y']),
    found['m'] === undefined
      ? MONTHS.findIndex(
          (month) => month.toLowerCase() === (found['month'] ?? found['name'])!.toLowerCase(),
        ) + 1
      : Number(found['m']),
    Number(found['day'] ?? found['dd'] ?? found['d']),
  ];
  const months = unit.toLowerCase() === 'year' ? 12 * many : many;
  const next = y * 12 + (m - 1) + months;
  const [year, month] = [Math.floor(next / 12), (next % 12) + 1];
  const days = /^(?:day|week)$/i.test(unit)
    ? dayNumber(y, m, d) + many * (unit.toLowerCase() === 'week' ? 7 : 1)
    : // A month from 31 January on has no such day.
      d <= daysInMonth(month, year)
      ? dayNumber(year, month, d)
      : undefined;
  if (days === undefined) return undefined;
  const last = dayFromNumber(days - 1);
  return `${last.d} ${MONTHS[last.m - 1]} ${last.y}`;
}

function byTerm({ text, said, whole }: Wording): readonly string[] {
  const found = (BEGINS.exec(text) ?? RUNS.exec(text))?.groups;
  if (found === undefined || isLeftOpen(text)) return [];
  const last = lastDay(found);
  if (last === undefined) return [];
  const what = found['what']!.replace(/^(?:this|our|your) /iu, 'The ');
  const thing = lowered(what);
  const first = /\b(?:initial|first|basic|minimum|fixed|original)\b/iu.exec(said)?.[0].toLowerCase();
  if (first === undefined && MAY_GO_ON.test(whole)) return [];
  const terms = (first === undefined ? ['term', 'period'] : [`${first} term`, `${first} period`]).flatMap(
    (term) => [`The ${term} of ${thing}`, `${what}\u2019s ${term}`, `The ${term}`],
  );
  const names = first === undefined ? [what, ...terms] : terms;
  return names.flatMap((name) =>
    [
      'ends on',
      'expires on',
      'runs until',
      'lasts until',
      'is valid until',
      'lapses on',
      'runs out on',
      'will end on',
      'will expire on',
    ].map((verb) => `${capital(name)} ${verb} ${last}`),
  );
}

export const END_OF_TERM: readonly Rewriter[] = [
  {
    of: /\b(?:ends?|expires?|lapses|runs|lasts|valid|end|expire)\b.* (?:on|until) /u,
    from: [BEGINS, RUNS],
    write: byTerm,
  },
];
