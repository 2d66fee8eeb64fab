// A fault of the engine's own on one claim: that claim is not evaluated, the others are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { nearness } from '../../src/text/vectors/bundled.ts';
import { bundledJudge } from '../../src/verify/index.ts';
import { makeVerifier } from '../../src/verify/verifier.ts';
import { evidenceOf } from './ask.ts';

const question = {
  claims: ['The parcel was delivered on 3 May.', 'The parcel was stolen on 9 May.'].map((text, at) => ({
    claim_id: `c${at}`,
    text,
    citations: [],
  })),
  evidence: evidenceOf(['The parcel was delivered on 3 May.']),
  min_coverage: 0.85,
  citations: 'required' as const,
  evidence_limit: 5,
};

/** An engine that fails where a refusal is to be named. */
const engine = {
  lexicon,
  nearness,
  forest: bundledJudge(),
  name: (): never => {
    throw new RangeError('no name');
  },
  memory: 1 << 20,
};

test('a claim that the engine fails on is evaluation_incomplete, and whoever runs it is told', () => {
  const faults: unknown[] = [];
  const verify = makeVerifier({ ...engine, onFault: (error) => faults.push(error) });
  const [stated, failed] = verify(question);
  assert.equal(stated!.status, 'supported');
  assert.deepEqual(
    [failed!.status, failed!.reason, failed!.coverage, failed!.citations],
    ['ambiguous', 'evaluation_incomplete', 0, []],
  );
  assert.deepEqual(faults.map(String), ['RangeError: no name']);
});

test('a fault is thrown where nobody would hear of it', () => {
  assert.throws(() => makeVerifier(engine)(question), RangeError);
});
