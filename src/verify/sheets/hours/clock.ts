/** Times of day and spans of them: "10:00–18:00", "9 am to 5 pm", "noon". Minutes from midnight. */

export interface Span {
  readonly from: number;
  readonly to: number;
}

const TIME =
  "(?:\\d{1,2}(?:[:.h]\\d\\d)?(?: ?(?:a\\.?m\\b\\.?|p\\.?m\\b\\.?|o'?clock|h(?:rs)?\\b|uhr))?|noon|midday|midnight)";
export const TIME_SAID = TIME;
const PARTS = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d))? ?(?<half>[ap])?/iu;
const SPAN = new RegExp(
  `^(?:from )?(?<from>${TIME}) ?(?:[-–—]|to|until|till)+ ?(?<to>${TIME})(?: ?(?:h|hrs|uhr|hours)\\b)?`,
  'iu',
);
const NOON = 720;
const DAY = 1440;

/** A time of day as it is written; `half`: the half of the day that another time has, where this one says none. */
export function minutesOf(written: string, half?: string): number | undefined {
  if (/^(?:noon|midday)$/iu.test(written)) return NOON;
  if (/^midnight$/iu.test(written)) return DAY;
  const { hour, minute = '0', half: own } = PARTS.exec(written)?.groups ?? {};
  if (hour === undefined) return undefined;
  const [h, m] = [Number(hour), Number(minute)];
  if (h > 24 || m > 59) return undefined;
  const part = (own ?? half)?.toLowerCase();
  if (part === undefined) return h * 60 + m;
  if (h > 12 || h === 0) return own === undefined ? h * 60 + m : undefined;
  return (h % 12) * 60 + m + (part === 'p' ? NOON : 0);
}

const halfOf = (written: string): string | undefined => PARTS.exec(written)?.groups?.half;
/** Whether a time alone tells which half of the day it is in. */
export const isClear = (written: string): boolean =>
  halfOf(written) !== undefined ||
  /[:h]|^(?:noon|midday|midnight)/iu.test(written) ||
  /^1[3-9]|^2/u.test(written);

/** A span that a text begins with, and how many characters it takes; undefined where it begins with none, or none that is clear. */
export function spanAt(text: string): { readonly span: Span; readonly length: number } | undefined {
  const found = SPAN.exec(text);
  if (found === null) return undefined;
  const { from: first = '', to: last = '' } = found.groups!;
  const half = halfOf(last);
  if (!isClear(last) && half === undefined) return undefined;
  const to = minutesOf(last);
  if (to === undefined) return undefined;
  // "2–5 pm" begins in the afternoon, "9–5 pm" in the morning.
  const ways = halfOf(first) === undefined && half !== undefined ? [half, 'a'] : [undefined];
  const from = ways.map((way) => minutesOf(first, way)).find((one) => one !== undefined && one < to);
  const night = minutesOf(first);
  if (from === undefined) {
    // Past midnight: "18:00–02:00".
    if (half !== undefined || night === undefined || night <= to) return undefined;
    return { span: { from: night, to: to + DAY }, length: found[0].length };
  }
  return { span: { from, to }, length: found[0].length };
}

/** "18:00" of 1080 minutes. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Whether two times are the same on a clock. */
export const isSame = (a: number, b: number): boolean => (a - b) % DAY === 0;

const ALONE = /^\d{1,2}[:.]\d\d(?!\d|[:.]\d)(?: ?[ap]\.?m\b\.?)?/iu;

/** A time of day that a text begins with, alone, and how many characters it takes. */
export function clockIn(text: string): { readonly at: number; readonly length: number } | undefined {
  const found = ALONE.exec(text)?.[0];
  const at = found === undefined ? undefined : minutesOf(found);
  return at === undefined ? undefined : { at, length: found!.length };
}
