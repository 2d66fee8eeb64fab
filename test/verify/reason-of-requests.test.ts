/** The kind that a person would name of a refused claim where a rule stands beside the facts of one case, and the words underlined. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const NAMED: readonly (readonly [kind: string, gap: string, claim: string, ...evidence: Given[]])[] = [
  [
    'unit',
    'dollars',
    'The coupon is worth 2,600 dollars.',
    'Coupons are valid for a year.',
    { coupon: 'Q-1', value_cents: 2600, currency: 'USD' },
  ],
  [
    'entity',
    'Corvin Lifts',
    'The hoist was serviced by Corvin Lifts.',
    'Corvin Lifts looks after passenger lifts.',
    'Hoist 3: brake pads changed on 5 May. Serviced by Amsel Technik.',
  ],
  [
    'entity',
    'Bremen',
    'The order was shipped to Bremen.',
    'Orders are shipped within two days.',
    { order: '18', ship_to: 'Kiel', bill_to: 'Bremen' },
  ],
  [
    'quantifier',
    'None',
    'None of the filters was clogged.',
    'Six filters checked. Five were clean, one was clogged.',
  ],
  [
    'exception',
    'Trainees',
    'Trainees can open the safe.',
    'All members of the shop team can open the safe, apart from trainees.',
    { name: 'Ines', team: 'shop', role: 'trainee' },
  ],
  [
    'conflicting_sources',
    '14:10',
    'The ferry left at 14:10.',
    'The ferry left at 14:10.',
    'The ferry left at 14:55.',
  ],
  [
    'condition',
    'is entitled',
    'The customer is entitled to a loan bicycle.',
    'A loan bicycle is given if the repair takes more than three days.',
    { repair: 'R-4', days: 1 },
  ],
];

suite('the reason of a refused claim of an action', () => {
  for (const [kind, gap, claim, ...evidence] of NAMED)
    test(`is ${kind}: ${claim}`, () => {
      const check = ask(claim, evidence);
      assert.notEqual(check.status, 'supported');
      assert.equal(check.reason, kind);
      assert.ok(
        check.gaps.some(({ text }) => text.includes(gap)),
        JSON.stringify(check.gaps),
      );
    });

  test('is no conflict of sources where none of them states the claim', () => {
    const check = ask('The director approved the plan.', [
      'Plans above 10,000 are approved by the director.',
      'The plan will be put to the director for approval on 12 June.',
    ]);
    assert.notEqual(check.reason, 'conflicting_sources');
  });
});
