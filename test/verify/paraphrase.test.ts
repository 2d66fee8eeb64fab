/** Claims that say in other words, in another order or in one sentence what one or two sentences of the evidence say. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly supported: boolean;
  readonly claim: string;
  readonly evidence: string | readonly string[];
}

const rows = JSON.parse(readFileSync(new URL('paraphrase.json', import.meta.url), 'utf8')) as Row[];

const wrong = (supported: boolean): string[] =>
  rows
    .filter((row) => row.supported === supported)
    .filter(({ claim, evidence }) => (ask(claim, [evidence].flat()).status === 'supported') !== supported)
    .map(({ claim, evidence }) => `«${claim}» by «${evidence}»`);

describe('a claim that restates its evidence', () => {
  test('is supported where every fact of it is said of the same', () => {
    assert.deepEqual(wrong(true), []);
  });

  test('is not supported where it is said of another, otherwise, or not at all', () => {
    assert.deepEqual(wrong(false), []);
  });
});

describe('a claim of two facts', () => {
  test('cites the sentence of each', () => {
    const check = ask('The printer was repaired on Monday and the scanner was replaced on Friday.', [
      'The printer was repaired on Monday. On Friday the scanner was replaced.',
    ]);
    const quotes = check.citations.map(({ quote }) => quote);
    assert.deepEqual(quotes, ['The printer was repaired on Monday.', 'On Friday the scanner was replaced.']);
  });
});
