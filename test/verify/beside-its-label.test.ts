import { testTold } from './told.ts';

const DOMAIN = [
  'Domain Name: tidalworks.example',
  'Registrar: Corvid Names Inc.',
  'Registrant: Tidal Works Cooperative',
  'Created: 2016-05-09',
].join('\n');

testTold('a label that a statement names has its own value, and not that of the next', [
  [
    DOMAIN,
    [
      'The registrant of the domain is Tidal Works Cooperative.',
      'The registrar of the domain is Corvid Names Inc.',
    ],
    [
      'The registrant of the domain is Corvid Names Inc.',
      'The registrar of the domain is Tidal Works Cooperative.',
    ],
  ],
  [
    'Lessor: Orr Ltd\nLessee: Ana Bell\nStart: 1 May 2024',
    ['The lessee is Ana Bell.'],
    ['The lessee is Orr Ltd.'],
  ],
]);

testTold('what there is none of there is not', [
  ['The hand sink in the kitchen had no soap.', [], ['There was soap at the kitchen hand sink.']],
  ['The bar in the hotel has no seats.', [], ['The hotel bar has seats.']],
  [
    'The sink had soap and no towels.',
    ['There was soap at the sink.'],
    ['There were towels at the sink.', 'There were some towels at the sink.'],
  ],
]);

testTold('what stayed what it was did not go up or down to it', [
  [
    'Gross margin is unchanged at 37 per cent after the correction.',
    [],
    ['The correction reduced the gross margin to 37 per cent.', 'Gross margin rose to 37 per cent.'],
  ],
  ['The gross margin fell to 37 per cent.', ['The gross margin fell to 37 per cent.'], []],
  [
    'Revenue rose in May. The margin stayed at 37 per cent.',
    ['The margin stayed at 37 per cent.', 'Revenue rose in May.'],
    ['The margin rose to 37 per cent.'],
  ],
  ['The fee remains at 40 euros.', [], ['The fee was raised to 40 euros.']],
]);
