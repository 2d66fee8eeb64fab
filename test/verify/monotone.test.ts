/** Natural logic: a word may be made wider, and a phrase left out, where its place lets it, and the other way round under what denies. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

/** A sentence of the evidence, what follows from it, and what does not though it has nearly the same words. */
const ROWS: readonly (readonly [evidence: string, follows: string | undefined, fails: string | undefined])[] =
  [
    ['No driver was seen in a vehicle.', 'No driver was seen in a car.', undefined],
    ['No driver was seen in a car.', undefined, 'No driver was seen in a vehicle.'],
    ['Every guest received a voucher.', 'Every guest from Spain received a voucher.', undefined],
    ['Every guest from Spain received a voucher.', undefined, 'Every guest received a voucher.'],
    ['Each clerk checked a list and signed a form.', 'Each clerk signed a form.', undefined],
    ['All adults and children were counted.', 'All children were counted.', undefined],
    ['Few tenants paid a deposit.', 'Few tenants paid a large deposit.', undefined],
    ['Few tenants paid a large deposit.', undefined, 'Few tenants paid a deposit.'],
    ['A few tenants paid a large deposit.', 'A few tenants paid a deposit.', undefined],
    [
      'At most three guards carried a weapon.',
      'At most three guards carried a heavy weapon.',
      'At most two guards carried a weapon.',
    ],
    ['At most three clerks signed the form.', 'At most five clerks signed the form.', undefined],
    ['More than ten clerks signed the form.', 'More than eight clerks signed the form.', undefined],
    ['Five clerks signed the form.', 'At least three clerks signed the form.', undefined],
    ['Exactly two clerks signed a long form.', undefined, 'Exactly two clerks signed a form.'],
    ['Only five pupils read a French novel.', undefined, 'Only five pupils read a novel.'],
    ['The porter did not find a dog.', 'The porter did not find a poodle.', undefined],
    ['The porter did not find a poodle.', undefined, 'The porter did not find a dog.'],
    ['She left without an umbrella.', 'She left without a black umbrella.', undefined],
    ['She left without a black umbrella.', undefined, 'She left without an umbrella.'],
    ['The committee refused to fund a trip.', 'The committee refused to fund a long trip.', undefined],
    [
      'If a visitor loses a red key, the porter is called.',
      undefined,
      'If a visitor loses a key, the porter is called.',
    ],
    [
      'If a visitor loses a key, the porter is called.',
      'If a visitor loses a red key, the porter is called.',
      undefined,
    ],
    [
      'The claim that he did not buy a poodle is false.',
      'The claim that he did not buy a dog is false.',
      undefined,
    ],
    ['She rarely ate a hot meal.', undefined, 'She rarely ate a meal.'],
    ['She was too tired to drive a car.', 'She was too tired to drive a red car.', undefined],
    ['All clerks signed the form.', 'Most clerks signed the form.', undefined],
    ['Most clerks signed the form.', undefined, 'All clerks signed the form.'],
    ['No clerk signed the form.', 'Not all clerks signed the form.', undefined],
    ['Not all clerks signed the form.', undefined, 'No clerk signed the form.'],
    ['The porter found a wallet or a key in the yard.', undefined, 'The porter found a key in the yard.'],
    ['A toy gun was found in the hall.', undefined, 'A gun was found in the hall.'],
    ['Most drivers who had a licence passed.', undefined, 'Most drivers passed.'],
    ['Guests with a card may use the pool.', undefined, 'Guests may use the pool.'],
    [
      'The north office opened in 2020 and the south office in 2022.',
      undefined,
      'The north office opened in 2022.',
    ],
  ];

const verdict = (claim: string, evidence: string): string => ask(claim, [evidence]).status;

describe('what a sentence says of all, of none, of some or of so many', () => {
  test('is said of what its places let be put for it', () => {
    const missed = ROWS.filter(
      ([evidence, claim]) => claim !== undefined && verdict(claim, evidence) !== 'supported',
    );
    assert.deepEqual(missed, []);
  });

  test('is not said of what would be put the other way round', () => {
    const wrong = ROWS.filter(
      ([evidence, , claim]) => claim !== undefined && verdict(claim, evidence) === 'supported',
    );
    assert.deepEqual(wrong, []);
  });

  test('"some" is no word of another language', () => {
    assert.equal(verdict('A dog catches some ball.', 'A dog catches some basketball.'), 'supported');
  });
});
