/** Who does what in rules, letters and reports: exceptions, gates and reasons told from the other end, parties and headings. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly title?: string;
  readonly text: string;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const groups = JSON.parse(
  readFileSync(new URL('parties-and-parts.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly Row[]>>;

for (const [name, rows] of Object.entries(groups))
  describe(name, () => {
    for (const { title, text, says, not } of rows) {
      const status = (claim: string): string => ask(claim, [text], { titles: [title] }).status;
      for (const claim of says)
        test(`«${claim}» is said by «${text}»`, () => {
          assert.equal(status(claim), 'supported');
        });
      for (const claim of not)
        test(`«${claim}» is not said by «${text}»`, () => {
          assert.notEqual(status(claim), 'supported');
        });
    }
  });
