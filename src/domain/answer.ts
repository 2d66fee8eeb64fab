/** What an answer says, as claims that stand alone, and what it holds beside them. */

/** A place in the answer, in UTF-16 code units: `answer.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a citation in an answer may name. */
export interface NamedSource {
  readonly source_id: string;
  readonly title?: string;
  readonly uri?: string;
}

/** A citation as it stands in the answer. */
export interface InlineCitation extends Span {
  /** The source that it names; where no source of the request has that name, the name itself. */
  readonly source_id: string;
  /** Whether the request has such a source. */
  readonly known: boolean;
  /** The citation as written: `[s1]`, `(Source: Terms)`. */
  readonly text: string;
}

/** A pronoun that a claim has for its subject and that nothing before it tells for sure. */
export interface OpenPronoun {
  readonly form: string;
  /** Nouns that it may mean: evidence for the claim must name one of them, or leave the pronoun as open itself. */
  readonly names: readonly string[];
}

/** What a claim may be of whose subject is a pronoun, a noun that points back ("this plan"), or left out. */
export interface Antecedents {
  /** The pronoun or noun; '' where the subject is left out. */
  readonly form: string;
  /** All that may be meant, as the answer named it just before; at least one. */
  readonly names: readonly string[];
}

/** A claim of the answer. */
export interface ExtractedClaim extends Span {
  /** The claim in words that stand alone. */
  readonly text: string;
  /** Citations that the answer gives for it. */
  readonly citations: readonly InlineCitation[];
  /** Absent where its words say of whom or what it is. */
  readonly pronoun?: OpenPronoun;
  /** Absent likewise, and where the answer names nothing that may be meant. */
  readonly antecedents?: Antecedents;
}

/** Why a part of the answer is no claim. */
export type SkipReason =
  | 'greeting'
  | 'courtesy'
  | 'question'
  | 'offer'
  | 'instruction'
  | 'opinion'
  | 'hedge'
  | 'heading'
  | 'introduction'
  | 'fragment'
  | 'code'
  | 'reference';

/** A part of the answer that is set aside. */
export interface Skipped extends Span {
  readonly reason: SkipReason;
}

/**
 * A statement as a reader sees it: a sentence, a list item or a row of a table. It stays in the answer or goes
 * as a whole.
 */
export interface Statement extends Span {
  /** Its claims, by their numbers among the claims of the extraction. */
  readonly claims: readonly number[];
  /** Claims of it beyond the most that were asked for. */
  readonly beyond: number;
  /** What goes from the answer with it: its words, marks, citations and the blank behind it. */
  readonly cut: Span;
  /** The number of its block among those of the extraction. */
  readonly block: number;
  /** The statement before it that its pronouns and days are told by, by its number; without that it says another thing. */
  readonly leans_on?: number;
}

/** A pair of marks around words: `**` … `**`, `[` … `](uri)`, `<p>` … `</p>`. */
export interface MarkPair {
  readonly open: Span;
  readonly close: Span;
}

/** An image, or a link that has a title: `![words](uri)`, `[words](uri "title")`. */
export interface LinkSpan extends Span {
  readonly title: Span | undefined;
}

/** A paragraph, list item or row of the answer. */
export interface Part extends Span {
  /** Columns before its words. */
  readonly indent: number;
  /** The columns of the marks of quotation before it. */
  readonly quoted: readonly number[];
  /** Where its words begin: behind the marker of an item. */
  readonly words: number;
  readonly item: boolean;
  /** Marks that belong together, such as the two of `**` … `**`. */
  readonly pairs: readonly MarkPair[];
  /** Images, and links with titles, whose words may be sentences. */
  readonly links: readonly LinkSpan[];
  /** The block of code that it is a line of. */
  readonly code?: Span;
  /** Sentences in it, claims or not. */
  readonly sentences: number;
}

export interface Extraction {
  /** In the order of the answer. */
  readonly claims: readonly ExtractedClaim[];
  /** In the order of the answer. */
  readonly skipped: readonly Skipped[];
  /** In the order of the answer. */
  readonly statements: readonly Statement[];
  readonly parts: readonly Part[];
  /** What holds claims beyond the most that were asked for; undefined where all are given. */
  readonly beyond: Span | undefined;
}
