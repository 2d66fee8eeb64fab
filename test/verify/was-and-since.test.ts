// What has been so since is so now, in the place of what was so until then.
import { testTold } from './told.ts';

testTold('was until, and has been since', [
  [
    'The rent for the shop was 2,400 euros until December. Since January it has been 2,520 euros, an increase of 5%. Utilities are paid separately.',
    ["The shop's rent is now 2,520 euros.", 'The rent for the shop is now 2,520 euros.'],
    [
      "The shop's rent is now 2,400 euros.",
      "The shop's rent is now 2,520 dollars.",
      'The rent for the shop has been 2,520 euros since December.',
      'The rent for the flat is now 2,520 euros.',
    ],
  ],
  [
    'The fee was 25 euros until April. Since May it has been 30 euros. It was lowered again in June.',
    [],
    ['The fee is now 30 euros.'],
  ],
  [
    'The fee was 25 euros until April. Since May it would have been 30 euros.',
    [],
    ['The fee is now 30 euros.'],
  ],
  [
    'Draft: The fee was 25 euros until April. Since May it has been 30 euros.',
    [],
    ['The fee is now 30 euros.'],
  ],
  ['Example. Anna Weber works for us as a porter.', [], ['Anna Weber is a porter.']],
  ['Proposal. The shop sells tea but not coffee.', [], ['The shop does not sell coffee.']],
  [
    'Draft. Orders over $5,000 must be approved by the board. Order 77 is for $7,300.',
    [],
    ['Order 77 must be approved by the board.'],
  ],
]);
