/** Words of one language by what they do in a sentence; forms in lower case, separated by spaces. */
export interface ClassTable {
  readonly determiners: string;
  readonly pronouns: string;
  readonly prepositions: string;
  readonly conjunctions: string;
  readonly auxiliaries: string;
  readonly particles: string;
  readonly negators: string;
  readonly modals: string;
  readonly conditionals: string;
  readonly exceptives: string;
  readonly quantifiers: string;
  readonly comparatives: string;
  /** Adverbs that leave a statement open. They carry meaning and are not in `all`. */
  readonly hedges: string;
}
