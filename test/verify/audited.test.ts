/** What users asked that no other test does: a claim, evidence, and whether a careful reader finds the one in the other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { MismatchKind } from '../../src/domain/check.ts';
import { ask, type Given } from './ask.ts';

interface Row {
  readonly claim: string;
  readonly evidence: readonly Given[];
  readonly supported: boolean;
  /** The kind of mismatch that a reader would name. */
  readonly kind?: MismatchKind;
}

const groups = JSON.parse(readFileSync(new URL('audited.json', import.meta.url), 'utf8')) as Record<
  string,
  Row[]
>;

for (const [group, rows] of Object.entries(groups))
  describe(group, () => {
    for (const { claim, evidence, supported, kind } of rows)
      test(`«${claim}» is ${supported ? '' : 'not '}supported by «${JSON.stringify(evidence)}»`, () => {
        const { status, reason } = ask(claim, evidence);
        assert.equal(status === 'supported', supported, `${status}, ${reason}`);
        if (kind !== undefined) assert.equal(reason, kind);
      });
  });

describe('what the evidence says of the one that a claim names', () => {
  test('stands against what it says of another, and the value is the gap', () => {
    const table = '| Plan | Price | Storage |\n|---|---|---|\n| Basic | $10 | 5 GB |\n| Pro | $20 | 50 GB |';
    const { status, reason, gaps, conflicts } = ask('The Pro plan includes 5 GB of storage.', [table]);
    assert.equal(status, 'unsupported');
    assert.equal(reason, 'quantity');
    assert.deepEqual(
      gaps.map(({ text }) => text),
      ['5'],
    );
    assert.deepEqual(
      conflicts.map(({ quote }) => quote),
      ['Pro | $20 | 50 GB'],
    );
  });
});
