/** Words that say how many of a group, and what bounds an amount: a table of their ranges. */
import { type Rational, rational } from '../../text/values/rational.ts';
import { atLeast, atMost, exactly, HALF, lessThan, moreThan, ONE, type Range, ZERO } from './range.ts';

interface Word {
  readonly words: string;
  readonly measure?: 'count' | 'share';
  readonly range: Range;
  readonly claimed?: Range;
  readonly total?: number;
  readonly loose?: boolean;
  readonly each?: boolean;
  readonly single?: boolean;
}

const MOST: Range = { low: HALF, lowOpen: true, high: ONE, highOpen: false };
const NEARLY: Range = { ...MOST, highOpen: true };
const share = (words: string, range: Range, more: Partial<Word> = {}): Word => ({
  words,
  measure: 'share',
  range,
  ...more,
});
const count = (words: string, range: Range, more: Partial<Word> = {}): Word => ({
  words,
  measure: 'count',
  range,
  ...more,
});
const TWO = atLeast(rational(2));

/** Words that say how many, the longest first. */
export const WORDS: readonly (Word & { readonly forms: readonly string[] })[] = [
  share('not all', lessThan(ONE)),
  share('not every', lessThan(ONE), { single: true }),
  count('not one', exactly(ZERO), { single: true }),
  count('not a single', exactly(ZERO), { single: true }),
  share('almost all', NEARLY, { loose: true }),
  share('nearly all', NEARLY, { loose: true }),
  share('almost every', NEARLY, { loose: true, single: true }),
  share('nearly every', NEARLY, { loose: true, single: true }),
  share('the vast majority', MOST, { loose: true }),
  share('the great majority', MOST, { loose: true }),
  share('the overwhelming majority', MOST, { loose: true }),
  share('a large majority', MOST, { loose: true }),
  share('a clear majority', MOST, { loose: true }),
  share('a majority', MOST),
  share('the majority', MOST),
  share('a minority', lessThan(HALF)),
  share('most', MOST),
  count('quite a few', TWO, { loose: true }),
  count('a few', TWO, { loose: true }),
  count('a handful', TWO, { loose: true }),
  count('a couple', TWO, { loose: true }),
  count('a number', TWO, { loose: true }),
  share('very few', lessThan(HALF), { loose: true }),
  share('few', lessThan(HALF), { loose: true }),
  count('many', TWO, { loose: true }),
  count('several', TWO, { claimed: atLeast(rational(3)) }),
  count('some', atLeast(ONE)),
  count('no one', exactly(ZERO), { single: true }),
  count('none', exactly(ZERO), { single: true }),
  count('nobody', exactly(ZERO), { single: true }),
  count('no', exactly(ZERO), { single: true }),
  count('neither', exactly(ZERO), { total: 2, single: true }),
  share('both', exactly(ONE), { total: 2, each: true }),
  share('all', exactly(ONE), { each: true }),
  share('every one', exactly(ONE), { each: true, single: true }),
  share('every', exactly(ONE), { each: true, single: true }),
  share('each', exactly(ONE), { each: true, single: true }),
].map((word) => ({ ...word, forms: word.words.split(' ') }));

type Bounded = (n: Rational) => Range;
/** Words before an amount that bound it, the longest first; those that only come near leave it loose. */
export const LIMITS: readonly (readonly [words: readonly string[], bounded: Bounded | undefined])[] = (
  [
    ['no less than', atLeast],
    ['no fewer than', atLeast],
    ['not less than', atLeast],
    ['not fewer than', atLeast],
    ['no more than', atMost],
    ['not more than', atMost],
    ['at least', atLeast],
    ['at most', atMost],
    ['just over', moreThan],
    ['just under', lessThan],
    ['well over', moreThan],
    ['well under', lessThan],
    ['more than', moreThan],
    ['less than', lessThan],
    ['fewer than', lessThan],
    ['over', moreThan],
    ['under', lessThan],
    ['exactly', exactly],
    ['precisely', exactly],
    ['only', exactly],
    ['just', exactly],
    ['a total of', exactly],
    ['as many as', undefined],
    ['up to', undefined],
    ['about', undefined],
    ['around', undefined],
    ['roughly', undefined],
    ['approximately', undefined],
    ['some', undefined],
    ['nearly', undefined],
    ['almost', undefined],
  ] as const
).map(([words, bounded]) => [words.split(' '), bounded]);
