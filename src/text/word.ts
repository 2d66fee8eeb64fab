/** A word of a sentence that was read closely. */
export interface Word {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Folded: lower case, without accents. */
  readonly form: string;
  readonly lemma: string;
  /** Information weight in [0, 1]; 0 for a function word. */
  readonly weight: number;
  /** Cues that the word itself gives. */
  readonly cue: number;
  readonly numeric: boolean;
  /** Written with a capital where the sentence does not require one. */
  readonly capital: boolean;
  /** Index of the value that holds the word, -1 for none. */
  readonly value: number;
  readonly clause: number;
  /** Whether an odd number of negations has the word in scope. */
  negated: boolean;
  /** Whether a more general word may be replaced by a more special one here, and not the reverse. */
  downward: boolean;
  /** Clause cues that have the word in scope. */
  scope: number;
}
