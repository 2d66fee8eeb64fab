/** A value of a row is told of it by the head that it stands under, in every form in which tables are written. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const LEDGER = [
  'Date,Party,Money in,Money out,Balance',
  '2026-03-03,Quill Ltd,1800.00,,2600.00',
  '2026-03-07,Harbour Rents,,700.00,1900.00',
].join('\n');

const STATEMENT = [
  'Date        Text            Debit     Credit    Balance',
  '2026-03-02  Wages                     2,000.00  2,900.00',
  '2026-03-05  Gas             64.10               2,835.90',
  '2026-03-08  Phone           19.90               2,816.00',
].join('\n');

const ROSTER = [
  '          Mon      Tue      Wed',
  'Irma      late     off      early',
  'Joel      off      early    late',
  'Kay       early    late     off',
].join('\n');

const DOSES = [
  'Drug | Morning | Noon | Evening',
  '--- | --- | --- | ---',
  'Lisinopril | 5 mg | – | –',
  'Naproxen | 250 mg | – | 500 mg',
].join('\n');

const SHELVES = [
  'Product | In stock | Reorder level',
  '--- | --- | ---',
  'Screws | 120 | 200',
  'Hinges | 90 | 40',
  'Hooks | 30 | 30',
].join('\n');

const TITLED = ['Tram 6', 'Stop,Weekdays,Sunday', 'Quay,06:20,08:05', 'Mill,06:31,08:16'].join('\n');

const PLANS = ['Line | Planned | Actual', 'Travel | 300 | 420', 'Post | 90 | 55'].join('\n');

const CARD = ['Member: Lou Hart', 'Plan: Silver', 'Joined: 4 May 2024', 'Cancelled: 1 March 2025'].join('\n');

const STAY = ['Guest: Ivo Brandt', 'Check-in: 3 May 2026', 'Cancellation: free until 26 April 2026'].join(
  '\n',
);

const PUPILS = [
  'Subject,Teacher,Assistant,Pupils',
  'Physics,Ms. Ward,Mr. Lott,22',
  'Latin,Mr. Lott,Ms. Ward,9',
].join('\n');

const TOLD: readonly (readonly [evidence: string, claim: string])[] = [
  [STATEMENT, 'Gas of 64.10 was debited on 5 March 2026.'],
  [ROSTER, 'Irma works late on Monday.'],
  [ROSTER, 'Joel works early on Tuesday.'],
  [DOSES, 'Naproxen 500 mg is taken in the evening.'],
  [SHELVES, 'Screws are below their reorder level.'],
  [SHELVES, 'Hinges are above their reorder level.'],
  [TITLED, 'The tram stops at Mill at 08:16 on Sunday.'],
  [PLANS, 'Actual spending on travel was 420.'],
  [STAY, 'Cancellation is free until 26 April 2026.'],
  [PUPILS, 'Ms. Ward teaches physics.'],
];

const UNTOLD: readonly (readonly [evidence: string, claim: string])[] = [
  [LEDGER, 'We paid Quill Ltd 1800.00 on 3 March 2026.'],
  [LEDGER, 'Harbour Rents received 1900.00.'],
  [LEDGER, 'Quill Ltd received 1800.00 from us.'],
  [STATEMENT, 'Gas of 2,835.90 was paid on 5 March 2026.'],
  [STATEMENT, 'Wages of 2,000.00 were debited on 2 March 2026.'],
  [ROSTER, 'Irma works late on Tuesday.'],
  [ROSTER, 'Irma works on Tuesday.'],
  [ROSTER, 'Kay is off.'],
  [ROSTER, 'Joel works early on Wednesday.'],
  [DOSES, 'Naproxen is taken at noon.'],
  [DOSES, 'Lisinopril is taken in the evening.'],
  [SHELVES, 'Hinges are below their reorder level.'],
  [SHELVES, 'Hooks are below their reorder level.'],
  [SHELVES, 'Hooks are above their reorder level.'],
  [TITLED, 'The tram stops at Mill at 08:16 on weekdays.'],
  [PLANS, 'Actual spending on travel was 300.'],
  [PLANS, 'Planned spending on post was 55.'],
  [STAY, 'The stay was cancelled.'],
  [PUPILS, 'Mr. Lott teaches physics.'],
  [PUPILS, 'Ms. Ward is the assistant in physics.'],
  [CARD, 'Lou Hart is still on the Silver plan.'],
  [CARD, 'Lou Hart currently has the Silver plan.'],
];

describe('a value of a row and the head that it stands under', () => {
  for (const [evidence, claim] of TOLD)
    test(`supports: ${claim}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
  for (const [evidence, claim] of UNTOLD)
    test(`supports not: ${claim}`, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));
});
