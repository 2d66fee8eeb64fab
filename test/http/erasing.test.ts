/** What is left of kept answers once the registered evidence that they quote is erased. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { TSchema } from 'typebox';
import {
  AuthorizeErased,
  AuthorizeVerbose,
  BatchResultSchema,
  VerifyErased,
} from '../../src/contract/schemas/index.ts';
import { compile } from '../../src/contract/validate.ts';
import type { Json } from '../../src/domain/json.ts';
import { filesHolding } from '../storage/sqlite-folder.ts';
import { type Answered, type Running, running } from './harness.ts';

const FEE = 'The Kwyjibo fee is 44 euros.';
/** What a source says beside it, in words that are its own. */
const restOf = (source_id: string): string => `It is due at the desk (${source_id}) by noon.`;
const VERBOSE = { response: { mode: 'verbose' } };
const CLAIMS = { claims: [{ text: 'The Kwyjibo fee is 44 euros.' }] };
const EVENTS = { accept: 'text/event-stream' };

let server: Running;
before(async () => {
  server = await running();
});
after(() => server.stop());

const assertValid = (schema: TSchema, value: unknown): void =>
  assert.deepEqual(compile(schema)(value as Json), []);

const register = (source_id: string): Promise<Answered> =>
  server.post('/v2/sources', { source_id, text: `${FEE} ${restOf(source_id)}` });

async function erase(source_id: string): Promise<void> {
  assert.equal((await server.send('DELETE', `/v2/sources/${source_id}`)).status, 200);
  assert.equal(filesHolding(`(${source_id})`, server.folder), '');
}

const on = (source_id: string, more: object = {}) => ({ ...CLAIMS, sources: [{ source_id }], ...more });

async function overJob(job_id: string): Promise<Answered> {
  for (;;) {
    const job = await server.send('GET', `/v2/jobs/${job_id}`);
    if (['completed', 'failed', 'cancelled'].includes(job.body.status)) return job;
    await setTimeout(50);
  }
}

describe('erasing evidence', () => {
  test('takes its words out of the results of jobs, which keep what was found', async () => {
    await register('er1');
    await register('er2');
    const jobs = [on('er1'), on('er2'), { ...CLAIMS, sources: [{ source_id: 'er1', text: FEE }] }];
    const { body } = await server.post('/v1/verify-claims-batch', { jobs, ...VERBOSE });
    const before_it = await overJob(body.job_id);
    assert.ok(before_it.text.includes('(er1)'), before_it.text);
    await erase('er1');
    const job = await overJob(body.job_id);
    assert.ok(!job.text.includes('(er1)'), job.text);
    const [gone, ...others] = job.body.results;
    assertValid(BatchResultSchema, gone);
    assert.deepEqual(
      [gone.index, gone.id, gone.verdict, gone.coverage_score, gone.evidence_erased],
      [0, 'e1', 'supported', 1, true],
    );
    assert.deepEqual(gone.checks, [{ claim_id: 'c1', status: 'supported', coverage: 1 }]);
    assert.deepEqual(others, before_it.body.results.slice(1));
    assert.deepEqual(job.body.progress, before_it.body.progress);
    const lines = await server.send('GET', `/v2/jobs/${body.job_id}/results`);
    assert.deepEqual(JSON.parse(lines.text.split('\n')[0]!), gone);
  });

  for (const how of ['DELETE', 'replace'] as const) {
    test(`takes them out of a decision that is given again: ${how}`, async () => {
      const source_id = `decided ${how}`;
      await register(source_id);
      const asked = on(source_id, { action: { type: 'refund' }, ...VERBOSE });
      const key = { 'idempotency-key': `key-${how}` };
      const first = await server.post('/v2/authorize', asked, key);
      assertValid(AuthorizeVerbose, first.body);
      assert.deepEqual((await server.post('/v2/authorize', asked, key)).body, first.body);
      if (how === 'DELETE') await server.send('DELETE', `/v2/sources/${encodeURIComponent(source_id)}`);
      else await server.post('/v2/sources', { source_id, text: 'Nothing.', replace: true });
      const again = await server.post('/v2/authorize', asked, key);
      assert.equal(again.headers.get('idempotent-replayed'), 'true');
      assertValid(AuthorizeErased, again.body);
      const { diagnostics, ...decision } = first.body;
      assert.deepEqual(again.body, {
        ...decision,
        diagnostics: [{ claim_id: 'c1', status: 'supported', coverage: 1 }],
        evidence_erased: true,
      });
      assert.equal(diagnostics[0].citations.length, 1);
      const { record_id } = again.body.audit;
      assert.equal((await server.send('GET', `/v2/audit/${record_id}/proof`)).status, 200);
      assert.equal(filesHolding(`(${source_id})`, server.folder), '');
    });
  }

  test('takes them out of an answer text that said the same, and of events', async () => {
    await register('told');
    const asked = { answer: `${FEE} ${restOf('told')}`, sources: [{ source_id: 'told' }], ...VERBOSE };
    const json = { 'idempotency-key': 'told-as-json' };
    const events = { 'idempotency-key': 'told-as-events', ...EVENTS };
    await server.post('/v2/authorize', asked, json);
    const first = await server.post('/v2/authorize', asked, events);
    assert.ok(first.text.startsWith('event: check\n'), first.text);
    await erase('told');
    const kept = await server.post('/v2/authorize', asked, json);
    assert.ok(!kept.text.includes('(told)') && !('supported_answer' in kept.body), kept.text);
    const again = await server.post('/v2/authorize', asked, events);
    const [, told] = /^event: decision\ndata: (.+)\n\n$/.exec(again.text)!;
    assertValid(AuthorizeErased, JSON.parse(told!));
    assert.deepEqual((await server.post('/v2/authorize', asked, { ...json, ...EVENTS })).status, 200);
    const other = { 'idempotency-key': 'told-as-events' };
    assert.deepEqual((await server.post('/v2/authorize', asked, other)).body, JSON.parse(told!));
  });

  test('takes them out of a verification that is given again, and leaves the others be', async () => {
    await register('verified');
    const inline = { ...CLAIMS, sources: [{ source_id: 'verified', text: FEE }], ...VERBOSE };
    const others = [on('verified'), inline].entries();
    const whole = new Map<number, string>();
    const ask = (n: number, body: object) => server.post('/v2/verify', body, { 'idempotency-key': `v${n}` });
    for (const [n, body] of others) whole.set(n, (await ask(n, body)).text);
    const gone = on('verified', VERBOSE);
    const first = await ask(9, gone);
    await erase('verified');
    const again = await ask(9, gone);
    assertValid(VerifyErased, again.body);
    assert.deepEqual(
      [again.body.verdict, again.body.request_hash, again.body.requirements],
      [first.body.verdict, first.body.request_hash, first.body.requirements],
    );
    for (const [n, body] of [on('verified'), inline].entries())
      assert.equal((await ask(n, body)).text, whole.get(n));
  });
});
