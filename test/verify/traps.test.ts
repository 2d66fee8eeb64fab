/** Minimal pairs: evidence that has the words of a claim and says something else, beside evidence that says it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly supported: boolean;
  readonly claim: string;
  readonly evidence: string;
}

const rows = JSON.parse(readFileSync(new URL('traps.json', import.meta.url), 'utf8')) as Row[];

const wrong = (supported: boolean): string[] =>
  rows
    .filter((row) => row.supported === supported)
    .filter(({ claim, evidence }) => (ask(claim, [evidence]).status === 'supported') !== supported)
    .map(({ claim, evidence }) => `«${claim}» by «${evidence}»`);

describe('evidence that has the words of a claim', () => {
  test('and says something else does not support it', () => {
    assert.deepEqual(wrong(false), []);
  });

  test('and says it supports it', () => {
    assert.deepEqual(wrong(true), []);
  });
});
