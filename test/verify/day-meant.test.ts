import { testTold } from './told.ts';

testTold('the day that a thing is booked or ordered for is not the day of the deed', [
  [
    'The room was booked for 3 June.',
    ['The room was booked for 3 June.'],
    ['The room was booked on 3 June.'],
  ],
  [
    'The room was booked on 12 May for 3 June.',
    ['The room was booked on 12 May.', 'The room was booked for 3 June.'],
    ['The room was booked on 3 June.'],
  ],
  ['A strike was announced for 4 May.', [], ['The strike was announced on 4 May.']],
  [
    'The appointment for Tuesday was cancelled.',
    ['The appointment for Tuesday was cancelled.'],
    ['The appointment was cancelled on Tuesday.'],
  ],
  ['The appointment is booked for Tuesday.', ['The appointment is on Tuesday.'], []],
  ['The talk is scheduled for 4 May.', ['The talk is scheduled on 4 May.'], []],
  ['Das Zimmer wurde für den 3. Juni gebucht.', [], ['Das Zimmer wurde am 3. Juni gebucht.']],
]);

testTold('a deadline is no later one, in any of the languages', [
  [
    'Anträge sind vor dem 3. Mai einzureichen.',
    ['Anträge sind vor dem 3. Mai einzureichen.'],
    ['Anträge sind vor dem 5. Mai einzureichen.'],
  ],
  ['La demande doit être déposée avant le 3 mai.', [], ['La demande doit être déposée avant le 9 mai.']],
  [
    'La solicitud debe presentarse antes del 5 de mayo.',
    [],
    ['La solicitud debe presentarse antes del 15 de mayo.'],
  ],
]);
