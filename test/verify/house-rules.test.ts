/** Rules of a house, a shop or an office, doses and refunds in the turns of whoever passes them on. */
import { type Told, testTold } from './told.ts';

const RULES: readonly Told[] = [
  [
    "Dogs are not permitted without the landlord's written consent.",
    [
      "Dogs require the landlord's written consent.",
      "Dogs are only allowed with the landlord's written consent.",
    ],
    ["Dogs require the tenant's written consent.", 'Dogs are permitted.', 'Dogs are not permitted.'],
  ],
  [
    'Visitors are not permitted in the yard without a permit.',
    [],
    ['Visitors need a permit.', 'Visitors are not permitted.'],
  ],
  [
    'Leave requests must be approved by the line manager.',
    [
      'Leave requests need the approval of the line manager.',
      'Leave requests require approval by the line manager.',
      "Leave requests require the line manager's approval.",
    ],
    [
      'Leave requests have the approval of the line manager.',
      'Leave requests need the approval of the director.',
      'The line manager gave approval of leave requests.',
    ],
  ],
  [
    'The invoice lists a setup fee of $45. Payment is due within 14 days of receipt.',
    [
      'The invoice must be paid within 14 days of receipt.',
      'Payment must be made within 14 days of receipt.',
    ],
    [
      'The invoice must be paid within 30 days of receipt.',
      'The invoice must be paid within 14 days of delivery.',
      'The invoice was paid within 14 days of receipt.',
      'The deposit must be paid within 14 days of receipt.',
    ],
  ],
  [
    'Codes must contain at least 12 characters.',
    ['Codes must be at least 12 characters long.'],
    ['Codes must be at most 12 characters long.', 'Codes must be at least 12 digits long.'],
  ],
  [
    'All employees, including trainees, receive 25 days of leave per year.',
    ['Trainees receive 25 days of leave per year.'],
    ['Trainees receive 30 days of leave per year.', 'Contractors receive 25 days of leave per year.'],
  ],
  [
    'All employees, excluding trainees, receive 25 days of leave per year.',
    [],
    ['Trainees receive 25 days of leave per year.'],
  ],
];

const HOURS: readonly Told[] = [
  [
    'The archive opens at 9 a.m. and closes at 6 p.m. from Monday to Saturday.',
    [
      'The archive is open from 9 a.m. to 6 p.m. from Monday to Saturday.',
      'The archive is open from 9 a.m. to 6 p.m. on Mondays.',
    ],
    [
      'The archive is open from 9 a.m. to 6 p.m. on Sundays.',
      'The archive is open from 9 a.m. to 7 p.m. from Monday to Saturday.',
      'The archive is closed from 9 a.m. to 6 p.m. from Monday to Saturday.',
    ],
  ],
  [
    'The archive does not open on Sundays or public holidays.',
    ['The archive is closed on public holidays.', 'The archive is closed on Sundays.'],
    [
      'The archive is closed on Mondays.',
      'The archive is open on Sundays.',
      'The shop is closed on Sundays.',
    ],
  ],
];

const NOTES: readonly Told[] = [
  [
    'Mr. Osei takes amlodipine 5 mg once daily and reports no pain.',
    ['Mr. Osei takes 5 mg of amlodipine once a day.'],
    ['Mr. Osei takes 10 mg of amlodipine once a day.', 'Mr. Osei takes 5 mg of amlodipine twice a day.'],
  ],
  [
    'Your order 5510 was returned on 30 March. We issued the refund of €64 on 2 April to your card.',
    ['The customer was refunded €64.', 'A refund of €64 was issued on 2 April.'],
    [
      'The customer was refunded €46.',
      'The customer was refunded €64 on 30 March.',
      'The customer issued a refund of €64.',
    ],
  ],
];

testTold('rules passed on', RULES);
testTold('hours passed on', HOURS);
testTold('doses and refunds passed on', NOTES);
