// What a rule says of amounts of some size is so of a case whose amount prose tells: of the range that it falls into, and of no other.
import { testTold } from './told.ts';

const TIERS =
  'Orders below 5,000 euros are approved by the team lead, from 5,000 to 25,000 by the department head, and above that by the board.';

testTold('ranges of amounts', [
  [
    `${TIERS} The order for the label printers comes to 7,300 euros. Two quotes were obtained.`,
    [
      'The order for the label printers has to be approved by the department head.',
      'The order for the label printers must be approved by the department head.',
    ],
    [
      'The order for the label printers has to be approved by the board.',
      'The order for the label printers has to be approved by the team lead.',
      'The order for the label printers was approved by the department head.',
      'The order for the label printers is approved by the department head.',
      'The order for the chairs has to be approved by the department head.',
    ],
  ],
  [
    `${TIERS} The order for the chairs comes to 31,000 euros.`,
    ['The order for the chairs must be approved by the board.'],
    ['The order for the chairs must be approved by the team lead.'],
  ],
  [
    `Old policy: ${TIERS} The order for the chairs comes to 31,000 euros.`,
    [],
    ['The order for the chairs must be approved by the board.'],
  ],
  [
    `${TIERS} Orders for software are exempt. The order for the chairs comes to 31,000 euros.`,
    [],
    ['The order for the chairs must be approved by the board.'],
  ],
  [
    'Orders over $5,000 must be approved by the board. Order 77 is for $7,300. Order 78 is for $300.',
    ['Order 77 must be approved by the board.'],
    ['Order 78 must be approved by the board.'],
  ],
  [
    'Orders over $5,000 must be approved by the board. The order is for $7,300. It was cut to $4,000 on Monday.',
    [],
    ['The order must be approved by the board.'],
  ],
  [
    'Foreign orders over $5,000 must be approved by the board. The order is for $7,300.',
    [],
    ['The order must be approved by the board.'],
  ],
  [
    'Orders over $5,000 must be approved by the board. The order is for $5,000.',
    [],
    ['The order must be approved by the board.'],
  ],
  [
    'Orders over $5,000 must be approved by the board. The shipping of the order costs $7,300.',
    [],
    ['The order must be approved by the board.'],
  ],
  ['Orders over $50 ship free. The order comes to $62.', ['The order ships free.'], []],
  ['Orders over $50 ship free. The order comes to £62.', [], ['The order ships free.']],
  [
    'Orders over $5,000 must be approved by the board. Orders for software never are. Order 77 is for $7,300.',
    [],
    ['Order 77 must be approved by the board.'],
  ],
]);
