// What points back is put in place where it is plain, so that a claim stands alone.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const PLAIN: readonly (readonly [answer: string, last: string])[] = [
  [
    'Credit CR-88 was requested by Noor on 5 May. It was approved by the team lead.',
    'Credit CR-88 was approved by the team lead.',
  ],
  ['The refund was requested, but it has not been approved.', 'The refund has not been approved.'],
  ['Ada Park was born in 1961. Her father was a judge.', "Ada Park's father was a judge."],
  ['The parcels were sent on 3 May. They were lost.', 'The parcels were lost.'],
  ['The order was paid on 5 May. It was shipped the same day.', 'The order was shipped on 5 May.'],
  ['The order was paid on 3 May. The day after, the box was sent.', 'On 4 May, the box was sent.'],
  [
    'The order was paid on April 30, 2024. It was shipped the next day.',
    'The order was shipped on May 1, 2024.',
  ],
  [
    'The order was paid on 2026-05-03. It was shipped two weeks later.',
    'The order was shipped on 2026-05-17.',
  ],
  ['The lamp has two arms. It comes with a bulb.', 'The lamp comes with a bulb.'],
  ['The pump runs on any current. It weighs 4 kg.', 'The pump weighs 4 kg.'],
  ['You ordered a kettle. It was sent on 3 May.', 'The kettle was sent on 3 May.'],
  ['Maria Lopez replaced Tom Hale. In 2021 she moved to Oslo.', 'In 2021 Maria Lopez moved to Oslo.'],
  ['Dr. Okafor saw Mr. Lind on Monday. He has a cough.', 'Mr. Lind has a cough.'],
  ['The nurse called Ms. Roy. On 5 May she replied.', 'On 5 May Ms. Roy replied.'],
];

const OPEN: readonly (readonly [why: string, answer: string, last: string])[] = [
  [
    'two things could be meant',
    'Your parcel left the Rotterdam warehouse. It was delivered on Thursday.',
    'It was delivered on Thursday.',
  ],
  ['things are no persons', 'Ferritin was low. She was given iron.', 'She was given iron.'],
  [
    'it was told of a man',
    'Paul Bauer was a baker. He died in 1950. She lived in Linz.',
    'She lived in Linz.',
  ],
  ['two persons could be meant', 'The driver called the guest. He was late.', 'He was late.'],
  ['what it is may be meant', 'The cause is a loose cable. It will be replaced.', 'It will be replaced.'],
  [
    'the word stands for nothing',
    'The plan was renewed. It is important that you pay.',
    'It is important that you pay.',
  ],
  ['what came before is no claim', 'Is the refund done? It was paid on 3 May.', 'It was paid on 3 May.'],
  [
    'the year decides the day',
    'The order was paid on 27 February. The box was shipped two days later.',
    'The box was shipped two days later.',
  ],
  ['"the next" is no day', 'Train 8 left on 3 May. The next one was late.', 'The next one was late.'],
  [
    'a period is no day',
    'The order was paid on 3 May. The following week the box was shipped.',
    'The following week the box was shipped.',
  ],
  [
    'another day is told from',
    'The order was paid on 3 May. The box was shipped the day after the sale ended.',
    'The box was shipped the day after the sale ended.',
  ],
  [
    'two days are named',
    'The fee was due on 3 May or 4 May. The box was shipped the next day.',
    'The box was shipped the next day.',
  ],
];

describe('what points back is put in place', () => {
  for (const [answer, last] of PLAIN) test(answer, () => assert.equal(claimsOf(answer).at(-1), last));
});

describe('it stays where', () => {
  for (const [why, answer, last] of OPEN)
    test(`${why}: ${answer}`, () => assert.equal(claimsOf(answer).at(-1), last));
});
