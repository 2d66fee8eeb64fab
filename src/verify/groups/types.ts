/** What is known of groups, and what comes of it for a claim. */
import type { MismatchKind } from '../../domain/check.ts';
import type { Rational } from '../../text/values/rational.ts';
import type { Noun } from './noun.ts';
import type { Predicate } from './predicate.ts';
import type { Range } from './range.ts';

/** So many of a group are so. */
export interface Fact {
  readonly noun: Noun;
  readonly measure: 'count' | 'share';
  readonly range: Range;
  /** Of those of whom it is not so: "all but two". */
  readonly left: boolean;
  readonly each: boolean;
  readonly predicate: Predicate;
  readonly exact: boolean;
  /** It may be of a part of the group only. */
  readonly part: boolean;
  readonly sentence: number;
}

/** How many there are of a group in all. */
export interface Whole {
  readonly noun: Noun;
  readonly total: Rational;
  readonly sentence: number;
}

export interface Facts {
  readonly facts: readonly Fact[];
  readonly wholes: readonly Whole[];
}

/** What the facts of one text say of a claim; `open`: of as many, and not whether of so many. */
export interface Decision {
  readonly verdict: 'holds' | 'fails' | 'open';
  readonly kind: MismatchKind;
  readonly derivation: string;
  readonly sentences: readonly number[];
}
