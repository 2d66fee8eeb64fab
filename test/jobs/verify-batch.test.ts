import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { CLAIM, type Running, running, SUPPORTED, TEXT } from '../http/harness.ts';

const UNSUPPORTED = {
  claims: [{ text: 'The parcel was delivered on 9 March 2026.' }],
  sources: [{ text: TEXT }],
};
const DATA = {
  claims: [{ id: 'sum', text: 'The total is 12.50 EUR.' }],
  sources: [{ id: 'order', type: 'data', data: { total: '12.50 EUR' } }],
};
const EMPTY = { claims: [{ text: CLAIM }], sources: [] };
const CARRIED = {
  claims: [{ text: CLAIM }],
  sources: [{ source_id: 'carried', uri: `data:text/plain,${encodeURIComponent(TEXT)}` }],
};
const REGISTERED = { claims: [{ text: CLAIM }], sources: [{ source_id: 'registered' }] };
const TAMPERED = {
  claims: [{ text: CLAIM }],
  sources: [{ text: TEXT, checksum: `sha256:${'0'.repeat(64)}` }],
};

/** Submits a batch and waits until it is over; gives the job with its results. */
// biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
async function batch(server: Running, body: object): Promise<any> {
  const accepted = await server.post('/v1/verify-claims-batch', body);
  assert.equal(accepted.status, 202, accepted.text);
  for (;;) {
    const { body: job } = await server.send('GET', `/v2/jobs/${accepted.body.job_id}?limit=1000`);
    if (!['queued', 'running'].includes(job.status)) return job;
    await delay(20);
  }
}

describe('an entry of a batch', () => {
  let server: Running;
  before(async () => {
    server = await running();
    const registered = await server.post('/v2/sources', { source_id: 'registered', text: TEXT });
    assert.ok(registered.status < 300, registered.text);
  });
  after(() => server.stop());

  const sets = [SUPPORTED, UNSUPPORTED, DATA, EMPTY, CARRIED, REGISTERED, TAMPERED];
  for (const response of [{ mode: 'compact' }, { mode: 'verbose', offsets: 'utf-8' }]) {
    test(`is answered as a request to verify is (${response.mode}), wherever its evidence lies`, async () => {
      const { status, progress, results } = await batch(server, { jobs: sets, response });
      assert.equal(status, 'completed');
      assert.deepEqual(progress, { total: sets.length, completed: sets.length, failed: 0 });
      for (const [index, set] of sets.entries()) {
        const { body: alone } = await server.post('/v2/verify', { ...set, response });
        const { index: at, id, request_id: _, ...rest } = results[index];
        const { request_id: __, ...expected } = alone;
        assert.deepEqual([at, id], [index, `e${index + 1}`]);
        assert.deepEqual(rest, expected);
      }
    });
  }

  test('carries the id of the request that submitted it', async () => {
    const accepted = await server.post(
      '/v1/verify-claims-batch',
      { jobs: [SUPPORTED] },
      { 'x-request-id': 'mine' },
    );
    for (;;) {
      const { body: job } = await server.send('GET', `/v2/jobs/${accepted.body.job_id}`);
      if (job.status === 'completed') {
        assert.equal(job.results[0].request_id, 'mine');
        return;
      }
      await delay(20);
    }
  });

  test('is told of in the health of the service and its metrics', async () => {
    await batch(server, { jobs: [SUPPORTED, UNSUPPORTED] });
    const { body } = await server.send('GET', '/health/detailed');
    const { status, queued, running, entries_waiting, worker } = body.components.jobs;
    assert.deepEqual([status, queued, running, entries_waiting], ['ok', 0, 0, 0]);
    assert.equal(worker.failing, false);
    const { text } = await server.send('GET', '/metrics');
    assert.match(text, /touchstone_job_entries_total\{type="verify_batch",outcome="completed"\} \d+/);
    assert.match(text, /touchstone_jobs_total\{type="verify_batch",status="completed"\} \d+/);
    assert.match(text, /touchstone_job_wait_seconds_count\{type="verify_batch"\} \d+/);
    assert.match(text, /^touchstone_jobs_queued 0$/m);
    assert.match(text, /^touchstone_job_entries_waiting 0$/m);
  });

  test('is in no line of the log, and neither is its evidence', async () => {
    await batch(server, { jobs: [SUPPORTED] });
    assert.ok(server.logged.some(({ msg }) => msg === 'job ended'));
    assert.doesNotMatch(JSON.stringify(server.logged), /parcel|delivered/);
  });
});

describe('an entry of a batch, where verifications leave records,', () => {
  test('leaves one, under the key that submitted it', async () => {
    const server = await running({ AUDIT_VERIFICATIONS: 'true' });
    try {
      const { results } = await batch(server, { jobs: [SUPPORTED, UNSUPPORTED] });
      const { body: page } = await server.send('GET', '/v2/audit');
      assert.equal(page.records.length, 2);
      const hashes = page.records.map(
        ({ record }: { record: { request_hash: string } }) => record.request_hash,
      );
      assert.deepEqual(
        new Set(hashes),
        new Set(results.map(({ request_hash }: { request_hash: string }) => request_hash)),
      );
    } finally {
      await server.stop();
    }
  });
});

describe('a batch on a server that leaves jobs to others', () => {
  test('waits, can be cancelled, and is in the figures', async () => {
    const server = await running({ TOUCHSTONE_JOBS: 'off' });
    try {
      const accepted = await server.post('/v1/verify-claims-batch', { jobs: [SUPPORTED] });
      const { body } = await server.send('GET', '/health/detailed');
      assert.equal(body.components.jobs.worker, 'off');
      assert.equal(body.components.jobs.entries_waiting, 1);
      const path = `/v2/jobs/${accepted.body.job_id}`;
      assert.equal((await server.send('POST', `${path}/cancel`)).body.status, 'cancelled');
      assert.equal((await server.send('POST', `${path}/cancel`)).body.code, 'job_finished');
    } finally {
      await server.stop();
    }
  });
});
