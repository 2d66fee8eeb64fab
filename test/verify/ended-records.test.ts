/** What a record says goes on until it says that it ended, was moved or was never reached; its amounts are for what they are for. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Pair = readonly [supported: boolean, claim: string, given: Given];

const PAIRS: Readonly<Record<string, readonly Pair[]>> = {
  'what is over goes on no more': [
    [
      false,
      'Joan is a member of the club.',
      {
        club: 'X',
        members: [
          { name: 'Joan', status: 'lapsed' },
          { name: 'Kit', status: 'active' },
        ],
      },
    ],
    [
      true,
      'Kit is a member of the club.',
      {
        club: 'X',
        members: [
          { name: 'Joan', status: 'lapsed' },
          { name: 'Kit', status: 'active' },
        ],
      },
    ],
    [
      false,
      'The patient takes 20 mg of lisinopril daily.',
      {
        patient: 'P1',
        medications: [
          { name: 'lisinopril', dose: '20 mg', frequency: 'daily', status: 'stopped' },
          { name: 'metformin', dose: '500 mg', frequency: 'twice daily', status: 'active' },
        ],
      },
    ],
    [
      true,
      'The patient takes 500 mg of metformin twice daily.',
      {
        patient: 'P1',
        medications: [
          { name: 'lisinopril', dose: '20 mg', frequency: 'daily', status: 'stopped' },
          { name: 'metformin', dose: '500 mg', frequency: 'twice daily', status: 'active' },
        ],
      },
    ],
    [
      false,
      'The shop offers free delivery.',
      {
        shop: 'K',
        offers: [
          { name: 'free delivery', status: 'expired' },
          { name: 'gift wrap', status: 'active' },
        ],
      },
    ],
    [
      false,
      'The customer uses the Gold plan.',
      {
        customer: 'C1',
        plans: [
          { plan: 'Gold', status: 'ended' },
          { plan: 'Lite', status: 'active' },
        ],
      },
    ],
    [
      true,
      'Lisinopril was stopped.',
      {
        patient: 'P1',
        medications: [{ name: 'lisinopril', dose: '20 mg', frequency: 'daily', status: 'stopped' }],
      },
    ],
  ],
  'a term that was cut short does not run to its end': [
    [
      false,
      'The contract runs until 31 December 2026.',
      { contract: { start: '2024-01-01', end: '2026-12-31', terminated_on: '2025-02-28' } },
    ],
    [
      false,
      'The lease ends on 31 December 2026.',
      { lease: { start: '2024-01-01', end: '2026-12-31', terminated_early_on: '2025-02-28' } },
    ],
    [
      false,
      'The contract is valid until 31 December 2026.',
      { contract: { start: '2024-01-01', valid_until: '2026-12-31', status: 'terminated' } },
    ],
    [
      false,
      'The permit expires on 1 July 2026.',
      { permit: { no: '7', expires: '2026-07-01', revoked_at: '2025-01-02' } },
    ],
    [
      true,
      'The subscription ends on 31 March 2025.',
      {
        subscription: { plan: 'Pro', status: 'cancelled', cancelled_at: '2025-02-28', ends_at: '2025-03-31' },
      },
    ],
    [
      true,
      'The contract ends on 31 December 2026.',
      { contract: { start: '2024-01-01', end: '2026-12-31', signed_at: '2023-12-01', status: 'active' } },
    ],
  ],
  'what was moved is not on its first day': [
    [
      false,
      'The booking is for 3 May 2025.',
      { booking: { id: 'B1', date: '2025-05-03', rescheduled_to: '2025-05-10' } },
    ],
    [
      false,
      'The meeting is on 3 May 2025.',
      { meeting: { title: 'Budget', date: '2025-05-03', moved_to: '2025-05-10' } },
    ],
    [
      true,
      'The meeting was moved to 10 May 2025.',
      { meeting: { title: 'Budget', date: '2025-05-03', moved_to: '2025-05-10' } },
    ],
  ],
  'what was begun is not had': [
    [
      false,
      'The applicant has a degree in law.',
      {
        applicant: 'A',
        education: [
          { degree: 'law', completed: false },
          { degree: 'history', completed: true },
        ],
      },
    ],
    [
      false,
      'Kim has a certificate in welding.',
      { person: 'Kim', certificates: [{ certificate: 'welding', awarded: false }] },
    ],
    [
      false,
      'The guest checked out on 5 May.',
      { stay: { guest: 'G', check_in: '2025-05-03', check_out: '2025-05-05', status: 'in house' } },
    ],
    [
      true,
      'The guest checks out on 5 May.',
      { stay: { guest: 'G', check_in: '2025-05-03', check_out: '2025-05-05', status: 'in house' } },
    ],
  ],
  'a price for each is not the price of all': [
    [false, 'The room costs 90 euros.', { room: '12', price_per_night: 90, nights: 3, currency: 'EUR' }],
    [false, 'The room costs 120 euros.', { room: '12', rate_per_night: 120, currency: 'EUR' }],
    [
      false,
      'The paint costs 8 euros.',
      { product: 'paint', price_per_litre: 8, size_litres: 5, currency: 'EUR' },
    ],
    [false, 'The order costs 22 pounds.', { order: 'O-1', unit_price: 22, quantity: 10, currency: 'GBP' }],
    [true, 'The chair costs 22 pounds.', { item: 'chair', unit_price: 22, quantity: 10, currency: 'GBP' }],
    [
      true,
      'The room costs 90 euros per night.',
      { room: '12', price_per_night: 90, nights: 3, currency: 'EUR' },
    ],
  ],
  'a row that sums up is none of those summed': [
    [
      false,
      'The total was 320.',
      '| Region | Sales |\n|---|---|\n| North | 60 |\n| South | 80 |\n| West | 20 |\n| Total | 160 |',
    ],
    [false, 'The total was 320.', 'Region,Sales\nNorth,60\nSouth,80\nWest,20\nTotal,160'],
    [
      true,
      'Total sales were 160.',
      '| Region | Sales |\n|---|---|\n| North | 60 |\n| South | 80 |\n| West | 20 |\n| Total | 160 |',
    ],
    [false, 'The costs came to $320 in all.', 'Rent $60\nFood $80\nGas $20\nSubtotal $160'],
    [true, 'The costs came to $160 in all.', 'Rent $60\nFood $80\nGas $20\nTotal $160'],
    [false, 'The total was $320.', '- Rent: $60\n- Food: $80\n- Gas: $20\n- Total: $160'],
  ],
  'an amount for each of two kinds is no sum': [
    [false, 'The fees total $70.', 'The fee is $50 for adults and $20 for children.'],
    [
      false,
      'Overall 50 people came.',
      '30 people came on Saturday and 20 people came on Sunday, most of them the same as the day before.',
    ],
  ],
  'rows of which only some tell are not all so': [
    [
      false,
      'All three doses were given.',
      {
        doses: [
          { no: 1, given_on: '2024-01-01' },
          { no: 2, given_on: '2024-03-01' },
          { no: 3, due_on: '2024-06-01' },
        ],
      },
    ],
    [
      false,
      'Both letters were sent.',
      {
        letters: [
          { to: 'A', sent: '2024-01-01' },
          { to: 'B', drafted: '2024-01-02' },
        ],
      },
    ],
    [
      false,
      'Four shipments arrived.',
      {
        shipments: [
          { id: 1, arrived: '2024-01-01' },
          { id: 2, arrived: '2024-01-01' },
          { id: 3, arrived: '2024-01-01' },
          { id: 4, eta: '2024-01-09' },
        ],
      },
    ],
    [
      true,
      'Two doses were given.',
      {
        doses: [
          { no: 1, given_on: '2024-01-01' },
          { no: 2, given_on: '2024-03-01' },
          { no: 3, given_on: null },
        ],
      },
    ],
    [
      false,
      'Three members signed.',
      {
        petition: 'P',
        signatures: [
          { member: 'A', signed: true },
          { member: 'B', signed: true },
          { non_member: 'C', signed: true },
        ],
      },
    ],
    [
      false,
      'Two tickets are open.',
      {
        tickets: [
          { id: 1, status: 'open' },
          { id: 2, status: 'reopened' },
          { id: 3, status: 'open', merged_into: 1 },
        ],
      },
    ],
  ],
  'what is withheld is not left': [
    [false, 'There are 4 seats left.', { event: 'E', capacity: 20, booked: 16, waitlist: 3, blocked: 2 }],
    [false, 'There are 6 beds free.', { ward: 'W', beds: 20, occupied: 14, closed_beds: 0, blocked: 3 }],
    [true, 'There are 4 seats left.', { event: 'E', capacity: 20, booked: 16 }],
  ],
  'a list that may lack some has no only one': [
    [
      false,
      'Penicillin is the only known allergy.',
      { patient: 'P', allergies: ['penicillin'], allergies_complete: false },
    ],
  ],
  'what is extended has not expired': [
    [
      false,
      'The licence has expired.',
      { licence: 'L', valid_until: '2025-05-01', grace_until: '2025-06-01', today: '2025-05-10' },
    ],
  ],
  'who moves and who seconds are two': [
    [
      false,
      'Nina seconded the motion.',
      'Motion: raise fees to $40. Moved: Nina. Seconded: Olaf. Carried 5-2.',
    ],
    [false, 'Olaf moved the motion.', 'Motion: raise fees to $40. Moved: Nina. Seconded: Olaf. Carried 5-2.'],
    [
      true,
      'Olaf seconded the motion.',
      'Motion: raise fees to $40. Moved: Nina. Seconded: Olaf. Carried 5-2.',
    ],
    [true, 'Nina moved the motion.', 'Motion: raise fees to $40. Moved: Nina. Seconded: Olaf. Carried 5-2.'],
  ],
};

describe('records of what ended, moved or is for each', () => {
  for (const [rule, pairs] of Object.entries(PAIRS))
    for (const [supported, claim, given] of pairs)
      test(`${rule}: ${supported ? '' : 'not '}«${claim}»`, () => {
        assert.equal(ask(claim, [given]).status === 'supported', supported);
      });
});
