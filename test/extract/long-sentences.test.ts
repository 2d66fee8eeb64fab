// A sentence is one however long it is: no part of it is told that its writer did not set apart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimsOf } from './ask.ts';

const ROW = 'the total is $64.50 and the order was shipped on 4 June 2026 with UPS and ';

test('a sentence of many words is told whole, and the one behind it by itself', () => {
  const long = `It says that ${ROW.repeat(60)}the mugs are free.`;
  assert.deepEqual(claimsOf(`${long} The parcel is lost.`), [long, 'The parcel is lost.']);
});

test('what a long sentence denies stays with the denial', () => {
  const long = `It is false, ${'very '.repeat(294)}false, that the total is $9 and that the teapot has a warranty of two years.`;
  assert.deepEqual(claimsOf(long), [long]);
});

test('many short sentences are told one by one', () => {
  const all = Array.from({ length: 200 }, (_, i) => `Order A-${i} was shipped.`);
  assert.deepEqual(claimsOf(all.join(' ')), all);
});
