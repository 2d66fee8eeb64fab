import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { JobReportSchema } from '../../src/contract/schemas/index.ts';
import { compile } from '../../src/contract/validate.ts';
import { systemClock } from '../../src/service/clock.ts';
import { type Running, running } from '../http/harness.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

const SENTENCE = 'We reimbursed the purchaser in full.';
const REQUEST = {
  action: { type: 'close_ticket', params: { ticket: 7 } },
  claims: [{ text: 'The money is with the customer again.' }],
  sources: [{ source_id: 'log', text: `Ticket taken on Monday. ${SENTENCE}` }],
  options: { semantic_verify: true, semantic_verify_background: true },
  response: { mode: 'verbose' },
};

describe('semantic verification in the background', () => {
  let models: ModelServer;
  let server: Running;
  before(async () => {
    models = await startModelServer();
    server = await running({
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_REMOTE_URL: models.url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: models.url,
    });
  });
  after(async () => {
    await server.stop();
    await models.stop();
  });
  beforeEach(() => {
    models.mischief = undefined;
    models.verdicts = (premise) => (premise.includes(SENTENCE) ? [0.93, 0.02] : [0.05, 0.05]);
  });

  const finished = async (job_id: string, version = 'v2') => {
    for (;;) {
      const { body, text } = await server.send('GET', `/${version}/jobs/${job_id}`);
      if (!['queued', 'running'].includes(body.status)) return body;
      assert.ok(body.job_id, text);
      await wait(20);
    }
  };
  const recordOf = async (record_id: string) =>
    (await server.send('GET', `/v2/audit/${record_id}`)).body.record;

  test('answers at once with what the deterministic evidence carries, and names the job', async () => {
    const asked = models.asked.length;
    models.mischief = () => true;
    const { body } = await server.post('/v2/authorize', REQUEST);
    assert.equal(body.decision, 'deny');
    assert.equal(body.reason, 'unsupported_claims');
    assert.equal(body.diagnostics[0].method, 'deterministic');
    assert.match(body.background_job_id, /^[0-9a-f-]{36}$/);
    assert.ok(models.asked.length - asked <= 1);
    models.mischief = undefined;
    await finished(body.background_job_id);
  });

  test('ends in the final artifact, with a record of its own that names the first', async () => {
    const first = (await server.post('/v2/authorize', REQUEST)).body;
    const job = await finished(first.background_job_id);
    assert.equal(job.status, 'completed');
    assert.equal(job.type, 'semantic_authorize');
    const { result } = job;
    assert.equal(result.decision, 'allow');
    assert.equal(result.diagnostics[0].citations[0].quote, SENTENCE);
    assert.equal(result.request_id, first.request_id);
    assert.equal(result.request_hash, first.request_hash);
    assert.equal(result.background_job_id, undefined);
    assert.notEqual(result.audit.record_id, first.audit.record_id);
    const record = await recordOf(result.audit.record_id);
    assert.equal(record.follows, first.audit.record_id);
    assert.equal(record.decision, 'allow');
    assert.match(record.versions.model, /^remote /);
    const before = await recordOf(first.audit.record_id);
    assert.equal(before.decision, 'deny');
    assert.equal(before.follows, undefined);
    assert.equal(before.versions.model, undefined);
  });

  test('is asked for by semantic_verify_background alone, and polled under /v1 too', async () => {
    const options = { semantic_verify_background: true };
    const first = (await server.post('/v2/authorize', { ...REQUEST, options, response: {} })).body;
    assert.deepEqual(Object.keys(first).sort(), [
      'background_job_id',
      'coverage_score',
      'decision',
      'evaluated_at',
      'metrics',
      'request_hash',
      'request_id',
    ]);
    const { result } = await finished(first.background_job_id, 'v1');
    assert.equal(result.decision, 'allow');
    assert.equal(result.diagnostics, undefined);
  });

  test('allows at once only what the deterministic evidence alone carries', async () => {
    const claims = [{ text: 'The ticket was taken on Monday.' }];
    const first = (await server.post('/v2/authorize', { ...REQUEST, claims })).body;
    assert.equal(first.decision, 'allow');
    assert.equal((await finished(first.background_job_id)).result.decision, 'allow');
  });

  test('works for a verification, whose result is the final response', async () => {
    const { action: _, ...request } = REQUEST;
    const first = (await server.post('/v2/verify', request)).body;
    assert.equal(first.verdict, 'unsupported');
    const job = await finished(first.background_job_id);
    assert.equal(job.type, 'semantic_verify');
    assert.equal(job.result.verdict, 'supported');
    assert.deepEqual(compile(JobReportSchema)(job), [], 'as the reference describes it');
  });

  test('a repeated idempotency key names the same job', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = (await server.post('/v2/authorize', REQUEST, headers)).body;
    const again = (await server.post('/v2/authorize', REQUEST, headers)).body;
    assert.equal(again.background_job_id, first.background_job_id);
  });

  test('records nothing once it is cancelled', async () => {
    let asked = (): void => {};
    const begun = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const held: (() => void)[] = [];
    models.mischief = (request, response) => {
      if (request.url !== '/predict') return false;
      asked();
      const classes = [
        { label: 'entailment', score: 0.97 },
        { label: 'neutral', score: 0.02 },
        { label: 'contradiction', score: 0.01 },
      ];
      held.push(() => response.end(JSON.stringify([classes, classes, classes].slice(0, 3))));
      return true;
    };
    const first = (await server.post('/v2/authorize', REQUEST)).body;
    await begun;
    const cancelled = await server.post(`/v2/jobs/${first.background_job_id}/cancel`, {});
    assert.ok(cancelled.status < 300, cancelled.text);
    models.mischief = undefined;
    for (const answer of held) answer();
    await wait(300);
    const { records } = (await server.send('GET', '/v2/audit')).body;
    const following = records.filter(({ record }: { record: { follows?: string } }) => {
      return record.follows === first.audit.record_id;
    });
    assert.deepEqual(following, []);
  });

  test('waits for models that come back, and leaves one record in the end', async (t) => {
    const gone = await startModelServer();
    const { url } = gone;
    await gone.stop();
    const patient = await running({
      TOUCHSTONE_SEMANTIC: 'remote',
      TOUCHSTONE_REMOTE_URL: url,
      TOUCHSTONE_REMOTE_EMBEDDING_URL: url,
    });
    t.after(() => patient.stop());
    const { body } = await patient.post('/v2/authorize', REQUEST);
    const deadline = systemClock.monotonic() + 60_000;
    let job: { status: string; result?: { reason: string; decision: string } };
    do {
      await wait(100);
      job = (await patient.send('GET', `/v2/jobs/${body.background_job_id}`)).body;
    } while (['queued', 'running'].includes(job.status) && systemClock.monotonic() < deadline);
    assert.equal(job.result?.reason, 'semantic_unavailable');
    assert.equal(job.result?.decision, 'deny');
    const { records } = (await patient.send('GET', '/v2/audit')).body;
    assert.equal(records.length, 2);
  });
});
