/** What a clause says, of whom, and how it stands. */
import type { Oblique } from '../../text/parse/arguments.ts';

export type Modality = 'none' | 'can' | 'must' | 'should' | 'future' | 'doubt';
export type Time = 'past' | 'present' | 'future' | 'none';

/** How a predicate stands. */
export interface Held {
  readonly negated: boolean;
  readonly modality: Modality;
  readonly time: Time;
  readonly asserted: boolean;
  readonly helpers: readonly number[];
}

export interface Clause {
  /** The token of its verb, or of the adjective or noun that it says of its subject. */
  readonly token: number;
  readonly particle: string;
  readonly subjects: readonly number[];
  readonly objects: readonly number[];
  readonly recipients: readonly number[];
  readonly obliques: readonly Oblique[];
  readonly adverbs: readonly number[];
  /** It says of its subject what that is. */
  readonly linking: boolean;
  readonly passive: boolean;
  /** Its subject may as well be its object: "mayor resigned", "invoice paid". */
  readonly headline: boolean;
  readonly progressive: boolean;
  readonly negated: boolean;
  readonly modality: Modality;
  readonly time: Time;
  /** The sentence says that it is so: neither reported, nor supposed, nor one of two that may be. */
  readonly asserted: boolean;
  /** Tokens of the verbs that it took its modality or its truth from: "have" of "have to pay". */
  readonly helpers: readonly number[];
  /** The token that it stands under, how, and what introduces it; -1 and '' for a clause that stands for itself. */
  readonly under: number;
  readonly relation: string;
  readonly mark: string;
  /** How sure the parser is of it: log-odds. */
  readonly margin: number;
}
