// "You" is whoever a text serves or employs, and "we" is not; what is said of some of them, or of others, is not said of "you".
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksumOf } from '../../src/evidence/checksum.ts';
import { createVerifier } from '../../src/verify/index.ts';

const verify = createVerifier();

const SAID: readonly (readonly [claim: string, evidence: string])[] = [
  ['You must wear a helmet.', 'Visitors must wear a helmet.'],
  ['You need a visa.', 'Travellers need a visa.'],
  ['You have to return your badge.', 'The employee has to return the badge.'],
  ['You must keep your receipt.', 'Customers must keep their receipt.'],
  ['You were refunded $20.', 'The buyer was refunded $20.'],
  ['You were refunded $20.', 'The seller refunded the buyer $20.'],
  ['You can borrow ten books.', 'Members of the library can borrow ten books.'],
  ['You will receive a confirmation by e-mail.', 'Guests receive a confirmation by e-mail.'],
  ['In first class, you get a seat reservation.', 'Passengers in first class get a seat reservation.'],
  ['If you are a student, you get a discount of 10%.', 'Students get a discount of 10%.'],
];

const UNSAID: readonly (readonly [claim: string, evidence: string])[] = [
  ['You get free shipping.', 'Gold members get free shipping.'],
  ['You can work from home.', 'Employees who have passed probation can work from home.'],
  ['You get a discount of 10%.', 'Students get a discount of 10%.'],
  ['You can enter for free.', 'Children under six can enter for free.'],
  ['You can cancel at any time.', 'The landlord can cancel at any time.'],
  ['You get free delivery.', 'Customers with orders over $50 get free delivery.'],
  ['You were refunded $20.', 'The seller was refunded $20.'],
  ['You have paid the invoice.', 'Another customer has paid the invoice.'],
  ['You pay the fee.', 'The fee is paid by the seller.'],
  ['You may park in the yard.', 'Only residents may park in the yard.'],
  ['You will be charged $5.', 'The customer was charged $5.'],
  ['We pay the postage.', 'The customer pays the postage.'],
  ['We closed the account on 3 May.', 'The account was closed by the customer on 3 May.'],
  ["I've cancelled your order.", 'The order was cancelled by the seller.'],
  ['You cancelled the order on 3 May.', 'The order was cancelled on 3 May.'],
  ['Your plan includes SSO.', 'The Business plan includes SSO.'],
  ['Your warranty is two years.', 'The warranty for laptops is two years.'],
];

const statusOf = (text: string, evidence: string): string =>
  verify({
    claims: [{ claim_id: 'c1', text, citations: [] }],
    evidence: [{ source_id: 's1', type: 'text', text: evidence, checksum: checksumOf(evidence) }],
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  })[0]!.status;

for (const [claim, evidence] of SAID)
  test(`${evidence} says: ${claim}`, () => assert.equal(statusOf(claim, evidence), 'supported'));

for (const [claim, evidence] of UNSAID)
  test(`${evidence} does not say: ${claim}`, () => assert.notEqual(statusOf(claim, evidence), 'supported'));
