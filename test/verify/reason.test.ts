import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import type { Part, Refusal } from '../../src/verify/case.ts';
import { formatReasons, makeNamer, parseReasons } from '../../src/verify/reason/namer.ts';
import { REASONS, SIGNS } from '../../src/verify/reason/signs.ts';
import { ask } from './ask.ts';

const FILE = new URL('../../src/verify/reason/reasons.bin', import.meta.url);

suite('the model that names reasons', () => {
  test('is read as it was written', () => {
    const bytes = readFileSync(FILE);
    const model = parseReasons(bytes);
    assert.deepEqual(Buffer.from(formatReasons(model)), bytes);
    for (const [reason, forest] of model) {
      assert.ok(REASONS.includes(reason));
      assert.equal(forest.features, SIGNS.length);
    }
  });

  test('is refused where bytes are missing or name no kind', () => {
    const bytes = readFileSync(FILE);
    assert.throws(() => parseReasons(bytes.subarray(0, bytes.length - 1)));
    assert.throws(() => parseReasons(bytes.subarray(0, 5)));
    const other = Buffer.from(bytes);
    other.writeUInt32LE(999, 0);
    assert.throws(() => parseReasons(other));
  });

  test('has each sign once', () => {
    assert.equal(new Set(SIGNS).size, SIGNS.length);
  });
});

suite('the reason of a refused claim', () => {
  const name = makeNamer(new Map());
  const refusal = (more: Partial<Refusal>): Refusal => ({
    part: { sentences: [] as readonly unknown[] } as Part,
    reason: 'quantity',
    coverage: 0.5,
    contradicted: false,
    withheld: true,
    evidence: [],
    other: undefined,
    ...more,
  });

  test('is what a check has shown', () => {
    for (const reason of REASONS)
      if (reason !== 'partially_mentioned')
        assert.equal(name(refusal({ reason, contradicted: true })), reason);
  });

  test('is that only a part is said where the first of two facts stands and nothing speaks against the second', () => {
    const part = { partly: true } as Part;
    assert.equal(name(refusal({ part, reason: 'role' })), 'partially_mentioned');
    assert.equal(name(refusal({ part, reason: 'role', contradicted: true })), 'role');
  });

  test('is that only a part is said where all that is lacking is joined by "and"', () => {
    assert.equal(ask('The car is red and new.', ['The car is red.']).reason, 'partially_mentioned');
    const check = ask('The booking was confirmed and the deposit was returned.', [
      'The booking was confirmed.',
    ]);
    assert.equal(check.reason, 'partially_mentioned');
  });
});

/** Claims with their evidence, the kind that a person would name and the words that one would underline. */
const UNDERLINED: readonly (readonly [
  claim: string,
  evidence: string,
  kind: string,
  gaps: readonly string[],
])[] = [
  [
    'The kitchen sent out 38 plates of soup.',
    'Soup service: the kitchen sent out 83 plates of soup.',
    'quantity',
    ['38'],
  ],
  ['The rug weighs 9 pounds.', 'Rug, blue. The rug weighs 9 kilograms.', 'unit', ['pounds']],
  ['Crate K-318 was sealed by Ines.', 'Crates K-381 and K-390 were sealed by Ines.', 'identifier', ['K-318']],
  [
    'Case 77 was closed on 4 May.',
    'Case 77 opened 4 May. Photos received 6 May. Case closed 9 May.',
    'date_time',
    ['4 May'],
  ],
  [
    'Every locker has a new lock.',
    'Most lockers have a new lock; lockers 3 and 8 still have the old one.',
    'quantifier',
    ['Every'],
  ],
  [
    'The grant was approved.',
    'The grant was requested in May and may be approved in June.',
    'modality',
    ['was approved'],
  ],
  ['The dinghy was returned.', 'The dinghy was not returned.', 'negation', ['was returned']],
  [
    'The river path is longer than the road.',
    'The river path is shorter than the road.',
    'comparison',
    ['longer'],
  ],
  [
    'The hedge was cut and the gate was painted.',
    'The hedge was cut on Monday.',
    'partially_mentioned',
    ['the gate was painted'],
  ],
];

suite('what is underlined of a refused claim', () => {
  for (const [claim, evidence, kind, gaps] of UNDERLINED)
    test(`is ${gaps.join(', ')} where the mismatch is one of ${kind}: ${claim}`, () => {
      const check = ask(claim, [evidence]);
      assert.equal(check.reason, kind);
      assert.deepEqual(
        check.gaps.map(({ text }) => text),
        gaps,
      );
      for (const { text, start, end } of check.gaps) assert.equal(claim.slice(start, end), text);
    });

  test('is nothing of what the evidence carries beside it', () => {
    const check = ask('The lamp was delivered on Monday. The lamp cost 40 euros.', [
      'The lamp was delivered on Monday. The lamp cost 30 euros.',
    ]);
    assert.deepEqual(
      check.gaps.map(({ text }) => text),
      ['40'],
    );
  });
});
