import { testTold } from './told.ts';

testTold('what somebody says of himself is said by him, also where the claim calls him by his name', [
  [
    'Call with Ana Bell. She says her card was stolen on the train.',
    ['Ana Bell says her card was stolen on the train.'],
    ["Ana Bell's card was stolen on the train."],
  ],
  ['Ana Bell called. She claims she has paid the invoice.', [], ['Ana Bell has paid the invoice.']],
  ['Ana Bell called. She paid the invoice.', ['Ana Bell paid the invoice.'], []],
  [
    'Meeting with Colm Reidy on 4 March. He says his supervisor altered his clock-in times in January.',
    [],
    ["Colm Reidy's clock-in times were altered by his supervisor in January."],
  ],
]);
