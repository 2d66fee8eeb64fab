// Cells that say yes or no of their column are told as sentences, and judged so; every cell of a row is said of its thing.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const row = (head: string, cells: string): string => `| ${head} |\n|${'---|'.repeat(4)}\n| ${cells} |`;

const TOLD: readonly (readonly [head: string, cells: string, told: string])[] = [
  ['Ticket | Refundable', 'Saver | no', 'Ticket Saver is not refundable.'],
  ['Ticket | Refundable', 'Saver | ✓', 'Ticket Saver is refundable.'],
  ['Ticket | Refundable', 'Saver | non-refundable', 'Ticket Saver is non-refundable.'],
  ['Bill | Paid', 'K-81 | ✗', 'Bill K-81 was not paid.'],
  ['Cabin | Price | Balcony', 'Deck 4 | $90 | no', 'Cabin Deck 4 has the price $90 and no balcony.'],
  ['Tent | Weight | Waterproof', 'Fjell | 3 kg | yes', 'Tent Fjell has the weight 3 kg and is waterproof.'],
  ['Clerk | Works on Mondays', 'Ines | no', 'Clerk Ines does not work on Mondays.'],
  ['Machine | Has a timer', 'Uno | no', 'Machine Uno does not have a timer.'],
  ['Item | In stock', 'Kettle | no', 'Kettle is not in stock.'],
  ['Ticket | Refundable', 'Saver | no (a fee applies)', 'Ticket: Saver, Refundable: no (a fee applies).'],
  ['Ticket | Status', 'Saver | no', 'Ticket: Saver, Status: no.'],
];

describe('a cell that says yes or no', () => {
  for (const [head, cells, told] of TOLD)
    test(`is told of its column: ${head}: ${cells}`, () => {
      assert.deepEqual(claimsOf(row(head, cells)), [told]);
    });
});

/** Rows with evidence that bears them out, and with evidence that says the contrary. */
const JUDGED: readonly (readonly [head: string, cells: string, right: string, wrong: string])[] = [
  [
    'Ticket | Refundable',
    'Saver | no',
    'The Saver ticket is not refundable.',
    'The Saver ticket is refundable.',
  ],
  [
    'Ticket | Refundable',
    'Saver | yes',
    'The Saver ticket is refundable.',
    'The Saver ticket is not refundable.',
  ],
  ['Bill | Paid', 'K-81 | no', 'Bill K-81 is unpaid.', 'Bill K-81 is paid.'],
  ['Bill | Paid', 'K-81 | no', 'Bill K-81 has not been paid.', 'Bill K-81 was paid, bill K-82 was not.'],
  ['Cabin | Balcony', 'Inner cabin | ✗', 'The inner cabin has no balcony.', 'The inner cabin has a balcony.'],
  ['Country | Delivery', 'Chile | No', 'We do not deliver to Chile.', 'We deliver to Chile and to Peru.'],
  [
    'Tariff | Price | Voice mail',
    'Mini | $9 | no',
    'The Mini tariff costs $9 and does not include voice mail.',
    'The Mini tariff costs $9 and includes voice mail.',
  ],
  ['Item | In stock', 'Kettle | no', 'The kettle is not in stock.', 'The kettle is in stock.'],
];

describe('a row with a yes or no', () => {
  for (const [head, cells, right, wrong] of JUDGED) {
    test(`is borne out: ${head}: ${cells}`, () => {
      for (const { text, supported } of judged(row(head, cells), right)) assert.ok(supported, text);
    });
    test(`is not borne out by the contrary: ${head}: ${cells}`, () => {
      for (const { text, supported } of judged(row(head, cells), wrong)) assert.ok(!supported, text);
    });
  }
  test('is not borne out by the contrary as an item of labels', () => {
    for (const { supported } of judged('- Saver: refundable: no', 'The Saver ticket is refundable.'))
      assert.ok(!supported);
  });
});

const DESKS =
  'The Nilo desk weighs 20 kg and costs 300 euros. The Odra desk weighs 31 kg and costs 420 euros. The Nilo desk is made of ash, the Odra desk of elm.';

test('each cell of a row is said of its thing', () => {
  const desk = (cells: string) => judged(row('Desk | Weight | Price | Wood', cells), DESKS);
  for (const { text, supported } of desk('Nilo | 20 kg | 300 euros | ash')) assert.ok(supported, text);
  for (const cells of [
    'Nilo | 31 kg | 300 euros | ash',
    'Nilo | 20 kg | 420 euros | ash',
    'Nilo | 20 kg | 300 euros | elm',
    'Nilo | 31 kg | 420 euros | elm',
  ])
    for (const { text, supported } of desk(cells)) assert.ok(!supported, text);
});
