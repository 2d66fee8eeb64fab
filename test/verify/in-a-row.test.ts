/** One of a row of numbers is told of by what is said of the row. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Versions 4.2 to 4.6 are affected; version 4.7 is not.',
    ['Version 4.5 is affected.'],
    ['Version 4.7 is affected.'],
  ],
  [
    'Versions 4.2 to 4.6 are affected.',
    [],
    ['Version 4.1 is affected.', 'Version 4.10 is affected.', 'Version 4.5 is not affected.'],
  ],
  ['Versions 4.2 to 4.6 are not affected.', [], ['Version 4.5 is affected.']],
  ['Rooms 101 to 110 were closed for repairs.', ['Room 105 was closed.'], ['Room 111 was closed.']],
  ['Rooms 101 to 110 except 105 were closed.', [], ['Room 105 was closed.']],
  ['Rooms 101 to 110 were closed.', [], ['Floor 105 was closed.']],
  ['Rooms 101 to 110 may be closed.', [], ['Room 105 is closed.']],
];

testTold('what is said of a row of numbers is said of each', TOLD);
