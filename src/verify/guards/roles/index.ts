/** Who is what, and whose something is: offices, kin, owners, accounts and names. */
import type { Guard } from '../guard.ts';
import { ANOTHERS_DEED } from './anothers-deed.ts';
import { APPOSED_OF } from './apposed-of.ts';
import { ASKED_OR_ASKING } from './asked-or-asking.ts';
import { BY_ACCOUNT } from './by-account.ts';
import { BY_ROLE } from './by-role.ts';
import { FAMILY_HISTORY } from './family-history.ts';
import { HALF_OF_NAME } from './half-of-name.ts';
import { IS_BY_RELATION } from './is-by-relation.ts';
import { LABELLED_ROLE } from './labelled-role.ts';
import { NEAR_ROLE } from './near-role.ts';
import { NOT_APPOSED } from './not-apposed.ts';
import { NOT_IDENTIFIED } from './not-identified.ts';
import { OF_ITS_PART } from './of-its-part.ts';
import { OF_NATION } from './of-nation.ts';
import { OF_ONE_OF_ANOTHER } from './of-one-of-another.ts';
import { OFFICE_OF_ANOTHER } from './office-of-another.ts';
import { ONE_OF_PARTIES } from './one-of-parties.ts';
import { OTHER_FIRST_NAME } from './other-first-name.ts';
import { OTHER_GENDER } from './other-gender.ts';
import { OTHER_NAME } from './other-name.ts';
import { OTHER_POSSESSIVE } from './other-possessive.ts';
import { PART_OF_NAME } from './part-of-name.ts';
import { PER_ACCOUNT } from './per-account.ts';
import { POSSESSOR_OF_OTHER } from './possessor-of-other.ts';
import { ROLE_OF } from './role-of.ts';
import { ROLE_OF_ANOTHER } from './role-of-another.ts';
import { ROLE_UNSAID } from './role-unsaid.ts';
import { SAID_BEHIND } from './said-behind.ts';
import { SAID_BY_OTHER } from './said-by-other.ts';
import { STREET_OF_NAME } from './street-of-name.ts';
import { TELLER_DENIES } from './teller-denies.ts';
import { THE_ONE_WHO } from './the-one-who.ts';
import { WHO_IS_WHAT } from './who-is-what.ts';
import { YOU_SAID_SO } from './you-said.ts';

export const ROLES: readonly Guard[] = [
  NOT_IDENTIFIED,
  OTHER_NAME,
  BY_ROLE,
  OF_ITS_PART,
  ...BY_ACCOUNT,
  PER_ACCOUNT,
  PART_OF_NAME,
  ...OTHER_POSSESSIVE,
  OFFICE_OF_ANOTHER,
  OTHER_GENDER,
  ROLE_OF,
  NEAR_ROLE,
  ANOTHERS_DEED,
  ONE_OF_PARTIES,
  ROLE_UNSAID,
  ...SAID_BY_OTHER,
  YOU_SAID_SO,
  OTHER_FIRST_NAME,
  FAMILY_HISTORY,
  ...HALF_OF_NAME,
  NOT_APPOSED,
  WHO_IS_WHAT,
  OF_NATION,
  ...OF_ONE_OF_ANOTHER,
  POSSESSOR_OF_OTHER,
  ...IS_BY_RELATION,
  APPOSED_OF,
  ...SAID_BEHIND,
  ASKED_OR_ASKING,
  STREET_OF_NAME,
  ROLE_OF_ANOTHER,
  TELLER_DENIES,
  THE_ONE_WHO,
  LABELLED_ROLE,
];
