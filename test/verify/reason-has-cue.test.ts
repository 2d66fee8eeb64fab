/** A denial, how surely something holds and whose word it is are named only where a side says such a thing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

/** Kinds that tell of a denial, of how surely something holds, or of whose word it is. */
const CUED = new Set(['negation', 'modality', 'attribution']);

test('another deed is no denial of the one that is claimed', () => {
  for (const [claim, said] of [
    ['The bank froze the account.', 'The account was reviewed by the bank.'],
    ['The hospital discharged Mr. Reyes.', 'Mr. Reyes was examined by the hospital.'],
    ['The lender turned down the application.', 'The application was received by the lender.'],
    ['The landlord put the rent up.', 'The rent was paid to the landlord.'],
    ['The shop honoured the voucher.', 'The voucher was issued by the shop.'],
    ['The clerk filed the certificate.', 'The certificate was printed by the clerk.'],
  ] as const) {
    const { status, reason } = ask(claim, [said]);
    assert.notEqual(status, 'supported', claim);
    assert.ok(!CUED.has(reason!), `${claim} ${reason}`);
  }
});

test('what denies it by any word is named a denial', () => {
  for (const [claim, said] of [
    ['The doctor ordered a scan.', 'A scan was refused by the doctor.'],
    ['The bank froze the account.', 'The bank did not freeze the account.'],
    ['The judge upheld the ruling.', 'The ruling was overturned by the judge.'],
    ['The tenant ended the lease.', 'The lease was extended by the tenant.'],
  ] as const) {
    const { status, reason } = ask(claim, [said]);
    assert.notEqual(status, 'supported', claim);
    assert.equal(reason, 'negation', claim);
  }
});
