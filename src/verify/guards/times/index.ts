/** Then and now, one day and another, the beginning and the end. */
import type { Guard } from '../guard.ts';
import { AFTER_FOR_WITHIN } from './after-for-within.ts';
import { BEFORE_A_DEED } from './before-a-deed.ts';
import { BEGUN_THERE } from './begun-there.ts';
import { BORN_THERE } from './born-there.ts';
import { CALLED_OFF } from './called-off.ts';
import { CEASED } from './ceased.ts';
import { CHANGED_FROM } from './changed-from.ts';
import { COMING_PERIOD } from './coming-period.ts';
import { DATE_OF_ANOTHER } from './date-of-another.ts';
import { DAY_MEANT } from './day-meant.ts';
import { DAY_OF_EFFECT } from './day-of-effect.ts';
import { DAY_OF_THING } from './day-of-thing.ts';
import { DUE_WHEN } from './due-when.ts';
import { END_OF_RANGE } from './end-of-range.ts';
import { ENDED } from './ended.ts';
import { EVERY_SO_OFTEN } from './every-so-often.ts';
import { FIRST_AND_LAST_DAY } from './first-and-last-day.ts';
import { FIRST_FOR_LAST } from './first-for-last.ts';
import { FOR_SO_LONG } from './for-so-long.ts';
import { FORMER_STATE } from './former-state.ts';
import { IN_FOR_FOR } from './in-for-for.ts';
import { IN_ITS_DAY } from './in-its-day.ts';
import { LAST_OF_YEAR } from './last-of-year.ts';
import { LATER_DEED } from './later-deed.ts';
import { LED_TO_LENGTH } from './led-to-length.ts';
import { MORE_OFTEN } from './more-often.ts';
import { MOVED_AWAY } from './moved-away.ts';
import { MOVED_SINCE } from './moved-since.ts';
import { NO_DEADLINE } from './no-deadline.ts';
import { NO_LONGER_SO } from './no-longer-so.ts';
import { OF_THAT_DAY } from './of-that-day.ts';
import { ON_FOR_BY } from './on-for-by.ts';
import { ONCE_A } from './once-a.ts';
import { ONLY_A_DAY } from './only-a-day.ts';
import { ORDINAL_DAY } from './ordinal-day.ts';
import { OTHER_DEADLINE } from './other-deadline.ts';
import { OTHER_END } from './other-end.ts';
import { OTHER_SIDE_OF } from './other-side-of.ts';
import { OTHER_TENSE } from './other-tense.ts';
import { OTHER_TIME } from './other-time.ts';
import { OTHER_UNTIL } from './other-until.ts';
import { PART_OF_TIME } from './part-of-time.ts';
import { RANGE_BY_ENDS } from './range-by-ends.ts';
import { SINCE_FOR_IN } from './since-for-in.ts';
import { SINCE_THEN } from './since-then.ts';
import { STILL_HAS } from './still-has.ts';
import { STILL_OWED } from './still-owed.ts';
import { STILL_SO } from './still-so.ts';
import { TIME_IN_NAME } from './time-in-name.ts';
import { TIME_OF_OTHER_CLAUSE } from './time-of-other-clause.ts';
import { TIME_OF_OTHER_NOUN } from './time-of-other-noun.ts';
import { TIMES_CROSSED } from './times-crossed.ts';
import { TOLD_WHEN } from './told-when.ts';
import { UNTIL_FROM } from './until-from.ts';
import { WAS_FOR_IS } from './was-for-is.ts';
import { WHEN_FOR_BEFORE } from './when-for-before.ts';
import { WHEN_UNSAID } from './when-unsaid.ts';

export const TIMES: readonly Guard[] = [
  IN_ITS_DAY,
  ENDED,
  MOVED_AWAY,
  ...FIRST_AND_LAST_DAY,
  OTHER_END,
  END_OF_RANGE,
  OTHER_UNTIL,
  ...OTHER_TENSE,
  ONLY_A_DAY,
  ...COMING_PERIOD,
  TOLD_WHEN,
  OTHER_TIME,
  LATER_DEED,
  ...FORMER_STATE,
  BEGUN_THERE,
  ...PART_OF_TIME,
  OTHER_DEADLINE,
  SINCE_THEN,
  MOVED_SINCE,
  DUE_WHEN,
  BORN_THERE,
  NO_LONGER_SO,
  LED_TO_LENGTH,
  ...DATE_OF_ANOTHER,
  ...ORDINAL_DAY,
  ...WHEN_FOR_BEFORE,
  DAY_MEANT,
  DAY_OF_EFFECT,
  EVERY_SO_OFTEN,
  MORE_OFTEN,
  RANGE_BY_ENDS,
  ...FOR_SO_LONG,
  IN_FOR_FOR,
  UNTIL_FROM,
  STILL_HAS,
  ...CEASED,
  ...FIRST_FOR_LAST,
  CHANGED_FROM,
  ...WAS_FOR_IS,
  BEFORE_A_DEED,
  DAY_OF_THING,
  OF_THAT_DAY,
  WHEN_UNSAID,
  TIME_IN_NAME,
  NO_DEADLINE,
  SINCE_FOR_IN,
  ...ON_FOR_BY,
  CALLED_OFF,
  AFTER_FOR_WITHIN,
  OTHER_SIDE_OF,
  ...ONCE_A,
  LAST_OF_YEAR,
  TIMES_CROSSED,
  TIME_OF_OTHER_CLAUSE,
  TIME_OF_OTHER_NOUN,
  STILL_SO,
  STILL_OWED,
];
