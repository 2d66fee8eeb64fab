/** Claims beside evidence that says the same deed in another frame of words, or gives its roles to others. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly supported: boolean;
  readonly claim: string;
  readonly evidence: string;
}

const rows = JSON.parse(readFileSync(new URL('frames.json', import.meta.url), 'utf8')) as Row[];

const wrong = (supported: boolean): string[] =>
  rows
    .filter((row) => row.supported === supported)
    .filter(({ claim, evidence }) => (ask(claim, [evidence]).status === 'supported') !== supported)
    .map(({ claim, evidence }) => `«${claim}» by «${evidence}»`);

describe('evidence with another predicate than the claim', () => {
  test('supports it where it means the same of the same', () => {
    assert.deepEqual(wrong(true), []);
  });

  test('does not support it where another does it, or it means something else', () => {
    assert.deepEqual(wrong(false), []);
  });
});
