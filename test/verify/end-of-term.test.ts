// A term ends on the day that its beginning and its length come to; what may go on or be ended has only its first term so reckoned.
import { testTold } from './told.ts';

testTold('the last day of a term', [
  [
    "This agreement begins on 1 April 2025 and runs for two years. It renews for one year at a time unless either party gives three months' notice.",
    ["The agreement's initial term ends on 31 March 2027."],
    ['The agreement ends on 31 March 2027.', "The agreement's initial term ends on 31 March 2026."],
  ],
  [
    'The agreement begins on 1 April 2025 and runs for two years. Disputes are heard in Antwerp.',
    ['The agreement ends on 31 March 2027.'],
    [
      'The agreement ends on 30 March 2027.',
      'The agreement ended on 31 March 2027.',
      'The annex ends on 31 March 2027.',
      'The agreement does not end on 31 March 2027.',
    ],
  ],
  [
    'The lease is for one year from 1 September 2025. The rent is 900 euros.',
    ['The lease expires on 31 August 2026.', 'The lease expires on August 31, 2026.'],
    ['The lease expires on 1 September 2027.'],
  ],
  [
    'The agreement begins on 1 April 2025 and runs for at least two years.',
    [],
    ['The agreement ends on 31 March 2027.'],
  ],
  [
    'The agreement begins on 1 April 2025 and runs for two years. It was ended on 3 May 2026.',
    [],
    ['The agreement ends on 31 March 2027.'],
  ],
  [
    'The agreement of Ms Orr begins on 1 April 2026 and runs for two years. The agreement of Mr Lee begins on 1 April 2025 and runs for two years.',
    [],
    ['The agreement ends on 31 March 2027.'],
  ],
  [
    'Draft: The agreement begins on 1 April 2025 and runs for two years.',
    [],
    ['The agreement ends on 31 March 2027.'],
  ],
]);
