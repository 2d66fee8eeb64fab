/**
 * The port of the semantic layer: what every tier can do, whatever stands behind it. A tier that cannot answer
 * says so by SemanticUnavailable; it never guesses.
 */

import type { Examination } from '../verify/index.ts';

/** A passage of the evidence and the statement that it may entail. */
export interface Pair {
  readonly premise: string;
  readonly hypothesis: string;
  /** What the engine finds between the two, for a model that weighs it. It takes time: asked for where it matters. */
  readonly examine?: () => Examination;
}

/** Calibrated probabilities of what a premise says of a hypothesis; they sum to 1. */
export interface Entailment {
  readonly entail: number;
  readonly neutral: number;
  readonly contradict: number;
  /** The model could not take the pair in: nothing is known of it. */
  readonly unread?: true;
}

export type Tier = 'builtin' | 'onnx' | 'remote';

/** One model of a tier, named so that anyone can tell whether two verdicts were given by the same. */
export interface ModelIdentity {
  readonly role: 'embedding' | 'entailment';
  readonly id: string;
  /** `sha256:<hex>` over the model's files; what a server says of its model where there are none to hash. */
  readonly version: string;
}

/** What judged: it enters the audit record and `/health/detailed`. */
export interface SemanticIdentity {
  readonly tier: Tier;
  readonly models: readonly ModelIdentity[];
}

/** How a model likes to be asked. */
export interface BatchSizes {
  /** Texts and pairs of one call, at most. */
  readonly embed: number;
  readonly entail: number;
  /** Calls that may run at once. */
  readonly calls: number;
}

/** An open tier. Calls may overlap; both functions answer in the order asked. */
export interface SemanticModel {
  readonly identity: SemanticIdentity;
  readonly batch: BatchSizes;
  /**
   * Whether it weighs what the typed checks leave open between a passage and a statement. What they hold for false,
   * and what they miss of values, identifiers, negation and roles, refuses the passage all the same.
   */
  readonly weighsDoubts?: boolean;
  /**
   * Vectors of unit length, all of one dimension: the nearer two texts are in meaning, the greater the product.
   * @throws SemanticUnavailable
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /**
   * A premise longer than the model takes in at once is read in overlapping windows; none of it is left out.
   * @throws SemanticUnavailable
   */
  entail(pairs: readonly Pair[], signal?: AbortSignal): Promise<readonly Entailment[]>;
  close(): Promise<void>;
}

/** No model answers. The message says why and what to do, in words for the operator: no text, no key. */
export class SemanticUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SemanticUnavailable';
  }
}

/** A server serves another model than it did: nothing may be told in the name of the one before. */
export class ModelChanged extends SemanticUnavailable {
  constructor(message: string) {
    super(message);
    this.name = 'ModelChanged';
  }
}

/** One line that names tier, models and their versions: `versions.model` of an audit record. */
export function describeIdentity({ tier, models }: SemanticIdentity): string {
  return [tier, ...models.map(({ role, id, version }) => `${role}=${id}@${version}`)].join(' ');
}
