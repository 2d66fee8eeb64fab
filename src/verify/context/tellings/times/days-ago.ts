/** When "yesterday" was: the day in place of the word, in a mail, a note or a report of one day. */
import { matchesOf } from '../../../../text/matches.ts';
import { dayFromNumber, dayNumber } from '../../../../text/values/calendar.ts';
import type { Value } from '../../../../text/values/index.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital, numberOf, SMALL } from '../words.ts';

const AGO = new RegExp(
  String.raw`(?:^|[ ,])(?:(the day before yesterday)|(yesterday|today|tomorrow)|(${SMALL}) (day|week)s? ago|(last|this) month)(?! (?:morning|afternoon|evening|night))(?=[ ,.]|$)`,
  'giu',
);

/** "Date: 10 June 2026", "Sent: Wed, 10 Jun 2026 09:00", "Report of 10 June 2026", "Incident report, 10 June 2026". */
const DATED =
  /(?:^|\n)[ \t]{0,4}(?:(?:[Dd]ate|DATE|[Ss]ent|[Ww]ritten|[Dd]ated)(?: on)?:|(?:\p{L}+ ){0,3}(?:[Rr]eport|[Mm]emo|[Nn]ote|[Mm]inutes|[Ll]etter|[Ee]?-?[Mm]ail|[Mm]essage|[Uu]pdate|[Ee]ntry|[Ss]tatement)(?:,| of| dated| from|:)) [^\n]{0,6}$/u;

type Day = Extract<Value, { kind: 'date' | 'datetime' }>;

/** A sentence with its day in place of how long before the day of its text it was. */
export const daysAgo: Teller = where([AGO], ({ source, sentence, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  const found = matchesOf(text, AGO);
  const [when] = found;
  if (found.length !== 1 || when === undefined || REPORTED.test(text)) return [];
  const day = dayOfText(source, sentence);
  if (day === undefined) return [];
  const moved = movedFrom(day.value, when);
  if (moved === undefined) return [];
  const head = text.slice(0, when.index).replace(/,$/, '');
  const rest = text.slice(when.index + when[0].length).replace(/^, /, ' ');
  const from = [...told.from, ...(day.at === sentence ? [] : [day.at])];
  const own = source.text.slice(day.value.start, day.value.end).trim();
  const derivation = `${own}, ${when[0].replace(/^[ ,]/, '')}: ${moved.replace(/^(?:on|in) /, '')}`;
  const said = head === '' ? capital(`${rest.trim()} ${moved}.`) : `${head} ${moved}${rest}.`;
  return [said, ...byWriter(said)].map((one): Telling => ({ text: one, from, derivation }));
});

/** "Hello, I returned the shoes": without the greeting, whoever did it. */
const byWriter = (text: string): readonly string[] => {
  const greeted = text.replace(
    /^(?:Hello|Hi|Dear|Good (?:morning|afternoon|evening))(?: [^,]{1,30})?, (?=\p{L})/u,
    '',
  );
  return greeted === text ? [] : [capital(greeted)];
};

/** What is said in the words of somebody else was so long before he said it. */
const REPORTED =
  /["\u201c\u201d\u201e\u00ab>]|\b(?:said|says|wrote|writes|told|claimed|claims|reported that|according to|if|unless|whether|not until|since|until|by|before|after)\b/i;

/** The one day that a text gives for itself, in the head of it, where the sentence stands behind that. */
function dayOfText(
  source: Document,
  sentence: number,
): { readonly value: Day; readonly at: number } | undefined {
  const { text, scan } = source;
  if (scan.sentenceCount > MOST_SENTENCES) return undefined;
  const heads: { readonly value: Day; readonly at: number }[] = [];
  for (let at = 0; at < scan.sentenceCount; at++)
    for (const value of source.sentence(at).values)
      if (isDay(value) && DATED.test(text.slice(Math.max(0, value.start - LONGEST_HEAD), value.start)))
        heads.push({ value, at });
  const [only] = heads;
  if (heads.length === 1) return only!.at <= sentence ? only : undefined;
  // Of a report in a mail it would have to be told whose word it is; the mails of a thread have each a head of its own.
  return heads.every(({ value }) => isOfMail(text, value))
    ? heads.findLast(({ at }) => at < sentence)
    : undefined;
}

/** Whether a day stands by itself in a line of the head of a mail, beside the line of who wrote it. */
function isOfMail(text: string, { start, end }: Day): boolean {
  const above = text
    .slice(Math.max(0, start - LONGEST_HEAD * 4), start)
    .split(/\n[ \t]*\n/u)
    .at(-1)!;
  const below = text.slice(end, end + LONGEST_HEAD * 4).split(/\n[ \t]*\n/u)[0]!;
  return (
    /(?:^|\n)[ \t]{0,4}(?:Date|DATE|Sent):[^\n]{0,8}$/u.test(above) &&
    /^[^\n]{0,24}(?:\n|$)/u.test(below) &&
    (/(?:^|\n)From: /u.test(above) || /\nFrom: /u.test(below))
  );
}

const MOST_SENTENCES = 60;
const LONGEST_HEAD = 60;

const isDay = (value: Value): value is Day =>
  (value.kind === 'date' || value.kind === 'datetime') &&
  value.date.y !== undefined &&
  value.date.m !== undefined &&
  value.date.d !== undefined &&
  (value as { readonly bound?: unknown }).bound === undefined;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function movedFrom({ date }: Day, [, before, word, count, unit, month]: RegExpExecArray): string | undefined {
  const [y, m, d] = [date.y!, date.m!, date.d!];
  if (month !== undefined) {
    const at = y * 12 + (m - 1) - (/^last$/i.test(month) ? 1 : 0);
    return `in ${MONTHS[at % 12]} ${Math.floor(at / 12)}`;
  }
  const size = count === undefined ? undefined : numberOf(count);
  const days =
    before !== undefined
      ? -2
      : size === undefined
        ? { yesterday: -1, today: 0, tomorrow: 1 }[word?.toLowerCase() ?? '']
        : -size * (/^week/i.test(unit!) ? 7 : 1);
  if (days === undefined) return undefined;
  const day = dayFromNumber(dayNumber(y, m, d) + days);
  return `on ${day.d} ${MONTHS[day.m - 1]} ${day.y}`;
}
