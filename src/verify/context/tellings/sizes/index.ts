/**
 * What follows from the amounts that a sentence gives: bounds of a range, which of two is more, sums of two parts, what is left to
 * pay, how long it lasts.
 */
import type { Reading } from '../../../../text/reading.ts';
import type { Teller } from '../types.ts';
import { endsOf, endsOfBand, worded } from './between.ts';
import { bounded } from './bounded.ts';
import { comparedPair, timesAs } from './compared.ts';
import { lastingFromTo } from './lasting.ts';
import { paidInPart } from './paid.ts';
import { twoParts } from './parts.ts';

/** Each is asked by itself: most sentences and claims have what one or two of them need, and not the others. */
export const SIZES: readonly Teller[] = [
  bounded,
  worded,
  endsOf,
  endsOfBand,
  comparedPair,
  timesAs,
  twoParts,
  paidInPart,
  lastingFromTo,
];

const CALCULATED =
  /\b(?:owes?|outstanding|unpaid|owed|fully paid|paid in full|cheaper|expensive|longer)\b|\b(?:lasts?|lasted|runs? for|ran for) (?:for )?\S+ (?:minutes?|hours?|days?)\b/iu;

/** Whether a claim says what is calculated from amounts, in words that the evidence need not have. */
export const saysSize = ({ text, start, end }: Reading): boolean => CALCULATED.test(text.slice(start, end));
