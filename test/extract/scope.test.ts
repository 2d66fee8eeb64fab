// A clause that leaves its sentence takes along what it is said under, and its own subject alone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isOfAnother } from '../../src/extract/index.ts';
import { claimsOf, read } from './ask.ts';

const UNDER: readonly (readonly [sentence: string, ...claims: string[]])[] = [
  [
    'Before 2018, adults paid $9 and children paid $4.',
    'Before 2018, adults paid $9.',
    'Before 2018, children paid $4.',
  ],
  [
    'During the fair, rides are free and the show costs $2.',
    'During the fair, rides are free.',
    'During the fair, the show costs $2.',
  ],
  [
    'In Norway the toll is $3 and refunds are not possible.',
    'In Norway the toll is $3.',
    'In Norway refunds are not possible.',
  ],
  [
    'With the basic plan, calls are free and support is included.',
    'With the basic plan, calls are free.',
    'With the basic plan, support is included.',
  ],
  [
    'Before 2018, adults paid $9, children $4.',
    'Before 2018, adults paid $9.',
    'Before 2018, children paid $4.',
  ],
  [
    'Last year adults paid $9 and children paid $4.',
    'Last year adults paid $9.',
    'Last year children paid $4.',
  ],
  [
    'Of the ten seats, three were sold and two were returned.',
    'Of the ten seats, three were sold.',
    'Of the ten seats, two were returned.',
  ],
  ['Before 2018, the toll was $5; it is $7 today.', 'Before 2018, the toll was $5.', 'The toll is $7 today.'],
  [
    'On 3 May the lamp was sold, and on 5 May it was returned.',
    'On 3 May the lamp was sold.',
    'On 5 May the lamp was returned.',
  ],
  ['In addition, the toll was waived and a coupon was sent.', 'The toll was waived.', 'A coupon was sent.'],
  [
    'Neither Mia nor Tom paid the toll, and the gate was closed.',
    'Neither Mia nor Tom paid the toll.',
    'The gate was closed.',
  ],
  ['The case has two locks and weighs 900 g.', 'The case has two locks.', 'The case weighs 900 g.'],
  [
    'Only editors can delete pages above 5 MB, but authors can delete smaller ones.',
    'Only editors can delete pages above 5 MB.',
    'Authors can delete smaller ones.',
  ],
];

const WHOLE: readonly string[] = [
  'The clerk should have locked the door and closed the shop.',
  'The clerk has not locked the door and closed the shop.',
];

/** Sentences of which a part may not be told of the first subject. */
const NOT_OF: readonly (readonly [sentence: string, claim: string])[] = [
  ['Mia called Tom because he was ill and needed a doctor.', 'Mia needed a doctor.'],
  ['Mia called Tom because he was ill and needed a doctor.', 'He needed a doctor.'],
  ['For regulars, delivery is free and returns cost $5.', 'Delivery returns cost $5.'],
  ['The toll is waived for locals and costs $20 for others.', 'Costs $20 is waived for others.'],
];

describe('a clause is told under the opening of its sentence', () => {
  for (const [sentence, ...claims] of UNDER)
    test(sentence, () => assert.deepEqual(claimsOf(sentence), claims));
});

describe('a verb is not told of a subject that may not be its own', () => {
  for (const sentence of WHOLE) test(sentence, () => assert.deepEqual(claimsOf(sentence), [sentence]));
  for (const [sentence, claim] of NOT_OF)
    test(`${sentence} ${claim}`, () => assert.ok(!claimsOf(sentence).includes(claim)));
});

describe('a claim whose pronoun stays open', () => {
  const [, claim] = read('The driver called the guest. He was late.').claims;

  test('says so', () => assert.deepEqual(claim?.pronoun, { form: 'he', names: [] }));

  test('is not borne out by what is said of somebody', () =>
    assert.ok(isOfAnother(claim!, ['The driver was late.'])));

  test('is borne out by what leaves it as open', () => {
    assert.ok(!isOfAnother(claim!, ['He was late.']));
    assert.ok(!isOfAnother(claim!, ['Arrival: late.']));
  });
});
