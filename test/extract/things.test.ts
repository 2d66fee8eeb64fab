// What stands under one of several headings, labels or records is told of what that names, and judged so.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const ROWS: readonly (readonly [answer: string, right: string, swapped: string])[] = [
  [
    '## Solo\n- Price: $12\n- Seats: 1\n\n## Team\n- Price: $40\n- Seats: 8',
    'Solo: price $12, seats 1. Team: price $40, seats 8.',
    'Solo: price $40, seats 8. Team: price $12, seats 1.',
  ],
  [
    '**Solo**\n- 5 projects\n- chat support\n\n**Team**\n- 90 projects\n- phone support',
    'Solo has 5 projects and chat support. Team has 90 projects and phone support.',
    'Solo has 90 projects and phone support. Team has 5 projects and chat support.',
  ],
  [
    '- **Lite**\n  - $7 per month\n  - 3 users\n- **Max**\n  - $70 per month\n  - 30 users',
    'Lite costs $7 per month and has 3 users. Max costs $70 per month and has 30 users.',
    'Lite costs $70 per month and has 30 users. Max costs $7 per month and has 3 users.',
  ],
  [
    '## Booking K-71\n\nThe booking was confirmed on 2 June.\n\n## Booking K-72\n\nThe booking was rejected on 9 June.',
    'Booking K-71 was confirmed on 2 June. Booking K-72 was rejected on 9 June.',
    'Booking K-71 was rejected on 9 June. Booking K-72 was confirmed on 2 June.',
  ],
  [
    '### Case #812\n- Opened on 2 June\n- Assigned to Ines\n\n### Case #813\n- Opened on 9 June\n- Assigned to Omar',
    'Case #812 was opened on 2 June and assigned to Ines. Case #813 was opened on 9 June and assigned to Omar.',
    'Case #812 was opened on 9 June and assigned to Omar. Case #813 was opened on 2 June and assigned to Ines.',
  ],
  [
    '**Starter plan**\n\nThe plan costs $12 a month. It includes backups.\n\n**Studio plan**\n\nThe plan costs $44 a month. It includes audits.',
    'The Starter plan costs $12 a month and includes backups. The Studio plan costs $44 a month and includes audits.',
    'The Starter plan costs $44 a month and includes audits. The Studio plan costs $12 a month and includes backups.',
  ],
  [
    '**Late fee**\n- $5 per day\n\n**Cleaning fee**\n- $40 once',
    'The late fee is $5 per day. The cleaning fee is $40 once.',
    'The late fee is $40 once. The cleaning fee is $5 per day.',
  ],
  [
    'Invoice: INV-31\nAmount: $80\nDue date: 2 June\n\nInvoice: INV-32\nAmount: $95\nDue date: 9 June',
    'Invoice: INV-31\nAmount: $80\nDue date: 2 June\n\nInvoice: INV-32\nAmount: $95\nDue date: 9 June',
    'Invoice: INV-31\nAmount: $95\nDue date: 9 June\n\nInvoice: INV-32\nAmount: $80\nDue date: 2 June',
  ],
  [
    'Customer: Ines Roth\nOrder: K-71\nStatus: shipped\n\nCustomer: Omar Lund\nOrder: K-72\nStatus: refunded',
    'Customer: Ines Roth\nOrder: K-71\nStatus: shipped\n\nCustomer: Omar Lund\nOrder: K-72\nStatus: refunded',
    'Customer: Ines Roth\nOrder: K-71\nStatus: refunded\n\nCustomer: Omar Lund\nOrder: K-72\nStatus: shipped',
  ],
  [
    '## Building A\n- Roof finished on 28 May\n- Inspection open\n\n## Building B\n- Foundation poured on 30 May\n- Inspection passed',
    'Building A: roof finished on 28 May, inspection open. Building B: foundation poured on 30 May, inspection passed.',
    'Building B: roof finished on 28 May, inspection open. Building A: foundation poured on 30 May, inspection passed.',
  ],
  [
    '### Candidate: Ines Roth\n- Notice period: 3 months\n- 9 years of experience\n\n### Candidate: Omar Lund\n- Notice period: 1 month\n- 6 years of experience',
    'Ines Roth: notice period 3 months, 9 years of experience. Omar Lund: notice period 1 month, 6 years of experience.',
    'Ines Roth: notice period 1 month, 6 years of experience. Omar Lund: notice period 3 months, 9 years of experience.',
  ],
  [
    '- **Order 8801**: shipped on 4 July. It contains two lamps.\n- **Order 8802**: shipped on 9 July. It contains an armchair.',
    'Order 8801 was shipped on 4 July and contains two lamps. Order 8802 was shipped on 9 July and contains an armchair.',
    'Order 8801 was shipped on 9 July and contains an armchair. Order 8802 was shipped on 4 July and contains two lamps.',
  ],
  [
    '**Paris office:** 40 staff. The lease ends in 2027.\n**Lyon office:** 12 staff. The lease ends in 2029.',
    'Paris office: 40 staff, the lease ends in 2027. Lyon office: 12 staff, the lease ends in 2029.',
    'Paris office: 12 staff, the lease ends in 2029. Lyon office: 40 staff, the lease ends in 2027.',
  ],
];

describe('what stands under one of several things', () => {
  for (const [answer, right, swapped] of ROWS) {
    test(`is borne out by what tells the same of it: ${JSON.stringify(answer)}`, () => {
      for (const { text, supported } of judged(answer, right)) assert.ok(supported, text);
    });
    test(`is not borne out by what tells it of the other: ${JSON.stringify(answer)}`, () => {
      const told = judged(answer, swapped).filter(({ text }) =>
        /amount|status|price|fee|\d|support|includes/i.test(text),
      );
      const apart = told.filter(({ text }) => !/^(?:Order|Invoice): |^The customer /.test(text));
      assert.ok(apart.length >= 2);
      for (const { text, supported } of apart) assert.ok(!supported, text);
    });
  }
});

test('headings of parts of one text, and one alone, are put into nothing', () => {
  for (const answer of [
    '**Flights**\n- Economy class is required.\n\n**Hotels**\n- Up to $150 per night is paid.',
    '## Summary\nThe launch is on track.\n\n## Outlook\nThe launch will be in May.',
    '## Solo\n- The price is $12.\n- There are 3 seats.',
    '## Laptop\nThe laptop was shipped on 3 May.\n\n## Monitor\nThe monitor was shipped on 5 May.',
  ])
    for (const claim of claimsOf(answer)) assert.ok(answer.includes(claim), claim);
});

test('what stands behind the list of the last thing is of none', () => {
  const claims = claimsOf('## Solo\n- 5 seats\n\n## Team\n- 9 seats\n\nBoth plans renew in May.');
  assert.deepEqual(claims, ['Solo: 5 seats.', 'Team: 9 seats.', 'Both plans renew in May.']);
});
