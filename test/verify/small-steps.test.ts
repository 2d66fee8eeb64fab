/** Plain sentences said again by one small step, and those beside them that differ in one plain thing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly supported: boolean;
  readonly claim: string;
  readonly evidence: string;
  readonly title?: string;
}

const rows = JSON.parse(readFileSync(new URL('small-steps.json', import.meta.url), 'utf8')) as Row[];

const wrong = (supported: boolean): string[] =>
  rows
    .filter((row) => row.supported === supported)
    .filter(({ claim, evidence, title }) => {
      const { status } = ask(claim, [evidence], { titles: [title] });
      return (status === 'supported') !== supported;
    })
    .map(({ claim, evidence }) => `«${claim}» by «${evidence}»`);

describe('a claim one small step from its evidence', () => {
  test('is supported where a careful reader takes that step', () => {
    assert.deepEqual(wrong(true), []);
  });

  test('is not supported where the step leads to another, another time, or the opposite', () => {
    assert.deepEqual(wrong(false), []);
  });
});
