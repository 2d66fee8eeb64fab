/** How sentences of mails, letters, reports and rules are said again in the turns of a claim. */

import { ACCOUNTS } from './accounts.ts';
import { AFTER_THAT } from './after-that.ts';
import { AGREED_DUTIES } from './agreed-duties.ts';
import { ALL_OF_THEM } from './all-of-them.ts';
import { ALLOWED_TURNS } from './allowed.ts';
import { AMOUNT_VERBS } from './amount-verbs.ts';
import { AMOUNTS } from './amounts.ts';
import { AMOUNTS_APIECE } from './amounts-apiece.ts';
import { ANNOUNCED } from './announced.ts';
import { ANY_OF_A_KIND } from './any-of-a-kind.ts';
import { APPOINTED_TURNS } from './appointed.ts';
import { APPOSITIONS } from './appositions.ts';
import { APPROVALS } from './approvals.ts';
import { ARRANGED_TURNS } from './arranged.ts';
import { AS_A_RULE } from './as-a-rule.ts';
import { ASIDES } from './asides.ts';
import { ASKED_OF_YOU } from './asked-of-you.ts';
import { ASKED_WHETHER } from './asked-whether.ts';
import { AT_LEAST } from './at-least.ts';
import { AT_REQUEST } from './at-request.ts';
import { BARRED_TURNS } from './barred.ts';
import { BOUNDED_DUTIES } from './bounded-duties.ts';
import { BOUNDS } from './bounds.ts';
import { BUDGET_NOTES } from './budget-notes.ts';
import { CAPPED_TURNS } from './capped.ts';
import { CEASED } from './ceased.ts';
import { CHANGE_REPORTED } from './change-reported.ts';
import { CHANGES_RECKONED } from './changes-reckoned.ts';
import { CLEFTS } from './clefts.ts';
import { CLOCK_SPELLS } from './clock-spells.ts';
import { CLOSING_DAYS } from './closing-days.ts';
import { CLOSING_PHRASES } from './closing-phrases.ts';
import { COMMENTS } from './comments.ts';
import { COMPLAINTS_NOTED } from './complaints-noted.ts';
import { COMPOUNDS } from './compounds.ts';
import { CONTRASTED_TURNS } from './contrasted.ts';
import { CONVERSES } from './converses.ts';
import { COORDINATED } from './coordinated.ts';
import { COUNTED_APART } from './counted-apart.ts';
import { DAILY_HOURS } from './daily.ts';
import { DATES } from './dates.ts';
import { DEADLINES } from './deadlines.ts';
import { DECIDED_TURNS } from './decided.ts';
import { DEED_NOUNS } from './deed-nouns.ts';
import { DEED_TIMES } from './deed-times.ts';
import { DEED_WITH_REASON } from './deed-with-reason.ts';
import { DEEDS_AS_NOUNS } from './deeds-as-nouns.ts';
import { DENIED_MEMBERS } from './denied-members.ts';
import { DONE_WITHOUT } from './done-without.ts';
import { DOSES } from './doses.ts';
import { DUTIES_OF_YOU } from './duties-of-you.ts';
import { EACH_DEED } from './each-deed.ts';
import { EACH_OF_A_KIND } from './each-of-a-kind.ts';
import { EACH_SUBJECT } from './each-subject.ts';
import { ENDED_BY_NOTICE } from './ended-by-notice.ts';
import { ESTIMATES } from './estimates.ts';
import { FINDINGS_NOTED } from './findings-noted.ts';
import { FORMERLY } from './formerly.ts';
import { FRACTIONS } from './fractions.ts';
import { FRAMES } from './frames.ts';
import { FREE_DEEDS } from './free-deeds.ts';
import { FREE_ENTRY } from './free-entry.ts';
import { FROM_SEVERAL } from './from-several.ts';
import { GUARANTEES } from './guarantees.ts';
import { HOUSE_RULES } from './house-rules.ts';
import { IN_RANGE } from './in-range.ts';
import { IN_STORE } from './in-store.ts';
import { INSTEAD_OF } from './instead-of.ts';
import { INTERVALS } from './intervals.ts';
import { LATE_AND_MORE } from './late-and-more.ts';
import { LEFT_TO } from './left-to.ts';
import { LENDING } from './lending.ts';
import { LENGTH_OF_TERM } from './length-of-term.ts';
import { LETTERS } from './letters.ts';
import { LIMITS } from './limits.ts';
import { LIVES } from './lives.ts';
import { MEANS_TURNS } from './means.ts';
import { MEASURED_NOUNS } from './measured-nouns.ts';
import { MEASURES } from './measures.ts';
import { MONTH_ENDS } from './month-ends.ts';
import { MOVED_TURNS } from './moved.ts';
import { MOVED_CONDITIONS } from './moved-conditions.ts';
import { NAMED_TURNS } from './named.ts';
import { NONE_NOTED } from './none-noted.ts';
import { NOTHING_TO_PAY } from './nothing-to-pay.ts';
import { NOW_TURNS } from './now.ts';
import { OBJECT_LISTS } from './object-lists.ts';
import { OCCASIONS } from './occasions.ts';
import { OF_AGE } from './of-age.ts';
import { OF_DEEDS_TO } from './of-deeds-to.ts';
import { OF_THE_MATTER } from './of-the-matter.ts';
import { OF_WHICH_SO_MANY } from './of-which.ts';
import { OFFERED_AND_EXPECTED } from './offered-and-expected.ts';
import { ONLY_OTHERS } from './only-others.ts';
import { ONLY_WHEN } from './only-when.ts';
import { ORDER_LINES } from './order-lines.ts';
import { ORDERED_ITEMS } from './ordered-items.ts';
import { OWN_DEEDS } from './own-deeds.ts';
import { PAPER_DATES } from './papers.ts';
import { PARTIES } from './parties.ts';
import { PAYABLE_TURNS } from './payable.ts';
import { PENDING } from './pending.ts';
import { PEOPLE } from './people.ts';
import { PERIODIC_FEES } from './periodic-fees.ts';
import { PLACES } from './places.ts';
import { PLAIN_RULES } from './plain-rules.ts';
import { PRESUPPOSED } from './presupposed.ts';
import { PRICED_ITEMS } from './priced-items.ts';
import { QUANTIFIED_NOUNS } from './quantified-nouns.ts';
import { RATES } from './rates.ts';
import { RECEIVED_TURNS } from './received.ts';
import { REGULAR_DEEDS } from './regular-deeds.ts';
import { RELATIVE } from './relative.ts';
import { REPORTED_AND_ASKED } from './reported-and-asked.ts';
import { REPORTS } from './reports.ts';
import { REQUESTS } from './requests.ts';
import { REQUIRED_DEEDS } from './required-deeds.ts';
import { RESCHEDULED } from './rescheduled.ts';
import { RESERVED_TURNS } from './reserved.ts';
import { RESULTS_OF_MATCHES } from './results-of-matches.ts';
import { RETENTION } from './retention.ts';
import { ROWS_OF_DUTIES } from './rows-of-duties.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings.ts';
import { SEATS } from './seats.ts';
import { SECOND_CONDITIONS } from './second-conditions.ts';
import { SECOND_PARTICIPLES } from './second-participles.ts';
import { SINCE_TURNS } from './since.ts';
import { SMALL_TURNS } from './small-turns.ts';
import { SPELLS } from './spells.ts';
import { STANDING } from './standing.ts';
import { STATED_BESIDE } from './stated-beside.ts';
import { STATUS_CHANGED } from './status-changed.ts';
import { TAKING_TIME } from './taking-time.ts';
import { TARIFFS } from './tariffs.ts';
import { TAXES } from './taxes.ts';
import { TERMS_IN_WRITING } from './terms-in-writing.ts';
import { TERMS_TOLD } from './terms-told.ts';
import { THERE_IS_NONE } from './there-is-none.ts';
import { TOLD_BEHIND } from './told-behind.ts';
import { TOLD_BESIDE } from './told-beside.ts';
import { TOLD_OF_ONE } from './told-of-one.ts';
import type { Rewriter } from './types.ts';
import { UNDER_WAY } from './under-way.ts';
import { UNTIL_AND_OF } from './until-and-of.ts';
import { UP_FROM_BEFORE } from './up-from.ts';
import { VOTES } from './votes.ts';
import { WAIVED } from './waived.ts';
import { WELCOME_FOR } from './welcome-for.ts';
import { WHEN_AND_HOW_MANY } from './when-and-how-many.ts';
import { WHEN_LEFT_OUT } from './when-left-out.ts';
import { WHERE_AND_WHEN } from './where-and-when.ts';
import { WHOM_IT_IS_FOR } from './whom-it-is-for.ts';

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
  ...UNDER_WAY,
  ...LATE_AND_MORE,
  ...COMPOUNDS,
  ...IN_STORE,
  ...DONE_WITHOUT,
  ...RETENTION,
  ...ASKED_WHETHER,
  ...CLOSING_DAYS,
  ...REGULAR_DEEDS,
  ...RESCHEDULED,
  ...TOLD_BEHIND,
  ...UP_FROM_BEFORE,
  ...TAXES,
  ...CHANGES_RECKONED,
  ...DEEDS_AS_NOUNS,
  ...FRACTIONS,
  ...GUARANTEES,
  ...MEASURES,
  ...RESERVED_TURNS,
  ...RULINGS,
  ...SEATS,
  ...APPOINTED_TURNS,
  ...BARRED_TURNS,
  ...CLEFTS,
  ...CLOSING_PHRASES,
  ...LEFT_TO,
  ...PAYABLE_TURNS,
  ...SECOND_CONDITIONS,
  ...TAKING_TIME,
  ...WHERE_AND_WHEN,
  ...ANY_OF_A_KIND,
  ...AS_A_RULE,
  ...FREE_DEEDS,
  ...TOLD_BESIDE,
  ...ROWS_OF_DUTIES,
  ...OF_DEEDS_TO,
  ...VOTES,
  ...TERMS_IN_WRITING,
  ...LENGTH_OF_TERM,
  ...ARRANGED_TURNS,
  ...DENIED_MEMBERS,
  ...STATED_BESIDE,
  ...ASKED_OF_YOU,
  ...APPOSITIONS,
  ...AFTER_THAT,
  ...PRESUPPOSED,
  ...BOUNDED_DUTIES,
  ...ANNOUNCED,
  ...OF_THE_MATTER,
  ...RECEIVED_TURNS,
  ...WHEN_LEFT_OUT,
  ...EACH_SUBJECT,
  ...SPELLS,
  ...MEANS_TURNS,
  ...REQUIRED_DEEDS,
  ...MEASURED_NOUNS,
  ...WAIVED,
  ...OF_AGE,
  ...DECIDED_TURNS,
  ...FORMERLY,
  ...ESTIMATES,
  ...CHANGE_REPORTED,
  ...AGREED_DUTIES,
  ...LIVES,
  ...PLAIN_RULES,
  ...PRICED_ITEMS,
  ...FINDINGS_NOTED,
  ...WHEN_AND_HOW_MANY,
  ...AMOUNT_VERBS,
  ...MONTH_ENDS,
  ...TERMS_TOLD,
  ...SECOND_PARTICIPLES,
  ...QUANTIFIED_NOUNS,
  ...CAPPED_TURNS,
  ...PERIODIC_FEES,
  ...REPORTED_AND_ASKED,
  ...RESULTS_OF_MATCHES,
  ...EACH_OF_A_KIND,
  ...DEED_TIMES,
  ...DUTIES_OF_YOU,
  ...NOTHING_TO_PAY,
  ...COUNTED_APART,
  ...BUDGET_NOTES,
  ...ORDERED_ITEMS,
  ...NOW_TURNS,
  ...WELCOME_FOR,
  ...THERE_IS_NONE,
  ...AMOUNTS_APIECE,
  ...UNTIL_AND_OF,
  ...OFFERED_AND_EXPECTED,
  ...WHOM_IT_IS_FOR,
  ...INSTEAD_OF,
  ...STATUS_CHANGED,
  ...OF_WHICH_SO_MANY,
  ...ENDED_BY_NOTICE,
  ...AT_REQUEST,
  ...COMPLAINTS_NOTED,
  ...FROM_SEVERAL,
  ...CLOCK_SPELLS,
  ...COMMENTS,
  ...ALL_OF_THEM,
  ...TARIFFS,
  ...ORDER_LINES,
  ...NONE_NOTED,
  ...DEED_WITH_REASON,
];
