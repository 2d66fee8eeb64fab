/** What is known of a statement while its support is looked for, and what comes of it. */
import type { MismatchKind } from '../domain/check.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading } from '../text/reading.ts';
import type { Nearness } from '../text/vectors/vectors.ts';
import type { Predicate } from './check/standing.ts';
import type { Unit } from './claim/units.ts';
import type { Forest } from './judge/forest.ts';
import type { Candidate } from './match/retrieve.ts';
import type { AlignedSentence, Support } from './match/support.ts';
import type { Mismatch } from './matter.ts';
import type { Document } from './read/document.ts';
import type { OpenSource } from './read/source.ts';

/** A statement in its document: sentence `index`, or all of it where that is -1. */
export interface Stated {
  readonly claim: Document;
  readonly index: number;
  readonly reading: Reading;
  readonly units: readonly Unit[];
}

/** What the engine knows: words, what they are near to, how to weigh a support, and what to call one that fails. */
export interface Engine {
  readonly lexicon: Lexicon;
  readonly nearness: Nearness;
  readonly forest: Forest;
  /** What names why a statement is not supported. */
  readonly name: Namer;
}

/** A support with what the judge makes of it. */
export interface Judged {
  readonly support: Support;
  /** What it was judged by; none where the statement stands word for word and nothing had to be weighed. */
  readonly features: Float32Array | undefined;
  /** Log-odds that it supports the statement. */
  readonly score: number;
  readonly mismatches: readonly Mismatch[];
}

export interface Part {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** Sentences that speak to it, best first: all of them, but beside a verbatim one those that may speak against it. */
  readonly sentences: readonly AlignedSentence[];
  /** Other sentences that touch it, best first. */
  readonly beside: readonly Candidate[];
  /** The best support; undefined when nothing speaks to the statement. */
  readonly best: Judged | undefined;
  /** Share of its weight that all sentences together account for, however scattered. */
  readonly scattered: number;
  /** How what it says follows from values of the support, where it does not stand there itself. */
  readonly derivations?: readonly string[];
  /** It follows from a sentence that describes what is to be seen. */
  readonly seen?: boolean;
  /** It states an order of events that the evidence has the other way round: its halves by themselves say less. */
  readonly misordered?: true;
  /** It states more than one fact, and the evidence carries the first and not all. */
  readonly partly?: true;
  /** Sentences of the support's source that tell that what it says has ended since. */
  readonly undone?: readonly AlignedSentence[];
  /** Sentences by which another source or speaker says otherwise what it says. */
  readonly disputed?: readonly AlignedSentence[];
  /** The main predicates of the statement; none where it is not English. Parsed when asked for. */
  predicates(): readonly Predicate[];
}

/** What a statement is read against. */
export interface Sources {
  readonly documents: readonly Document[];
  /** For each document the words of its title. */
  readonly titles: readonly ReadonlySet<string>[];
  /** Sentences that the claim itself cites: they are looked at first. */
  readonly cited: readonly Candidate[];
}

/** A statement with what its support is judged by. */
export interface Case extends Stated {
  readonly documents: readonly Document[];
  readonly sentences: readonly AlignedSentence[];
  /** For each document the words of its title. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly engine: Engine;
  predicates(): readonly Predicate[];
}

/** A support and how much of its coverage titles give. */
export interface Titled {
  readonly support: Support;
  readonly titleGain: number;
  /** Its one sentence is a note that states all of the claim. */
  readonly noted?: boolean;
  /** Its one sentence is retold and begins with the claim, or states it in another language than English. */
  readonly told?: boolean;
  /** The statement follows from its one sentence by natural logic. */
  readonly follows?: boolean;
}

/** A statement that its support does not carry. */
export interface Refusal {
  readonly part: Part;
  /** What its gravest mismatch would call it. */
  readonly reason: MismatchKind;
  readonly coverage: number;
  /** The evidence says otherwise, or leaves it open. */
  readonly contradicted: boolean;
  readonly withheld: boolean;
  /** Units that another sentence says otherwise of the very one that the statement names; absent where none does. */
  readonly open?: ReadonlySet<number>;
  /** All of the evidence, what does not touch the statement too. */
  readonly evidence: readonly OpenSource[];
  /** What other sentences say against it. */
  readonly other: { readonly kind: MismatchKind; readonly shown: MismatchKind } | undefined;
}

/** Gives the kind that a person would name. */
export type Namer = (refusal: Refusal) => MismatchKind;
