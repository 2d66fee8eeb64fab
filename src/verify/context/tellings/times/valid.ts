/** What holds from one day to another, and the day of a claim: "valid 1 April to 30 September 2026, Thursdays to Saturdays". */
import { matchesOf } from '../../../../text/matches.ts';
import { dayFromNumber, dayNumber, weekdayOf as weekdayOn } from '../../../../text/values/calendar.ts';
import type { Value } from '../../../../text/values/index.ts';
import type { Teller, Telling } from '../types.ts';
import { weekdayOf } from '../words.ts';

const VALID = /\b(?:valid|in force|runs?|effective|covers?|validity|term|period)\b/i;
const THING =
  /\b(?:permit|licen[cs]e|pass|ticket|voucher|policy|contract|certificate|warranty|guarantee|subscription|membership|cover|booking|lease|visa|badge|offer|authori[sz]ation)\b/i;
/** What may have ended or moved a term since. */
const CHANGED =
  /\b(?:suspend|revok|withdr|cancel|terminat|void|invalid|extend|shorten|chang|amend|replac|no longer|ended early|surrender)/i;
const WEEKDAYS =
  /\b((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6})(?: ?(?:-|\u2013|to) ?((?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}))?/gu;

type Day = Extract<Value, { kind: 'date' }>;

/** That a permit is valid on a day within its term. */
export const validOn: Teller = (scene) => {
  const { sentence, source, tell } = scene;
  const { text, start, end, values } = source.sentence(sentence);
  const said = text.slice(start, end);
  if (!VALID.test(said) || /\b(?:not|never|no longer|expired|revoked|suspended|except)\b/i.test(said))
    return [];
  if (CHANGED.test(source.text)) return [];
  const days = values.filter(isDay);
  const { claim } = scene;
  const asked = claim.values.filter(isDay);
  const thing = THING.exec(claim.text.slice(claim.start, claim.end))?.[0];
  if (days.length !== 2 || asked.length !== 1 || thing === undefined) return [];
  if (!new RegExp(`\\b${thing}\\b`, 'i').test(source.text.slice(0, end))) return [];
  if (
    !/^\s*(?:to|until|till|[-\u2013]|and)\s*$/.test(
      text.slice(days[0].end, days[1].start).replace(/\bboth inclusive\b/, ''),
    )
  )
    return [];
  const year = days[1].date.y ?? days[0].date.y;
  const [from, to, day] = [days[0], days[1], asked[0]].map(({ date }) => numberOf(date, date.y ?? year));
  if (from === undefined || to === undefined || day === undefined || day < from || day > to) return [];
  if (asked[0].date.y === undefined && numberOf(days[0].date, year)! + 365 < to) return [];
  if (!isOnWeekday(said, day, asked[0].date.y ?? year)) return [];
  const when = claim.text.slice(asked[0].start, asked[0].end).trim();
  const told = tell(sentence);
  const owners = ownersIn(claim.text.slice(claim.start, claim.end), thing);
  const derivation = `${text.slice(days[0].start, days[0].end).trim()} ≤ ${when} ≤ ${text.slice(days[1].start, days[1].end).trim()}`;
  return owners
    .filter(({ name }) => name === undefined || source.text.includes(name))
    .flatMap(({ whose }) => [
      `${whose} is valid on ${when}.`,
      `${whose} covers ${when}.`,
      `${whose} was valid on ${when}.`,
      `${whose} is in force on ${when}.`,
      `${whose} was in force on ${when}.`,
    ])
    .map((one): Telling => ({ ...told, text: one, derivation }));
};

const isDay = (value: Value): value is Day =>
  value.kind === 'date' && value.date.d !== undefined && value.date.m !== undefined;

const numberOf = ({ m, d }: Day['date'], y: number | undefined): number | undefined =>
  m === undefined || d === undefined ? undefined : dayNumber(y ?? 2023, m, d);

/** "Thursdays to Saturdays" of a term: the day must be one of them. */
function isOnWeekday(said: string, day: number, year: number | undefined): boolean {
  const all = matchesOf(said, WEEKDAYS).map(
    ([, first, last]) => [weekdayOf(first), last === undefined ? weekdayOf(first) : weekdayOf(last)] as const,
  );
  const named = all.filter(([first]) => first >= 0);
  if (named.length === 0) return !/\b(?:weekdays|weekends)\b/i.test(said);
  if (year === undefined) return false;
  const { y, m, d } = dayFromNumber(day);
  // Of the calendar Monday is 1.
  const weekday = weekdayOn(y, m, d) - 1;
  return named.some(([first, last]) =>
    first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last,
  );
}

/** How the claim calls the thing: "the permit", "Otto Wirth's permit". */
function ownersIn(
  claim: string,
  thing: string,
): readonly { readonly whose: string; readonly name: string | undefined }[] {
  const owner = new RegExp(
    String.raw`((?:\p{Lu}[\p{L}'\u2019-]*? )*\p{Lu}[\p{L}-]*)['\u2019]s? ${thing}\b`,
    'u',
  ).exec(claim);
  if (owner !== null) return [{ whose: owner[0], name: owner[1] }];
  const coded = new RegExp(String.raw`\b${thing} ([\p{Lu}\d][\p{L}\d/-]*\d[\p{L}\d/-]*)`, 'iu').exec(claim);
  if (coded !== null)
    return [
      { whose: coded[0], name: coded[1] },
      { whose: `The ${coded[0]}`, name: coded[1] },
    ];
  return [{ whose: `The ${thing}`, name: undefined }];
}
