import { testTold } from './told.ts';

testTold('what a bracket names has its own value, and what stands before the bracket another', [
  [
    'Speed limit: 100 km/h (lorries: 80 km/h). Dose: 10 ml (children: 5 ml).',
    ['The speed limit is 100 km/h.'],
    ['The speed limit for lorries is 100 km/h.', 'The dose for children is 10 ml.'],
  ],
  [
    'Fee: 12 EUR (students 8 EUR)',
    ['The fee is 12 EUR.', 'The fee for students is 8 EUR.'],
    ['The fee for students is 12 EUR.', 'The student fee is 12 EUR.', 'The fee is 8 EUR.'],
  ],
  [
    'The course costs 300 EUR (250 EUR if booked before May).',
    ['The course costs 250 EUR if booked before May.'],
    ['The course costs 300 EUR if booked before May.'],
  ],
  [
    'Deadline: 4 May (late entries: 11 May)\nMax length: 10 pages (appendix: 4 pages)\nFont: Arial (headings: Verdana)',
    ['The deadline is 4 May.'],
    [
      'The deadline for late entries is 4 May.',
      'The max length of the appendix is 10 pages.',
      'The font for headings is Arial.',
    ],
  ],
  [
    '| Rule | Value |\n|---|---|\n| Speed limit | 100 km/h (lorries: 80 km/h) |\n| Toll | 5 EUR (motorbikes 2 EUR) |',
    ['The speed limit is 100 km/h.'],
    ['The speed limit for lorries is 100 km/h.', 'The toll is 2 EUR.'],
  ],
  ['The car does 190 km/h (120 hp engine).', ['The car has 120 hp.'], []],
]);

testTold('whom a bracket names is what it says, and not what the one before it is', [
  [
    'Project lead: Ida Moss (deputy: Carl Finn).',
    [
      'The project lead is Ida Moss.',
      'Ida Moss leads the project.',
      'Ida Moss has a deputy.',
      "Ida Moss's deputy is Carl Finn.",
      'Carl Finn is the deputy.',
    ],
    ['Ida Moss is the deputy.', 'The deputy is Ida Moss.', 'Carl Finn is the project lead.'],
  ],
  [
    'Patient: Nell Quist (mother: Ada Quist).',
    ['Nell Quist is the patient.'],
    ['Nell Quist is the mother.', 'Ada Quist is the patient.'],
  ],
  [
    { chair: 'Ida Moss (deputy: Carl Finn)', fee: '12 EUR (students: 8 EUR)' },
    [],
    ['The chair is Carl Finn.', 'Ida Moss is the deputy chair.', 'The student fee is 12 EUR.'],
  ],
]);

testTold('a day in a bracket is that of the deed in the bracket', [
  [
    'Visa: granted 5 May 2024 (expires 4 May 2025).',
    [
      'The visa was granted on 5 May 2024.',
      'The visa expires on 4 May 2025.',
      'The visa granted on 5 May 2024 expires on 4 May 2025.',
    ],
    ['The visa expires on 5 May 2024.', 'The visa was granted on 4 May 2025.'],
  ],
  [
    'Tenant Joel Kast: rent unpaid since 1 March 2025 (45 days on 15 April 2025).',
    ["Joel Kast's rent has been unpaid since 1 March 2025."],
    ["Joel Kast's rent has been unpaid since 15 April 2025."],
  ],
  [
    'Ms Orr has worked here since 2012 (manager since 2018).',
    ['Ms Orr has worked here since 2012.', 'Ms Orr has been manager since 2018.'],
    ['Ms Orr has worked here since 2018.', 'Ms Orr has been manager since 2012.'],
  ],
]);

testTold('an amount, a former value or an ordinal in a bracket stays with its word', [
  [
    'Budget: 50,000 EUR (spent 32,000 EUR).',
    ['32,000 EUR of the budget was spent.'],
    ['50,000 EUR of the budget was spent.'],
  ],
  ['Deposit: 600 EUR, refunded 450 EUR.', [], ['The deposit was 450 EUR.']],
  [
    'Library: open until 19:00 (formerly 20:00)\nDirector: Hana Veld (previously Otto Brand)\nStart date: 4 May (postponed from 27 April)',
    [],
    ['The director was previously Hana Veld.', 'The start date is 27 April.'],
  ],
  ['Fee: 12 EUR (previously 10 EUR).', ['The fee was previously 10 EUR.'], ['The fee is 10 EUR.']],
  [
    'Author: Lou Tam. Second edition 2021 (first edition 2014).',
    [],
    ['The first edition appeared in 2021.', 'The second edition appeared in 2014.'],
  ],
]);

testTold('a bracket behind one of a list is of that one alone', [
  [
    'Table 3: Finn (absent), Gus, Hal.',
    ['Finn is absent.'],
    ['Gus is absent.', 'Hal is absent.', 'Gus and Hal are absent.', 'Finn and Gus are absent.'],
  ],
  [
    'Bolt M8 (zinc, 40 mm), bolt M10 (steel, 60 mm), nut M8 (brass).',
    ['Bolt M10 is made of steel.'],
    ['Bolt M10 is zinc.', 'Nut M8 is made of zinc.'],
  ],
  [
    'The order contains tea (organic), coffee, sugar (brown) and salt.',
    ['The tea is organic.', 'The order contains coffee.'],
    ['The coffee is organic.', 'The salt is brown.'],
  ],
  ['Mayor Ann Lee (Labour), who won in 2020, beat Bob Ray (Tory).', ['Ann Lee of Labour beat Bob Ray.'], []],
]);
