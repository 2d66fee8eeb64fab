/** Notes passed on in whole sentences: rows of duties, passives with a word of their own, ranges, what is due, what was denied of a list. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';
import { testTold } from './told.ts';

const DUTIES =
  'The contractor shall repair the boiler by 20 October, clean the hallway and replace both smoke alarms.';

testTold('notes told on', [
  [
    DUTIES,
    ['The contractor must replace both smoke alarms.'],
    [
      'The contractor has to clean the hallway by 20 October.',
      'The tenant has to clean the hallway.',
      'The contractor has cleaned the hallway.',
      'The contractor must repair both smoke alarms.',
    ],
  ],
  [
    'Guests can book the sauna, use the pool and rent a bike.',
    ['Guests can use the pool.'],
    ['Guests can rent the sauna.', 'Guests must use the pool.'],
  ],
  [
    'Visitors can apply for an extension at the immigration office.',
    ['An extension can be applied for at the immigration office.'],
    [
      'An extension can be applied for at the embassy.',
      'An extension must be applied for at the immigration office.',
      'A visa can be applied for at the immigration office.',
    ],
  ],
  [
    'Client signed off the design (3 June).',
    ['The design was signed off by the client on 3 June.'],
    [
      'The design was signed off by the agency on 3 June.',
      'The design was signed off by the client on 4 June.',
      'The budget was signed off by the client on 3 June.',
    ],
  ],
  [
    'Not transferred: calendar, notes.',
    ['Neither the calendar nor the notes were transferred.'],
    [
      'Neither the calendar nor the mail was transferred.',
      'The calendar and the notes were transferred.',
      'Neither the calendar nor the notes were deleted.',
    ],
  ],
  [
    'Check-in from 15:00 to 24:00.',
    ['Check-in is from 15:00.'],
    ['Check-in is from 24:00.', 'Check-out is from 15:00.'],
  ],
  [
    'Base price: €11.90 per month, unchanged since 2023.',
    ['The base price has remained unchanged since 2023.'],
    [
      'The base price has remained unchanged since 2022.',
      'The energy price has remained unchanged since 2023.',
    ],
  ],
  [
    'New card ordered this morning, delivery by Friday.',
    ['The new card will be delivered by Friday.'],
    [
      'The new card will be delivered by Monday.',
      'The new card was delivered by Friday.',
      'The new card will be ordered by Friday.',
    ],
  ],
  ['Refund of $20 issued on 3 May.', [], ['The refund will be issued on 3 May.']],
]);

test('what is done without a thing is so where there is none of it', () => {
  const record = { service: 'Billing', status: 'done', switched: '2026-04-02', downtime: 'none' };
  assert.equal(ask('Billing was switched over on 2 April without downtime.', [record]).status, 'supported');
  assert.notEqual(
    ask('Billing was switched over on 2 April without approval.', [record]).status,
    'supported',
  );
  const other = { ...record, downtime: '20 min' };
  assert.notEqual(ask('Billing was switched over on 2 April without downtime.', [other]).status, 'supported');
});

test('a bare number that somebody is tells an age and no other number', () => {
  assert.equal(ask("You're 24.", [{ age: 24, account: 'Everyday' }]).status, 'supported');
  assert.notEqual(ask("You're 25.", [{ age: 24, account: 'Everyday' }]).status, 'supported');
  assert.notEqual(ask("You're 24.", [{ id: 24, account: 'Everyday' }]).status, 'supported');
});
