/**
 * Claims that have the words of their evidence and one point otherwise: what is counted, who it is, whether it was so, what
 * another source says, whether it was granted. Beside each stand true claims on the same matter.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask, type Given, written } from './ask.ts';

interface Row {
  readonly claim: string;
  readonly sources: readonly Given[];
  /** Titles of the sources; empty for none. */
  readonly titles?: readonly string[];
  readonly refused?: true;
}

const ROWS: Readonly<Record<string, readonly Row[]>> = JSON.parse(
  readFileSync(new URL('one-point-otherwise.json', import.meta.url), 'utf8'),
);

for (const [name, rows] of Object.entries(ROWS))
  describe(name, () => {
    for (const { claim, sources, titles = [], refused } of rows)
      test(`«${claim}» ${refused ? 'is refused' : 'stands'} by ${sources.map(written).join(' | ')}`, () => {
        const named = titles.map((title) => title || undefined);
        assert.equal(ask(claim, sources, { titles: named }).status === 'supported', refused === undefined);
      });
  });
