/** Evidence with claims that it states and claims that it does not, as tests. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

export type Told = readonly [evidence: Given, says: readonly string[], not: readonly string[]];

/** A test for each claim: those of `says` are supported by the evidence beside them, those of `not` are not. */
export function testTold(name: string, rows: readonly Told[]): void {
  describe(name, () => {
    for (const [evidence, says, not] of rows) {
      const told = typeof evidence === 'string' ? evidence : JSON.stringify(evidence);
      for (const claim of says)
        test(`«${claim}» is said by «${told}»`, () => {
          assert.equal(ask(claim, [evidence]).status, 'supported');
        });
      for (const claim of not)
        test(`«${claim}» is not said by «${told}»`, () => {
          assert.notEqual(ask(claim, [evidence]).status, 'supported');
        });
    }
  });
}
