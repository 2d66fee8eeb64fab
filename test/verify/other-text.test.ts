// What another text takes back, what is only to end, and whose name stands in a field.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const statusOf = (claim: string, ...given: readonly Given[]): string => ask(claim, given).status;

type Case = readonly [claim: string, ...given: readonly Given[]];

const RECALLED: readonly Case[] = [
  ['The fine was paid on 4 May.', 'The fine was paid on 4 May.', 'The payment of the fine bounced on 6 May.'],
  ['The hearing is on 12 June.', 'The hearing is on 12 June.', 'The hearing has been moved to 19 June.'],
  [
    'The ticket costs 12 euros.',
    'The ticket costs 12 euros.',
    'Correction: the ticket costs 14 euros, not 12 euros.',
  ],
  [
    'Kim issued a credit on 3 May.',
    'Kim issued a credit on 3 May.',
    'The entry of 3 May was made by mistake.',
  ],
  ['The speaker is Ada Noll.', 'The speaker is Ada Noll.', 'The speaker is Ben Ost, who replaces Ada Noll.'],
  ['Permit 31 was granted.', 'Permit 31 was granted on 7 April.', 'The grant of permit 31 was withdrawn.'],
];

const OF_ANOTHER: readonly Case[] = [
  ['The fine was paid on 4 May.', 'The fine was paid on 4 May.', 'The payment of the toll bounced on 6 May.'],
  ['The hearing is on 12 June.', 'The hearing is on 12 June.', 'The inspection has been moved to 19 June.'],
  [
    'Permit 31 was granted on 7 April.',
    'Permit 31 was granted on 7 April.',
    'The grant of permit 32 was withdrawn.',
  ],
  [
    'The parcel was delivered on 3 May.',
    'The parcel was delivered on 3 May.',
    'Entries can be withdrawn in two days.',
  ],
];

const ENDING: readonly Case[] = [
  ['The lease ended on 31 August.', 'The lease ends on 31 August.'],
  ['The trial has expired.', 'The trial expires on 31 August.'],
  ['The course ended on 9 May.', 'The course runs from 3 May to 9 May.'],
  ['The Basic plan ended on 31 August 2026.', { plan: 'Basic', ends_on: '2026-08-31' }],
];

const LOAN = {
  loan: 'L-3',
  lender: 'Oak Bank',
  borrower: 'Ann Lee',
  approved_by: 'Cleo Fox',
  reviewed_by: 'Dan Orr',
};

describe('a claim that one text states', () => {
  for (const [claim, ...given] of RECALLED)
    test(`is not supported where another takes it back: ${given.at(-1)}`, () =>
      assert.notEqual(statusOf(claim, ...given), 'supported'));
  for (const [claim, ...given] of OF_ANOTHER)
    test(`is supported beside what is taken back of another thing: ${given.at(-1)}`, () =>
      assert.equal(statusOf(claim, ...given), 'supported'));
});

describe('what has ended', () => {
  for (const [claim, given] of ENDING)
    test(`is not borne out by when it ends: ${claim}`, () =>
      assert.notEqual(statusOf(claim, given!), 'supported'));
  test('is borne out by evidence that it has', () =>
    assert.equal(statusOf('The lease ended on 31 August.', 'The lease ended on 31 August.'), 'supported'));
});

describe('a name in a record', () => {
  for (const claim of [
    'The lender is Ann Lee and the borrower is Oak Bank.',
    'Loan L-3 was reviewed by Cleo Fox and approved by Dan Orr.',
    'Dan Orr is the borrower of loan L-3.',
  ])
    test(`belongs to its own field alone: ${claim}`, () =>
      assert.notEqual(statusOf(claim, LOAN), 'supported'));
  for (const claim of [
    'The lender is Oak Bank and the borrower is Ann Lee.',
    'Loan L-3 was reviewed by Dan Orr and approved by Cleo Fox.',
  ])
    test(`stands with its field: ${claim}`, () => assert.equal(statusOf(claim, LOAN), 'supported'));
});

describe('where a rule begins', () => {
  test('it begins nowhere else', () => {
    assert.notEqual(statusOf('Delivery is free above €20.', 'Free delivery from €30.'), 'supported');
    assert.equal(statusOf('Delivery is free from €30.', 'Free delivery from €30.'), 'supported');
  });
});

describe('a terse note', () => {
  const note =
    'Reported 5 December (neighbour). 21 Sep courier damage report filed. New card ordered this morning.';
  for (const claim of [
    'It was reported on 5 December by a neighbour.',
    'The courier filed a damage report on 21 September.',
    'A new card was ordered this morning.',
  ])
    test(`says ${claim}`, () => assert.equal(statusOf(claim, note), 'supported'));
  for (const claim of [
    'It was reported on 5 December by a tenant.',
    'The sender filed a damage report on 21 September.',
    'A new card was ordered this evening.',
  ])
    test(`does not say ${claim}`, () => assert.notEqual(statusOf(claim, note), 'supported'));
});
