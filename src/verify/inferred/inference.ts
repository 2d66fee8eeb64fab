/** What a statement follows from by what several statements say together. */
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Grammar } from '../restate/grammar.ts';

/** A statement, how it is built, and the sentences that speak to it. */
export interface Question {
  readonly reading: Reading;
  readonly sentences: readonly AlignedSentence[];
  grammar(): Grammar;
  /** The other sentences of a source of one of them, in order, the nearest so many; read when asked for. */
  beside(sentence: AlignedSentence): Iterable<AlignedSentence>;
}

/** The sentences that a statement follows from, and how, for a reader. */
export interface Inference {
  readonly sentences: readonly AlignedSentence[];
  readonly told: string;
}
