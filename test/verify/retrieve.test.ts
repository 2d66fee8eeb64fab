import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { unitsOf } from '../../src/verify/claim/units.ts';
import { queryOf, retrieve } from '../../src/verify/match/retrieve.ts';
import { Document } from '../../src/verify/read/document.ts';
import { ask } from './ask.ts';

const LIMIT = 3;

/** The sentences of the first text that are chosen for a claim, best first. */
function chosen(claim: string, ...texts: string[]): number[] {
  const documents = texts.map((text) => new Document(text, lexicon));
  const reading = new Document(claim, lexicon).whole();
  const found = retrieve(documents, queryOf(reading, unitsOf(reading), lexicon), LIMIT);
  return found.filter((one) => one.document === 0).map((one) => one.sentence);
}

const CLAIM = 'The parcel was delivered on Monday.';
const OWN =
  'The parcel came. It was delivered on Monday. The driver rang. The parcel was not delivered on Monday.';
const OTHER = `${CLAIM} `.repeat(20);

describe('the sentences that are read closely', () => {
  test('are the best of each source, best first, and none that touches nothing', () => {
    assert.deepEqual(chosen(CLAIM, OWN), [3, 1, 0]);
    assert.deepEqual(chosen(CLAIM, 'Rain fell twice.'), []);
  });

  test('stay the same whatever other sources say', () => {
    assert.deepEqual(chosen(CLAIM, OWN, OTHER), chosen(CLAIM, OWN));
    assert.deepEqual(chosen(CLAIM, OWN, OTHER, OTHER, OTHER), chosen(CLAIM, OWN));
  });

  test('are so many in all that a hundred sources cost no more than four', () => {
    const documents = Array.from({ length: 100 }, () => new Document(OTHER, lexicon));
    const reading = new Document(CLAIM, lexicon).whole();
    assert.equal(retrieve(documents, queryOf(reading, unitsOf(reading), lexicon), LIMIT).length, 4 * LIMIT);
  });

  test('cost no more for a word that a claim says over and over', () => {
    const reading = new Document('9 '.repeat(2000), lexicon).whole();
    const { units } = queryOf(reading, unitsOf(reading), lexicon);
    for (const touches of units.values()) assert.ok(touches.length <= 32);
  });
});

describe('of two sentences that have all words of a claim', () => {
  const rows = [
    [
      'Order 5 has been cancelled.',
      'Email from Ana: I would like to cancel my order 5.',
      'Your order 5 has been cancelled.',
    ],
    [
      'Order 5 has been cancelled.',
      'Reply: Your order 5 has been cancelled.',
      'Ana: Please cancel my order 5.',
    ],
  ] as const;
  for (const [claim, ...evidence] of rows)
    test(`the one that says it is done carries it beside “${evidence[0]}”`, () => {
      const check = ask(claim, evidence);
      assert.equal(check.status, 'supported', check.reason);
    });

  test('none carries it where one only asks and the other denies', () => {
    const check = ask('Order 5 has been cancelled.', [
      'I would like to cancel my order 5.',
      'Your order 5 has not been cancelled.',
    ]);
    assert.notEqual(check.status, 'supported');
  });
});
