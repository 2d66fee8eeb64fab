/** Who "he" is behind a role with its name, and behind the town of a journey. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['The policyholder, Ann Roe, reported a leak. She paid the invoice.', ['Ann Roe paid the invoice.'], []],
  ['Our assessor, Paul Quinn, visited on 12 January. He wrote a report.', ['Paul Quinn wrote a report.'], []],
  [
    'Mr Roe booked a flight to Oslo. On 3 May he paid the invoice.',
    ['Mr Roe paid the invoice on 3 May.'],
    [],
  ],
  ['Mr Roe booked a flight from Leeds to Lisbon. He paid the invoice.', ['Mr Roe paid the invoice.'], []],
  [
    'The policyholder, Ann Roe, met Eva. She paid the invoice.',
    [],
    ['Ann Roe paid the invoice.', 'The policyholder is Eva.'],
  ],
  ['The policyholder, Ann Roe, reported a leak. He paid the invoice.', [], ['Ann Roe paid the invoice.']],
  [
    'The policyholder, Ann Roe, and her agent reported a leak. He paid the invoice.',
    [],
    ['Ann Roe paid the invoice.'],
  ],
  ['The policyholder, Ann Roe, called the doctor. She paid the invoice.', [], ['Ann Roe paid the invoice.']],
  ['The sister of Ann Roe, Eva, reported a leak. She paid the invoice.', [], ['Ann Roe paid the invoice.']],
  [
    'The policyholder, Ann Roe, reported a leak. She did not pay the invoice.',
    [],
    ['Ann Roe paid the invoice.'],
  ],
  [
    'The neighbour, Eva Lund, reported a leak to Ann Roe. She paid the invoice.',
    [],
    ['Ann Roe paid the invoice.'],
  ],
  ['Mr Roe sent a letter to Austin. He paid the invoice.', [], ['Mr Roe paid the invoice.']],
  ['Mr Roe booked a flight to Oslo with Mr Lund. He paid the invoice.', [], ['Mr Roe paid the invoice.']],
  ['Mr Roe booked a flight to Oslo for his son. He paid the invoice.', [], ['Mr Roe paid the invoice.']],
  ['Mr Roe booked a flight to Oslo. He paid the invoice.', [], ['Oslo paid the invoice.']],
  ['Mr Roe booked a flight to Oslo. She paid the invoice.', [], ['Mr Roe paid the invoice.']],
];

testTold('pronouns behind an apposition and a town', TOLD);
