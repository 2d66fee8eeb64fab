/** What a customer's letter says of its writer: what he wants and reports, and not that it is so. */
import { testTold } from './told.ts';

const LAMP =
  "Dear support team,\n\nI ordered a desk lamp (order 50-2291) on 3 March and it arrived yesterday with a broken shade. Please replace the lamp; I don't need the old one collected.\n\nBest,\nNadia Haddad";
const DISHWASHER =
  "Hello, I'm writing about the dishwasher I bought at your Bremen branch on 12 August. It leaks from the door and the display stays dark. I would like a repair, not a refund. Regards, Oskar Lind";
const RENEWAL =
  'To whom it may concern: my subscription was renewed on 1 May although I cancelled it on 20 April. I request a refund of the 59 euros. Ilse Brandt, customer number 77120';

testTold("a customer's letter", [
  [
    LAMP,
    [
      'The customer reports that the lamp arrived with a broken shade.',
      'The customer asks for a replacement.',
      'The customer wants the lamp replaced.',
    ],
    [
      'The customer asks for a refund.',
      'The lamp was replaced.',
      'The customer wants the old lamp collected.',
      'The customer sent the lamp back.',
    ],
  ],
  [
    DISHWASHER,
    [
      'The customer wants a repair.',
      'Oskar Lind would like a repair.',
      'The customer does not want a refund.',
    ],
    ['The customer wants a refund.', 'The customer was offered a repair.', 'The shop agreed to a repair.'],
  ],
  [
    RENEWAL,
    ['The customer requests a refund.', 'The customer asks for a refund of 59 euros.'],
    [
      'The refund was granted.',
      'The customer renewed the subscription.',
      'The subscription was cancelled on 1 May.',
    ],
  ],
]);
