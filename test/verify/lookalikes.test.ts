/** Evidence that is made of the claim's own words, and what tells it from the claim is small: a name, a figure, an adverb. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';
import ROWS from './lookalikes.json' with { type: 'json' };

interface Row {
  readonly supported: boolean;
  readonly claim: string;
  readonly evidence: Given;
}

const wrong = (supported: boolean): string[] =>
  (ROWS as unknown as readonly Row[])
    .filter((row) => row.supported === supported)
    .filter(({ claim, evidence }) => (ask(claim, [evidence]).status === 'supported') !== supported)
    .map(({ claim, evidence }) => `«${claim}» by «${JSON.stringify(evidence)}»`);

describe('evidence that looks like a claim', () => {
  test('does not support it where it is of another, of fewer, not final or denied', () => {
    assert.deepEqual(wrong(false), []);
  });

  test('supports it where it says the same', () => {
    assert.deepEqual(wrong(true), []);
  });
});
