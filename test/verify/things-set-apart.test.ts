/** Another thing of a kind, some of several, and a state that is sought or over. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const NOT_SUPPORTED: readonly Case[] = [
  ['Delivery takes two days.', ['Express delivery takes two days.']],
  ['Shipping is free.', ['Standard shipping is free.']],
  ['Shipping costs $5.', ['Express shipping costs $5.']],
  ['Refunds take five days.', ['Card refunds take five days.']],
  ['Orders ship within a day.', ['Small orders ship within a day.']],
  ['Customers get a discount.', ['New customers get a discount.']],
  ['Customers get a 10% discount.', ['Returning customers get a 10% discount.']],
  ['Members can park for free.', ['Premium members can park for free.']],
  ['Employees may work from home.', ['Senior employees may work from home.']],
  ['Tickets are refundable.', ['Flexible tickets are refundable.']],
  ['Returns are free.', ['Returns in store are free.']],
  ['Returns are free.', ['Returns of faulty goods are free.']],
  ['Rooms have a balcony.', ['Rooms on the upper floors have a balcony.']],
  ['The room has a balcony.', ['Some rooms have a balcony.']],
  ['The room has a balcony.', ['Rooms on the upper floors have a balcony.']],
  ['The room has a balcony.', ['The corner room has a balcony.']],
  ['The room has a balcony.', ['Our suites and corner rooms have a balcony.']],
  ['The lamp is defective.', ['One lamp is defective. The other lamp works.']],
  ['The server is down.', ['The backup server is down.']],
  ['The server is down.', ['One of the servers is down.']],
  ['The payment failed.', ['The first payment failed. The second payment went through.']],
  ['The payment failed.', ['A test payment failed.']],
  ['The warranty covers water damage.', ['The extended warranty covers water damage.']],
  ['The insurance covers theft.', ['The optional insurance covers theft.']],
  ['The refund was approved.', ['The partial refund was approved.']],
  ['The order was cancelled.', ['The duplicate order was cancelled.']],
  ['The account was suspended.', ['The trial account was suspended.']],
  ['The vendor is certified.', ["The vendor's certification expired in March."]],
  ['The vendor is certified.', ['The vendor has applied for certification.']],
  ['The vendor is certified.', ['The vendor is working towards certification.']],
  ['The vendor is certified.', ['The vendor lost its certification.']],
  ['The vendor is certified.', ['The certification of the vendor is pending.']],
  ['The vendor is insured.', ["The vendor's insurance has lapsed."]],
  ['The vendor is insured.', ['The vendor needs insurance.']],
  ['The driver is licensed.', ["The driver's licence was suspended."]],
  ['The driver is licensed.', ['The driver has requested a licence.']],
  ['The company is registered.', ["The company's registration was refused."]],
  ['The company is registered.', ["The company's registration is being processed."]],
  ['The nurse is qualified.', ['The nurse lacks the qualification.']],
  ['The child is vaccinated.', ['The child has an appointment for a vaccination.']],
  ['The child is vaccinated.', ["The child's parents declined the vaccination."]],
  ['The doctor is accredited.', ["The doctor's accreditation was withdrawn."]],
  ['The user is authorised.', ["The user's authorisation expired."]],
  ['The user is subscribed.', ["The user's subscription ended in May."]],
  ['The student is enrolled.', ["The student's enrolment is not complete."]],
  ['The couple is married.', ["The couple's marriage was annulled."]],
  ['The device is encrypted.', ['The device does not support encryption.']],
  ['The device is encrypted.', ['Encryption of the device failed.']],
];

const SUPPORTED: readonly Case[] = [
  ['The parcel arrived on Monday.', ['The blue parcel arrived on Monday.']],
  ['The parcel arrived on Monday.', ['The parcel from Oslo arrived on Monday.']],
  ['The invoice was paid.', ['The attached invoice was paid.']],
  ['The refund was approved.', ['The full refund was approved.']],
  ['The meeting is on Tuesday.', ['The weekly meeting is on Tuesday.']],
  ['A customer complained about noise.', ['A new customer complained about noise.']],
  ['The manager approved the request.', ['The new manager approved the request.']],
  ['The vendor is certified.', ['The vendor has a valid certification.']],
  ['The company is registered.', ["The company's registration was completed on 3 May."]],
  ['The child is vaccinated.', ['The child has had the vaccination.']],
  ['The lamp is defective.', ['Ms. Roy bought a lamp in May. The lamp is defective.']],
  ['The lamp is defective.', ['A lamp was returned. It is defective.']],
  ['The room has a balcony.', ['Room 12 has a balcony.']],
  ['The refund was approved.', ['A refund was approved on 3 May.']],
  ['The first scan was normal.', ['The first scan was normal; the second showed a lesion.']],
  [
    'The order was cancelled.',
    ['The order was cancelled by the customer. The duplicate order went through.'],
  ],
  ['The duplicate order was cancelled.', ['The duplicate order was cancelled.']],
  [
    'The replacement was delivered.',
    ['The replacement lamp was delivered. The replacement arrived on Monday.'],
  ],
  ['The second payment went through.', ['The first payment failed. The second payment went through.']],
  ['The server is down.', ['One server was upgraded. The server is down.']],
  ['The extended warranty covers water damage.', ['The extended warranty covers water damage.']],
  ['Delivery takes two days.', ['Standard delivery: two days. Delivery takes two days.']],
  ['The additional fee is $5.', ['An additional fee of $5 applies.']],
  ['The test passed.', ['The test run passed. The test passed at 10:00.']],
  ['The interim report was published.', ['The interim report was published on Monday.']],
  ['The company is certified.', ['The company is certified; an audit is pending.']],
  [
    'The doctor is licensed in Ohio.',
    ['The doctor is licensed in Ohio and has applied for a licence in Utah.'],
  ],
  ['The user is registered.', ['The user is registered. Registration is required for the forum.']],
];

describe('a thing set apart from that of a claim', () => {
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`does not carry «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, evidence] of SUPPORTED)
    test(`carries «${claim}»: ${evidence.join(' | ')}`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
