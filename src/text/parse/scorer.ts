/** A linear model over hashed features. */
export interface Scorer {
  /** Adds the weights of the first `count` features to `scores`, by label. */
  score(features: Int32Array, count: number, scores: Float64Array): void;
}
