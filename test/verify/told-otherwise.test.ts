/** What a source sets right further down, and what two sources or two speakers tell otherwise of the same thing. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

interface Row {
  readonly claim: string;
  readonly sources: readonly Given[];
  readonly titles?: readonly string[];
  /** Why it is refused; absent where it stands. */
  readonly reason?: string;
  /** It is refused, for whatever reason. */
  readonly refused?: true;
}

const ROWS: Readonly<Record<string, readonly Row[]>> = JSON.parse(
  readFileSync(new URL('told-otherwise.json', import.meta.url), 'utf8'),
);

for (const [name, rows] of Object.entries(ROWS))
  describe(name, () => {
    for (const { claim, sources, titles = [], reason, refused } of rows)
      test(`«${claim}» ${reason ?? (refused ? 'is refused' : 'stands')} by ${sources.map(written).join(' | ')}`, () => {
        const check = ask(claim, sources, { titles });
        assert.equal(check.status === 'supported', reason === undefined && refused === undefined);
        if (reason !== undefined) assert.equal(check.reason, reason);
      });
  });
