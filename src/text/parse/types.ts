/** What a parse of a sentence holds. */

/** One token of a sentence, in the terms of Universal Dependencies. */
export interface ParsedToken {
  /** UTF-16 code units into the text that was read. */
  readonly start: number;
  readonly end: number;
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  /** Penn Treebank tag: VBD, VBN, NNS, … */
  readonly xpos: string;
  /** Index of the head among the tokens, -1 for the root. */
  readonly head: number;
  readonly deprel: string;
  /**
   * How sure the tag, the head, and the relation are: log-odds of being right, as measured on the
   * development part of the treebank. 0 is even, 2 is 88%, 4 is 98%.
   */
  readonly tagMargin: number;
  readonly headMargin: number;
  readonly labelMargin: number;
}

/** A token at another place. It is written out member by member: tokens of one shape are read fastest. */
export const placed = (token: ParsedToken, start: number, end: number): ParsedToken => ({
  start,
  end,
  form: token.form,
  lemma: token.lemma,
  upos: token.upos,
  xpos: token.xpos,
  head: token.head,
  deprel: token.deprel,
  tagMargin: token.tagMargin,
  headMargin: token.headMargin,
  labelMargin: token.labelMargin,
});

/** A sentence as a tree. Exactly one token is the root, unless there is no token. */
export interface Parse {
  readonly tokens: readonly ParsedToken[];
}
