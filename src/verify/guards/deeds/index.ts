/**
 * What was done, beside another deed, part of it or what is taken back; and what is only planned, asked for, offered, due or
 * not known yet (`../plans/`). One table has both: of a statement that several are against, the first tells why.
 */
import type { Guard } from '../guard.ts';
import { ABOUT_TO_BE } from '../plans/about-to-be.ts';
import { AGREED_NOT_DONE } from '../plans/agreed-not-done.ts';
import { ANSWER_UNSAID } from '../plans/answer-unsaid.ts';
import { ARRANGED_FOR } from '../plans/arranged-for.ts';
import { AS_ORDERED } from '../plans/as-ordered.ts';
import { ASSIGNED } from '../plans/assigned.ts';
import { DEED_WANTED } from '../plans/deed-wanted.ts';
import { DUE_NOT_DONE } from '../plans/due-not-done.ts';
import { GRANTED_PENDING } from '../plans/granted-pending.ts';
import { INVERTED_CONDITION } from '../plans/inverted-condition.ts';
import { MAY_FOR_WILL } from '../plans/may-for-will.ts';
import { NEXT_NOT_PAST } from '../plans/next-not-past.ts';
import { NOT_YET_FAILED } from '../plans/not-yet-failed.ts';
import { OFFERED_ONLY } from '../plans/offered-only.ts';
import { ON_THE_AGENDA } from '../plans/on-the-agenda.ts';
import { ONLY_ASKED } from '../plans/only-asked.ts';
import { ONLY_BIDDEN } from '../plans/only-bidden.ts';
import { ONLY_MEANT } from '../plans/only-meant.ts';
import { OPTION_OF } from '../plans/option-of.ts';
import { OUTCOME_UNSAID } from '../plans/outcome-unsaid.ts';
import { OVER_AND_DONE } from '../plans/over-and-done.ts';
import { PAYABLE_NOT_PAID } from '../plans/payable-not-paid.ts';
import { PENDING_BEHIND } from '../plans/pending-behind.ts';
import { PLANNED_NOT_MADE } from '../plans/planned-not-made.ts';
import { PROPOSED_ONLY } from '../plans/proposed-only.ts';
import { QUERIED } from '../plans/queried.ts';
import { SHOULD_FOR_MUST } from '../plans/should-for-must.ts';
import { STILL_MISSING } from '../plans/still-missing.ts';
import { STILL_OPEN } from '../plans/still-open.ts';
import { TARGET_MET } from '../plans/target-met.ts';
import { TERMS_NOT_DONE } from '../plans/terms-not-done.ts';
import { TICKED_OFF } from '../plans/ticked-off.ts';
import { TO_BE_DONE } from '../plans/to-be-done.ts';
import { TOLD_BUT_NOT } from '../plans/told-but-not.ts';
import { TOLD_TO_DO } from '../plans/told-to-do.ts';
import { UNDER_PLAN_HEAD } from '../plans/under-plan-head.ts';
import { UNREALISED } from '../plans/unrealised.ts';
import { WANTED_ONLY } from '../plans/wanted-only.ts';
import { WAS_TO } from '../plans/was-to.ts';
import { YET_UNKNOWN } from '../plans/yet-unknown.ts';
import { AS_THOUGH } from './as-though.ts';
import { ASKED_WHETHER } from './asked-whether.ts';
import { ASSOCIATED } from './associated.ts';
import { BEING_DONE } from './being-done.ts';
import { BY_ITS_ADJECTIVE } from './by-its-adjective.ts';
import { CAUSE_UNSAID } from './cause-unsaid.ts';
import { DEED_NOT_MADE } from './deed-not-made.ts';
import { DEED_STOPPED } from './deed-stopped.ts';
import { DEEDLESS, OTHER_DEED } from './deedless.ts';
import { DONE_AGAIN } from './done-again.ts';
import { DONE_SINCE } from './done-since.ts';
import { DONE_THING } from './done-thing.ts';
import { DONE_TO_IT_BEFORE } from './done-to-it-before.ts';
import { DUE_RECEIVED } from './due-received.ts';
import { ENDED_DEED } from './ended-deed.ts';
import { FAILED_CALL } from './failed-call.ts';
import { FOUND_UNTRUE } from './found-untrue.ts';
import { FROM_TEMPLATE } from './from-template.ts';
import { HARMED_OTHERWISE } from './harmed-otherwise.ts';
import { HAS_IT_DONE } from './has-it-done.ts';
import { HEADED_ONLY } from './headed-only.ts';
import { INDIFFERENT } from './indifferent.ts';
import { KEPT_OUT_OF } from './kept-out-of.ts';
import { LIGHT_FOR_OTHER } from './light-for-other.ts';
import { LINE_UNDONE } from './line-undone.ts';
import { MANAGED } from './managed.ts';
import { MOSTLY_DONE } from './mostly-done.ts';
import { NEARLY_SO } from './nearly-so.ts';
import { NEVER_CAME } from './never-came.ts';
import { NOT_FOR_REAL } from './not-for-real.ts';
import { NOT_HELD_STATE } from './not-held.ts';
import { NOT_IN_THE_END } from './not-in-the-end.ts';
import { NOT_LOOKED_FOR } from './not-looked-for.ts';
import { NOT_SO } from './not-so.ts';
import { NOUN_OF_DEED } from './noun-of-deed.ts';
import { OF_A_KIND } from './of-a-kind.ts';
import { OF_NO_RECORD } from './of-no-record.ts';
import { ONLY_BELIEVED } from './only-believed.ts';
import { ONLY_PICTURED } from './only-pictured.ts';
import { OTHER_DEED_NOUN } from './other-deed-noun.ts';
import { PART_WAY } from './part-way.ts';
import { PASSED_BY_ONE } from './passed-by-one.ts';
import { PHRASAL_UNSAID } from './phrasal-unsaid.ts';
import { PURPOSE_TURNED } from './purpose-turned.ts';
import { REVERTED } from './reverted.ts';
import { RIGHTLESS } from './rightless.ts';
import { SCOPED } from './scoped.ts';
import { SHORT_OF } from './short-of.ts';
import { SHORT_OF_ARRIVAL } from './short-of-arrival.ts';
import { TAKEN_BACK_WITH_IT } from './taken-back-with-it.ts';
import { THING_THERE } from './thing-there.ts';
import { A_VERB_BEHIND_TO } from './to-do.ts';
import { TO_DO_OR_DOING } from './to-do-or-doing.ts';
import { TOLD_AS } from './told-as.ts';
import { TOLD_BEHIND } from './told-behind.ts';
import { UNDER_ITS_KIND } from './under-its-kind.ts';
import { UNDER_WAY_YET } from './under-way-yet.ts';
import { WHOLE_DEEDS } from './whole-deeds.ts';

