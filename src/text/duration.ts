/** A length of time by the calendar (ISO 8601-1, 5.5.2.2). */
export interface Duration {
  readonly months: number;
  readonly ms: number;
}

/**
 * How a length of time is written: `P30D`, `PT12H`, `P1Y6M`. The last part may have a fraction, `P1.5D`, unless it
 * is one of years or months: these differ in length, and so do their parts.
 */
export const DURATION =
  /^P(?=\d|T\d)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6}(?:[.,]\d{1,6}(?=W$))?)W)?(?:(\d{1,6}(?:[.,]\d{1,6}(?=D$))?)D)?(?:T(?=\d)(?:(\d{1,8}(?:[.,]\d{1,6}(?=H$))?)H)?(?:(\d{1,8}(?:[.,]\d{1,6}(?=M$))?)M)?(?:(\d{1,9}(?:[.,]\d{1,6})?)S)?)?$/;

const DAY_MS = 86_400_000;

/** Reads `P30D`, `PT12H`, `P1Y6M`; undefined for what is no duration. */
export function readDuration(text: string): Duration | undefined {
  const found = DURATION.exec(text);
  if (found === null) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part: string | undefined) => Number((part ?? '0').replace(',', '.'))) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const ms = (weeks * 7 + days) * DAY_MS + hours * 3_600_000 + minutes * 60_000 + seconds * 1000;
  return { months: years * 12 + months, ms: Math.round(ms) };
}

/** Whether a text fails as a duration only for a fraction of its years or months. */
export function dividesMonths(text: string): boolean {
  return (
    readDuration(text) === undefined && readDuration(text.replace(/[.,]\d{1,6}(?=[YM]$)/, '')) !== undefined
  );
}

/**
 * The moment that lies a duration before another, in milliseconds since 1970; minus infinity beyond the
 * calendar. A month before March 31 is the last day of February.
 */
export function momentBefore(now_ms: number, { months, ms }: Duration): number {
  const date = new Date(now_ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  const moment = date.getTime() - ms;
  return Number.isNaN(moment) ? Number.NEGATIVE_INFINITY : moment;
}
