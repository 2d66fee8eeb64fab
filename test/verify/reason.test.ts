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
    part: {} as Part,
    reason: 'quantity',
    coverage: 0.5,
    contradicted: false,
    withheld: true,
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
