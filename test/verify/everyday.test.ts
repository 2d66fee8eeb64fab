/** Everyday claims, and claims that name what a source is about or its year, beside evidence that states them or only seems to. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Evidence } from '../../src/domain/evidence.ts';
import type { Json } from '../../src/domain/json.ts';
import { createVerifier } from '../../src/verify/index.ts';

interface Row {
  readonly claim: string;
  readonly evidence: readonly Json[];
  /** The title of every source. */
  readonly title?: string;
  readonly supported: boolean;
}

const rowsOf = (name: string): Row[] =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Row[];
const rows = ['everyday.json', 'topics.json'].flatMap(rowsOf);
const verify = createVerifier();

const evidenceOf = (content: Json, at: number): Evidence =>
  typeof content === 'string'
    ? { source_id: `s${at + 1}`, type: 'text', text: content, checksum: `text:${content}` }
    : { source_id: `s${at + 1}`, type: 'data', data: content, checksum: `data:${JSON.stringify(content)}` };

describe('everyday claims', () => {
  for (const { claim, evidence, title, supported } of rows) {
    const shown = evidence.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' // ');
    test(`«${claim}» is ${supported ? '' : 'not '}supported by «${shown}»`, () => {
      const [check] = verify({
        claims: [{ claim_id: 'c1', text: claim, citations: [] }],
        evidence: evidence.map(evidenceOf).map((one) => (title === undefined ? one : { ...one, title })),
        min_coverage: 0.85,
        citations: 'required',
        evidence_limit: 5,
      });
      assert.equal(check.status === 'supported', supported, `${check.status}, ${check.reason}`);
      assert.equal(check.reason === undefined, supported);
    });
  }
});
