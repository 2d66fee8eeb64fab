/** Members of lists by their place, codes behind names, cabins, bills and terms of records. */
import { testTold } from './told.ts';

testTold('Members of a list by their place in it', [
  [
    {
      legs: [
        { train: 'IC 71', from: 'Basel (BSL)', departure: '2026-05-04T09:10' },
        { train: 'RE 12', from: 'Chur (CHU)', departure: '2026-05-04T12:40' },
      ],
    },
    ['The second train is RE 12.', 'The first train is IC 71.', 'The second train departs at 12:40.'],
    ['The first train is RE 12.', 'The second train departs at 9:10.', 'The third train is RE 12.'],
  ],
  [
    {
      flights: [
        { flight: 'AB1', date: '2026-05-04' },
        { flight: 'AB2', date: '2026-05-03' },
      ],
    },
    [],
    ['The first flight is AB1.', 'The second flight is AB2.'],
  ],
  [
    {
      trip: {
        passengers: [
          { name: 'Ana Ruiz', seat: '7A', meal: 'vegan' },
          { name: 'Leo Ruiz', seat: '7B', meal: 'standard' },
        ],
        segments: [
          { flight: 'XY10', from: 'Graz (GRZ)', to: 'Nice (NCE)', cabin: 'economy' },
          { flight: 'XY20', from: 'Nice (NCE)', to: 'Bari (BRI)', cabin: 'business' },
        ],
      },
    },
    [
      'Ana has a vegan meal.',
      'Leo sits in seat 7B.',
      'XY10 leaves from Graz.',
      'XY20 is in business class.',
      'The flight to Bari is in business class.',
    ],
    [
      'Leo has a vegan meal.',
      'Ruiz has a vegan meal.',
      'Ana sits in seat 7B.',
      'XY10 leaves from Nice.',
      'XY10 is in business class.',
    ],
  ],
]);

testTold('Bills and tenders', [
  [
    {
      invoice: {
        number: 'R-77',
        issue_date: '2026-03-02',
        due_date: '2026-04-01',
        seller: { name: 'Alder Print Ltd' },
        buyer: { name: 'Birch Cafe' },
        lines: [{ description: 'Menus', quantity: 40, unit_price: 3.5, amount: 140 }],
        vat_rate: 0.19,
        total: 166.6,
        currency: 'EUR',
        status: 'unpaid',
        reminders_sent: 2,
      },
    },
    [
      'Invoice R-77 was issued by Alder Print Ltd.',
      'The invoice was issued by Alder Print Ltd to Birch Cafe.',
      'The invoice is dated 2 March 2026.',
      'The payment term is 30 days.',
      'VAT of 19% is added.',
      'Two reminders have been sent.',
      'The menus cost 3.50 euros each.',
    ],
    [
      'Invoice R-77 was issued by Birch Cafe.',
      'The invoice is dated 1 April 2026.',
      'The payment term is 14 days.',
      'VAT of 7% is added.',
      'Three reminders have been sent.',
      'The menus cost 140 euros each.',
      'Invoice R-77 was paid by Birch Cafe.',
    ],
  ],
  [
    { invoice: { number: 'R-78', issue_date: '2026-03-02', status: 'draft' } },
    [],
    ['The invoice was issued on 2 March 2026.'],
  ],
  [
    'Policyholder: Nora Falk\nPolicy number: PK-551\nPeriod of cover: 1 May 2026 to 30 April 2027',
    ['The policy is held by Nora Falk.', 'Cover starts on 1 May 2026.', 'The cover ends on 30 April 2027.'],
    ['The policy is held by Nora Frank.', 'The cover ends on 1 May 2026.'],
  ],
]);
