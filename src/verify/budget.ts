/** Bounds the work of one question, counted in steps and never in time: the same question always ends the same. */
import type { Claim } from '../domain/claim.ts';
import type { Document } from './read/document.ts';

/** Tokens that may be passed over for one question: 256 claims against the evidence of a full request. */
const MOST_STEPS = 600_000_000;
/** Steps that a character of a claim costs: each of its words is held against the words of a few sentences. */
const STEPS_A_CHARACTER = 400;

export class Budget {
  private left = MOST_STEPS;

  /** Takes the cost of one claim from the budget; false, and nothing taken, when too little is left. */
  spend(documents: readonly Document[], claim: Claim): boolean {
    let cost = claim.text.length * STEPS_A_CHARACTER;
    for (const document of documents) cost += document.scan.tokenCount;
    if (cost > this.left) return false;
    this.left -= cost;
    return true;
  }
}
