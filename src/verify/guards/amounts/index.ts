/** Amounts by what they are of, what bounds them, and which way they go. */
import type { Guard } from '../guard.ts';
import { AFTER_FOR_TO } from './after-for-to.ts';
import { AGAINST_MEASURE } from './against-measure.ts';
import { AGAINST_SIGN } from './against-sign.ts';
import { AMOUNT_IN_ITS_PLACE } from './amount-in-its-place.ts';
import { AMOUNT_LEFT } from './amount-left.ts';
import { AMOUNT_OF_OTHER } from './amount-of-other.ts';
import { BESIDE_OTHER } from './beside-other.ts';
import { BEYOND_LEVEL } from './beyond-level.ts';
import { BOUND_LEFT_OUT } from './bound-left-out.ts';
import { CAPACITY } from './capacity.ts';
import { COMPARED_IN } from './compared-in.ts';
import { COUNTED_OTHERWISE } from './counted-otherwise.ts';
import { DONE_IN_PART } from './done-in-part.ts';
import { EACH_OF_OTHER } from './each-of-other.ts';
import { END_OF_CHANGE } from './end-of-change.ts';
import { FEE_ON_EVENT } from './fee-on-event.ts';
import { FEWER_THAN_SAME } from './fewer-than-same.ts';
import { FROM_BELOW } from './from-below.ts';
import { HAD_OTHERWISE } from './had-otherwise.ts';
import { IN_BRACKET } from './in-bracket.ts';
import { IN_THOUSANDS } from './in-thousands.ts';
import { LEAST_FOR_OWN } from './least-for-own.ts';
import { LED_OTHERWISE } from './led-otherwise.ts';
import { LESS_FOR_MORE } from './less-for-more.ts';
import { LIMIT_CROSSED } from './limit-crossed.ts';
import { MEASURE_OF_WORD } from './measure-of-word.ts';
import { NEARLY_THAT_MANY } from './nearly-that-many.ts';
import { NEXT_VALUE } from './next-value.ts';
import { NOT_FINAL } from './not-final.ts';
import { NUMBER_IN_CLAUSE } from './number-in-clause.ts';
import { NUMBER_OF_OTHER_NOUN } from './number-of-other-noun.ts';
import { OF_AMOUNTS } from './of-amounts.ts';
import { OF_BOTH } from './of-both.ts';
import { OF_TOTAL } from './of-total.ts';
import { OF_WHICH_SO_MANY } from './of-which-so-many.ts';
import { ONE_END } from './one-end.ts';
import { ONE_OF_ALTERNATIVES } from './one-of-alternatives.ts';
import { OR_EARLIER } from './or-earlier.ts';
import { OTHER_BASIS } from './other-basis.ts';
import { OTHER_BOUND } from './other-bound.ts';
import { OTHER_CHANGE } from './other-change.ts';
import { PACKED_OTHERWISE } from './packed.ts';
import { PAID_FOR_FREE } from './paid-for-free.ts';
import { PART_OF_SUM } from './part-of-sum.ts';
import { PART_PAID } from './part-paid.ts';
import { PER_EACH } from './per-each.ts';
import { RANK_OF_OTHER } from './rank-of-other.ts';
import { RATE_FOR_TOTAL } from './rate-for-total.ts';
import { SAME_FOR_LESS } from './same-for-less.ts';
import { SECOND_BAND } from './second-band.ts';
import { SHARE_OF_THAT } from './share-of-that.ts';
import { SHARE_WITHIN } from './share-within.ts';
import { SHORT_OF_ENOUGH } from './short-of-enough.ts';
import { SIGN_OF_VALUE } from './sign-of-value.ts';
import { SIZE_OF_NEAREST } from './size-of-nearest.ts';
import { SIZE_OF_NOUN } from './size-of-noun.ts';
import { TAX_IN_IT } from './tax-in-it.ts';
import { THAN_THERE } from './than-there.ts';
import { TIMES_AS_MUCH } from './times-as-much.ts';
import { TIMES_IN_SPAN } from './times-in-span.ts';
import { VALUE_OF_OTHER_ONE } from './value-of-other-one.ts';
import { WHAT_IS_LEFT } from './what-is-left.ts';

export const AMOUNTS: readonly Guard[] = [
  LIMIT_CROSSED,
  END_OF_CHANGE,
  ...AMOUNT_LEFT,
  FEE_ON_EVENT,
  ...NEXT_VALUE,
  ...OTHER_BASIS,
  ...OF_AMOUNTS,
  ...OTHER_CHANGE,
  ...OF_TOTAL,
  COMPARED_IN,
  PART_PAID,
  SHARE_OF_THAT,
  ...THAN_THERE,
  ...AGAINST_SIGN,
  ...BESIDE_OTHER,
  ...OTHER_BOUND,
  NUMBER_IN_CLAUSE,
  ...TAX_IN_IT,
  ...BOUND_LEFT_OUT,
  ...AMOUNT_OF_OTHER,
  ...SIZE_OF_NOUN,
  ...OR_EARLIER,
  RANK_OF_OTHER,
  LESS_FOR_MORE,
  SAME_FOR_LESS,
  NEARLY_THAT_MANY,
  ONE_END,
  OF_BOTH,
  ...WHAT_IS_LEFT,
  ...LEAST_FOR_OWN,
  ...AGAINST_MEASURE,
  TIMES_IN_SPAN,
  ...COUNTED_OTHERWISE,
  ...NOT_FINAL,
  CAPACITY,
  SIZE_OF_NEAREST,
  ONE_OF_ALTERNATIVES,
  AFTER_FOR_TO,
  LED_OTHERWISE,
  PER_EACH,
  FROM_BELOW,
  ...AMOUNT_IN_ITS_PLACE,
  ...HAD_OTHERWISE,
  ...IN_THOUSANDS,
  IN_BRACKET,
  BEYOND_LEVEL,
  MEASURE_OF_WORD,
  NUMBER_OF_OTHER_NOUN,
  OF_WHICH_SO_MANY,
  TIMES_AS_MUCH,
  PAID_FOR_FREE,
  EACH_OF_OTHER,
  DONE_IN_PART,
  VALUE_OF_OTHER_ONE,
  PART_OF_SUM,
  SECOND_BAND,
  ...RATE_FOR_TOTAL,
  PACKED_OTHERWISE,
  SIGN_OF_VALUE,
  SHARE_WITHIN,
  FEWER_THAN_SAME,
  SHORT_OF_ENOUGH,
];
