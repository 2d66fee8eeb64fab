/** Plain sentences that have every word of a claim and join them otherwise. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Pair = readonly [claim: string, evidence: string];

const REFUSED: Readonly<Record<string, readonly Pair[]>> = {
  'what stands between subject and complement is another link': [
    ['Kim is the head of sales.', 'Kim met the head of sales.'],
    ['Kim is the head of sales.', 'Kim is the assistant of the head of sales.'],
    ['The fee is $50.', 'The fee rose by $50.'],
    ['The fridge was at 9 degrees at noon.', 'The fridge cooled by 9 degrees at noon.'],
  ],
  'the object is of another object': [
    ['Ann owns flat 3.', 'Ann owns the furniture in flat 3.'],
    ['Ann owns flat 3.', 'Ann owns part of flat 3.'],
    ['The patient has asthma.', 'The patient is at risk of asthma.'],
  ],
  'somebody belongs to who is named': [['Ann owns flat 3.', "The owner of flat 3 is Ann's mother."]],
  'an amount is of another kind, less or for some': [
    ['The fee is $50.', 'The late fee is $50.'],
    ['The fee is $50.', 'The fee is $50 off.'],
    ['The fee is $50.', 'The fee is $50 each.'],
    ['The fee is $50.', 'The fee for adults is $50.'],
    ['The fee is $50.', 'The fee was to be $50.'],
    ['The fee is $50.', 'A fee of $50 was proposed.'],
    ['The fridge was at 9 degrees at noon.', 'The fridge was at minus 9 degrees at noon.'],
  ],
  'a comparison is another': [
    ['Plan A costs more than plan B.', 'Plan A costs less than plan B.'],
    ['Plan A costs more than plan B.', 'Plan A costs as much as plan B.'],
  ],
  'a place or a name is led by another word': [
    ['The lamp was shipped to Graz.', 'The lamp was shipped to Linz via Graz.'],
    ['The lamp was shipped to Graz.', 'The lamp was shipped to Linz and the desk to Graz.'],
    ['The spare key is in the blue drawer.', 'The spare key is under the blue drawer.'],
    ['The spare key is in the blue drawer.', 'The spare key is in the red drawer next to the blue one.'],
  ],
  'two are claimed of which there is one': [
    ['The courier and the driver delivered the parcel.', 'The courier delivered the parcel.'],
    ['Kim is the head of sales and marketing.', 'Kim is the head of sales.'],
    ['The account was closed on 3 May and deleted.', 'The account was closed on 3 May.'],
  ],
  'a small word takes in or leaves out all others': [
    ['Nobody but the manager approved the refund.', 'The manager approved the refund.'],
    ['The manager approved the refund himself.', 'The manager approved the refund.'],
  ],
  'a thing lacks what it is said to have': [['Box 7 contains three lamps.', 'Box 7 is missing three lamps.']],
  'what must be done, or should have been, is not so by that': [
    ['Guests left by 11.', 'Guests must leave by 11.'],
    ['There were three items in the parcel.', 'There should have been three items in the parcel.'],
  ],
  'another does it, or it is done to another': [
    ['She moved to Bonn in 2020.', 'In 2020 her brother moved to Bonn.'],
    ['The garage belongs to flat 2.', 'Flat 2 belongs to the garage owner.'],
    ['Ana Ruiz is the CFO.', 'Ana Ruiz, the deputy of the CFO, approved the budget.'],
  ],
  'it is set aside': [
    ['Staff parking is free on market days.', 'Staff parking is free at all times save on market days.'],
    ['Deliveries are made on public holidays.', 'Deliveries are made every day, public holidays excepted.'],
    ['Pets are not allowed in the rooms.', 'Not all pets are allowed in the rooms.'],
  ],
};

const SUPPORTED: readonly Pair[] = [
  ['Kim is the head of sales.', 'Kim, the head of sales, met Jo.'],
  ['Kim is the head of sales.', 'The head of sales is Kim.'],
  ['The fee is $50.', 'The current fee is $50.'],
  ['The fee is $50.', 'The fee amounts to $50.'],
  ['The rent is 900 euros.', 'The rent is 900 euros per month.'],
  ['The lamp was shipped to Graz.', 'They shipped the lamp to Graz.'],
  ['The fridge was at 9 degrees at noon.', 'At noon the fridge was at 9 degrees.'],
  ['The spare key is in the blue drawer.', 'The spare key lies in the blue drawer.'],
  ['Acme bought Bolt for $5 million.', 'Bolt was bought by Acme for $5 million.'],
  [
    'The courier and the driver delivered the parcel.',
    'The parcel was delivered by the courier and the driver.',
  ],
  ['The boots were returned on 9 May.', 'Boots bought on sale 2 May, returned 9 May, unworn.'],
  ['The data is encrypted.', 'The data remains encrypted.'],
];

describe('sentences with every word of a claim', () => {
  for (const [why, pairs] of Object.entries(REFUSED)) {
    test(`do not support it where ${why}`, () => {
      const supported = pairs.filter(([claim, evidence]) => ask(claim, [evidence]).status === 'supported');
      assert.deepEqual(supported, []);
    });
  }
  for (const [claim, evidence] of SUPPORTED) {
    test(`support it where they say it: “${evidence}”`, () => {
      assert.equal(ask(claim, [evidence]).status, 'supported');
    });
  }
});
