/** Two things that are done to, each with what goes with it; the day of a thing; and who does something not to himself. */
import { testTold } from './told.ts';

testTold('Each of two things goes with its own phrase', [
  [
    'Ann keeps rabbits in the shed and hens in the garden.',
    ['Ann keeps hens in the garden.'],
    ['Ann keeps hens in the shed.', 'Ann keeps rabbits in the garden.', 'Ann keeps the garden.'],
  ],
  ['Ann never keeps rabbits in the shed and hens in the garden.', [], ['Ann keeps hens in the garden.']],
  [
    'If Ann keeps rabbits in the shed and hens in the garden, she pays more.',
    [],
    ['Ann keeps hens in the garden.'],
  ],
  [
    'Ana met Ben in May and Carla in June.',
    ['Ana met Carla in June.'],
    ['Carla met Ben in June.', 'Carla met Ana in May.'],
  ],
  [
    'The API returns JSON by default and XML on request.',
    ['The API returns JSON by default.'],
    ['The API returns JSON on request.'],
  ],
  [
    'The firm ships books by air and machines by sea.',
    ['The firm ships machines by sea.'],
    ['The firm ships books by sea.'],
  ],
  [
    'Ann bought shoes for work and a coat for the winter.',
    ['Ann bought a coat for the winter.'],
    ['Ann bought a coat for work.'],
  ],
  ['Ann bought shoes for the winter and a coat.', ['Ann bought shoes for the winter.'], []],
]);

testTold('The day of a thing is not that of what was done to it', [
  ['The contract was terminated on 3 May.', [], ['The contract of 3 May was terminated.']],
  ['The letter was received on 2 July.', [], ['The letter dated 2 July was received.']],
  ['The invoice of 4 June was paid on 5 June.', ['The invoice of 4 June was paid.'], []],
  ['The meeting on 3 May was recorded.', ['The meeting of 3 May was recorded.'], []],
]);

testTold('Who sends something is not sent it', [
  ["The client's lawyer sent the invoice.", [], ["The invoice was sent to the client's lawyer."]],
  ['Kim sent the parcel.', ['The parcel was sent by Kim.'], ['The parcel was sent to Kim.']],
  ['Lee sent the parcel to Kim.', ['The parcel was sent to Kim.'], []],
  [
    'Hospital supply: nurse Adams gave Dr Ferreira the file of bed 12, and Dr Ferreira gave nurse Adams the keys of the cabinet. Both signed the book.',
    ['The keys of the cabinet were given to nurse Adams by Dr Ferreira.'],
    [],
  ],
]);

testTold('At which deed it was so, and which of every so many, is told', [
  [
    'The parcel was opened on delivery and found empty.',
    ['The parcel was empty.'],
    ['The parcel was empty when sent.'],
  ],
  ['The form was read and then signed.', ['The form was signed after being read.'], []],
  ['Every second flat is vacant.', ['Every second flat is vacant.'], ['The second flat is vacant.']],
  ['Every third visit is free.', [], ['The third visit is free.']],
]);
