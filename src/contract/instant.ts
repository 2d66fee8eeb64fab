/** How a time is written: a day, or a moment with its offset from UTC. */
export const INSTANT =
  /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * UTC ISO 8601 with milliseconds; a date alone is its first moment. Undefined for what is no time, or none of the
 * years 0 to 9999 in UTC: others have no form in RFC 3339.
 */
export function instantOf(text: string): string | undefined {
  const [, year, month, day, time] = INSTANT.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Some dates that do not exist, such as February 30, would be read as later ones.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`)
    return undefined;
  const moment = time === undefined ? date : new Date(text);
  if (Number.isNaN(moment.getTime())) return undefined;
  const instant = moment.toISOString();
  return /^\d{4}-/.test(instant) ? instant : undefined;
}
