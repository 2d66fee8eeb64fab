/** The guards in their order, and the one place that asks them. */

import type { Judged, Part } from '../case.ts';
import type { Mismatch } from '../matter.ts';
import { ACROSS_RELATIVE } from './across-relative.ts';
import { ACROSS_SEMICOLON } from './across-semicolon.ts';
import { ADDRESSEE } from './addressee.ts';
import { AGAINST_MEASURE } from './against-measure.ts';
import { AGAINST_SIGN } from './against-sign.ts';
import { AGENT_BY_PASSIVE } from './agent-by-passive.ts';
import { AGENT_NOT_PATIENT } from './agent-not-patient.ts';
import { AGREED_NOT_DONE } from './agreed-not-done.ts';
import { ALL_BUT } from './all-but.ts';
import { ALL_OF_A_KIND } from './all-of-a-kind.ts';
import { ALL_TOGETHER } from './all-together.ts';
import { ALL_WHO_DO } from './all-who.ts';
import { ALONE_THERE } from './alone-there.ts';
import { ALONG_ARROW } from './along-arrow.ts';
import { AMONG_THE_MOST } from './among-the-most.ts';
import { AMOUNT_LEFT } from './amount-left.ts';
import { AMOUNT_OF_OTHER } from './amount-of-other.ts';
import { ANOTHER_AGENT } from './another-agent.ts';
import { ANOTHER_OBJECT } from './another-object.ts';
import { ANOTHER_ONE } from './another-one.ts';
import { ANOTHERS_DEED } from './anothers-deed.ts';
import { ANSWER_UNSAID } from './answer-unsaid.ts';
import { AS_MODIFIER } from './as-modifier.ts';
import { AS_ONE } from './as-one.ts';
import { AS_ORDERED } from './as-ordered.ts';
import { AS_PREDICATE } from './as-predicate.ts';
import { AS_WHAT } from './as-what.ts';
import { Askable } from './askable.ts';
import { ASKED_WHETHER } from './asked-whether.ts';
import { ASSIGNED } from './assigned.ts';
import { BARE_AGE } from './bare-age.ts';
import { BARE_PARTICIPLE } from './bare-participle.ts';
import { BEFORE_ITS_NOUN } from './before-its-noun.ts';
import { BEFORE_PRONOUN } from './before-pronoun.ts';
import { BEGUN_THERE } from './begun-there.ts';
import { BEHIND_WITH } from './behind-with.ts';
import { BEING_DONE } from './being-done.ts';
import { BESIDE_OTHER } from './beside-other.ts';
import { BESIDE_OWN_VALUE } from './beside-own-value.ts';
import { BETWEEN } from './between.ts';
import { BORN_THERE } from './born-there.ts';
import { BOUND_LEFT_OUT } from './bound-left-out.ts';
import { BY_ACCOUNT } from './by-account.ts';
import { BY_ANOTHER } from './by-another.ts';
import { BY_ITS_ADJECTIVE } from './by-its-adjective.ts';
import { BY_ROLE } from './by-role.ts';
import { BY_THAT_DEED } from './by-that-deed.ts';
import { CARD_UNSOUND } from './card-unsound.ts';
import { CAUSE_UNSAID } from './cause-unsaid.ts';
import { CEASED } from './ceased.ts';
import { CHANGE_OF_OTHER } from './change-of-other.ts';
import { CLAUSE_OF_DEED } from './clause-of-deed.ts';
import { COMING_PERIOD } from './coming-period.ts';
import { COMMENTED_LINE } from './commented-line.ts';
import { COMPARED_IN } from './compared-in.ts';
import { CONDITION_OF_BOTH } from './condition-of-both.ts';
import { CONTRASTED } from './contrasted.ts';
import { COUNTED_OTHERWISE } from './counted-otherwise.ts';
import { CROSSED_COMPLEMENTS } from './crossed-complements.ts';
import { CROSSED_CONJUNCTS } from './crossed-conjuncts.ts';
import { CROSSED_HALVES } from './crossed-halves.ts';
import { CROSSED_PAIRS } from './crossed-pairs.ts';
import { CROSSED_PARTS } from './crossed-parts.ts';
import { CROSSED_PREDICATES } from './crossed-predicates.ts';
import { CUT_SHORT } from './cut-short.ts';
import { DATE_OF_ANOTHER } from './date-of-another.ts';
import { DAY_OF_EFFECT } from './day-of-effect.ts';
import { DEED_AS_SUBJECT } from './deed-as-subject.ts';
import { DEED_NOT_MADE } from './deed-not-made.ts';
import { DEED_STOPPED } from './deed-stopped.ts';
import { DEED_WANTED } from './deed-wanted.ts';
import { DEEDLESS, OTHER_DEED } from './deedless.ts';
import { DENIAL_UNSAID } from './denial-unsaid.ts';
import { DENIED_DEGREE } from './denied-degree.ts';
import { DENIED_DENIAL } from './denied-denial.ts';
import { DENIED_FOR_A_TIME } from './denied-for-a-time.ts';
import { DENIED_KIND } from './denied-kind.ts';
import { DENIED_LABEL } from './denied-label.ts';
import { DENIED_MANNER } from './denied-manner.ts';
import { DENIED_NOUN } from './denied-noun.ts';
import { DENIED_OF_ANOTHER } from './denied-of-another.ts';
import { DENIED_WHOLE } from './denied-whole.ts';
import { DESPITE_FOR_BECAUSE } from './despite-for-because.ts';
import { DONE_AGAIN } from './done-again.ts';
import { DONE_SINCE } from './done-since.ts';
import { DONE_THING } from './done-thing.ts';
import { DONE_TO_ANOTHER } from './done-to-another.ts';
import { DUE_NOT_DONE } from './due-not-done.ts';
import { DUE_WHEN } from './due-when.ts';
import { DUTY_OF_OTHER } from './duty-of-other.ts';
import { EACH_OF_PAIR } from './each-of-pair.ts';
import { EACH_OF_THEM } from './each-of-them.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EMPTY_LABEL } from './empty-label.ts';
import { END_OF_CHANGE } from './end-of-change.ts';
import { END_OF_RANGE } from './end-of-range.ts';
import { ENDED } from './ended.ts';
import { EVERY_SO_OFTEN } from './every-so-often.ts';
import { EXCEPTED_CASE } from './excepted-case.ts';
import { EXCHANGED } from './exchanged.ts';
import { FAMILY_HISTORY } from './family-history.ts';
import { FEWER } from './fewer.ts';
import { FIELD_BY_OTHER } from './field-by-other.ts';
import { FIELD_NOT_DONE } from './field-not-done.ts';
import { FIRST_AND_LAST_DAY } from './first-and-last-day.ts';
import { FIRST_FOR_LAST } from './first-for-last.ts';
import { FIRST_PERSON } from './first-person.ts';
import { FOR_SO_LONG } from './for-so-long.ts';
import { FOR_WHOM_UNSAID } from './for-whom-unsaid.ts';
import { FORMER_STATE } from './former-state.ts';
import { FOUND_UNTRUE } from './found-untrue.ts';
import { FROM_TEMPLATE } from './from-template.ts';
import { FROM_WHOM } from './from-whom.ts';
import { GAPPED_DOER } from './gapped-doer.ts';
import { GIVEN_TO } from './given-to.ts';
import { GIVEN_TURNED } from './given-turned.ts';
import { GOAL_AS_OBJECT } from './goal-as-object.ts';
import { GOES_ON } from './goes-on.ts';
import { GREETED } from './greeted.ts';
import type { Carrier, Guard, Told } from './guard.ts';
import { HAD_DONE } from './had-done.ts';
import { HAD_IT_DONE } from './had-it-done.ts';
import { HALF_OF_NAME } from './half-of-name.ts';
import { HARMED_OTHERWISE } from './harmed-otherwise.ts';
import { HEAD_OF } from './head-of.ts';
import { HEAD_UNSAID } from './head-unsaid.ts';
import { IN_ANOTHER_FORM } from './in-another-form.ts';
import { IN_BETWEEN } from './in-between.ts';
import { IN_COMPANY } from './in-company.ts';
import { IN_NAME_ONLY } from './in-name-only.ts';
import { IN_NEXT_CLAUSE } from './in-next-clause.ts';
import { IN_OWN_CLAUSE } from './in-own-clause.ts';
import { IN_RELATIVE } from './in-relative.ts';
import { IN_RESTRICTION } from './in-restriction.ts';
import { INDIFFERENT } from './indifferent.ts';
import { INFINITIVE_SUBJECT } from './infinitive-subject.ts';
import { INVERTED_CONDITION } from './inverted-condition.ts';
import { IS_BY_RELATION } from './is-by-relation.ts';
import { IS_NOT_SO } from './is-not.ts';
import { JOINED } from './joined.ts';
import { JOINT_DOERS } from './joint-doers.ts';
import { KEPT_OUT_OF } from './kept-out-of.ts';
import { LATER_DEED } from './later-deed.ts';
import { LATER_LINE } from './later-line.ts';
import { LEAST_FOR_OWN } from './least-for-own.ts';
import { LED_BY } from './led-by.ts';
import { LED_TO_LENGTH } from './led-to-length.ts';
import { LEFT_OUT } from './left-out.ts';
import { LEGEND } from './legend.ts';
import { LESS_FOR_MORE } from './less-for-more.ts';
import { LIGHT_FOR_OTHER } from './light-for-other.ts';
import { LINE_OF_OWN } from './line-of-own.ts';
import { LONGER_TOKEN } from './longer-token.ts';
import { LOOKED_FOR } from './looked-for.ts';
import { MADE_ANOTHER_DO } from './made-another-do.ts';
import { MANAGED } from './managed.ts';
import { MOST_UNSAID } from './most-unsaid.ts';
import { MOVED_AWAY } from './moved-away.ts';
import { MOVED_SINCE } from './moved-since.ts';
import { NAMED_FOR_DEED } from './named-for-deed.ts';
import { NAMES_ROUND } from './names-round.ts';
import { NARROWED } from './narrowed.ts';
import { NEAR_ROLE } from './near-role.ts';
import { NEAREST_QUANTIFIER } from './nearest-quantifier.ts';
import { NEARLY_SO } from './nearly-so.ts';
import { NEARLY_THAT_MANY } from './nearly-that-many.ts';
import { NEXT_DOOR } from './next-door.ts';
import { NEXT_NOT_PAST } from './next-not-past.ts';
import { NEXT_TO_ITS_NOUN } from './next-to-its-noun.ts';
import { NEXT_VALUE } from './next-value.ts';
import { NO_CHARGE_FOR } from './no-charge-for.ts';
import { NO_LONGER_HELD } from './no-longer-held.ts';
import { NO_LONGER_SO } from './no-longer-so.ts';
import { NO_ONE_THERE } from './no-one-there.ts';
import { NO_SIGN } from './no-sign.ts';
import { NO_SUCH } from './no-such.ts';
import { NONE_OF_A_KIND } from './none-of-a-kind.ts';
import { NOT_APPOSED } from './not-apposed.ts';
import { NOT_IN_THE_END } from './not-in-the-end.ts';
import { NOT_LOOKED_FOR } from './not-looked-for.ts';
import { NOT_SO } from './not-so.ts';
import { NOT_THE_AGENT } from './not-the-agent.ts';
import { NOT_YET_FAILED } from './not-yet-failed.ts';
import { NOTICE_TAKEN } from './notice-taken.ts';
import { NOUN_OF_DEED } from './noun-of-deed.ts';
import { NUMBER_IN_CLAUSE } from './number-in-clause.ts';
import { OBJECT_NOWHERE } from './object-nowhere.ts';
import { OBJECT_OF_NEXT } from './object-of-next.ts';
import { OF_A_KIND } from './of-a-kind.ts';
import { OF_ALL_COUNTED } from './of-all-counted.ts';
import { OF_AMOUNTS } from './of-amounts.ts';
import { OF_ANOTHER_WORD } from './of-another-word.ts';
import { OF_APPOSITIVE } from './of-appositive.ts';
import { OF_BY_TO } from './of-by-to.ts';
import { OF_FEWER } from './of-fewer.ts';
import { OF_GAPPED } from './of-gapped.ts';
import { OF_ITS_FIELD } from './of-its-field.ts';
import { OF_ITS_PAIR } from './of-its-pair.ts';
import { OF_ITS_PART } from './of-its-part.ts';
import { OF_ITS_STUFF } from './of-its-stuff.ts';
import { OF_KIND } from './of-kind.ts';
import { OF_NATION } from './of-nation.ts';
import { OF_ONE_OF_ANOTHER } from './of-one-of-another.ts';
import { OF_OTHER_EVENT } from './of-other-event.ts';
import { OF_SIBLING_KEY } from './of-sibling-key.ts';
import { OF_THOSE_ALONE } from './of-those-alone.ts';
import { OF_TOTAL } from './of-total.ts';
import { OF_WHICH_FEWER } from './of-which-fewer.ts';
import { OF_WHOM } from './of-whom.ts';
import { OFFERED_ONLY } from './offered-only.ts';
import { OFFICE_OF_ANOTHER } from './office-of-another.ts';
import { ON_THE_AGENDA } from './on-the-agenda.ts';
import { ONE_FOR_THOSE } from './one-for-those.ts';
import { MANY_OF_ONE, ONE_NOT_MANY } from './one-not-many.ts';
import { ONE_OF_MANY } from './one-of-many.ts';
import { ONE_OF_PARTIES } from './one-of-parties.ts';
import { ONE_WORD_TWICE } from './one-word-twice.ts';
import { ONLY_A_DAY } from './only-a-day.ts';
import { ONLY_ASKED } from './only-asked.ts';
import { ONLY_BIDDEN } from './only-bidden.ts';
import { ONLY_OF } from './only-of.ts';
import { ONLY_PICTURED } from './only-pictured.ts';
import { OPPOSITE_ADVERB } from './opposite-adverb.ts';
import { OPPOSITE_PARTICLE } from './opposite-particle.ts';
import { OR_EARLIER } from './or-earlier.ts';
import { ORDINAL_DAY } from './ordinal-day.ts';
import { OTHER_BASIS } from './other-basis.ts';
import { OTHER_BOUND } from './other-bound.ts';
import { OTHER_CHANGE } from './other-change.ts';
import { OTHER_CLAUSE } from './other-clause.ts';
import { OTHER_CONJUNCT } from './other-conjunct.ts';
import { OTHER_CONNECTIVE } from './other-connective.ts';
import { OTHER_DEADLINE } from './other-deadline.ts';
import { OTHER_DEED_NOUN } from './other-deed-noun.ts';
import { OTHER_DOER } from './other-doer.ts';
import { OTHER_DOES_IT } from './other-does-it.ts';
import { OTHER_END } from './other-end.ts';
import { OTHER_FIELD } from './other-field.ts';
import { OTHER_FIRST_NAME } from './other-first-name.ts';
import { OTHER_GENDER } from './other-gender.ts';
import { OTHER_IN_ITS_PLACE } from './other-in-its-place.ts';
import { OTHER_IN_PLACE } from './other-in-place.ts';
import { OTHER_KIND_TOO } from './other-kind-too.ts';
import { OTHER_LABEL } from './other-label.ts';
import { OTHER_LETTER } from './other-letter.ts';
import { OTHER_LINE } from './other-line.ts';
import { OTHER_LIST } from './other-list.ts';
import { OTHER_NAME } from './other-name.ts';
import { DONE_TO_OTHER_OF_KIND, OTHER_OF_KIND } from './other-of-kind.ts';
import { OTHER_OF_ROW } from './other-of-row.ts';
import { OTHER_ONE } from './other-one.ts';
import { OTHER_POSSESSIVE } from './other-possessive.ts';
import { OTHER_PREPOSITION } from './other-preposition.ts';
import { OTHER_ROW } from './other-row.ts';
import { OTHER_SIDE } from './other-side.ts';
import { OTHER_STAGES } from './other-stage.ts';
import { OTHER_STATEMENT } from './other-statement.ts';
import { OTHER_SUBJECT } from './other-subject.ts';
import { OTHER_TENSE } from './other-tense.ts';
import { OTHER_THAN_YOU } from './other-than-you.ts';
import { OTHER_TIME } from './other-time.ts';
import { OTHER_UNTIL } from './other-until.ts';
import { OTHERS_NOTE } from './others-note.ts';
import { OUT_OF } from './out-of.ts';
import { OUT_OF_NORMAL } from './out-of-normal.ts';
import { OVER_AND_DONE } from './over-and-done.ts';
import { OVER_BY_RECORD } from './over-by-record.ts';
import { OWN_ADJECTIVE } from './own-adjective.ts';
import { OWN_DOER } from './own-doer.ts';
import { OWN_FIELD } from './own-field.ts';
import { OWN_VALUE_BEHIND } from './own-value-behind.ts';
import { OWNER_FOR_DOER } from './owner-for-doer.ts';
import { PART_OF } from './part-of.ts';
import { PART_OF_NAME } from './part-of-name.ts';
import { PART_OF_TIME } from './part-of-time.ts';
import { PART_PAID } from './part-paid.ts';
import { PART_WAY } from './part-way.ts';
import { PARTICIPLE_OF_NEAREST } from './participle-of-nearest.ts';
import { PARTICIPLE_OF_NOUN } from './participle-of-noun.ts';
import { PARTICLE_ADDED } from './particle-added.ts';
import { PASSED_BY_ONE } from './passed-by-one.ts';
import { PAYABLE_NOT_PAID } from './payable-not-paid.ts';
import { PER_ACCOUNT } from './per-account.ts';
import { PHRASE_NOWHERE } from './phrase-nowhere.ts';
import { PHRASE_OF_OTHER } from './phrase-of-other.ts';
import { PICKED_OUT } from './picked-out.ts';
import { PLACE_AS_SUBJECT } from './place-as-subject.ts';
import { PLACE_FROM_END } from './place-from-end.ts';
import { PLACE_OF_OTHER } from './place-of-other.ts';
import { PLACE_OF_OTHER_DEED } from './place-of-other-deed.ts';
import { PLANNED_NOT_MADE } from './planned-not-made.ts';
import { POSSESSOR_OF_OTHER } from './possessor-of-other.ts';
import { PREPOSITION_LEFT_OUT } from './preposition-left-out.ts';
import { PRONOUN_SUBJECT } from './pronoun-subject.ts';
import { PROPOSED_ONLY } from './proposed-only.ts';
import { PURPOSE_TURNED } from './purpose-turned.ts';
import { RANGE_BY_ENDS } from './range-by-ends.ts';
import { RANK_OF_OTHER } from './rank-of-other.ts';
import { RECIPIENT } from './recipient.ts';
import { REMOVED_LINE } from './removed-line.ts';
import { REPLACED_TURNED } from './replaced-turned.ts';
import { REVERTED } from './reverted.ts';
import { RIGHTLESS } from './rightless.ts';
import { RIVAL_OF_ITS_KIND } from './rival-of-its-kind.ts';
import { ROLE_OF } from './role-of.ts';
import { ROLE_UNSAID } from './role-unsaid.ts';
import { ROW_CROSSED } from './row-crossed.ts';
import { ROW_OPEN } from './row-open.ts';
import { RULE_FOR_SOME } from './rule-for-some.ts';
import { RULE_OVER_AMOUNT } from './rule-over-amount.ts';
import { RUN_ON } from './run-on.ts';
import { SAID_BY_OTHER } from './said-by-other.ts';
import { SAME_FOR_LESS } from './same-for-less.ts';
import { SAME_OR_ANOTHER } from './same-or-another.ts';
import { SCOPED } from './scoped.ts';
import { SECOND_DEED } from './second-deed.ts';
import { SECOND_OBJECT } from './second-object.ts';
import { SECOND_VERB } from './second-verb.ts';
import { SELF_DONE } from './self-done.ts';
import { SHARE_OF_THAT } from './share-of-that.ts';
import { SHARE_OF_WHOM } from './share-of-whom.ts';
import { SHARE_TURNED } from './share-turned.ts';
import { SHORT_OF } from './short-of.ts';
import { SHORT_OF_ARRIVAL } from './short-of-arrival.ts';
import { SHOULD_FOR_MUST } from './should-for-must.ts';
import { SINCE_THEN } from './since-then.ts';
import { SIZE_OF_NOUN } from './size-of-noun.ts';
import { SMALL_WORDS } from './small-words.ts';
import { SOME_FAILED } from './some-failed.ts';
import { SOME_OF_THOSE } from './some-of-those.ts';
import { SPEAKER_NOT_DOER } from './speaker-not-doer.ts';
import { STATELESS } from './stateless.ts';
import { STILL_MISSING } from './still-missing.ts';
import { STILL_OPEN } from './still-open.ts';
import { STRANDED } from './stranded.ts';
import { SUBJECT_ELSEWHERE } from './subject-elsewhere.ts';
import { TAKEN_BACK_WITH_IT } from './taken-back-with-it.ts';
import { TAX_IN_IT } from './tax-in-it.ts';
import { TERMS_NOT_DONE } from './terms-not-done.ts';
import { THAN_THERE } from './than-there.ts';
import { THE_ONE } from './the-one.ts';
import { THING_THERE } from './thing-there.ts';
import { TICKED_OFF } from './ticked-off.ts';
import { TIMES_IN_SPAN } from './times-in-span.ts';
import { TO_BE_DONE } from './to-be-done.ts';
import { A_VERB_BEHIND_TO } from './to-do.ts';
import { TO_DO_OR_DOING } from './to-do-or-doing.ts';
import { TOLD_APART } from './told-apart.ts';
import { TOLD_BEHIND } from './told-behind.ts';
import { TOLD_NEXT_TO_IT } from './told-next-to-it.ts';
import { TOLD_TO_DO } from './told-to-do.ts';
import { TOLD_WHEN } from './told-when.ts';
import { TURNED_DEED } from './turned-deed.ts';
import { TURNED_LEAD } from './turned-lead.ts';
import { TURNED_ON_US } from './turned-on-us.ts';
import { UNDER_DONE_LABEL } from './under-done-label.ts';
import { UNDER_OTHER_HEAD } from './under-other-head.ts';
import { UNDER_OTHER_NAME } from './under-other-name.ts';
import { UNDER_WAY_YET } from './under-way-yet.ts';
import { UNREALISED } from './unrealised.ts';
import { VALUE_FOR_SOME } from './value-for-some.ts';
import { VERB_FOR_OBJECT } from './verb-for-object.ts';
import { VOTE_CAST } from './vote-cast.ts';
import { WANTED_ONLY } from './wanted-only.ts';
import { WAS_TO } from './was-to.ts';
import { WHAT_IS_LEFT } from './what-is-left.ts';
import { WHEN_FOR_BEFORE } from './when-for-before.ts';
import { WHICH_OF_NOUN } from './which-of-noun.ts';
import { WHO_IS_WHAT } from './who-is-what.ts';
import { WHO_PAYS } from './who-pays.ts';
import { WHOLE_DEEDS } from './whole-deeds.ts';
import { WIDER_CLASS } from './wider-class.ts';
import { WITH_YOU } from './with-you.ts';
import { WITHIN_LINE } from './within-line.ts';
import { WITHOUT_PARTICLE } from './without-particle.ts';
import { WITHOUT_THERE } from './without-there.ts';
import { WORD_NOWHERE } from './word-nowhere.ts';
import { WORDS_APART } from './words-apart.ts';
import { WORN_BY_ANOTHER } from './worn-by-another.ts';
import { YET_UNKNOWN } from './yet-unknown.ts';

