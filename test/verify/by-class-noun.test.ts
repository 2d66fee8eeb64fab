// "The company" is the one firm that is spoken of by name, and no other than that; where two may be meant it is neither.
import { testTold } from './told.ts';

testTold('the company by its name', [
  [
    'Vantor said on Tuesday that it will close its plant in Gent by the end of 2027. About 340 of the 900 jobs there will be lost. The company made a loss of 18 million euros last year.',
    ['Vantor made a loss last year.', 'Vantor made a loss of 18 million euros last year.'],
    [
      'Vantor made a profit last year.',
      'Gent made a loss last year.',
      'Vantor made a loss of 80 million euros last year.',
    ],
  ],
  [
    "Lumeo has opened an office in Lyon. The firm's headquarters are in Basel.",
    ["Lumeo's headquarters are in Basel."],
    ["Lumeo's headquarters are in Lyon."],
  ],
  [
    'Vantor bought Delmo in May. The company made a loss of 18 million euros last year.',
    [],
    ['Vantor made a loss last year.', 'Delmo made a loss last year.'],
  ],
  [
    'Vantor supplies a firm in Gent. The company made a loss of 18 million euros last year.',
    [],
    ['Vantor made a loss last year.'],
  ],
  ['Anna Weber joined in May. The company made a loss last year.', [], ['Anna Weber made a loss last year.']],
  [
    'Vantor will close its plant. The company next door made a loss last year.',
    [],
    ['Vantor made a loss last year.'],
  ],
  ['Vantor sold the mill to its main customer. The company is bankrupt.', [], ['Vantor is bankrupt.']],
  ['Vantor opened a hotel in Gent. The hotel was fined 900 euros.', [], ['Vantor was fined 900 euros.']],
  ['Vantor is a village. The company lies in Gent.', [], ['Vantor lies in Gent.']],
]);
