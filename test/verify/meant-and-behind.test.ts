/** Whom and what a statement means, days that are to come, and what is told behind a thing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [sources: readonly Given[], says: readonly string[], not: readonly string[]];

const rows = JSON.parse(
  readFileSync(new URL('meant-and-behind.json', import.meta.url), 'utf8'),
) as readonly Row[];

describe('whom a statement means', () => {
  for (const [sources, says, not] of rows) {
    const told = sources.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' | ');
    for (const claim of says)
      test(`«${claim}» is said by «${told}»`, () => {
        assert.equal(ask(claim, sources).status, 'supported');
      });
    for (const claim of not)
      test(`«${claim}» is not said by «${told}»`, () => {
        assert.notEqual(ask(claim, sources).status, 'supported');
      });
  }
});
