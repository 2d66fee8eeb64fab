import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Check } from '../../src/domain/check.ts';
import type { Question } from '../../src/domain/engine.ts';
import { extract } from '../../src/extract/index.ts';
import { createEngine } from '../../src/service/engine/pool.ts';
import { keyOf, RecentAnswers } from '../../src/service/engine/recent.ts';
import { createVerifier } from '../../src/verify/index.ts';

const TIME_MS = 10_000;
const TEXT = 'The parcel was delivered on 3 March 2026. It was not opened.';
const question: Question = {
  claims: [{ claim_id: 'c1', text: 'The parcel was delivered on 3 March 2026.', citations: [] }],
  evidence: [{ source_id: 's1', type: 'text', text: TEXT, checksum: `sha256:${'1'.repeat(64)}` }],
  min_coverage: 0.85,
  citations: 'required',
  evidence_limit: 5,
};
const [claim] = question.claims;
const [source] = question.evidence;

const OTHERS: readonly (readonly [what: string, question: Question])[] = [
  ['claim', { ...question, claims: [{ ...claim!, text: 'The parcel was opened.' }] }],
  ['id of the claim', { ...question, claims: [{ ...claim!, claim_id: 'c2' }] }],
  ['citation', { ...question, claims: [{ ...claim!, citations: [{ source_id: 's1', quote: 'parcel' }] }] }],
  ['source that an answer cites', { ...question, claims: [{ ...claim!, cited_sources: ['s1'] }] }],
  ['number of claims', { ...question, claims: [claim!, claim!] }],
  ['content', { ...question, evidence: [{ ...source!, checksum: `sha256:${'2'.repeat(64)}` } as never] }],
  ['id of the source', { ...question, evidence: [{ ...source!, source_id: 's2' }] }],
  ['title', { ...question, evidence: [{ ...source!, title: 'Tracking' } as never] }],
  ['number of sources', { ...question, evidence: [source!, { ...source!, source_id: 's2' }] }],
  ['fault', { ...question, evidence: [{ source_id: 's1', type: 'faulty', fault: 'fetch_failed' }] }],
  ['coverage', { ...question, min_coverage: 0.9 }],
  ['citations wanted', { ...question, citations: 'optional' }],
  ['limit of passages', { ...question, evidence_limit: 1 }],
];

test('a question that differs in anything is another one', () => {
  for (const [what, other] of OTHERS) assert.notEqual(keyOf(other), keyOf(question), what);
  assert.equal(keyOf(structuredClone(question)), keyOf(question));
});

test('a question that comes again is answered as before, and told check by check', async () => {
  const verifier = createVerifier();
  let asked = 0;
  const counting: typeof verifier = (one, seen) => {
    asked++;
    return verifier(one, seen);
  };
  const engine = createEngine(counting, extract, { threads: 1 });
  try {
    const first = await engine.check(question, 300, TIME_MS);
    assert.equal(first[0]!.status, 'supported');
    const told: Check[] = [];
    assert.deepEqual(
      await engine.check(structuredClone(question), 300, TIME_MS, (check) => told.push(check)),
      first,
    );
    assert.deepEqual(told, first);
    assert.equal(asked, 1);
    for (const [what, other] of OTHERS)
      assert.deepEqual(await engine.check(other, 300, TIME_MS), verifier(other), what);
  } finally {
    await engine.close();
  }
});

test('a question that fails is asked again', async () => {
  let asked = 0;
  const failing = () => {
    asked++;
    throw new Error('it broke here');
  };
  const engine = createEngine(failing, extract, { threads: 1 });
  for (let turn = 0; turn < 2; turn++)
    await assert.rejects(engine.check(question, 300, TIME_MS), /it broke here/);
  assert.equal(asked, 2);
  await engine.close();
});

test('answers are kept within their room, and the one asked for longest ago goes first', () => {
  const answers = new RecentAnswers(10_000);
  const checks = createVerifier()(question);
  for (let at = 0; at < 1000; at++) {
    answers.keep(`question ${at}`, checks);
    assert.equal(answers.find('question 0'), checks);
  }
  const kept = Array.from({ length: 1000 }, (_, at) => answers.find(`question ${at}`)).filter(Boolean);
  assert.ok(kept.length > 1 && kept.length < 20, `${kept.length} are kept`);
  assert.equal(answers.find('question 1'), undefined);
  assert.equal(answers.find('question 999'), checks);
  const long = [{ ...checks[0]!, claim_text: 'x'.repeat(20_000) }];
  answers.keep('long', long);
  assert.equal(answers.find('long'), undefined);
  assert.equal(answers.find('question 999'), checks);
});
