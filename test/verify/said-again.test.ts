/** Words that say no more than what stands around them, and verbs that say another thing without or with another object. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Pair = readonly [claim: string, given: string];

const statusOf = ([claim, given]: Pair): string => ask(claim, [given]).status;

function holds(pairs: readonly Pair[]): void {
  for (const pair of pairs) assert.equal(statusOf(pair), 'supported', pair[0]);
}
function fails(pairs: readonly Pair[]): void {
  for (const pair of pairs) assert.notEqual(statusOf(pair), 'supported', pair[0]);
}

describe('A word before a noun', () => {
  test('that points to the same one tells nothing more', () =>
    holds([
      ['We will look at that same idea again.', 'We will look at that idea again.'],
      [
        'In this particular case the court ruled for the tenant.',
        'In this case the court ruled for the tenant.',
      ],
      ['She travelled the whole world as a journalist.', 'She travelled the world as a journalist.'],
    ]));
  test('tells more where nothing points, or less than all may be meant', () =>
    fails([
      ['The refund was sent to the same card.', 'The refund was sent to the card.'],
      ['It was sent to the same address.', 'It was sent to the address on file.'],
      ['The whole order was refunded.', 'The order was refunded.'],
      ['The entire fee was waived.', 'The fee was waived.'],
    ]));
});

describe('Of two names that something is known by', () => {
  test('each is one', () =>
    holds([
      [
        'The plant is also known as swamp lantern.',
        'The plant is also known as skunk cabbage or swamp lantern.',
      ],
    ]));
  test('but what may be one of two is neither', () =>
    fails([
      ['The parcel was left at the door.', 'The parcel was left at the door or in the shed.'],
      ['The ticket was assigned to Ann.', 'The ticket was assigned to Ann or Ben.'],
      ['The plan is called Pro.', 'The plan will be called Pro or Plus.'],
    ]));
});

describe('A verb with another object, or with none', () => {
  test('what is moved and where to do not change places', () =>
    fails([
      ['Kelly swept the bin with the leaves.', 'Kelly swept the leaves into the bin.'],
      ['She pinned the wall with the notice.', 'She pinned the notice to the wall.'],
      ['He pushed the door with the trolley.', 'He pushed the trolley through the door.'],
    ]));
  test('with verbs of loading they do', () =>
    holds([
      ['The worker loaded the truck with boxes.', 'The worker loaded the truck with boxes on Monday.'],
    ]));
  test('what was done to a thing was not done by itself', () =>
    fails([
      ['The plumber drained.', 'The plumber drained the tank.'],
      ['The director retired.', 'The director retired the old brand.'],
      ['The driver crossed.', 'The driver crossed his arms.'],
    ]));
  test('where the object only tells more', () =>
    holds([
      ['Kim paid.', 'Kim paid the invoice on Monday.'],
      ['The guests ate.', 'The guests ate the soup.'],
    ]));
});
