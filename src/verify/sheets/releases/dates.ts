/** Dates of releases and of what is said of them: "2023-05-30", "30 May 2023", "May 30, 2023", "May 2023". */

export interface When {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
export const DATE = `(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\.?,? \\d{4}|(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|(?:${MONTH})\\.? \\d{4}|\\d{4}-\\d\\d(?!-))`;
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d\d)(?:-(?<day>\d\d))?$/u,
  new RegExp(`^(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<name>${MONTH})\\.?,? (?<year>\\d{4})$`, 'iu'),
  new RegExp(`^(?<name>${MONTH})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})$`, 'iu'),
  new RegExp(`^(?<name>${MONTH})\\.? (?<year>\\d{4})$`, 'iu'),
  /^(?<year>\d{4})$/u,
];

/** A date as it is written; undefined where it is none. */
export function whenOf(written: string): When | undefined {
  const found = FORMS.map((form) => form.exec(written.trim())?.groups).find((one) => one !== undefined);
  if (found === undefined) return undefined;
  const month =
    found.name === undefined ? Number(found.month) : MONTHS.indexOf(found.name.toLowerCase().slice(0, 3)) + 1;
  return {
    year: Number(found.year),
    ...(Number.isNaN(month) ? {} : { month }),
    ...(found.day === undefined ? {} : { day: Number(found.day) }),
  };
}

/** Whether one date lies in another, which may be a month or a year; undefined where it is not told closely enough. */
export function isWithin(date: When, wider: When): boolean | undefined {
  if (date.year !== wider.year) return false;
  if (wider.month === undefined) return true;
  if (date.month === undefined) return undefined;
  if (date.month !== wider.month) return false;
  if (wider.day === undefined) return true;
  return date.day === undefined ? undefined : date.day === wider.day;
}

/** Which of two full dates is earlier, as a sign; undefined where that is not told. */
export function compareDates(a: When | undefined, b: When | undefined): number | undefined {
  if (a?.day === undefined || b?.day === undefined) return undefined;
  return a.year - b.year || a.month! - b.month! || a.day - b.day;
}
