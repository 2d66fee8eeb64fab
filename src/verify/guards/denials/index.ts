/** What is denied, of whom, of which kind and to what degree. */
import type { Guard } from '../guard.ts';
import { ALL_BUT } from './all-but.ts';
import { AT_A_CHARGE } from './at-a-charge.ts';
import { BUT_FOR_SOME } from './but-for.ts';
import { BY_NOBODY, DONE_BY_NONE } from './by-nobody.ts';
import { CONTRASTED } from './contrasted.ts';
import { DENIAL_UNSAID } from './denial-unsaid.ts';
import { DENIED_BY_ONE } from './denied-by-one.ts';
import { DENIED_DEGREE } from './denied-degree.ts';
import { DENIED_DENIAL } from './denied-denial.ts';
import { DENIED_FOR_A_TIME } from './denied-for-a-time.ts';
import { DENIED_KIND } from './denied-kind.ts';
import { DENIED_MANNER } from './denied-manner.ts';
import { DENIED_NOUN } from './denied-noun.ts';
import { DENIED_OF_ANOTHER } from './denied-of-another.ts';
import { DENIED_PROVISO } from './denied-proviso.ts';
import { DENIED_WHOLE } from './denied-whole.ts';
import { DONE_ALL_THE_SAME } from './done-all-the-same.ts';
import { EACH_OF_PAIR } from './each-of-pair.ts';
import { EITHER_FOR_BOTH } from './either-for-both.ts';
import { ENDED_NOWHERE, NO_LONGER_THAT } from './ended-nowhere.ts';
import { EXCEPTED_BEHIND } from './excepted-behind.ts';
import { EXCEPTED_CASE } from './excepted-case.ts';
import { IN_ANY_CASE } from './in-any-case.ts';
import { IN_NO_WAY_SO } from './in-no-way.ts';
import { IS_NOT_SO } from './is-not.ts';
import { NEGATED_THERE } from './negated-there.ts';
import { NEVER_ONCE } from './never-once.ts';
import { NO_CHARGE_FOR } from './no-charge-for.ts';
import { NO_ONE_THERE } from './no-one-there.ts';
import { NO_SIGN } from './no-sign.ts';
import { NONE_FOR_NOT_ALL } from './none-for-not-all.ts';
import { NONE_OF_A_KIND } from './none-of-a-kind.ts';
import { NOT_AS } from './not-as.ts';
import { NOT_THE_WHOLE } from './not-the-whole.ts';
import { NOTHING_BUT } from './nothing-but.ts';
import { OUT_OF } from './out-of.ts';
import { OUT_OF_NORMAL } from './out-of-normal.ts';
import { SOME_FAILED } from './some-failed.ts';
import { THERE_DENIED } from './there-denied.ts';
import { TOLD_PLAINLY } from './told-plainly.ts';
import { TOO_MUCH_FOR } from './too-much-for.ts';
import { WITHOUT_THERE } from './without-there.ts';

export const DENIALS: readonly Guard[] = [
  BY_NOBODY,
  ...DENIED_WHOLE,
  NONE_OF_A_KIND,
  ...SOME_FAILED,
  IS_NOT_SO,
  DENIED_OF_ANOTHER,
  NO_SIGN,
  OUT_OF_NORMAL,
  CONTRASTED,
  ...DENIED_NOUN,
  NO_ONE_THERE,
  ...EXCEPTED_CASE,
  DENIED_MANNER,
  DENIED_KIND,
  WITHOUT_THERE,
  NO_CHARGE_FOR,
  EACH_OF_PAIR,
  ...ALL_BUT,
  DENIAL_UNSAID,
  ...DENIED_DEGREE,
  OUT_OF,
  DENIED_FOR_A_TIME,
  DENIED_DENIAL,
  IN_NO_WAY_SO,
  NOT_THE_WHOLE,
  NOTHING_BUT,
  AT_A_CHARGE,
  DONE_ALL_THE_SAME,
  NONE_FOR_NOT_ALL,
  EXCEPTED_BEHIND,
  DONE_BY_NONE,
  ENDED_NOWHERE,
  NO_LONGER_THAT,
  THERE_DENIED,
  NOT_AS,
  BUT_FOR_SOME,
  ...NEGATED_THERE,
  DENIED_PROVISO,
  DENIED_BY_ONE,
  TOO_MUCH_FOR,
  TOLD_PLAINLY,
  NEVER_ONCE,
  EITHER_FOR_BOTH,
  IN_ANY_CASE,
];