export const DEEDS: readonly Guard[] = [
  NOT_HELD_STATE,
  HAS_IT_DONE,
  DEEDLESS,
  OTHER_DEED,
  ASSIGNED,
  TO_BE_DONE,
  REVERTED,
  ...UNREALISED,
  MANAGED,
  ...WHOLE_DEEDS,
  ...NOT_SO,
  ...SCOPED,
  ...SHORT_OF,
  FOUND_UNTRUE,
  STILL_OPEN,
  KEPT_OUT_OF,
  ...RIGHTLESS,
  ONLY_ASKED,
  NEXT_NOT_PAST,
  ONLY_BIDDEN,
  ...CAUSE_UNSAID,
  ANSWER_UNSAID,
  ...INDIFFERENT,
  ...WANTED_ONLY,
  PLANNED_NOT_MADE,
  THING_THERE,
  OF_A_KIND,
  STILL_MISSING,
  ...NOUN_OF_DEED,
  AS_THOUGH,
  ASKED_WHETHER,
  TICKED_OFF,
  TERMS_NOT_DONE,
  ...A_VERB_BEHIND_TO,
  HARMED_OTHERWISE,
  WAS_TO,
  PAYABLE_NOT_PAID,
  OTHER_DEED_NOUN,
  SHOULD_FOR_MUST,
  DUE_NOT_DONE,
  OFFERED_ONLY,
  ...TOLD_BEHIND,
  ...AS_ORDERED,
  ...DEED_NOT_MADE,
  ...ONLY_PICTURED,
  ...DONE_SINCE,
  ...DONE_THING,
  NOT_YET_FAILED,
  OVER_AND_DONE,
  ON_THE_AGENDA,
  UNDER_PLAN_HEAD,
  AGREED_NOT_DONE,
  TOLD_TO_DO,
  LIGHT_FOR_OTHER,
  PART_WAY,
  DEED_STOPPED,
  PROPOSED_ONLY,
  ...DONE_AGAIN,
  NEARLY_SO,
  ...NOT_IN_THE_END,
  YET_UNKNOWN,
  ...SHORT_OF_ARRIVAL,
  PASSED_BY_ONE,
  BEING_DONE,
  INVERTED_CONDITION,
  ...TAKEN_BACK_WITH_IT,
  FROM_TEMPLATE,
  UNDER_ITS_KIND,
  TO_DO_OR_DOING,
  DEED_WANTED,
  ...UNDER_WAY_YET,
  NOT_LOOKED_FOR,
  ...BY_ITS_ADJECTIVE,
  ...PURPOSE_TURNED,
  PENDING_BEHIND,
  MOSTLY_DONE,
  ASSOCIATED,
  OPTION_OF,
  DONE_TO_IT_BEFORE,
  TARGET_MET,
  NOT_FOR_REAL,
  ABOUT_TO_BE,
  GRANTED_PENDING,
  ONLY_MEANT,
  ENDED_DEED,
  ARRANGED_FOR,
  QUERIED,
  ...TOLD_BUT_NOT,
  ...LINE_UNDONE,
  PHRASAL_UNSAID,
  ...TOLD_AS,
  OF_NO_RECORD,
  FAILED_CALL,
  HEADED_ONLY,
  DUE_RECEIVED,
  NEVER_CAME,
  ONLY_BELIEVED,
  OUTCOME_UNSAID,
  MAY_FOR_WILL,
];
