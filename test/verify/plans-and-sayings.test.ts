/** On which plan somebody is since a change, and what somebody says who is called by role and name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Velo Ltd switched from the Starter plan to the Pro plan on 1 May.', ['Velo Ltd is on the Pro plan.'], []],
  [
    'Velo moved to the Pro plan on 1 May.',
    ['Velo is now on the Pro plan.'],
    ['Velo is on the Pro Plus plan.', 'Velo was on the Starter plan before 1 May.'],
  ],
  [
    'Velo moved from the Starter plan to the Pro plan on 1 May.',
    [
      'Velo has been on the Pro plan since 1 May.',
      'Until 1 May Velo was on the Starter plan.',
      'Velo was previously on the Starter plan.',
    ],
    [
      'Velo is on the Starter plan.',
      'Velo has been on the Pro plan since 2 May.',
      'Until 1 May Velo was on the Pro plan.',
      'Velo was on the Starter plan until 2 May.',
      'Velo has been on the Starter plan since 1 May.',
    ],
  ],
  [
    'Velo moved from the Starter plan to the Pro plan in May 2025.',
    ['Before May 2025, Velo was on the Starter plan.'],
    [],
  ],
  [
    'Account note. Ana Diaz was upgraded from the Solo plan to the Family plan on 2 March. She pays by card.',
    ['Ana Diaz is on the Family plan.'],
    [],
  ],
  [
    'Velo moved from the Starter plan to the Pro plan on 1 May. In June it was downgraded to the Lite plan.',
    [],
    ['Velo is on the Pro plan.'],
  ],
  ['Velo wants to move from the Starter plan to the Pro plan.', [], ['Velo is on the Pro plan.']],
  ['Velo will be moved from the Starter plan to the Pro plan on 1 May.', [], ['Velo is on the Pro plan.']],
  ['Velo was not moved to the Pro plan.', [], ['Velo is on the Pro plan.']],
  ['Velo was moved to the Pro plan by mistake and moved back.', [], ['Velo is on the Pro plan.']],
  ['Velo temporarily switched to the Pro plan.', [], ['Velo is on the Pro plan.']],
  [
    'Bolt moved from the Starter plan to the Pro plan on 1 May. Velo did not.',
    [],
    ['Velo is on the Pro plan.'],
  ],
  ['Ana says that Velo moved to the Pro plan.', [], ['Velo is on the Pro plan.']],
  ['Draft:\nVelo moved to the Pro plan on 1 May.', [], ['Velo is on the Pro plan.']],
  ['If Velo moved to the Pro plan, it would pay less.', [], ['Velo is on the Pro plan.']],
  ['Some customers moved to the Pro plan on 1 May.', [], ['All customers are on the Pro plan.']],
  ['Customers who moved to the Pro plan include Bolt.', [], ['Velo is on the Pro plan.']],
  [
    'The cardholder, Ms Ode, disputed a payment of €64 to Brel Sports, claiming that the shoes never arrived.',
    ['Ms Ode claimed that the shoes never arrived.', 'The cardholder claimed that the shoes never arrived.'],
    ['Brel Sports claimed that the shoes never arrived.', 'The shoes never arrived.'],
  ],
  [
    'The cardholder, Ms Ode, was contacted by Brel Sports, claiming that the shoes never arrived.',
    [],
    ['Ms Ode claimed that the shoes never arrived.'],
  ],
  [
    'The cardholder, Ms Ode, and her bank met Mr Roe, claiming that the shoes never arrived.',
    [],
    ['Ms Ode claimed that the shoes never arrived.'],
  ],
  [
    'The neighbour of Ms Ode, Mr Roe, disputed a payment, claiming that the shoes never arrived.',
    [],
    ['Ms Ode claimed that the shoes never arrived.'],
  ],
  [
    'The cardholder, Ms Ode, would dispute a payment, claiming that the shoes never arrived.',
    [],
    ['Ms Ode claimed that the shoes never arrived.'],
  ],
  [
    'The cardholder, Ms Ode, disputed a payment, claiming that the shoes never arrived.',
    [],
    [
      'Ms Ode proved that the shoes never arrived.',
      'Ms Ode claimed that the boots never arrived.',
      'Ms Ode claimed that the shoes arrived.',
    ],
  ],
];

testTold('changed plans and apposed speakers', TOLD);

test('of two sources that have two plans for one customer neither is supported', () => {
  const sources = ['Velo moved to the Pro plan on 1 May.', 'Velo is on the Lite plan.'];
  assert.notEqual(ask('Velo is on the Pro plan.', sources).status, 'supported');
  assert.notEqual(
    ask('Velo is on the Pro plan.', ['Velo is on the Pro plan.', sources[1]!]).status,
    'supported',
  );
});

test('who has cancelled a plan is on it no more, whichever source says so', () => {
  const now = 'Velo is on the Pro plan.';
  for (const told of ['Velo moved to the Pro plan on 2 May.', now])
    assert.notEqual(ask(now, [told, 'Velo cancelled its plan on 3 June.']).status, 'supported');
  for (const other of [
    'Velo asked whether it could cancel its plan.',
    'Bolt cancelled its plan on 3 June.',
    'Velo cancelled its old plan in May.',
  ])
    assert.equal(ask(now, [now, other]).status, 'supported', other);
});
