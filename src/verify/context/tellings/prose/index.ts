/** How sentences of mails, letters, reports and rules are said again in the turns of a claim. */
import { ACCOUNTS } from './accounts.ts';
import { ALLOWED_TURNS } from './allowed.ts';
import { AMOUNTS } from './amounts.ts';
import { ANY_OF_A_KIND } from './any-of-a-kind.ts';
import { APPROVALS } from './approvals.ts';
import { AS_A_RULE } from './as-a-rule.ts';
import { ASIDES } from './asides.ts';
import { AT_LEAST } from './at-least.ts';
import { BOUNDS } from './bounds.ts';
import { CEASED } from './ceased.ts';
import { CONTRASTED_TURNS } from './contrasted.ts';
import { CONVERSES } from './converses.ts';
import { COORDINATED } from './coordinated.ts';
import { DAILY_HOURS } from './daily.ts';
import { DATES } from './dates.ts';
import { DEADLINES } from './deadlines.ts';
import { DEED_NOUNS } from './deed-nouns.ts';
import { DOSES } from './doses.ts';
import { EACH_DEED } from './each-deed.ts';
import { FRAMES } from './frames.ts';
import { FREE_DEEDS } from './free-deeds.ts';
import { FREE_ENTRY } from './free-entry.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { IN_RANGE } from './in-range.ts';
import { INTERVALS } from './intervals.ts';
import { LENDING } from './lending.ts';
import { LETTERS } from './letters.ts';
import { LIMITS } from './limits.ts';
import { MOVED_TURNS } from './moved.ts';
import { MOVED_CONDITIONS } from './moved-conditions.ts';
import { NAMED_TURNS } from './named.ts';
import { OBJECT_LISTS } from './object-lists.ts';
import { OCCASIONS } from './occasions.ts';
import { OF_DEEDS_TO } from './of-deeds-to.ts';
import { ONLY_OTHERS } from './only-others.ts';
import { ONLY_WHEN } from './only-when.ts';
import { OWN_DEEDS } from './own-deeds.ts';
import { PAPER_DATES } from './papers.ts';
import { PARTIES } from './parties.ts';
import { PENDING } from './pending.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';
import { RATES } from './rates.ts';
import { RELATIVE } from './relative.ts';
import { REPORTS } from './reports.ts';
import { REQUESTS } from './requests.ts';
import { ROWS_OF_DUTIES } from './rows-of-duties.ts';
import { RULES } from './rules.ts';
import { SINCE_TURNS } from './since.ts';
import { SMALL_TURNS } from './small-turns.ts';
import { STANDING } from './standing.ts';
import { TOLD_BESIDE } from './told-beside.ts';
import { TOLD_OF_ONE } from './told-of-one.ts';
import type { Rewriter } from './types.ts';

export const PROSE_TURNS: readonly Rewriter[] = [
  ...LETTERS,
  ...SINCE_TURNS,
  ...PLACES,
  ...DATES,
  ...PAPER_DATES,
  ...RULES,
  ...AMOUNTS,
  ...REQUESTS,
  ...NAMED_TURNS,
  ...LIMITS,
  ...REPORTS,
  ...CEASED,
  ...OCCASIONS,
  ...PEOPLE,
  ...BOUNDS,
  ...STANDING,
  ...PARTIES,
  ...ASIDES,
  ...LENDING,
  ...COORDINATED,
  ...SMALL_TURNS,
  ...DAILY_HOURS,
  ...RELATIVE,
  ...FRAMES,
  ...MOVED_CONDITIONS,
  ...OBJECT_LISTS,
  ...TOLD_OF_ONE,
  ...CONVERSES,
  ...CONTRASTED_TURNS,
  ...DEED_NOUNS,
  ...ACCOUNTS,
  ...ALLOWED_TURNS,
  ...AT_LEAST,
  ...DEADLINES,
  ...ONLY_WHEN,
  ...PENDING,
  ...RATES,
  ...EACH_DEED,
  ...IN_RANGE,
  ...FREE_ENTRY,
  ...MOVED_TURNS,
  ...ONLY_OTHERS,
  ...APPROVALS,
  ...OWN_DEEDS,
  ...INTERVALS,
  ...DOSES,
  ...HOUSE_RULES,
  ...ANY_OF_A_KIND,
  ...AS_A_RULE,
  ...FREE_DEEDS,
  ...TOLD_BESIDE,
  ...ROWS_OF_DUTIES,
  ...OF_DEEDS_TO,
];