/** Those before the others that can tell which word of a statement is unsaid. */
const GUARDS: readonly Guard[] = [
  ENDED,
  DEEDLESS,
  OTHER_DEED,
  ASSIGNED,
  TO_BE_DONE,
  REVERTED,
  MOVED_AWAY,
  ...UNREALISED,
  ROW_CROSSED,
  ...ANOTHER_AGENT,
  OTHER_SUBJECT,
  ...ADDRESSEE,
  RECIPIENT,
  MANAGED,
  ...OTHER_CLAUSE,
  ...OTHER_DOER,
  ...SECOND_VERB,
  ...OTHER_LINE,
  OTHER_NAME,
  OTHER_OF_ROW,
  ...OTHER_FIELD,
  OTHER_LABEL,
  ...PART_OF,
  PICKED_OUT,
  RULE_FOR_SOME,
  RULE_OVER_AMOUNT,
  END_OF_CHANGE,
  BY_ROLE,
  DONE_TO_ANOTHER,
  GOAL_AS_OBJECT,
  HEAD_OF,
  OF_ITS_PART,
  ...HEAD_UNSAID,
  AS_ONE,
  ONE_NOT_MANY,
  ONE_OF_MANY,
  LATER_LINE,
  ...EXCHANGED,
  ...TURNED_ON_US,
  ...FIRST_AND_LAST_DAY,
  ...BEHIND_WITH,
  ...NAMES_ROUND,
  ...SMALL_WORDS,
  ...WHOLE_DEEDS,
  ...LEFT_OUT,
  ...DENIED_WHOLE,
  ...BY_ACCOUNT,
  PER_ACCOUNT,
  ...NARROWED,
  ...OF_KIND,
  ...FEWER,
  OTHER_IN_PLACE,
  ...AMOUNT_LEFT,
  ...FIRST_PERSON,
  ...NO_SUCH,
  ...NEXT_VALUE,
  ...NOT_SO,
  ...TURNED_LEAD,
  ...SCOPED,
  TOLD_APART,
  OTHER_END,
  END_OF_RANGE,
  ...SHORT_OF,
  ...OTHER_BASIS,
  OTHER_THAN_YOU,
  DUTY_OF_OTHER,
  NONE_OF_A_KIND,
  OTHER_UNTIL,
  FOUND_UNTRUE,
  ...OTHER_TENSE,
  ...BETWEEN,
  JOINED,
  ...LED_BY,
  ...OF_AMOUNTS,
  ...GOES_ON,
  RUN_ON,
  PART_OF_NAME,
  OTHER_SIDE,
  AS_WHAT,
  ...CROSSED_HALVES,
  ...CROSSED_PAIRS,
  ...WITH_YOU,
  ...WITHIN_LINE,
  STATELESS,
  STILL_OPEN,
  ...SOME_FAILED,
  KEPT_OUT_OF,
  OBJECT_NOWHERE,
  ONLY_A_DAY,
  ...COMING_PERIOD,
  ...OTHER_STAGES,
  OTHER_ROW,
  OTHER_PREPOSITION,
  BEFORE_PRONOUN,
  ONE_WORD_TWICE,
  TOLD_WHEN,
  ...OTHER_CONJUNCT,
  OTHER_CONNECTIVE,
  ...OTHER_POSSESSIVE,
  ...OTHER_STATEMENT,
  ...WHO_PAYS,
  ...ELSEWHERE,
  ...OTHER_CHANGE,
  ...AS_MODIFIER,
  ...BY_ANOTHER,
  ...SECOND_DEED,
  ...OWN_ADJECTIVE,
  OWN_DOER,
  JOINT_DOERS,
  PRONOUN_SUBJECT,
  ...RIGHTLESS,
  ...OF_TOTAL,
  VERB_FOR_OBJECT,
  OTHER_TIME,
  ...THE_ONE,
  ONLY_ASKED,
  HAD_DONE,
  IS_NOT_SO,
  DENIED_OF_ANOTHER,
  OFFICE_OF_ANOTHER,
  NO_SIGN,
  COMPARED_IN,
  LATER_DEED,
  IN_COMPANY,
  ALONE_THERE,
  PART_PAID,
  OF_WHICH_FEWER,
  NEXT_NOT_PAST,
  OTHER_GENDER,
  OUT_OF_NORMAL,
  ONLY_BIDDEN,
  OF_ITS_STUFF,
  OF_WHOM,
  ...FORMER_STATE,
  ...ONLY_OF,
  ROLE_OF,
  NEAR_ROLE,
  ...TURNED_DEED,
  NEAREST_QUANTIFIER,
  BEGUN_THERE,
  SHARE_OF_THAT,
  ANOTHERS_DEED,
  ...SECOND_OBJECT,
  ...PART_OF_TIME,
  ...THAN_THERE,
  ...OWNER_FOR_DOER,
  NOT_THE_AGENT,
  ...IN_RELATIVE,
  OF_BY_TO,
  FROM_WHOM,
  ONE_OF_PARTIES,
  ALONG_ARROW,
  CAUSE_UNSAID,
  ...AGAINST_SIGN,
  ...SAME_OR_ANOTHER,
  ANSWER_UNSAID,
  ...BESIDE_OTHER,
  CONTRASTED,
  ...CROSSED_COMPLEMENTS,
  ...DENIED_NOUN,
  DENIED_LABEL,
  ...INDIFFERENT,
  MOST_UNSAID,
  NO_ONE_THERE,
  ...OTHER_BOUND,
  ROLE_UNSAID,
  ...WANTED_ONLY,
  ...WIDER_CLASS,
  LEGEND,
  OTHER_DEADLINE,
  PLANNED_NOT_MADE,
  ...SAID_BY_OTHER,
  ...SELF_DONE,
  THING_THERE,
  OF_ALL_COUNTED,
  OTHER_OF_KIND,
  DONE_TO_OTHER_OF_KIND,
  ...CROSSED_PARTS,
  OTHER_FIRST_NAME,
  ...ANOTHER_OBJECT,
  ...EXCEPTED_CASE,
  OF_A_KIND,
  BESIDE_OWN_VALUE,
  STILL_MISSING,
  EACH_OF_THEM,
  IN_OWN_CLAUSE,
  LOOKED_FOR,
  ...EMPTY_LABEL,
  FAMILY_HISTORY,
  NAMED_FOR_DEED,
  NUMBER_IN_CLAUSE,
  PLACE_OF_OTHER_DEED,
  OTHER_KIND_TOO,
  ...NOUN_OF_DEED,
  STRANDED,
  ASKED_WHETHER,
  ...AS_PREDICATE,
  OTHER_LETTER,
  SPEAKER_NOT_DOER,
  OTHER_LIST,
  ...AMONG_THE_MOST,
  ...HALF_OF_NAME,
  ...WITHOUT_PARTICLE,
  TICKED_OFF,
  ...UNDER_OTHER_HEAD,
  OTHER_ONE,
  DENIED_MANNER,
  DENIED_KIND,
  OTHERS_NOTE,
  ROW_OPEN,
  CARD_UNSOUND,
  OVER_BY_RECORD,
  TERMS_NOT_DONE,
  ANOTHER_ONE,
  ...OF_FEWER,
  ...A_VERB_BEHIND_TO,
  TAX_IN_IT,
  HARMED_OTHERWISE,
  WAS_TO,
  ACROSS_RELATIVE,
  SINCE_THEN,
  WITHOUT_THERE,
  ...BOUND_LEFT_OUT,
  PAYABLE_NOT_PAID,
  OTHER_DEED_NOUN,
  GIVEN_TO,
  NO_CHARGE_FOR,
  SHOULD_FOR_MUST,
  MANY_OF_ONE,
  EACH_OF_PAIR,
  BARE_AGE,
  DUE_NOT_DONE,
  CONDITION_OF_BOTH,
  OFFERED_ONLY,
  PARTICIPLE_OF_NEAREST,
  GAPPED_DOER,
  ...ONE_FOR_THOSE,
  VOTE_CAST,
  ...VALUE_FOR_SOME,
  ...ALL_BUT,
  ...TOLD_BEHIND,
  CROSSED_PREDICATES,
  DENIAL_UNSAID,
  ...CUT_SHORT,
  NEXT_DOOR,
  ...DENIED_DEGREE,
  ...IN_BETWEEN,
  ...FIELD_NOT_DONE,
  ...WORDS_APART,
  ...AS_ORDERED,
  ...AMOUNT_OF_OTHER,
  ...OF_APPOSITIVE,
  ...OWN_FIELD,
  ...SUBJECT_ELSEWHERE,
  ...PREPOSITION_LEFT_OUT,
  ...CLAUSE_OF_DEED,
  ...OF_THOSE_ALONE,
  ...DEED_NOT_MADE,
  ...RIVAL_OF_ITS_KIND,
  ...ONLY_PICTURED,
  ...DONE_SINCE,
  ...DONE_THING,
  ...WORN_BY_ANOTHER,
  DEED_AS_SUBJECT,
  ...BY_THAT_DEED,
  HAD_IT_DONE,
  NOT_YET_FAILED,
  ACROSS_SEMICOLON,
  ...UNDER_OTHER_NAME,
  OVER_AND_DONE,
  MOVED_SINCE,
  ...ALL_OF_A_KIND,
  ON_THE_AGENDA,
  ...SIZE_OF_NOUN,
  DUE_WHEN,
  ...OR_EARLIER,
  ...UNDER_DONE_LABEL,
  AGREED_NOT_DONE,
  BORN_THERE,
  WORD_NOWHERE,
  ...PHRASE_NOWHERE,
  OTHER_IN_ITS_PLACE,
  TOLD_TO_DO,
  NOT_APPOSED,
  ...IN_NEXT_CLAUSE,
  NO_LONGER_SO,
  DESPITE_FOR_BECAUSE,
  WHO_IS_WHAT,
  LED_TO_LENGTH,
  LIGHT_FOR_OTHER,
  OF_NATION,
  ...DATE_OF_ANOTHER,
  ...OF_ONE_OF_ANOTHER,
  OPPOSITE_PARTICLE,
  ...BARE_PARTICIPLE,
  OUT_OF,
  PART_WAY,
  DEED_STOPPED,
  PROPOSED_ONLY,
  ...GREETED,
  RANK_OF_OTHER,
  SHARE_TURNED,
  GIVEN_TURNED,
  PLACE_AS_SUBJECT,
  FIELD_BY_OTHER,
  NO_LONGER_HELD,
  POSSESSOR_OF_OTHER,
  INFINITIVE_SUBJECT,
  MADE_ANOTHER_DO,
  LESS_FOR_MORE,
  DONE_AGAIN,
  SAME_FOR_LESS,
  AGENT_NOT_PATIENT,
  OWN_VALUE_BEHIND,
  PLACE_OF_OTHER,
  ...ORDINAL_DAY,
  ...WHEN_FOR_BEFORE,
  REPLACED_TURNED,
  ...SOME_OF_THOSE,
  ...AGENT_BY_PASSIVE,
  DAY_OF_EFFECT,
  DENIED_FOR_A_TIME,
  ...IN_ANOTHER_FORM,
  ...IS_BY_RELATION,
  NEARLY_SO,
  NEARLY_THAT_MANY,
  EVERY_SO_OFTEN,
  ...NOT_IN_THE_END,
  ...OTHER_DOES_IT,
  PHRASE_OF_OTHER,
  ...SHARE_OF_WHOM,
  CROSSED_CONJUNCTS,
  PARTICIPLE_OF_NOUN,
  OF_ITS_PAIR,
  ...WHAT_IS_LEFT,
  YET_UNKNOWN,
  ...SHORT_OF_ARRIVAL,
  OF_OTHER_EVENT,
  ...OF_GAPPED,
  ...NOTICE_TAKEN,
  RANGE_BY_ENDS,
  PASSED_BY_ONE,
  ...CHANGE_OF_OTHER,
  OBJECT_OF_NEXT,
  ...IN_RESTRICTION,
  BEING_DONE,
  INVERTED_CONDITION,
  ALL_TOGETHER,
  PLACE_FROM_END,
  IN_NAME_ONLY,
  ...LONGER_TOKEN,
  ...LEAST_FOR_OWN,
  ...OPPOSITE_ADVERB,
  DENIED_DENIAL,
  ...TAKEN_BACK_WITH_IT,
  REMOVED_LINE,
  COMMENTED_LINE,
  ...OF_ITS_FIELD,
  LINE_OF_OWN,
  ...BEFORE_ITS_NOUN,
  FROM_TEMPLATE,
  ...TOLD_NEXT_TO_IT,
  TO_DO_OR_DOING,
  ...AGAINST_MEASURE,
  FOR_SO_LONG,
  ALL_WHO_DO,
  ...OF_SIBLING_KEY,
  DEED_WANTED,
  ...CEASED,
  ...UNDER_WAY_YET,
  ...OF_ANOTHER_WORD,
  ...NEXT_TO_ITS_NOUN,
  NOT_LOOKED_FOR,
  PARTICLE_ADDED,
  TIMES_IN_SPAN,
  ...FOR_WHOM_UNSAID,
  ...COUNTED_OTHERWISE,
  WHICH_OF_NOUN,
  ...BY_ITS_ADJECTIVE,
  ...FIRST_FOR_LAST,
  ...PURPOSE_TURNED,
];

