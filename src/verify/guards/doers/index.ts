/** Who does something to whom: an agent, a recipient or a speaker of the evidence is not another who stands beside. */
import type { Guard } from '../guard.ts';
import { ADDRESSEE } from './addressee.ts';
import { AGENT_BY_PASSIVE } from './agent-by-passive.ts';
import { AGENT_NOT_PATIENT } from './agent-not-patient.ts';
import { ALONE_THERE } from './alone-there.ts';
import { ANOTHER_AGENT } from './another-agent.ts';
import { ANOTHER_OBJECT } from './another-object.ts';
import { AS_WHAT } from './as-what.ts';
import { NOTED_BESIDE } from './away-beside.ts';
import { BESIDE_THE_DEED } from './beside-the-deed.ts';
import { BY_ANOTHER } from './by-another.ts';
import { BY_MAIL_FROM } from './by-mail-from.ts';
import { DONE_TO_ANOTHER } from './done-to-another.ts';
import { DUTY_OF_OTHER } from './duty-of-other.ts';
import { ENDS_EXCHANGED } from './ends-exchanged.ts';
import { EXCHANGED } from './exchanged.ts';
import { FIRST_PERSON } from './first-person.ts';
import { FOR_WHOM_UNSAID } from './for-whom-unsaid.ts';
import { FOUND_IT_SO } from './found-it-so.ts';
import { FROM_LATER_SENTENCE } from './from-later-sentence.ts';
import { FROM_WHOM } from './from-whom.ts';
import { GAPPED_DOER } from './gapped-doer.ts';
import { GIVEN_TO } from './given-to.ts';
import { GIVEN_TURNED } from './given-turned.ts';
import { GOAL_AS_OBJECT } from './goal-as-object.ts';
import { GREETED } from './greeted.ts';
import { HAD_DONE } from './had-done.ts';
import { HAD_IT_DONE } from './had-it-done.ts';
import { IN_COMPANY } from './in-company.ts';
import { INFINITIVE_SUBJECT } from './infinitive-subject.ts';
import { JOINT_DOERS } from './joint-doers.ts';
import { MADE_ANOTHER_DO } from './made-another-do.ts';
import { NAMES_ROUND } from './names-round.ts';
import { NOT_THE_AGENT } from './not-the-agent.ts';
import { NOTICE_TAKEN } from './notice-taken.ts';
import { OF_BY_TO } from './of-by-to.ts';
import { OF_WHOM } from './of-whom.ts';
import { OTHER_DOER } from './other-doer.ts';
import { OTHER_DOES_IT } from './other-does-it.ts';
import { OTHER_SUBJECT } from './other-subject.ts';
import { OTHER_THAN_YOU } from './other-than-you.ts';
import { OWN_DOER } from './own-doer.ts';
import { OWNER_FOR_DOER } from './owner-for-doer.ts';
import { PLACE_AS_SUBJECT } from './place-as-subject.ts';
import { PRONOUN_SUBJECT } from './pronoun-subject.ts';
import { RECIPIENT } from './recipient.ts';
import { REPLACED_TURNED } from './replaced-turned.ts';
import { SELF_DONE } from './self-done.ts';
import { SENT_TO_SENDER } from './sent-to-sender.ts';
import { SPEAKER_NOT_DOER } from './speaker-not-doer.ts';
import { SPOKEN_TO } from './spoken-to.ts';
import { SUBJECT_ELSEWHERE } from './subject-elsewhere.ts';
import { TELLER_FOR_TOLD } from './teller-for-told.ts';
import { TURNED_DEED } from './turned-deed.ts';
import { TURNED_ON_US } from './turned-on-us.ts';
import { VERB_FOR_OBJECT } from './verb-for-object.ts';
import { WHO_PAYS } from './who-pays.ts';
import { WITH_ITS_OWN } from './with-its-own.ts';
import { WITH_YOU } from './with-you.ts';
import { WORN_BY_ANOTHER } from './worn-by-another.ts';

export const DOERS: readonly Guard[] = [
  ...ANOTHER_AGENT,
  OTHER_SUBJECT,
  ...ADDRESSEE,
  RECIPIENT,
  ...OTHER_DOER,
  DONE_TO_ANOTHER,
  GOAL_AS_OBJECT,
  ...EXCHANGED,
  ...TURNED_ON_US,
  ...NAMES_ROUND,
  ...FIRST_PERSON,
  OTHER_THAN_YOU,
  DUTY_OF_OTHER,
  AS_WHAT,
  ...WITH_YOU,
  ...WHO_PAYS,
  ...BY_ANOTHER,
  OWN_DOER,
  JOINT_DOERS,
  PRONOUN_SUBJECT,
  VERB_FOR_OBJECT,
  HAD_DONE,
  IN_COMPANY,
  ALONE_THERE,
  OF_WHOM,
  ...TURNED_DEED,
  ...OWNER_FOR_DOER,
  NOT_THE_AGENT,
  OF_BY_TO,
  FROM_WHOM,
  BY_MAIL_FROM,
  ...SELF_DONE,
  ...ANOTHER_OBJECT,
  SPEAKER_NOT_DOER,
  GIVEN_TO,
  GAPPED_DOER,
  ...SUBJECT_ELSEWHERE,
  ...WORN_BY_ANOTHER,
  HAD_IT_DONE,
  ENDS_EXCHANGED,
  SENT_TO_SENDER,
  FOUND_IT_SO,
  ...GREETED,
  GIVEN_TURNED,
  PLACE_AS_SUBJECT,
  INFINITIVE_SUBJECT,
  MADE_ANOTHER_DO,
  AGENT_NOT_PATIENT,
  REPLACED_TURNED,
  ...AGENT_BY_PASSIVE,
  ...OTHER_DOES_IT,
  ...NOTICE_TAKEN,
  ...FOR_WHOM_UNSAID,
  WITH_ITS_OWN,
  BESIDE_THE_DEED,
  ...NOTED_BESIDE,
  ...SPOKEN_TO,
  TELLER_FOR_TOLD,
  FROM_LATER_SENTENCE,
];
