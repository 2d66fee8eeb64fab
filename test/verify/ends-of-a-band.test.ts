/** A band or range from one amount to another starts at the one, ends at the other, and what lies in it lies between. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The salary band for the role is $70,000–$90,000.',
    [
      'The salary band for the role starts at $70,000.',
      'The salary band for the role ends at $90,000.',
      'The salary for the role is at most $90,000.',
      'The salary for the role is at least $70,000.',
    ],
    [
      'The salary band for the role starts at $90,000.',
      'The salary band for the role ends at $70,000.',
      'The salary band for the role starts at $75,000.',
      'The salary for the role is at most $80,000.',
      'The salary for the role is at least $75,000.',
      'The salary for the role is $90,000.',
      'The bonus for the role is at most $90,000.',
      'The salary band for the lead role starts at $70,000.',
      'The salary band for the role does not start at $70,000.',
    ],
  ],
  [
    'The price range is $20 to $35.',
    ['The price range starts at $20.', 'The price range goes up to $35.', 'The price is at least $20.'],
    ['The price range starts at $35.', 'The price range goes up to $20.', 'The price is at least $35.'],
  ],
  ['The salary band was $70,000–$90,000.', [], ['The salary band starts at $70,000.']],
  ['The planned salary band is $70,000–$90,000.', [], ['The salary band starts at $70,000.']],
  [
    'The price range for members is $20 to $35.',
    ['The price range for members starts at $20.'],
    [
      'The price range starts at $20.',
      'The price is at least $20.',
      'The price range for guests starts at $20.',
    ],
  ],
];

testTold('ends of a band', TOLD);
