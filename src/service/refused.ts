import type { Refusal } from '../contract/problems.ts';

/** A request that is not carried out: the refusal that stands in place of its answer. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.detail, options);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
