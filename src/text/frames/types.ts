/** Meanings of predicates with roles: the ways in which each is said, and where its roles stand in each of them. */

/** A participant by its number in the frame: 1 who acts, 2 what is acted on, 3 the other party. */
export type Role = 1 | 2 | 3 | 4;

/** Verb, noun of the deed or state, adjective or the like behind a copula, noun of who or what has the role. */
export type Manner = 'verb' | 'deed' | 'state' | 'bearer';

/** Where the roles of a realisation stand. */
export interface Slots {
  readonly subject: Role | 0;
  readonly object: Role | 0;
  /** By preposition. */
  readonly obliques: Readonly<Record<string, Role>>;
  /** Without an object the subject has the object's role: "the shop closed", "they closed the shop". */
  readonly labile: boolean;
}

/** One way to say a frame. */
export interface Realisation {
  readonly frame: number;
  readonly manner: Manner;
  /** Lemmas in their order. */
  readonly words: readonly string[];
  /** Whether other words may stand before word `i`. */
  readonly open: readonly boolean[];
  /** Index of the word by which it is found. */
  readonly tells: number;
  /** It has a negation of its own: "not allow", "have no right to". */
  readonly negative: boolean;
  /** A single word that says this only where the parse bears it out: "have", "up". */
  readonly slight: boolean;
  /** It is said only with one of its phrases: "put" something "into" something. */
  readonly bound: boolean;
  /** Index of the noun that a light verb governs ("make" *"payment"), -1 for none. */
  readonly noun: number;
  readonly slots: Slots;
  /** The sentence must hold one of these lemmas: "come in" is received only of what can be. */
  readonly needs: ReadonlySet<string> | undefined;
  /** As the claim's wording it may be met, as the evidence's it meets. */
  readonly inClaim: boolean;
  readonly inEvidence: boolean;
}

/** How one frame follows from another: what fills each of its roles there. */
export interface Link {
  readonly to: number;
  readonly roles: Readonly<Record<number, Role>>;
}

export interface Frame {
  readonly name: string;
  /** Frames that hold whenever this one does. */
  readonly entails: readonly Link[];
  /** Frames that cannot hold of the same roles. */
  readonly excludes: readonly number[];
  /** The frame that holds exactly where this one does not. */
  readonly denies: number;
}

/** What a frame of the evidence is to a frame of the claim. */
export type Meeting = 'same' | 'entails' | 'excludes' | 'denies' | 'none';
