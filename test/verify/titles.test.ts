// A source that opens with "it", "she" or "the album" speaks of what its title names.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const CASES: readonly (readonly [holds: boolean, claim: string, title: string, text: string])[] = [
  [true, 'The Burj Khalifa has 57 elevators.', 'Burj Khalifa', 'It has 57 elevators and 8 escalators.'],
  [
    true,
    'Omar Khadr was interrogated by US officers.',
    'Omar Khadr',
    'During his detention, he was interrogated by US officers.',
  ],
  [true, 'Unison was released in 1990.', 'Unison', 'The album was released on 2 April 1990.'],
  [
    true,
    'Northgate Toys was founded in 1987.',
    'Northgate Toys',
    'The company was founded in 1987 in Leeds.',
  ],
  [
    true,
    'Northgate Toys employs 240 people.',
    'Northgate Toys',
    'It was founded in 1987. It employs 240 people.',
  ],
  [true, 'Maria Lopez joined the sales team in 2019.', 'Maria Lopez', 'She joined the sales team in 2019.'],
  [true, 'Aspirin reduces fever.', 'Aspirin', 'It reduces fever and relieves pain.'],
  [
    true,
    'The Model X printer has a tray for 250 sheets.',
    'Model X printer',
    'It has a tray for 250 sheets.',
  ],
  [false, 'Maria Lopez joined the sales team in 2019.', 'Maria Lopez', 'It joined the sales team in 2019.'],
  [false, 'Johann Bach was released in 1990.', 'Johann Bach', 'The album was released in 1990.'],
  [false, 'Northgate Toys was fined in 2020.', 'Northgate Toys', 'The supplier Brill was fined in 2020.'],
  [
    false,
    'Northgate Toys was fined in 2020.',
    'Northgate Toys',
    'Brill Ltd supplies the shop. It was fined in 2020.',
  ],
  [
    false,
    'Maria Lopez joined the sales team in 2019.',
    'Maria Lopez',
    'Ana Diaz is her manager. She joined the sales team in 2019.',
  ],
  [false, 'The Burj Khalifa has 57 elevators.', 'Willis Tower', 'It has 57 elevators.'],
  [false, 'Maria Lopez approved the refund.', 'Refund note by Maria Lopez', 'She approved the refund.'],
  [false, 'Northgate Toys was sold in 2021.', 'Northgate Toys', 'It was not sold in 2021.'],
];

describe('a source without the name of what it is about', () => {
  for (const [holds, claim, title, text] of CASES)
    test(`titled "${title}": "${text}" ${holds ? 'states' : 'does not state'} "${claim}"`, () => {
      const { status } = ask(claim, [text], { titles: [title] });
      assert.equal(status === 'supported', holds);
    });
});
