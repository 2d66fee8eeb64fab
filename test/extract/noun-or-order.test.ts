// A noun that could be a verb does not make an order of what is told of it; an order stays one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimsOf } from './ask.ts';

const TOLD = [
  'Return shipping costs $50 per order.',
  'Return labels cost $40.',
  'Change fees cost $40 each.',
  'Call volume rose 50%.',
  'Contact tracing costs $50.',
  'Plan A costs $900.',
  'Order A was refunded on 9 May 2026.',
  'Start dates vary from 1 May to 9 May.',
  'Store credit expires after 12 months.',
  'Open tickets were closed on Friday.',
];

const ORDERED = [
  'Check what is left.',
  'Return items that are damaged.',
  'Restart the router and see whether it works.',
  'Keep the receipt until the refund has arrived.',
  'Contact support if the lamp is broken.',
  'Make sure cables are plugged in.',
  'Wait until lights are green.',
  'Stay home while engineers are working.',
];

for (const sentence of TOLD)
  test(`is told: ${sentence}`, () => {
    assert.deepEqual(claimsOf(sentence), [sentence]);
    assert.deepEqual(claimsOf(`The fee is $7. ${sentence}`), ['The fee is $7.', sentence]);
    assert.match(
      claimsOf(`${sentence.slice(0, -1)}, and the fee is $7.`).join(' '),
      new RegExp(sentence.slice(0, 12)),
    );
  });

for (const sentence of ORDERED)
  test(`is an order: ${sentence}`, () => {
    assert.deepEqual(claimsOf(sentence), []);
  });
