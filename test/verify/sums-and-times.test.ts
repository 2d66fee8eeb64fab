/**
 * Amounts that make up no sum, what is still to do, the time of one deed for another's, and a part of a year for all of it.
 */
import { type Told, testTold } from './told.ts';

const SUMS: readonly Told[] = [
  ['The bill total is $900. The guest has paid $250.', [], ['The total is $1,150.']],
  ['Total: €60. Paid: €20.', [], ['The total is €80.']],
  ['The order total is $700. The refund was $40.', [], ['The total is $740.']],
  ['Price: $80. Discount: $15.', [], ['The total is $95.']],
  ['Room: 2 nights at $230. Breakfast: $60.', ['The total is $520.'], ['The total is $290.']],
  ['5 x $12. Fee: $4.', ['The total is $64.'], ['The total is $16.']],
  ['Flight: $180. Hotel: $70.', ['The total is $250.'], ['The total is $110.']],
  ['Ruth paid $35. Omar paid $45.', ['The total is $80.'], []],
];

const TO_DO: readonly Told[] = [
  [
    'Done:\n- Renew permit 4\n- Archive case 12\nTo do:\n- Cancel order 31\n- Phone Iris',
    [],
    ['Order 31 was cancelled.', 'Iris was phoned.'],
  ],
  ['Completed:\n* Paint the hall\nOpen tasks:\n* Repair the roof', [], ['The roof was repaired.']],
];

const TIMES: readonly Told[] = [
  [
    'The bill is dated 6 May 2026 and is due 20 days after the bill date.',
    ['The bill is dated 6 May 2026.'],
    ['The bill is due on 6 May 2026.'],
  ],
  [
    'The notice is dated 2 June and is due on 30 June.',
    ['The notice is due on 30 June.', 'The notice is dated 2 June.'],
    ['The notice is due on 2 June.'],
  ],
  [
    'The permit was issued on 9 March and expires 90 days after issue.',
    [],
    ['The permit expires on 9 March.'],
  ],
  [
    'The order was placed on 1 May and shipped on 3 May.',
    ['The order was placed on 1 May.', 'The order was shipped on 3 May.'],
    ['The order was shipped on 1 May.'],
  ],
  ['The ferry ran on 1 May and 3 May.', ['The ferry ran on 1 May.', 'The ferry ran on 3 May.'], []],
];

const PARTS: readonly Told[] = [
  ['In Q3 2025 turnover was $4 million.', [], ['Turnover was $4 million in 2025.']],
  ['Turnover was $4 million in May 2025.', [], ['Turnover was $4 million in 2025.']],
  [
    'In the first half of 2024 the clinic treated 900 patients.',
    [],
    ['The clinic treated 900 patients in 2024.'],
  ],
  ['Sales fell by 5% in Q2 2025.', [], ['Sales fell by 5% in 2025.']],
  ['Turnover was $4 million in 2025.', ['Turnover was $4 million in 2025.'], []],
  ['The plant opened in Q3 2025.', ['The plant opened in 2025.'], []],
  ['The loan of $4 million was granted in Q3 2025.', ['The loan of $4 million was granted in 2025.'], []],
  ['The firm bought two vans in May 2025.', ['The firm bought two vans in 2025.'], []],
];

testTold('sums', SUMS);
testTold('what is still to do', TO_DO);
testTold('the time of one deed', TIMES);
testTold('a part of a year', PARTS);
