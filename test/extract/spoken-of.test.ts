// A statement whose subject is a pronoun, points back or is left out is borne out by nothing that is said of another thing.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checksumOf } from '../../src/evidence/checksum.ts';
import { extract, isOfAnother, isOfAnotherThing } from '../../src/extract/index.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { read } from './ask.ts';

const verify = createVerifier();

/** Whether all claims of an answer are borne out by the evidence. */
function isBorneOut(answer: string, evidence: string): boolean {
  const { claims } = extract({ answer, sources: [], most: 256 });
  const checks = verify({
    claims: claims.map(({ text, antecedents }, i) => ({
      claim_id: `a${i}`,
      text,
      citations: [],
      ...(antecedents !== undefined && { spoken_of: antecedents.names }),
    })),
    evidence: [{ source_id: 's1', type: 'text', text: evidence, checksum: checksumOf(evidence) }],
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  });
  assert.ok(claims.length > 0);
  return claims.every((claim, i) => {
    const { status, citations } = checks[i]!;
    const passages = citations.map(({ start, end }) => ({ text: evidence, start: start!, end: end! }));
    const quotes = citations.map(({ quote }) => quote);
    return (
      status === 'supported' && !isOfAnother(claim, quotes) && !isOfAnotherThing(claim, passages, [evidence])
    );
  });
}

const DESKS =
  'The Alder desk weighs 31 kg and is made of oak. It ships in three boxes. The Birch desk weighs 24 kg and is made of pine. It ships in two boxes and comes with a five-year warranty.';
const ORDERS =
  'Order B-77 was placed by Lena Ortiz. It was shipped on 4 June 2026 with UPS. Order B-78 was placed by Omar Haddad. It was shipped on 8 June 2026 with FedEx.';
const DRUGS =
  'The patient takes Zelor for asthma. It has no known side effects. His brother takes Mirtax for pain. It causes drowsiness.';
const PLANS =
  'The Basic plan costs 40 euros a year. The Premium plan costs 90 euros a year and includes rental car cover.';
const SECTIONS =
  '# Basic plan\nCosts 40 euros. Includes theft cover.\n\n# Premium plan\nCosts 90 euros. Includes rental car cover.';
const PEOPLE =
  'Anna Berg was hired in 2019. She leads the Oslo office. Carla Moss was hired in 2021. She speaks Polish. Peter Lund was hired in 2020. He manages payroll.';
const RECORDS =
  'Order: C-11\nStatus: shipped\nCarrier: UPS\n\nOrder: C-12\nStatus: cancelled\nCarrier: FedEx';

const ROWS: readonly (readonly [evidence: string, right: string, wrong: string])[] = [
  [
    DESKS,
    'The Birch desk is made of pine. It comes with a five-year warranty.',
    'The Alder desk is made of oak. It comes with a five-year warranty.',
  ],
  [
    DESKS,
    'The Birch desk is made of pine. Comes with a five-year warranty.',
    'The Alder desk is made of oak. Comes with a five-year warranty.',
  ],
  [
    DESKS,
    '<h2>Birch desk</h2><p>Comes with a five-year warranty.</p>',
    '<h2>Alder desk</h2><p>Comes with a five-year warranty.</p>',
  ],
  [
    ORDERS,
    'Omar Haddad placed order B-78. It was shipped on 8 June 2026 with FedEx.',
    'Omar Haddad placed order B-78. It was shipped on 4 June 2026 with UPS.',
  ],
  [
    ORDERS,
    'Order B-77 was placed by Lena Ortiz. Shipped with UPS.',
    'Order B-77 was placed by Lena Ortiz. Shipped with FedEx.',
  ],
  [
    ORDERS,
    'Order B-78 was placed by Omar Haddad. This order was shipped with FedEx.',
    'Order B-77 was placed by Lena Ortiz. This order was shipped with FedEx.',
  ],
  [
    ORDERS,
    'Order B-78 was placed by Omar Haddad. The order was shipped with FedEx.',
    'Order B-77 was placed by Lena Ortiz. The order was shipped with FedEx.',
  ],
  [ORDERS, '## Order B-78\n\nIt was shipped with FedEx.', '## Order B-77\n\nIt was shipped with FedEx.'],
  [ORDERS, '1. Order B-78\n   It was shipped with FedEx.', '1. Order B-77\n   It was shipped with FedEx.'],
  [
    ORDERS,
    'Here is what I found about order B-78: it was shipped with FedEx.',
    'Here is what I found about order B-77: it was shipped with FedEx.',
  ],
  [
    DRUGS,
    'His brother takes Mirtax for pain. It causes drowsiness.',
    'The patient takes Zelor for asthma. It causes drowsiness.',
  ],
  [
    PLANS,
    'The Premium plan costs 90 euros a year. This plan includes rental car cover.',
    'The Basic plan costs 40 euros a year. This plan includes rental car cover.',
  ],
  [PLANS, '## Premium plan\n\nIncludes rental car cover.', '## Basic plan\n\nIncludes rental car cover.'],
  [SECTIONS, '## Premium plan\n\nIncludes rental car cover.', '## Basic plan\n\nIncludes rental car cover.'],
  [PEOPLE, '## Carla Moss\n\nShe speaks Polish.', '## Anna Berg\n\nShe speaks Polish.'],
  [PEOPLE, '## Peter Lund\n\nManages payroll.', '## Anna Berg\n\nManages payroll.'],
  [PEOPLE, 'Carla Moss was hired in 2021. Speaks Polish.', 'Anna Berg was hired in 2019. Speaks Polish.'],
  [RECORDS, '## Order C-12\n\nCancelled.', '## Order C-11\n\nCancelled.'],
];

describe('a statement that does not say of what it is', () => {
  for (const [evidence, right, wrong] of ROWS) {
    test(`is borne out by what is said of that: ${JSON.stringify(right)}`, () =>
      assert.ok(isBorneOut(right, evidence)));
    test(`is not borne out by what is said of another: ${JSON.stringify(wrong)}`, () =>
      assert.ok(!isBorneOut(wrong, evidence)));
  }
});

describe('it stays borne out where the evidence', () => {
  for (const [why, answer, evidence] of [
    [
      'calls the thing by another name',
      'Your package was sent on Monday. It arrived on Thursday.',
      'The parcel was sent on Monday. It arrived on Thursday.',
    ],
    ['has its code', '## Your order\n\nShipped with FedEx.', 'Order B-78 was shipped with FedEx.'],
    [
      'is of what a general title stands over',
      '## Delivery\n\nArrives on Thursday.',
      'The parcel arrives on Thursday.',
    ],
  ] as const)
    test(why, () => assert.ok(isBorneOut(answer, evidence)));
});

test('a claim names all that it may be of', () => {
  const [, claim] = read('Omar Haddad placed order B-78. It was shipped with UPS.').claims;
  assert.deepEqual(claim!.antecedents, { form: 'it', names: ['order B-78'] });
  assert.equal(read('The lamp is red. The lamp has two arms.').claims[1]!.antecedents, undefined);
});
