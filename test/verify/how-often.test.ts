import { testTold } from './told.ts';

testTold('how often something is done is a value, with an adverb as with a noun', [
  [
    'Metformin is taken twice daily.',
    [
      'Metformin is taken twice daily.',
      'Metformin is taken twice a day.',
      'Metformin is taken two times a day.',
    ],
    [
      'Metformin is taken once daily.',
      'Metformin is taken once a day.',
      'Metformin is taken three times daily.',
    ],
  ],
  ['Drug: Ramipril\nDosage: twice daily', ['The dosage is twice daily.'], ['The dosage is once daily.']],
  [
    'The pump is checked once daily.',
    ['The pump is checked once a day.', 'The pump is checked daily.'],
    ['The pump is checked twice daily.'],
  ],
]);

testTold('a count in front of it makes another frequency of an adverb', [
  ['Backups run twice weekly.', ['Backups run twice weekly.'], ['Backups run weekly.']],
  ['The report is sent twice monthly.', [], ['The report is sent monthly.']],
  ['Backups run weekly.', ['Backups run weekly.'], ['Backups run twice weekly.']],
]);

testTold('so it is in German', [
  [
    'Die Tablette wird zweimal täglich genommen.',
    ['Die Tablette wird zweimal am Tag genommen.'],
    ['Die Tablette wird einmal täglich genommen.'],
  ],
]);
