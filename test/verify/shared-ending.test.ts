// A phrase that a claim and its evidence share says nothing for the rest: what is not said without it is not said with it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withoutSharedEnding } from '../../src/verify/shared-ending.ts';
import { ask } from './ask.ts';

const APART: readonly (readonly [claim: string, evidence: string])[] = [
  ['The thief got away', 'The thief was caught'],
  ['The club has a bar', 'There is a bar near the club'],
  ['The disk is full', 'There is a lot of space left on the disk'],
  ['The family has a home', 'The family is homeless'],
  ['Adults pay nothing', 'Adults pay 20 euros, children nothing'],
  ['Gift wrapping is included', 'Gift wrapping is available for 3 euros'],
  ['The flight arrived two hours early', 'The flight arrived two hours after the scheduled time'],
  ['Ana always walks to work', 'Ana always works, and at times walks'],
];
const ENDINGS = ['', ' in June', ' in Leeds', ' last year', ' on Monday', ' during the strike'];

describe('a phrase at the end of both', () => {
  for (const [claim, evidence] of APART)
    test(`adds nothing: «${claim}» by «${evidence}»`, () => {
      for (const ending of ENDINGS)
        assert.notEqual(ask(`${claim}${ending}.`, [`${evidence}${ending}.`]).status, 'supported', ending);
    });

  test('takes nothing from what is said', () => {
    for (const ending of ENDINGS) {
      assert.equal(
        ask(`The refund was paid${ending}.`, [`The refund was paid${ending}.`]).status,
        'supported',
      );
      assert.equal(
        ask(`The customer got a refund${ending}.`, [`The customer was refunded${ending}.`]).status,
        'supported',
      );
    }
  });

  test('is told by its preposition, or as a time', () => {
    assert.deepEqual(withoutSharedEnding('Ana left Rome in June.', 'Ana has left Rome in June.'), [
      'Ana left Rome.',
      'Ana has left Rome.',
    ]);
    assert.deepEqual(withoutSharedEnding('The shop closed last year.', 'The shop was closed last year'), [
      'The shop closed.',
      'The shop was closed.',
    ]);
    assert.equal(withoutSharedEnding('Ana left in June.', 'Ana has left Rome in June.'), undefined);
    assert.equal(withoutSharedEnding('Ana has left Rome.', 'Ana left Rome.'), undefined);
  });
});
