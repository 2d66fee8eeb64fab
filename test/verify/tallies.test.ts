/** Tallies, whole counts, what some did not do, and what was not found. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Two of two items received back.', ['Both items were received back.'], []],
  ['Box opened 3 June, three of three items present.', ['All three items were present.'], []],
  [
    'Box opened 3 June, three of three items present: jacket, scarf and gloves.',
    ['All three items were in the box.'],
    ['All three items were undamaged.', 'All three items were sold.'],
  ],
  ['Refund attempted 7 June, rejected by issuing bank.', ['The bank rejected the refund.'], []],
  [
    'Refund attempted 7 June, rejected by issuing bank. Resent 9 June, accepted.',
    ['The refund was rejected by the bank.'],
    [],
  ],
  ['10:20 - Norway checked, also affected.', ['Norway was also affected.'], []],
  [
    'S-11: chargebacks opened 6, resolved 6, outstanding 0',
    [
      'Nothing is outstanding.',
      'All six chargebacks were resolved.',
      'No chargebacks are outstanding.',
      'No chargebacks against seller S-11 are open.',
      'Seller S-11 has no outstanding chargebacks.',
    ],
    [
      'All five chargebacks against seller S-11 have been resolved.',
      'No refunds against seller S-11 are open.',
      'No chargebacks were opened against seller S-11.',
    ],
  ],
  [
    'C-118: tickets raised 4, solved 4, open 0',
    ['C-118 has no open tickets.'],
    ['All the tickets of C-118 were rejected.', 'C-118 has no tickets.'],
  ],
  [
    'B-660: invoices issued 5, paid 5, balance due 0',
    ['B-660 has paid all its invoices.', 'Nothing is owed on B-660.'],
    ['Nothing is owed on B-661.'],
  ],
  [
    '38 of the 40 carried the required safety text; two greeting-card sets did not and were taken offline.',
    ['Two greeting-card sets lacked the safety text.'],
    [],
  ],
  [
    'Adviser Leo promised Ms. Ito a USD 15 credit by chat on 2 May; confirmation email sent to her the next day.',
    ['Ms. Ito was promised a $15 credit.'],
    [],
  ],
  [
    'Line test before repair: 18 Mbit/s. Line test after repair: 64 Mbit/s.',
    ['The line test showed 64 Mbit/s after the repair.'],
    [],
  ],
  [
    'Two drinks missing, confirmed by restaurant. Customer credited for both, EUR 5.40.',
    ['Two drinks were missing.'],
    [],
  ],
  [
    'Line 1: 12 of 30 GB used. Line 2: 30 of 30 GB used.',
    ['Line 1 has 18 GB left.', 'Line 2 has used all its data.'],
    [
      'Line 1 has 12 GB left.',
      'Line 1 has no data left.',
      'Line 2 has 30 GB left.',
      'Line 3 has no data left.',
    ],
  ],
  [
    'Reported by neighbour 1 May. Plumber on site 2 May, pipe replaced. Insurer informed 3 May.',
    ['The insurer was informed on 3 May.'],
    [],
  ],
  [
    '02:00 db-2 backup failed: disk full. 03:00 db-2 backup completed.',
    ['The backup of db-2 succeeded at 03:00.'],
    [],
  ],
  ['3 May: customer informed.', ['The customer was told on 3 May.'], []],
  ['Old router: return label sent, not received.', ['The old router has not been received.'], []],
  [
    'S-11: chargebacks opened 6, resolved 6, outstanding 0\nS-12: chargebacks opened 4, resolved 2, outstanding 2',
    [],
    ['No chargebacks against seller S-12 are open.', 'No chargebacks are open.'],
  ],
  [
    'S-11: chargebacks opened 6, resolved 5, outstanding 1',
    [],
    ['All the chargebacks against seller S-11 have been resolved.'],
  ],
  ['B-660: invoices issued 5, paid 3, balance due 40', [], ['Nothing is owed on B-660.']],
  [
    'Box opened 3 June, two of three items present: jacket and scarf.',
    [],
    ['Both items were in the carton.'],
  ],
  [
    '27 of the 30 listings opened carried the warning; three did not and were taken down.',
    [],
    [
      'Three listings carried the warning.',
      '27 listings were taken down.',
      'Three shops were taken down.',
      '30 listings carried the warning.',
      'Three listings did not carry the price.',
      'Three listings were put back.',
    ],
  ],
  [
    'Flat 7: inspection 30 April, no damage.',
    [],
    ['Damage was found at the inspection.', 'No fault was found.'],
  ],
  [
    'Flat 7: inspection 30 April, no damage except to the door.',
    [],
    ['No damage was found at the inspection.'],
  ],
  ['Flat 7: inspection 30 April, no damage. Flat 8: door broken.', [], ['No damage was found in flat 8.']],
  ['Tenant says no damage.', [], ['No damage was found.']],
  [
    '3 May 10:12 delivery attempted, nobody home. 4 May 11:30 delivered.',
    [],
    ['Nobody was at home on 4 May.'],
  ],
  ['3 May 10:12 delivery attempted, nobody answered.', [], ['Nobody was at home.']],
  [
    'Complaints received 3, answered 3, open 0',
    ['All complaints have been answered.', 'No complaints are open.'],
    ['The seller has no complaints.', 'All complaints were upheld.'],
  ],
  ['Boiler check 3 May, no fault found.', ['No fault was found.'], []],
  ['S-12: disputes opened 4, closed 4, open 0', ['Seller S-12 has no open disputes.'], []],
];

testTold('tallies and whole counts', TOLD);
