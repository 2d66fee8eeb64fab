/** Predicates of shops, carriers, banks, courts, schools, clinics and plants: what says one of them, and what only looks like it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask } from './ask.ts';

const { supported, refused }: Readonly<Record<'supported' | 'refused', readonly [string, string][]>> =
  JSON.parse(readFileSync(new URL('./frames-of-trades.json', import.meta.url), 'utf8'));

test('a deed is supported where the evidence tells of it by another predicate', () => {
  const missed = supported.filter(([claim, said]) => ask(claim, [said]).status !== 'supported');
  assert.deepEqual(missed, []);
});

test('a deed is refused where the evidence tells of another one, of its opposite, or has its verb without what it means by it', () => {
  const wrong = refused.filter(([claim, said]) => ask(claim, [said]).status === 'supported');
  assert.deepEqual(wrong, []);
});
