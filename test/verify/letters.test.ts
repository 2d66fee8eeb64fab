/** What mails, letters, reports and rules say in other words than a claim, and what they do not say. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

interface Case {
  readonly text: string;
  readonly said: readonly string[];
  readonly unsaid: readonly string[];
}

const CASES: readonly Case[] = [
  {
    text: 'Dear Mr Kaya, thank you for your payment of EUR 230, which reached us on 12 March. Your outstanding balance is now EUR 70. Please pay it by 31 March to avoid a reminder fee of EUR 5.',
    said: [
      'Mr Kaya has paid EUR 230.',
      'The payment was received on 12 March.',
      'Mr Kaya still owes EUR 70.',
      'The outstanding balance must be paid by 31 March.',
    ],
    unsaid: [
      'Mr Kaya owes EUR 230.',
      'Mr Kaya has to pay a reminder fee of EUR 5.',
      'The balance must be paid by 12 March.',
    ],
  },
  {
    text: 'Dear Mr Kahn, please return the form by 3 June if you want to take part. We have not received your payment of EUR 40.',
    said: [],
    unsaid: ['Mr Kahn has paid EUR 40.', 'Mr Kahn must return the form by 3 June.'],
  },
  {
    text: 'Our office in Lyon employs 48 people, twelve of whom work part-time. Camille Roux has led it since 2021, when she took over from Jean Petit.',
    said: [
      'Camille Roux leads the Lyon office.',
      '48 people work in the Lyon office.',
      'Jean Petit led the Lyon office before Camille Roux.',
    ],
    unsaid: ['Jean Petit leads the Lyon office.', 'Twelve people work in the Lyon office.'],
  },
  {
    text: 'Mr Osei led the Accra office from 2015 to 2021. Since then it has had no head.',
    said: [],
    unsaid: ['Mr Osei leads the Accra office.'],
  },
  {
    text: 'The board approved the merger on Tuesday by seven votes to two. Shareholders must still ratify it at the meeting in May.',
    said: ['Two board members voted against the merger.', 'Shareholders have not yet ratified the merger.'],
    unsaid: ['Seven board members voted against the merger.', 'The shareholders ratified the merger.'],
  },
  {
    text: 'Customers can return unworn clothing within 30 days of delivery for a full refund. Sale items are excluded. Return shipping is free within the EU; customers elsewhere pay the postage. Refunds are made to the original payment method within five working days of receipt.',
    said: [
      'Unworn clothing can be returned within 30 days of delivery.',
      'Sale items cannot be returned for a refund.',
      'Customers outside the EU pay the postage.',
      'Refunds go back to the original payment method.',
    ],
    unsaid: ['Sale items can be returned within 30 days.', 'Customers in the EU pay for return shipping.'],
  },
  {
    text: 'Sales at Harlow plc rose by 6 per cent to £212m in the year to March, while pre-tax profit fell from £19m to £14m.',
    said: ["Harlow's pre-tax profit was £14m.", "Harlow's sales increased to £212m."],
    unsaid: ["Harlow's sales fell by 6 per cent.", "Harlow's pre-tax profit rose to £19m."],
  },
  {
    text: 'Hello Tom, the meeting with Brightwater has been moved from Tuesday to Thursday, 3 pm, because their lawyer is ill. Could you book a room and send them the new draft? Best, Elena',
    said: [
      'Elena asked Tom to book a room.',
      'The meeting with Brightwater was originally planned for Tuesday.',
    ],
    unsaid: ['Tom has booked a room.', 'Tom asked Elena to book a room.'],
  },
  {
    text: 'Hotel Aurora was built in 1911 and renovated in 2019 at a cost of 8 million francs.',
    said: [],
    unsaid: ['The building of Hotel Aurora cost 8 million francs.'],
  },
  {
    text: "The supplier has refunded the customer's deposit of 40 euros. The customer has not returned the machine.",
    said: ['The customer got the deposit back.'],
    unsaid: ['The supplier got the deposit back.', 'The supplier got the machine back.'],
  },
];

suite('mails, letters, reports and rules in other words', () => {
  for (const { text, said, unsaid } of CASES) {
    for (const claim of said)
      test(`"${claim}" is said`, () => assert.equal(ask(claim, [text]).status, 'supported'));
    for (const claim of unsaid)
      test(`"${claim}" is not said`, () => assert.notEqual(ask(claim, [text]).status, 'supported'));
  }
});
