/** What a sentence says in the light of those before it, and what clauses of German, French and Spanish say. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly supported: boolean;
  readonly claim: string;
  readonly evidence: string;
}

const read = (name: string): Row[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Row[];

const wrong = (rows: readonly Row[], supported: boolean): string[] =>
  rows
    .filter((row) => row.supported === supported)
    .filter(({ claim, evidence }) => (ask(claim, [evidence]).status === 'supported') !== supported)
    .map(({ claim, evidence }) => `«${claim}» by «${evidence}»`);

describe('a pronoun, a role and a number that were named before', () => {
  const rows = read('coreference');

  test('carry a claim where they can mean one thing only', () => {
    assert.deepEqual(wrong(rows, true), []);
  });

  test('carry none where they may mean two', () => {
    assert.deepEqual(wrong(rows, false), []);
  });

  test('are cited with the sentence that says what they mean', () => {
    const check = ask('Kim resigned in July.', ['Kim was hired in May. She resigned in July.']);
    const quotes = check.citations.map(({ quote }) => quote);
    assert.deepEqual(quotes, ['She resigned in July.', 'Kim was hired in May.']);
  });
});

describe('a clause of German, French or Spanish', () => {
  const rows = read('tongues');

  test('carries a claim that says the same in other words or in another order', () => {
    assert.deepEqual(wrong(rows, true), []);
  });

  test('carries none that it denies, leaves open or says of somebody else', () => {
    assert.deepEqual(wrong(rows, false), []);
  });
});

describe('other sources', () => {
  test('a source that is not cited leaves the coverage as it is', () => {
    const claim = 'The PlayStation 5 was sold.';
    const evidence = 'The PlayStation 5 was listed on Monday and the games were sold.';
    const alone = ask(claim, [evidence]);
    const beside = ask(claim, [evidence, 'Five chairs were sold.', 'The station was closed.']);
    assert.ok(beside.coverage <= alone.coverage);
  });
});