/** Made for the first statement that is asked of: what all guards need is known only once all of them are. */
let askable: Askable | undefined;

/** The first thing that a guard finds a statement to say and its support not to; undefined for none. */
export function guarded(part: Part, { support, score }: Judged): Mismatch | undefined {
  const { reading, units, predicates, derivations } = part;
  const [sentence] = support.sentences;
  if (sentence === undefined || reading.language !== 'en') return undefined;
  const told = {
    reading,
    units,
    support,
    score,
    inferred: derivations !== undefined,
    around: part.sentences,
    predicates,
  };
  // What a scene shows is shown however much it tells besides.
  const carriers = part.seen === true ? ANY : carriersOf(told);
  askable ??= new Askable(GUARDS);
  return askable.first(told, carriers, ({ kind, unsaid }): Mismatch | undefined => {
    const taken = unsaid(told, sentence);
    return taken && { kind, check: 'setting', force: 'withholds', sentence, units: taken };
  });
}

const ANY: ReadonlySet<Carrier> = new Set(['any']);

function carriersOf({ support: { sentences }, inferred }: Told): ReadonlySet<Carrier> {
  const carriers = new Set<Carrier>(['any']);
  const [{ reading, source }] = sentences;
  if (sentences.every((one) => one.reading.language === 'en')) carriers.add('english');
  if (reading.language !== 'en') return carriers;
  if (sentences.every((one) => one.source.structured)) carriers.add('records');
  if (sentences.length > 1) return carriers;
  carriers.add('sentence');
  if (!source.structured && !inferred) carriers.add('prose');
  return carriers;
}
