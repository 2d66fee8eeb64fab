/** Claims of several facts about one thing: what is said of the one does not make up for another, and each is cited. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eachFact } from '../../src/verify/claim/series.ts';
import { type Told, testTold } from './told.ts';

const LOAN = 'Loan L-31 amounts to $6,500. Loan L-31 was requested on 2 June 2026. Loan L-31 runs 36 months.';
const LOAN_APPROVED =
  'Loan L-31 is approved, amounts to $6,500, was requested on 2 June 2026 and runs 36 months.';

const TOLD: readonly Told[] = [
  [`Loan L-31 is approved. ${LOAN}`, [LOAN_APPROVED], []],
  [`Loan L-31 is rejected. ${LOAN}`, [], [LOAN_APPROVED]],
  [`Loan L-31 is not approved. ${LOAN}`, [], [LOAN_APPROVED]],
  [`Loan L-31 is pending. ${LOAN}`, [], [LOAN_APPROVED]],
  [
    LOAN,
    ['Loan L-31 amounts to $6,500, was requested on 2 June 2026 and runs 36 months.'],
    [
      LOAN_APPROVED,
      'Loan L-31 amounts to $6,500, is approved, was requested on 2 June 2026 and runs 36 months.',
      'Loan L-31 amounts to $6,500, was requested on 2 June 2026, runs 36 months and is approved.',
    ],
  ],
  [
    'Visa V-8 is void. Visa V-8 covers two persons. Visa V-8 was issued on 4 May 2026. Visa V-8 lasts 90 days.',
    [],
    ['Visa V-8 is valid, covers two persons, was issued on 4 May 2026 and lasts 90 days.'],
  ],
  [
    'Crate C-4 is white, weighs 12 kg, was packed on 4 May 2026 and costs $30.',
    ['Crate C-4 weighs 12 kg, was packed on 4 May 2026 and costs $30.'],
    ['Crate C-4 is green, weighs 12 kg, was packed on 4 May 2026 and costs $30.'],
  ],
  [
    'Pump P-3 is red. Pump P-3 weighs 40 kg. Pump P-3 was built in 2011. Pump P-3 costs $900. Pump P-3 runs on diesel.',
    ['Pump P-3 is red, weighs 40 kg, was built in 2011, costs $900 and runs on diesel.'],
    ['Pump P-3 is red, weighs 40 kg, was built in 2011, costs $900 and runs on petrol.'],
  ],
  [
    'The Basic plan costs $9 per month and includes 50 GB of storage. The Pro plan costs $29 per month and includes 500 GB of storage.',
    [
      'The Basic plan costs $9 per month and includes 50 GB of storage.',
      'The Pro plan includes 500 GB of storage and costs $29 per month.',
    ],
    ['The Basic plan has a price of $29 per month and a storage of 500 GB.'],
  ],
  [
    'Mira Chen works in Finance, earns $90,000 and started on 1 May 2021. Ben Diaz works in Legal, earns $120,000 and started on 3 July 2019.',
    ['Mira Chen works in Finance, earns $90,000 and started on 1 May 2021.'],
    ['Mira Chen works in Legal, earns $120,000 and started on 3 July 2019.'],
  ],
];

testTold('facts of one thing', TOLD);

describe('a claim taken fact by fact', () => {
  const facts = (text: string): readonly string[] | undefined => eachFact(text)?.map((one) => one.text);

  test('says each fact of the subject', () => {
    assert.deepEqual(facts('The firm was founded in 1999, employs 40 people and is based in Oslo.'), [
      'The firm was founded in 1999.',
      'The firm employs 40 people.',
      'The firm is based in Oslo.',
    ]);
  });

  test('keeps the things of a list together', () => {
    assert.equal(facts('Ann ordered a desk, a lamp and two chairs.'), undefined);
    assert.equal(facts('The shop sells apples, pears from Spain and plums.'), undefined);
    assert.deepEqual(facts('The plan includes calls, texts and data, costs $20 and runs for a month.'), [
      'The plan includes calls, texts and data.',
      'The plan costs $20.',
      'The plan runs for a month.',
    ]);
  });

  test('is left whole where a word holds the facts together or leaves them open', () => {
    assert.equal(facts('No claim was paid, was closed and has a file.'), undefined);
    assert.equal(facts('If the claim is paid, it is closed, has a file and is kept.'), undefined);
    assert.equal(facts('Ann says the lamp is new, costs $20 and was tested.'), undefined);
  });
});
