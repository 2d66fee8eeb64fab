/** Sources with titles, and claims that they state or do not, as tests of a table beside them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Row {
  readonly sources: readonly { readonly title?: string; readonly text: string }[];
  readonly says: readonly string[];
  readonly not: readonly string[];
}

/** A test for each claim of the rows of a file: those of `says` are supported by the sources beside them, those of `not` are not. */
export function testSources(name: string, file: URL): void {
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly Row[];
  describe(name, () => {
    for (const { sources, says, not } of rows) {
      const texts = sources.map(({ text }) => text);
      const titles = sources.map(({ title }) => title);
      const status = (claim: string) => ask(claim, texts, { titles }).status;
      for (const claim of says)
        test(`«${claim}» is said by «${texts.join(' | ')}»`, () => {
          assert.equal(status(claim), 'supported');
        });
      for (const claim of not)
        test(`«${claim}» is not said by «${texts.join(' | ')}»`, () => {
          assert.notEqual(status(claim), 'supported');
        });
    }
  });
}
