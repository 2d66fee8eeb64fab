/** A whole and a part of it, all and some, one kind and another, a rule and whom it holds for. */
import type { Guard } from '../guard.ts';
import { ALL_OF_A_KIND } from './all-of-a-kind.ts';
import { ALL_TOGETHER } from './all-together.ts';
import { ALL_WHO_DO } from './all-who.ts';
import { AMONG_THE_MOST } from './among-the-most.ts';
import { ANOTHER_OF_ITS_NAME } from './another-of-its-name.ts';
import { ANOTHER_ONE } from './another-one.ts';
import { AS_ONE } from './as-one.ts';
import { BEFORE_ITS_NOUN } from './before-its-noun.ts';
import { BOUNDED_BEHIND } from './bounded-behind.ts';
import { CONTRASTED } from './contrasted.ts';
import { EACH_OF_THEM } from './each-of-them.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EVERY_SECOND } from './every-second.ts';
import { FEWER } from './fewer.ts';
import { FIRST_FOR_ANY } from './first-for-any.ts';
import { FIRST_OF_THOSE } from './first-of-those.ts';
import { FOR_SOME_OF_THEM } from './for-some-of-them.ts';
import { GERUND_OF_SOME } from './gerund-of-some.ts';
import { HEAD_OF } from './head-of.ts';
import { HEAD_OF_OTHER } from './head-of-other.ts';
import { HEAD_UNSAID } from './head-unsaid.ts';
import { HELD_ON_CONDITION } from './held-on-condition.ts';
import { IN_COMPOUND } from './in-compound.ts';
import { IN_NAME_ONLY } from './in-name-only.ts';
import { IN_SETTING } from './in-setting.ts';
import { LEFT_OUT_THERE } from './left-out-there.ts';
import { MORE_THAN_THOSE } from './more-than-those.ts';
import { MOST_UNSAID } from './most-unsaid.ts';
import { NARROWED } from './narrowed.ts';
import { NEAREST_QUANTIFIER } from './nearest-quantifier.ts';
import { NEITHER_OF_KIND } from './neither-of-kind.ts';
import { NEXT_DOOR } from './next-door.ts';
import { NEXT_TO_ITS_NOUN } from './next-to-its-noun.ts';
import { NO_SUCH } from './no-such.ts';
import { NOT_YET_ONE } from './not-yet-one.ts';
import { NOT_YET_THERE } from './not-yet-there.ts';
import { NUMBERED_VARIANT } from './numbered-variant.ts';
import { OF_ALL_COUNTED } from './of-all-counted.ts';
import { OF_ANOTHER_WORD } from './of-another-word.ts';
import { OF_FEWER } from './of-fewer.ts';
import { OF_ITS_PAIR } from './of-its-pair.ts';
import { OF_ITS_STUFF } from './of-its-stuff.ts';
import { OF_KIND } from './of-kind.ts';
import { OF_THOSE_ALONE } from './of-those-alone.ts';
import { OF_THOSE_RESTRICTED } from './of-those-restricted.ts';
import { OF_WHICH_FEWER } from './of-which-fewer.ts';
import { ONE_FOR_THOSE } from './one-for-those.ts';
import { MANY_OF_ONE, ONE_NOT_MANY } from './one-not-many.ts';
import { ONE_OF_MANY } from './one-of-many.ts';
import { ONLY_MODIFIES } from './only-modifies.ts';
import { ONLY_OF } from './only-of.ts';
import { OTHER_KIND_TOO } from './other-kind-too.ts';
import { DONE_TO_OTHER_OF_KIND, OTHER_OF_KIND } from './other-of-kind.ts';
import { OTHER_ONE } from './other-one.ts';
import { OVER_AND_ABOVE } from './over-and-above.ts';
import { PART_OF } from './part-of.ts';
import { PICKED_OUT } from './picked-out.ts';
import { RANK_UNSAID } from './rank-unsaid.ts';
import { RIVAL_OF_ITS_KIND } from './rival-of-its-kind.ts';
import { RULE_FOR_SOME } from './rule-for-some.ts';
import { RULE_OVER_AMOUNT } from './rule-over-amount.ts';
import { SHARE_OF_WHOM } from './share-of-whom.ts';
import { SHARE_TURNED } from './share-turned.ts';
import { SOME_OF_BOTH } from './some-of-both.ts';
import { SOME_OF_THOSE } from './some-of-those.ts';
import { THE_ONE_OF_MANY } from './the-one-of-many.ts';
import { THOSE_WHO } from './those-who.ts';
import { VALUE_FOR_SOME } from './value-for-some.ts';
import { WHICH_OF_NOUN } from './which-of-noun.ts';
import { WIDER_CLASS } from './wider-class.ts';
import { WITHIN_ITS_CLASS } from './within-its-class.ts';

export const KINDS: readonly Guard[] = [
  ...CONTRASTED,
  ...PART_OF,
  PICKED_OUT,
  EVERY_SECOND,
  LEFT_OUT_THERE,
  THOSE_WHO,
  SOME_OF_BOTH,
  RULE_FOR_SOME,
  ...RULE_OVER_AMOUNT,
  HEAD_OF,
  ...HEAD_UNSAID,
  AS_ONE,
  ONE_NOT_MANY,
  ONE_OF_MANY,
  ...NARROWED,
  ...HELD_ON_CONDITION,
  ...OF_KIND,
  ...FEWER,
  ...NO_SUCH,
  ...ELSEWHERE,
  OF_WHICH_FEWER,
  OF_ITS_STUFF,
  ...ONLY_OF,
  NEAREST_QUANTIFIER,
  MOST_UNSAID,
  ...WIDER_CLASS,
  OF_ALL_COUNTED,
  OTHER_OF_KIND,
  DONE_TO_OTHER_OF_KIND,
  EACH_OF_THEM,
  OTHER_KIND_TOO,
  ...AMONG_THE_MOST,
  OTHER_ONE,
  ANOTHER_ONE,
  ...OF_FEWER,
  MANY_OF_ONE,
  ...ONE_FOR_THOSE,
  ...VALUE_FOR_SOME,
  NEXT_DOOR,
  ...OF_THOSE_ALONE,
  ...RIVAL_OF_ITS_KIND,
  ...ALL_OF_A_KIND,
  SHARE_TURNED,
  ...SOME_OF_THOSE,
  ...SHARE_OF_WHOM,
  OF_ITS_PAIR,
  ALL_TOGETHER,
  IN_NAME_ONLY,
  ...BEFORE_ITS_NOUN,
  ALL_WHO_DO,
  ...OF_ANOTHER_WORD,
  ...NEXT_TO_ITS_NOUN,
  WHICH_OF_NOUN,
  NUMBERED_VARIANT,
  ...WITHIN_ITS_CLASS,
  ...MORE_THAN_THOSE,
  IN_COMPOUND,
  RANK_UNSAID,
  ONLY_MODIFIES,
  ANOTHER_OF_ITS_NAME,
  NEITHER_OF_KIND,
  HEAD_OF_OTHER,
  IN_SETTING,
  FIRST_OF_THOSE,
  NOT_YET_THERE,
  ...FOR_SOME_OF_THEM,
  NOT_YET_ONE,
  THE_ONE_OF_MANY,
  FIRST_FOR_ANY,
  GERUND_OF_SOME,
  ...BOUNDED_BEHIND,
  OVER_AND_ABOVE,
  OF_THOSE_RESTRICTED,
];
