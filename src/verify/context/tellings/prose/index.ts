/** How sentences of mails, letters, reports and rules are said again in the turns of a claim. */

import { ALL_OF_THEM } from './amounts/all-of-them.ts';
import { AMOUNT_VERBS } from './amounts/amount-verbs.ts';
import { AMOUNTS } from './amounts/amounts.ts';
import { AMOUNTS_APIECE } from './amounts/amounts-apiece.ts';
import { AT_LEAST } from './amounts/at-least.ts';
import { BUDGET_NOTES } from './amounts/budget-notes.ts';
import { CAPPED_TURNS } from './amounts/capped.ts';
import { CHANGED_TO } from './amounts/changed-to.ts';
import { CHANGES_RECKONED } from './amounts/changes-reckoned.ts';
import { COUNTED_APART } from './amounts/counted-apart.ts';
import { DOSES } from './amounts/doses.ts';
import { EACH_OF_A_KIND } from './amounts/each-of-a-kind.ts';
import { ESTIMATES } from './amounts/estimates.ts';
import { EVERY_SO_LONG } from './amounts/every-so-long.ts';
import { FRACTIONS } from './amounts/fractions.ts';
import { FROM_SEVERAL } from './amounts/from-several.ts';
import { GROUPS } from './amounts/groups.ts';
import { MEASURED_NOUNS } from './amounts/measured-nouns.ts';
import { MEASURES } from './amounts/measures.ts';
import { NOTHING_TO_PAY } from './amounts/nothing-to-pay.ts';
import { OF_WHICH_SO_MANY } from './amounts/of-which.ts';
import { ORDER_LINES } from './amounts/order-lines.ts';
import { PAYABLE_TURNS } from './amounts/payable.ts';
import { PERIODIC_FEES } from './amounts/periodic-fees.ts';
import { PRICED_ITEMS } from './amounts/priced-items.ts';
import { QUANTIFIED_NOUNS } from './amounts/quantified-nouns.ts';
import { RATES } from './amounts/rates.ts';
import { TARIFFS } from './amounts/tariffs.ts';
import { TAXES } from './amounts/taxes.ts';
import { UNIT_PRICES } from './amounts/unit-prices.ts';
import { UP_FROM_BEFORE } from './amounts/up-from.ts';
import { ARRANGED_TURNS } from './clauses/arranged.ts';
import { ASIDES } from './clauses/asides.ts';
import { BEING_DONE } from './clauses/being-done.ts';
import { BUT_NOT_THOSE } from './clauses/but-not-those.ts';
import { CHANGE_REPORTED } from './clauses/change-reported.ts';
import { CLEFTS } from './clauses/clefts.ts';
import { CLOSING_PHRASES } from './clauses/closing-phrases.ts';
import { COMPOUNDS } from './clauses/compounds.ts';
import { CONTRASTED_TURNS } from './clauses/contrasted.ts';
import { COORDINATED } from './clauses/coordinated.ts';
import { DEED_NOUNS } from './clauses/deed-nouns.ts';
import { DEEDS_AS_NOUNS } from './clauses/deeds-as-nouns.ts';
import { DENIED_MEMBERS } from './clauses/denied-members.ts';
import { DONE_WITHOUT } from './clauses/done-without.ts';
import { EACH_DEED } from './clauses/each-deed.ts';
import { EACH_SUBJECT } from './clauses/each-subject.ts';
import { EXPECTED } from './clauses/expected.ts';
import { FORMERLY } from './clauses/formerly.ts';
import { FRAMES } from './clauses/frames.ts';
import { INSTEAD_OF } from './clauses/instead-of.ts';
import { LEFT_TO } from './clauses/left-to.ts';
import { MEANS_TURNS } from './clauses/means.ts';
import { NOBODY_ELSE } from './clauses/nobody-else.ts';
import { OBJECT_LISTS } from './clauses/object-lists.ts';
import { OF_DEEDS_TO } from './clauses/of-deeds-to.ts';
import { OF_THE_MATTER } from './clauses/of-the-matter.ts';
import { OF_THEM_ALL } from './clauses/of-those-named.ts';
import { PLAIN_TURNS } from './clauses/plain-turns.ts';
import { PRESUPPOSED } from './clauses/presupposed.ts';
import { RELATIVE } from './clauses/relative.ts';
import { SECOND_PARTICIPLES } from './clauses/second-participles.ts';
import { SMALL_TURNS } from './clauses/small-turns.ts';
import { STATED_BESIDE } from './clauses/stated-beside.ts';
import { THERE_IS_NONE } from './clauses/there-is-none.ts';
import { THEREFORE } from './clauses/therefore.ts';
import { TOLD_BEHIND } from './clauses/told-behind.ts';
import { TOLD_BESIDE } from './clauses/told-beside.ts';
import { TOOK_PLACE } from './clauses/took-place.ts';
import { UNDER_WAY } from './clauses/under-way.ts';
import { COMPLAINTS_NOTED } from './noted/complaints-noted.ts';
import { DEED_WITH_REASON } from './noted/deed-with-reason.ts';
import { FINDINGS_NOTED } from './noted/findings-noted.ts';
import { IN_STORE } from './noted/in-store.ts';
import { LENDING } from './noted/lending.ts';
import { NONE_NOTED } from './noted/none-noted.ts';
import { OFFERED_AND_EXPECTED } from './noted/offered-and-expected.ts';
import { ORDERED_ITEMS } from './noted/ordered-items.ts';
import { PAPER_DATES } from './noted/papers.ts';
import { PENDING } from './noted/pending.ts';
import { RECEIVED_TURNS } from './noted/received.ts';
import { STATUS_CHANGED } from './noted/status-changed.ts';
import { ACCOUNTS } from './people/accounts.ts';
import { ANNOUNCED } from './people/announced.ts';
import { APPOINTED_TURNS } from './people/appointed.ts';
import { APPOSITIONS } from './people/appositions.ts';
import { AS_ROLE } from './people/as-role.ts';
import { ASKED_WHETHER } from './people/asked-whether.ts';
import { AT_REQUEST } from './people/at-request.ts';
import { ATTENDANCE } from './people/attendance.ts';
import { CEASED } from './people/ceased.ts';
import { COMMENTS } from './people/comments.ts';
import { CONVERSES } from './people/converses.ts';
import { DECIDED_TURNS } from './people/decided.ts';
import { IN_FAVOUR } from './people/in-favour.ts';
import { LETTERS } from './people/letters.ts';
import { LIVES } from './people/lives.ts';
import { MEMBERSHIP } from './people/membership.ts';
import { NAMED_TURNS } from './people/named.ts';
import { OWN_DEEDS } from './people/own-deeds.ts';
import { PARTIES } from './people/parties.ts';
import { PEOPLE } from './people/people.ts';
import { PLACES } from './people/places.ts';
import { REPORTED_AND_ASKED } from './people/reported-and-asked.ts';
import { REPORTS } from './people/reports.ts';
import { REQUESTS } from './people/requests.ts';
import { RESULTS_OF_MATCHES } from './people/results-of-matches.ts';
import { RULINGS } from './people/rulings.ts';
import { SAYING_TURNS } from './people/saying.ts';
import { SEATS } from './people/seats.ts';
import { TOLD_OF_ONE } from './people/told-of-one.ts';
import { VOTES } from './people/votes.ts';
import { AGREED_DUTIES } from './rules/agreed-duties.ts';
import { ALLOWED_TURNS } from './rules/allowed.ts';
import { ANY_OF_A_KIND } from './rules/any-of-a-kind.ts';
import { APPROVALS } from './rules/approvals.ts';
import { AS_A_RULE } from './rules/as-a-rule.ts';
import { ASKED_OF_YOU } from './rules/asked-of-you.ts';
import { BARRED_TURNS } from './rules/barred.ts';
import { BOUNDED_DUTIES } from './rules/bounded-duties.ts';
import { BOUNDS } from './rules/bounds.ts';
import { CASES_NAMED } from './rules/cases-named.ts';
import { DUTIES_OF_YOU } from './rules/duties-of-you.ts';
import { EACH_PARTY } from './rules/each-party.ts';
import { ENDED_BY_NOTICE } from './rules/ended-by-notice.ts';
import { FREE_DEEDS } from './rules/free-deeds.ts';
import { FREE_ENTRY } from './rules/free-entry.ts';
import { GUARANTEES } from './rules/guarantees.ts';
import { HOUSE_RULES } from './rules/house-rules.ts';
import { IN_RANGE } from './rules/in-range.ts';
import { LIMITS } from './rules/limits.ts';
import { MOVED_CONDITIONS } from './rules/moved-conditions.ts';
import { NO_LONGER_THAN } from './rules/no-longer-than.ts';
import { OF_AGE } from './rules/of-age.ts';
import { ONLY_OTHERS } from './rules/only-others.ts';
import { ONLY_WHEN } from './rules/only-when.ts';
import { PLAIN_RULES } from './rules/plain-rules.ts';
import { REQUIRED_DEEDS } from './rules/required-deeds.ts';
import { RESERVED_TURNS } from './rules/reserved.ts';
import { RETENTION } from './rules/retention.ts';
import { ROWS_OF_DUTIES } from './rules/rows-of-duties.ts';
import { RULES } from './rules/rules.ts';
import { SECOND_CONDITIONS } from './rules/second-conditions.ts';
import { TERM_OF_AGREEMENT } from './rules/term-of-agreement.ts';
import { TERMS_IN_WRITING } from './rules/terms-in-writing.ts';
import { TERMS_TOLD } from './rules/terms-told.ts';
import { THINGS_REQUIRED } from './rules/things-required.ts';
import { WAIVED } from './rules/waived.ts';
import { WELCOME_FOR } from './rules/welcome-for.ts';
import { WHOM_IT_IS_FOR } from './rules/whom-it-is-for.ts';
import { AFTER_THAT } from './times/after-that.ts';
import { AFTER_THE_LAST } from './times/after-the-last.ts';
import { CHANGED_PLAN } from './times/changed-plan.ts';
import { CLOCK_SPELLS } from './times/clock-spells.ts';
import { CLOSING_DAYS } from './times/closing-days.ts';
import { DAILY_HOURS } from './times/daily.ts';
import { DATES } from './times/dates.ts';
import { DAY_LONGER } from './times/day-longer.ts';
import { DEADLINES } from './times/deadlines.ts';
import { DEED_TIMES } from './times/deed-times.ts';
import { END_OF_TERM } from './times/end-of-term.ts';
import { INTERVALS } from './times/intervals.ts';
import { LATE_AND_MORE } from './times/late-and-more.ts';
import { LENGTH_OF_TERM } from './times/length-of-term.ts';
import { MONTH_ENDS } from './times/month-ends.ts';
import { MOVED_TURNS } from './times/moved.ts';
import { NOW_TURNS } from './times/now.ts';
import { OCCASIONS } from './times/occasions.ts';
import { REGULAR_DEEDS } from './times/regular-deeds.ts';
import { RESCHEDULED } from './times/rescheduled.ts';
import { SINCE_TURNS } from './times/since.ts';
import { SPELLS } from './times/spells.ts';
import { STANDING } from './times/standing.ts';
import { TAKING_TIME } from './times/taking-time.ts';
import { UNTIL_AND_OF } from './times/until-and-of.ts';
import { UNTIL_EACH_DAY } from './times/until-each-day.ts';
import { WHEN_AND_HOW_MANY } from './times/when-and-how-many.ts';
import { WHEN_LEFT_OUT } from './times/when-left-out.ts';
import { WHERE_AND_WHEN } from './times/where-and-when.ts';
import { WITHOUT_FOR } from './times/without-for.ts';
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
  ...EVERY_SO_LONG,
  ...BUT_NOT_THOSE,
  ...UNTIL_EACH_DAY,
  ...NO_LONGER_THAN,
  ...AS_ROLE,
  ...END_OF_TERM,
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
  ...THINGS_REQUIRED,
  ...MEMBERSHIP,
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
  ...CASES_NAMED,
  ...AFTER_THE_LAST,
  ...CHANGED_TO,
  ...SAYING_TURNS,
  ...WITHOUT_FOR,
  ...DAY_LONGER,
  ...IN_FAVOUR,
  ...CHANGED_PLAN,
  ...THEREFORE,
  ...BEING_DONE,
  ...GROUPS,
  ...ATTENDANCE,
  ...TERM_OF_AGREEMENT,
  ...PLAIN_TURNS,
  ...UNIT_PRICES,
  ...NOBODY_ELSE,
  ...OF_THEM_ALL,
  ...TOOK_PLACE,
  ...EACH_PARTY,
  ...EXPECTED,
];
