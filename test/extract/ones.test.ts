// What stands under the name of a person, place, room, plan or team, or of people of one kind, is told of that one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

/** Answers with evidence that tells the same of the one named, and with evidence that tells it of another. */
const ROWS: readonly (readonly [answer: string, right: string, other: string])[] = [
  [
    'Order A-2:\n- Status: delivered',
    'Order A-1 status: lost. Order A-2 status: delivered.',
    'Order A-1 status: delivered.',
  ],
  [
    '### Corner room\n- Sauna included',
    'Attic room: sauna not included. Corner room: sauna included.',
    'Attic room: sauna included. Corner room: sauna not included.',
  ],
  [
    '## Visitors\n\nParking is free.',
    'Parking is free for visitors. Employees pay 3 euros.',
    'Parking is free for employees. Visitors pay 3 euros.',
  ],
  [
    '### Utrecht\n\nThree engineers were hired.',
    'Three engineers were hired in Utrecht. Nobody was hired in Ghent.',
    'Three engineers were hired in Ghent. Nobody was hired in Utrecht.',
  ],
  [
    '1. **Ines**\n   - Works from Porto on Mondays',
    'Ines works from Porto on Mondays. Ole works from home on Tuesdays.',
    'Ole works from Porto on Mondays. Ines works from home on Tuesdays.',
  ],
  [
    '**Tom Brandt**\n- Joined in June',
    'Tom Brandt joined in June. Ines Roth joined in March.',
    'Ines Roth joined in June. Tom Brandt joined in March.',
  ],
  [
    '**Tom Brandt**\n\nThe application was accepted.',
    "Tom Brandt's application was accepted. Ines Roth's application was rejected.",
    "Ines Roth's application was accepted. Tom Brandt's application was rejected.",
  ],
  [
    '### Delft office\n\nThe lease ends in 2031.',
    'The lease of the Delft office ends in 2031. The lease of the Lyon office ends in 2027.',
    'The lease of the Lyon office ends in 2031. The lease of the Delft office ends in 2027.',
  ],
];

describe('what stands under the name of one', () => {
  for (const [answer, right, other] of ROWS) {
    test(`is borne out by what tells it of that one: ${JSON.stringify(answer)}`, () => {
      for (const { text, supported } of judged(answer, right)) assert.ok(supported, text);
    });
    test(`is not borne out by what tells it of another: ${JSON.stringify(answer)}`, () => {
      const told = judged(answer, other);
      assert.ok(told.length > 0);
      for (const { text, supported } of told) assert.ok(!supported, text);
    });
  }
});

const TOLD: readonly (readonly [answer: string, claims: readonly string[]])[] = [
  ['**Ms. Adler**\n- Contract renewed', ['Ms. Adler: contract renewed.']],
  ['**Tom Brandt**\n\nHe joined in June.', ['Tom Brandt joined in June.']],
  ['## Utrecht\n\n**Tom Brandt**\n- Promoted in May', ['Tom Brandt: promoted in May.']],
  ['### Corner room\n- Four nights with sea view', ['Corner room: four nights with sea view.']],
  ['### Frau Adler\n\nDer Vertrag wurde verlängert.', ['Frau Adler: Der Vertrag wurde verlängert.']],
];

describe('the name of one', () => {
  for (const [answer, claims] of TOLD)
    test(`is told with what stands under it: ${JSON.stringify(answer)}`, () => {
      assert.deepEqual(claimsOf(answer), claims);
    });
  test('is no matter, no part of a text and no paper', () => {
    for (const answer of [
      '## Refunds\n\nThe fee is $5.',
      '## Opening hours\n- The shop opens at 9.',
      '## Action plan\n- Kim calls the vendor on 3 May.',
      '## Our office\n- There are 40 desks.',
      '## May\n- Two people were hired.',
    ])
      for (const claim of claimsOf(answer)) assert.ok(!/^(?:Refunds|Opening|Action|Our)/.test(claim), claim);
  });
});

test('a record that opens with a name is of that one', () => {
  assert.deepEqual(claimsOf('Name: Bob\nRole: admin'), ['Name: Bob.', 'The role of Bob is admin.']);
  assert.deepEqual(claimsOf('Order: A-7\nStatus: shipped'), [
    'Order: A-7.',
    'The status of order A-7 is shipped.',
  ]);
});
