/** A deed that a record tells beside two who have a part in it is told of the one whose part it is. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    { guest: 'Tom', host: 'Eve', checked_in_at: '2026-05-03' },
    ['The guest Tom checked in on 3 May 2026.', 'Tom checked in on 3 May 2026.'],
    ['The host Eve checked in on 3 May 2026.', 'Eve checked in on 3 May 2026.'],
  ],
  [
    { patient: 'Ella', physician: 'Dr. Low', bill: 'B1', discharged_at: '2026-05-03', paid_at: '2026-05-04' },
    ['The patient Ella was discharged on 3 May 2026.'],
    [
      'The physician Dr. Low was discharged on 3 May 2026.',
      'The physician Dr. Low paid the bill on 4 May 2026.',
    ],
  ],
  [
    { lender: 'Orion Bank', borrower: 'Gus', guarantor: 'Ida', outstanding: 7000, currency: 'CHF' },
    ['The borrower Gus owes 7,000 CHF.', 'Gus owes 7,000 CHF.'],
    [
      'The lender Orion Bank owes 7,000 CHF.',
      'Orion Bank owes 7,000 CHF.',
      'The guarantor Ida owes 7,000 CHF.',
    ],
  ],
  [
    { order: '44', customer: 'Lia', courier: 'Zip', shipped_at: '2026-01-04', returned_items: ['hat'] },
    ['Order 44 was shipped on 4 January 2026.', 'The hat was returned.'],
    ['The customer Lia shipped order 44.', 'The courier Zip returned the hat.'],
  ],
  [
    { item: 'lamp', buyer: 'Kay', seller: 'Moon', bought_at: '2026-01-04' },
    ['The buyer Kay bought the lamp.'],
    ['The seller Moon bought the lamp.'],
  ],
  [
    { order: '44', customer: 'Lia', placed_at: '2026-05-03', courier: 'Zip' },
    ['The customer Lia placed order 44 on 3 May 2026.'],
    ['The courier Zip placed order 44 on 3 May 2026.'],
  ],
  [
    { change: 'CH-5', author: 'Nia', approver: 'Rolf', approved: true },
    ['Rolf approved change CH-5.', 'Nia wrote change CH-5.'],
    ['The author Nia approved change CH-5.'],
  ],
  [
    'Student: Ana\nTeacher: Ben\nExam: math\nPassed: yes',
    ['The student Ana passed the exam.'],
    ['The teacher Ben passed the exam.'],
  ],
  [
    'Employee: Bob\nManager: Ann\nHired: 3 May',
    ['The employee Bob was hired on 3 May.'],
    ['The manager Ann was hired on 3 May.'],
  ],
];

testTold('a deed beside two roles of a record', TOLD);
