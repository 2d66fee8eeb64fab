/**
 * Sentences that describe what is to be seen: what they show may be said with less, by the kind that a thing is of and in
 * other numbers that hold of it; what they do not show, or show of another, may not.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const statusOf = (claim: string, given: string): string => ask(claim, [given]).status;

/** A sentence, what it shows, and what it does not. */
type Shown = readonly [given: string, shown: readonly string[], others: readonly string[]];

const SCENES: readonly Shown[] = [
  [
    'A courier in a yellow jacket is standing at the door with two parcels.',
    [
      'A courier is at the door.',
      'A person in a jacket is standing at the door.',
      'A courier is wearing a yellow jacket.',
    ],
    [
      'Two couriers are at the door.',
      'A courier in a yellow van is at the door.',
      'A courier is delivering two parcels.',
      'The door is yellow.',
    ],
  ],
  [
    'A worker wearing a white helmet is drilling a hole in the wall.',
    ['A person is drilling.', 'A worker is wearing a helmet.', 'There is a worker.'],
    [
      'The helmet is drilling a hole.',
      'A worker is drilling a hole in the floor.',
      'A worker wearing a red helmet is drilling.',
    ],
  ],
  [
    'Three women in long dresses are talking and laughing on a balcony.',
    ['Women are laughing.', 'Three women are talking.', 'Several people are talking on a balcony.'],
    [
      'Two women are talking.',
      'Three women are dancing on a balcony.',
      'Three men are laughing.',
      'All women are laughing.',
    ],
  ],
  [
    'An elderly couple sitting on a park bench, feeding pigeons.',
    ['A couple is sitting on a bench.', 'The couple is feeding birds.'],
    [
      'Pigeons are sitting on a bench.',
      'A couple is feeding ducks.',
      'A young couple is sitting on a bench.',
    ],
  ],
  [
    'A man and a woman are dancing at a wedding while guests look on.',
    ['Two people are dancing.', 'A man is dancing at a wedding.'],
    ['Three people are dancing.', 'Guests are dancing at a wedding.', 'Two men are dancing.'],
  ],
  [
    'A customer is holding a receipt beside a clerk with a phone.',
    ['A receipt is held by a customer.', 'A person is holding a receipt.'],
    ['A clerk is holding a receipt.', 'A customer is holding a phone.'],
  ],
  [
    'A member of the staff is paying a fee for a guest at the desk.',
    ['A member of the staff is paying a fee.'],
    ['A member pays a fee.', 'A guest is paying a fee.'],
  ],
  [
    'A technician is trying to open a cabinet in the basement.',
    [],
    ['A technician is opening a cabinet.', 'A cabinet is open.'],
  ],
];

describe('What a scene shows', () => {
  for (const [given, shown, others] of SCENES) {
    test(given, () => {
      for (const claim of shown) assert.equal(statusOf(claim, given), 'supported', claim);
      for (const claim of others) assert.notEqual(statusOf(claim, given), 'supported', claim);
    });
  }
});

describe('Where those are whom a scene shows', () => {
  const walking = 'A woman in sunglasses is walking along the street with a stroller.';
  test('who is on the street is outside', () => {
    assert.equal(statusOf('A woman is outside.', walking), 'supported');
    assert.equal(
      statusOf('The people are outdoors.', 'Three people are hiking up a mountain trail.'),
      'supported',
    );
  });
  test('and not inside, nor is who looks at the street', () => {
    assert.notEqual(statusOf('A woman is inside.', walking), 'supported');
    const looking = 'An engineer in the office is looking at a map of the street.';
    assert.notEqual(statusOf('An engineer is outside.', looking), 'supported');
  });
});

describe('What may be the rule is no scene', () => {
  const RULES: readonly (readonly [claim: string, given: string])[] = [
    ['Invoices are sent to a collector.', 'Unpaid invoices are sent to a collector.'],
    ['Employees get a bonus.', 'Two employees get a bonus in the office.'],
    ['Customers pay a fee.', 'A customer is paying a fee at the counter.'],
    ['A tenant signs contracts.', 'A tenant is signing a contract in the lobby.'],
    ['There is a legal definition of the term.', 'There is a legal or an agreed definition of the term.'],
  ];
  for (const [claim, given] of RULES) test(claim, () => assert.notEqual(statusOf(claim, given), 'supported'));
});
