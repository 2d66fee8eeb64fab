/** Small words of tellings: numbers, capitals, days. */
import type { Reading } from '../../../text/reading.ts';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number that a word or digits write; undefined for none. */
export function numberOf(text: string): number | undefined {
  const at = NUMBERS.indexOf(text.toLowerCase());
  if (at >= 0) return at;
  if (/^an?$/i.test(text)) return 1;
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A regular expression's source for a small number in words or digits. */
export const SMALL = `(?:\\d+|${NUMBERS.slice(1).join('|')}|an?)`;

/** A text as a pattern that it alone matches. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** A text with its first letter small, but for a word of capitals: "VAT". */
export const lower = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
export const lowered = (text: string): string =>
  text.replace(/^(The|An?|Our|His|Her|Its|Their) /, (word) => word.toLowerCase());

/** A text without the full stops and spaces at its end. */
export function bare(text: string): string {
  let end = text.length;
  while (end > 0 && isStopOrSpace(text.charCodeAt(end - 1))) end--;
  return end === text.length ? text : text.slice(0, end);
}

const isStopOrSpace = (code: number): boolean =>
  code === 0x20 ||
  code === 0x2e ||
  (code >= 0x09 && code <= 0x0d) ||
  (code > 0x7f && /\s/.test(String.fromCharCode(code)));

/** "Cancelled" and "canceled", "transferred": as the claim writes it. */
export function spelled(form: string, said: string): string {
  const doubled = form.replace(/(?<=[lr])ed$/u, (ending) => form.at(-3)! + ending);
  return said.includes(doubled) ? doubled : form;
}

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** The day of the week that a word names, Monday 0; -1 for none. */
export function weekdayOf(word: string): number {
  const form = word.toLowerCase().replace(/\.$/, '');
  return form.length < 3
    ? -1
    : DAYS.findIndex(
        (day) => day === form || `${day}s` === form || (form.length <= 5 && day.startsWith(form)),
      );
}

export const dayName = (at: number): string => capital(DAYS[at]!);

/** A number without needless digits. */
export const written = (value: number): string => String(Math.round(value * 100) / 100);

/** A number as the claim writes it, where it has the same one; else in digits. */
export function asClaimed({ values, text }: Reading, value: number, unit = ''): string {
  const own = values.find(
    (one) => 'value' in one && one.kind !== 'money' && Number(one.value.n) / Number(one.value.d) === value,
  );
  if (own === undefined) return written(value);
  const literal = text.slice(own.start, own.end).trim();
  const bound = /^(?:by |up to |at (?:most|least) |within |about )/i;
  const number = literal.replace(bound, '').split(' ')[0]!;
  return unit === '' || numberOf(number) === value ? number : written(value);
}

/** A time of day as the claim writes it, where it has the same one; else as the source does. */
export function timeAsClaimed({ values, text }: Reading, minute: number, plain: string): string {
  const own = values.find((one) => one.kind === 'time' && one.time.h * 60 + one.time.min === minute);
  return own === undefined
    ? plain
    : text
        .slice(own.start, own.end)
        .trim()
        .replace(/^(?:at|until|till|from|by|before|after) /i, '');
}

/** Minutes after midnight of "9:00", "14.30", "2 pm"; undefined for no time. */
export function minuteOf(text: string): number | undefined {
  const found = /^(\d{1,2})(?:[:.](\d\d))? ?([ap])?/i.exec(text);
  if (found === null) return undefined;
  const hour = (Number(found[1]) % (found[3] === undefined ? 24 : 12)) + (/p/i.test(found[3] ?? '') ? 12 : 0);
  return hour * 60 + Number(found[2] ?? 0);
}
