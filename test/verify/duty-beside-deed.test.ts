/** What has to be done, in one source, beside another that tells that it was not done. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const BALANCE = {
  reservation: { id: 'VS-1180', balance: { amount: 1372, due_on: '2026-05-16', paid: false } },
};

describe('a duty beside a deed that was not done', () => {
  test('a rule that the balance must be paid does not gainsay that it has not been', () => {
    const sources = [BALANCE, 'The balance must be paid 28 days before arrival.'];
    assert.equal(ask('The balance has not been paid yet.', sources).status, 'supported');
  });
  test('that it was paid does', () => {
    const sources = ['The balance has not been paid.', 'The balance was paid on 3 May.'];
    assert.notEqual(ask('The balance has not been paid.', sources).status, 'supported');
  });
  test('the rule alone does not say that it has not been', () => {
    assert.notEqual(
      ask('The balance has not been paid.', ['The balance must be paid 28 days before arrival.']).status,
      'supported',
    );
  });
});
