/** Terse lines of records against sentences of answers: what each line says, and what it only has the words of. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Line {
  readonly title: string;
  readonly text: string;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const LINES: Readonly<Record<string, Line>> = {
  'a count of all of them': {
    title: 'Minutes',
    text: 'Product pages: 48 of 48 migrated. Test pages: 9 of 12 migrated.',
    says: ['All 48 product pages were migrated.', '9 of the 12 test pages were migrated.'],
    not: ['All test pages were migrated.', 'All 12 product pages were migrated.'],
  },
  'a count under a participle, with an abbreviation before the figure': {
    title: 'Incident 88',
    text: 'Affected users: approx. 2,300. Invited users: 90.',
    says: ['About 2,300 users were affected.'],
    not: ['About 3,200 users were affected.', 'About 2,300 users were invited.'],
  },
  'a label of which there is none': {
    title: 'Incident 88',
    text: 'Data loss: none. Downtime: 3 minutes.',
    says: ['No data was lost.', 'Nobody lost any data.'],
    not: ['There was no downtime.', 'Data was lost.'],
  },
  'items with their states in brackets': {
    title: 'Order 5',
    text: 'Items: blender (delivered 6 June), spare jug (estimated dispatch 20 June).',
    says: ['The blender was delivered on 6 June.'],
    not: [
      'The spare jug was delivered on 6 June.',
      'The blender was delivered on 20 June.',
      'The spare jug was dispatched on 20 June.',
    ],
  },
  'a day in brackets behind what was done': {
    title: 'Minutes',
    text: 'Client approved the design (3 June). Budget review (10 June).',
    says: ['The client approved the design on 3 June.', 'The design was approved by the client on 3 June.'],
    not: ['The client approved the design on 10 June.', 'The client approved the budget on 3 June.'],
  },
  'what is allowed only with something': {
    title: 'Lease',
    text: 'Subletting only with prior written consent of the landlord.',
    says: ["Subletting requires the landlord's prior written consent."],
    not: ["Subletting requires the tenant's consent.", 'Subletting is allowed without consent.'],
  },
  'rules of what the title names': {
    title: 'Warranty terms',
    text: 'Two years from purchase. Covers motor, pump and electronics.',
    says: ['The warranty covers the motor.'],
    not: ['The warranty covers the seals.', 'The insurance covers the motor.'],
  },
  'a log in the present': {
    title: 'Incident 88',
    text: '09:12 login failures begin. 09:45 platform team renews certificate. 09:47 logins OK.',
    says: ['The certificate was renewed by the platform team at 09:45.'],
    not: [
      'The platform team renewed the certificate at 09:47.',
      'The platform team revoked the certificate at 09:45.',
    ],
  },
  'a label of somebody': {
    title: 'Claim WD-5031',
    text: 'Water damage, kitchen. Registered 8 January. Handler: Petra Lind.',
    says: ['Your water damage claim WD-5031 is being handled by Petra Lind.'],
    not: [
      'Your claim WD-5032 is being handled by Petra Lind.',
      'Claim WD-5031 was registered by Petra Lind.',
    ],
  },
  'a rate by the year': {
    title: 'Card',
    text: 'Interest rate 19.9% p.a., charged quarterly.',
    says: ['The interest rate is 19.9% a year.', 'The interest rate is 19.9% per annum.'],
    not: ['The interest rate is 19.9% a month.'],
  },
  'something else that was not refunded': {
    title: 'Return R-82',
    text: '9 May: refund $120, to gift card. Shipping $8 not refunded.',
    says: ['Your refund of $120 was issued on 9 May.'],
    not: ['Shipping of $8 was refunded.', 'The gift card was refunded.'],
  },
  'what was not provided': {
    title: 'Claim 2209',
    text: 'Camera: claimed €430, rejected, no receipt provided.',
    says: ['The camera was rejected.'],
    not: ['The camera was accepted.'],
  },
  'fields with each other’s amounts': {
    title: 'Usage',
    text: 'Seats: used 48, limit 50.',
    says: ['Seats: used 48, limit 50.'],
    not: ['Seats: used 50, limit 48.'],
  },
  'leave that was taken, and leave that is left': {
    title: 'Leave ledger',
    text: 'Annual leave taken: 9 days. Left: 14 days.',
    says: [],
    not: ['You have 9 days of annual leave left.'],
  },
  'whom somebody called': {
    title: 'Log',
    text: 'Driver called dispatcher twice.',
    says: [],
    not: ['Our driver called you twice.'],
  },
  'lines of other labels': {
    title: 'Board',
    text: 'Billing: done, switched 2 April. Search: in progress.',
    says: ['Billing was switched on 2 April.'],
    not: ['Search was migrated on 2 April.'],
  },
  'for which of them it holds': {
    title: 'Lease',
    text: 'Pets up to 15 kg allowed. Smoking not allowed.',
    says: [],
    not: ['Pets are allowed.'],
  },
  'what has a fee': {
    title: 'Fares',
    text: 'Base: one exchange before departure, fee €5. Flex: exchange free of charge.',
    says: [],
    not: ['A Base ticket can be exchanged once free of charge before departure.'],
  },
  'the state of a thing': {
    title: 'Log',
    text: 'Seat 4: taken since Monday.',
    says: [],
    not: ['Seat 4 has been free since Monday.'],
  },
  'a number that names the case': {
    title: 'Case 3',
    text: 'Refund sent.',
    says: [],
    not: ['Your refund of $3 was sent.'],
  },
};

describe('a terse line bears out the sentence that says the same, and no near miss', () => {
  for (const [what, { title, text, says, not }] of Object.entries(LINES))
    test(what, () => {
      const supported = (claim: string): boolean =>
        ask(claim, [text], { titles: [title] }).status === 'supported';
      const missed = says.filter((claim) => !supported(claim));
      const wrong = not.filter(supported);
      assert.deepEqual({ missed, wrong }, { missed: [], wrong: [] });
    });
});
