// A question that only names a thing, and the words behind it, state something of that thing and of no other.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf, read } from './ask.ts';
import { judged } from './judged.ts';

const TOLD: readonly (readonly [answer: string, claims: readonly string[]])[] = [
  ['The fee? $7. The deposit? None.', ['Fee: $7.', 'Deposit: None.']],
  ['What about the deposit? $300.', ['Deposit: $300.']],
  ['And your refund? Sent on 3 May.', ['Your refund: Sent on 3 May.']],
  ['Deposit? $300.', ['Deposit: $300.']],
  ['- The fee? $7\n- The deposit? $9', ['Fee: $7.', 'Deposit: $9.']],
  ['The fee? The deposit was waived.', ['The deposit was waived.']],
  ['Questions? Call us on 555-1234.', []],
];

describe('a question that names a thing', () => {
  for (const [answer, claims] of TOLD)
    test(answer.replaceAll('\n', ' / '), () => assert.deepEqual(claimsOf(answer), claims));

  test('is what a pronoun behind it may mean', () => {
    const [claim] = read('The fee? It was waived.').claims;
    assert.deepEqual(claim!.pronoun, { form: 'it', names: ['fee'] });
  });
});

const JUDGED: readonly (readonly [answer: string, evidence: string, supported: boolean])[] = [
  ['The fee? $7.', 'The deposit is $7. The fee is $9.', false],
  ['The fee? $9.', 'The deposit is $7. The fee is $9.', true],
  ['The refund? Sent on 3 May.', 'The invoice was sent on 3 May. The refund was declined.', false],
  ['The invoice? Sent on 3 May.', 'The invoice was sent on 3 May. The refund was declined.', true],
];

describe('what answers it is borne out by what is said of that thing alone', () => {
  for (const [answer, evidence, supported] of JUDGED)
    test(`${supported ? 'supported' : 'not supported'}: ${answer} by ${evidence}`, () =>
      assert.deepEqual(
        judged(answer, evidence).map((one) => one.supported),
        [supported],
      ));
});
