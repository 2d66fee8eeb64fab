/** What is left out of the days that are told, and which way something went between what it was and is. */
import { testTold } from './told.ts';

testTold('A day that is left out of a range is not one of it', [
  [
    'The museum is open from Tuesday to Sunday.',
    ['The museum is closed on Mondays.'],
    ['The museum is closed on Tuesdays.', 'The museum is closed on Wednesdays.'],
  ],
  [
    'The museum is open from Tuesday to Sunday and on public holidays.',
    [],
    ['The museum is closed on Mondays.'],
  ],
  [
    'The museum is open from Tuesday to Sunday. In summer it is open on Mondays.',
    [],
    ['The museum is closed on Mondays.'],
  ],
  ['The café is open from Tuesday to Sunday.', [], ['The museum is closed on Mondays.']],
  [
    'The tariff can be changed from the seventh month at the earliest.',
    ['The tariff cannot be changed in the first six months.'],
    [
      'The tariff cannot be changed in the first seven months.',
      'The tariff cannot be changed in the first six weeks.',
    ],
  ],
]);

testTold('Which way something went is told by both ends', [
  [
    'Lamp: was 45, now 30 EUR.',
    ['The price of the lamp was cut to 30 euros.'],
    [
      'The price of the lamp was raised to 30 euros.',
      'The price of the lamp was cut to 45 euros.',
      'The price of the sofa was cut to 30 euros.',
    ],
  ],
  ['Lamp: was 25, now 30 EUR.', [], ['The price of the lamp was cut to 30 euros.']],
  [
    'The meeting was moved from 3 May to 10 May.',
    ['The meeting was moved to a later date.'],
    ['The meeting was moved to an earlier date.', 'The hearing was moved to a later date.'],
  ],
  ['The meeting may be moved from 3 May to 10 May.', [], ['The meeting was moved to a later date.']],
]);
