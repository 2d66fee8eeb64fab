import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

const statusOf = (claim: string, text: string): string => ask(claim, [text]).status;

const SAID: readonly (readonly [claim: string, evidence: string])[] = [
  ['Medicines that need no cooling are tolerated.', 'Medicines are tolerated if they need no cooling.'],
  ['Members with a gold card may use the lounge.', 'Members may use the lounge if they hold a gold card.'],
  [
    'Members may use the lounge if they hold a gold card.',
    'Members who hold a gold card may use the lounge.',
  ],
  [
    'A customer who cancels within 14 days gets a full refund.',
    'If a customer cancels within 14 days, he gets a full refund.',
  ],
  ['Damage caused by fire is covered.', 'Damage is covered when it is caused by fire.'],
  ['Items damaged on arrival can be exchanged.', 'Items can be exchanged if they are damaged on arrival.'],
  ['Tickets bought online can be refunded.', 'Tickets can be refunded if they were bought online.'],
  ['Parcels are refused if they weigh over 30 kg.', 'Parcels that weigh over 30 kg are refused.'],
  ['If a parcel weighs over 30 kg, it is refused.', 'Parcels that weigh over 30 kg are refused.'],
];

test('a condition picks out those it holds for, and those picked out are so under a condition', () => {
  for (const [claim, evidence] of SAID) assert.equal(statusOf(claim, evidence), 'supported', claim);
});

const UNSAID: readonly (readonly [claim: string, evidence: string])[] = [
  ['Tickets bought at the counter can be refunded.', 'Tickets can be refunded if they were bought online.'],
  ['You get 20% off.', 'Club members get 20% off.'],
  ['The mayor resigned.', 'The mayor resigned from the parks committee.'],
  ['The customer cancels within 14 days.', 'A customer who cancels within 14 days gets a full refund.'],
  ['Customers cancel within 14 days.', 'Customers who cancel within 14 days get a full refund.'],
  ['A customer gets a full refund.', 'A customer who cancels within 14 days gets a full refund.'],
  ['A customer gets a full refund.', 'If a customer cancels within 14 days, he gets a full refund.'],
  ['Damage is covered.', 'Damage caused by fire is covered.'],
  ['Damage is caused by fire.', 'Damage caused by fire is covered.'],
  ['Damage caused by water is covered.', 'Damage that is caused by fire is covered.'],
  ['Students get a grant.', 'Students living away from home get a grant.'],
  ['Loans can be repaid early.', 'Loans taken out after 2016 can be repaid early.'],
  ['Delivery takes two days.', 'Delivery to islands takes two days.'],
  ['Laptops may be taken home.', 'Laptops that are encrypted may be taken home.'],
  ['Medicines that are tolerated need no cooling.', 'Medicines are tolerated if they need no cooling.'],
  ['Drivers who are insured may enter.', 'Drivers may enter if they are insured and wear a vest.'],
  ['Parcels that weigh over 30 kg are refused.', 'Parcels are refused unless they weigh over 30 kg.'],
];

test('a rule for those whom it picks out says nothing of others, nor that they are such', () => {
  for (const [claim, evidence] of UNSAID) assert.notEqual(statusOf(claim, evidence), 'supported', claim);
});

test('of what happened a phrase left out takes nothing away', () => {
  assert.equal(
    statusOf('A customer got a refund.', 'A customer who had cancelled got a refund.'),
    'supported',
  );
  assert.equal(statusOf('The parcel was damaged.', 'The parcel was damaged when it arrived.'), 'supported');
});
