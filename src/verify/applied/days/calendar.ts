/** The names of months and of days of the week. */

export const MONTHS: readonly string[] =
  'January February March April May June July August September October November December'.split(' ');

/** From Monday on. */
export const WEEK: readonly string[] = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
