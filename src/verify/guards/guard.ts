/**
 * What guards are: each knows a class of statements that evidence has the words of and does not say. They read alone,
 * whatever carries the statement: a record, its grammar, or the judge.
 */
import type { MismatchKind } from '../../domain/check.ts';
import { once } from '../../text/once.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Reading } from '../../text/reading.ts';
import type { Predicate } from '../check/standing.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence, Support } from '../match/support.ts';

export { textOf } from '../../text/reading.ts';

/** A statement beside what carries it. */
export interface Told {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  readonly support: Support;
  /** Log-odds that the support carries it; infinite for a proof. */
  readonly score: number;
  /** What follows from several statements is of none of them. */
  readonly inferred: boolean;
  /** All sentences of the evidence that speak to the statement. */
  readonly around: readonly AlignedSentence[];
  predicates(): readonly Predicate[];
}

/**
 * What carries a statement, as far as guards tell it apart. The statement is English; so is an `english` support, a
 * `sentence` that carries it alone, and `prose`, one that states it in no record and from which nothing was inferred.
 */
export type Carrier = 'any' | 'english' | 'sentence' | 'prose' | 'records';

/**
 * Patterns without which a guard has nothing to say: one of `said` finds something in the statement, one of `told` in a
 * sentence of the support or in a word of it. They are the guard's own, and read only once all of them are known.
 */
export interface Where {
  readonly said?: () => RegExp | readonly RegExp[];
  readonly told?: () => RegExp | readonly RegExp[];
}

export interface Guard {
  readonly kind: MismatchKind;
  /** The supports that it reads. */
  readonly of: Carrier;
  readonly where?: Where | undefined;
  /**
   * The units of the statement that `sentence`, the first of its support, does not say; none where it is the statement
   * as a whole; undefined where the guard has nothing to say against it.
   */
  unsaid(told: Told, sentence: AlignedSentence): readonly number[] | undefined;
}

/** A guard that is against the statement as a whole. */
export const against = (
  kind: MismatchKind,
  of: Carrier,
  test: (told: Told, sentence: AlignedSentence) => boolean,
  where?: Where,
): Guard => ({ kind, of, where, unsaid: (told, sentence) => (test(told, sentence) ? [] : undefined) });

/** A guard that is against one unit of the statement; -1 for none. */
export const againstUnit = (
  kind: MismatchKind,
  of: Carrier,
  find: (told: Told, sentence: AlignedSentence) => number,
  where?: Where,
): Guard => ({
  kind,
  of,
  where,
  unsaid: (told, sentence) => {
    const unit = find(told, sentence);
    return unit < 0 ? undefined : [unit];
  },
});

/** The tag of each word of a sentence, by the parse; empty for one that no token begins with. */
export const tagsOf = ({ source, sentence, reading }: AlignedSentence): readonly string[] =>
  tagsIn(source.parsed(sentence).tokens, reading);

/** The tag of each word of a reading, by the tokens of a parse. */
export function tagsIn(tokens: readonly ParsedToken[], { words }: Reading): readonly string[] {
  const known = tagged(tokens);
  let tags = known.get(words);
  if (tags === undefined) {
    const byStart = new Map(tokens.map(({ start, xpos }) => [start, xpos]));
    known.set(words, (tags = words.map(({ start }) => byStart.get(start) ?? '')));
  }
  return tags;
}

const tagged = once((_: readonly ParsedToken[]) => new WeakMap<Reading['words'], readonly string[]>());

/** The reading that a unit is found in, and its value there. */
export function valueFor({ sentences, matches, from }: Told['support'], i: number) {
  const theirs = sentences[from[i]!]?.reading;
  return [theirs, theirs?.values[theirs.words[matches[i]!.at]?.value ?? -1]] as const;
}
