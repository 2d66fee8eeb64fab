/** Sources of one thing each, as their titles or fields tell: what one says of its own is not against what another says of its own. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Json } from '../../src/domain/json.ts';
import { checksumOf } from '../../src/evidence/checksum.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { type Told, testTold } from './told.ts';

const verify = createVerifier();

interface Sheet {
  readonly title: string;
  readonly text?: string;
  readonly data?: Json;
}

function isSupported(claim: string, sheets: readonly Sheet[]): boolean {
  const [check] = verify({
    claims: [{ claim_id: 'c', text: claim, citations: [] }],
    evidence: sheets.map(({ title, text = '', data }, i) =>
      data === undefined
        ? { source_id: `s${i}`, type: 'text', text, title, checksum: checksumOf(text) }
        : { source_id: `s${i}`, type: 'data', data, title, checksum: checksumOf(JSON.stringify(data)) },
    ),
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  });
  return check!.status === 'supported';
}

const FANS: readonly Sheet[] = [
  { title: 'Datasheet Breva 40', text: 'Weight: 3.1 kg. Noise level: 41 dB. Warranty: 2 years.' },
  { title: 'Datasheet Zefir X', text: 'Weight: 4.6 kg. Noise level: 37 dB. Warranty: 5 years.' },
];
const PAID: readonly Sheet[] = [
  {
    title: 'Payouts',
    data: [
      { date: '2026-03-04', to: 'Nora Weiss', amount_eur: 310, status: 'executed' },
      { date: '2026-03-04', to: 'Emil Kranz', amount_eur: 95, status: 'rejected' },
    ],
  },
  { title: 'Account', data: { cards: [{ ending: '4410', status: 'blocked', reason: 'stolen' }] } },
];

describe('sources of one thing each', () => {
  for (const claim of [
    'The Zefir X weighs 4.6 kg.',
    'The Breva 40 weighs 3.1 kg.',
    'Breva 40 has the warranty 2 years.',
    'Zefir X has the noise level 37 dB.',
  ])
    test(`«${claim}» is said by its own sheet`, () => assert.ok(isSupported(claim, FANS)));
  for (const claim of [
    'The Zefir X weighs 3.1 kg.',
    'The Breva 40 weighs 4.6 kg.',
    'Breva 40 has the warranty 5 years.',
    'Zefir X has the noise level 41 dB.',
    'The Breva 60 weighs 3.1 kg.',
  ])
    test(`«${claim}» is said by no sheet`, () => assert.ok(!isSupported(claim, FANS)));
  test('the status of a card is not against that of a payout', () => {
    assert.ok(isSupported('The payout of EUR 310 to Nora Weiss was executed on 4 March.', PAID));
    assert.ok(!isSupported('The payout of EUR 95 to Emil Kranz was executed on 4 March.', PAID));
    assert.ok(!isSupported('The payout of EUR 310 to Nora Weiss was blocked on 4 March.', PAID));
  });
  test('another status of the same order is', () => {
    const twice = [
      { title: 'Shop', data: { order: 'K-7', status: 'shipped', carrier: 'UPS' } },
      { title: 'Warehouse', data: { order: 'K-7', status: 'cancelled', carrier: 'UPS' } },
    ];
    assert.ok(!isSupported('Order K-7 was shipped.', twice));
  });
});

const TOLD: readonly Told[] = [
  ['The choir has 240 members (2022: 210).', ['The choir has 240 members.'], ['The choir has 210 members.']],
  ['Turnout 61.4% (2019: 58.9%).', ['Turnout was 61.4%.'], ['Turnout was 58.9%.']],
  ['Refund approved (status: pending).', [], ['The refund was approved.']],
  [
    'Night work was associated with an increased risk of asthma (odds ratio 1.31, 95% CI 1.10-1.56).',
    [
      'Night work was associated with an increased risk of asthma.',
      'Night work was associated with an increased risk of asthma (odds ratio 1.31).',
    ],
    ['Night work was associated with a lower risk of asthma.'],
  ],
  [
    'We followed 840 miners for six years. Participants were examined at baseline.',
    ['The study followed 840 miners for six years.'],
    ['The study followed 480 miners for six years.'],
  ],
  ['Refund approved by K. Berg on 3 May.', ['The refund was approved by Ms. Berg.'], []],
  ['Refund approved by K. Berg. Complaint by T. Berg.', [], ['The refund was approved by Ms. Berg.']],
  [
    "Pets require the landlord's permission.",
    ["Pets are not allowed without the landlord's permission."],
    [
      'Pets are not allowed.',
      "Pets are allowed without the landlord's permission.",
      "Pets are only allowed with the neighbour's permission.",
    ],
  ],
  [
    'A second job requires the approval of the dean.',
    ['A second job is only possible with the approval of the dean.'],
    ['A second job is possible without the approval of the dean.'],
  ],
  ['Gift vouchers cannot be returned.', ['Gift vouchers cannot be returned at all.'], []],
  ['Gift vouchers cannot be returned in January.', [], ['Gift vouchers cannot be returned at all.']],
];

testTold('what a bracket, an initial or a need tells', TOLD);
