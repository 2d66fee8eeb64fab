/** Terse notes: what they state of the one thing that they are about, and what they do not state of another. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { createVerifier } from '../../src/verify/index.ts';

interface Row {
  readonly claim: string;
  readonly title?: string;
  readonly note: string;
  readonly supported: boolean;
}

const rows = JSON.parse(readFileSync(new URL('notes.json', import.meta.url), 'utf8')) as Row[];
const verify = createVerifier();

describe('notes', () => {
  for (const { claim, title, note, supported } of rows) {
    const named = title === undefined ? '' : `${title}: `;
    test(`«${claim}» is ${supported ? '' : 'not '}stated by «${named}${note}»`, () => {
      const [check] = verify({
        claims: [{ claim_id: 'c1', text: claim, citations: [] }],
        evidence: [
          {
            source_id: 's1',
            type: 'text',
            text: note,
            checksum: `text:${note}`,
            ...(title !== undefined && { title }),
          },
        ],
        min_coverage: 0.85,
        citations: 'required',
        evidence_limit: 5,
      });
      assert.equal(check.status === 'supported', supported, `${check.status}, ${check.reason}`);
    });
  }
});
