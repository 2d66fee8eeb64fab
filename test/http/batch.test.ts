import assert from 'node:assert/strict';
import { type ClientRequest, request as send } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { type Answered, type Running, running, SUPPORTED } from './harness.ts';

const PATH = '/v1/verify-claims-batch';
const UNSUPPORTED = { claims: [{ text: 'The parcel was lost.' }], sources: [] };

/** The job once it is over: its stream of events ends with it. */
async function ended(server: Running, job_id: string, key?: string): Promise<Answered> {
  const options = key === undefined ? {} : { key };
  await server.send('GET', `/v2/jobs/${job_id}/events`, options);
  return server.send('GET', `/v2/jobs/${job_id}`, options);
}

describe('a batch', () => {
  let server: Running;
  before(async () => {
    server = await running({ TOUCHSTONE_MAX_BATCH_BYTES: '200000', TOUCHSTONE_MAX_BATCH_ENTRIES: '50' });
  });
  after(() => server.stop());

  test('is answered 202 with a job, and each result is what POST /v2/verify says', async () => {
    const response = { mode: 'verbose' };
    const jobs = [{ id: 'a', ...SUPPORTED }, UNSUPPORTED];
    const accepted = await server.post(PATH, { jobs, response });
    assert.equal(accepted.status, 202, accepted.text);
    const { job_id, status, request_id, warnings } = accepted.body;
    assert.equal(status, 'queued');
    assert.equal(request_id, accepted.headers.get('x-request-id'));
    assert.deepEqual(warnings, []);
    assert.equal(accepted.headers.get('location'), `/v2/jobs/${job_id}`);
    const { body: job } = await ended(server, job_id);
    assert.equal(job.status, 'completed');
    assert.equal(job.type, 'verify_batch');
    assert.equal(job.error, null);
    assert.deepEqual(job.progress, { total: 2, completed: 2, failed: 0 });
    for (const [index, entry] of [SUPPORTED, UNSUPPORTED].entries()) {
      const { body: alone } = await server.post('/v2/verify', { ...entry, response });
      const { index: at, id, ...result } = job.results[index];
      assert.deepEqual([at, id], [index, index === 0 ? 'a' : 'e2']);
      assert.deepEqual(result, { ...alone, request_id });
    }
  });

  test('with faults is refused whole, and leaves no job', async () => {
    const before = (await server.send('GET', '/v2/jobs')).body.jobs.length;
    const answer = await server.post(PATH, { jobs: [SUPPORTED, { claims: [{ text: 7 }] }, {}] });
    assert.equal(answer.status, 400);
    assert.equal(answer.body.code, 'invalid_request');
    assert.deepEqual(
      answer.body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ['/jobs/1/claims/0/text', '/jobs/2/claims'],
    );
    assert.equal((await server.send('GET', '/v2/jobs')).body.jobs.length, before);
  });

  test('that is no JSON is refused with the place', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.send('POST', PATH, { body: '{"jobs":[', headers });
    assert.equal(answer.status, 400);
    assert.match(answer.body.errors[0].message, /^line 1, column 10/);
    assert.equal((await server.send('POST', PATH)).body.code, 'invalid_json');
    const duplicate = await server.send('POST', PATH, { body: '{"jobs":[],"jobs":[]}', headers });
    assert.equal(duplicate.body.errors[0].pointer, '/jobs');
  });

  test('of another media type is 415', async () => {
    const headers = { 'content-type': 'text/plain' };
    assert.equal((await server.send('POST', PATH, { body: '{}', headers })).status, 415);
    const latin = { 'content-type': 'application/json; charset=latin1' };
    assert.equal((await server.send('POST', PATH, { body: '{}', headers: latin })).status, 415);
  });

  test('beyond the limits is 413, or 400 for too many entries, and the setting is named', async () => {
    const jobs = [{ ...SUPPORTED, sources: [{ text: 'x'.repeat(200_000) }] }];
    const large = await server.post(PATH, { jobs });
    assert.equal(large.status, 413);
    assert.match(large.body.detail, /TOUCHSTONE_MAX_BATCH_BYTES/);
    const many = await server.post(PATH, { jobs: Array.from({ length: 51 }, () => SUPPORTED) });
    assert.equal(many.status, 400);
    assert.match(many.body.detail, /the limit is 50 \(setting TOUCHSTONE_MAX_BATCH_ENTRIES\)/);
  });

  /** Sends a body in chunks, without telling its size. */
  const chunked = (chunks: readonly string[]) =>
    new Promise<number>((resolve, reject) => {
      const headers = {
        authorization: 'Bearer a-key-of-the-tests-alone',
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      };
      const request = send(server.address + PATH, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      request.on('error', reject);
      for (const chunk of chunks) request.write(chunk);
      request.end();
    });

  test('may come in chunks without a length, under the same limit', async () => {
    const text = JSON.stringify({ jobs: [SUPPORTED] });
    assert.equal(await chunked([text.slice(0, 20), text.slice(20)]), 202);
    assert.equal(await chunked(Array.from({ length: 30 }, () => ' '.repeat(10_000))), 413);
  });

  test('that ends early leaves nothing behind, and room for others', async () => {
    for (let i = 0; i < 12; i++) {
      await new Promise<void>((resolve) => {
        const headers = {
          authorization: 'Bearer a-key-of-the-tests-alone',
          'content-type': 'application/json',
          'content-length': '199000',
        };
        const request = send(server.address + PATH, { method: 'POST', headers });
        request.on('error', () => resolve());
        request.write('{"jobs":[', () => setTimeout(() => request.destroy(new Error('left')), 5));
      });
    }
    for (let status = 503; status === 503; ) ({ status } = await server.post(PATH, { jobs: [SUPPORTED] }));
    assert.equal((await server.post(PATH, { jobs: [SUPPORTED] })).status, 202);
  });

  test('under an idempotency key is one job, and the same answer again', async () => {
    const headers = { 'idempotency-key': 'batch-1' };
    const first = await server.post(PATH, { jobs: [SUPPORTED] }, headers);
    const again = await server.post(PATH, { jobs: [SUPPORTED] }, headers);
    assert.equal(again.status, 202);
    assert.equal(again.text, first.text);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    const other = await server.post(PATH, { jobs: [UNSUPPORTED] }, headers);
    assert.equal(other.body.code, 'idempotency_key_reused');
  });

  test('needs the scope jobs, and so does all that speaks of it', async () => {
    const key = await server.key({ scopes: ['verify', 'authorize'] });
    const headers = { 'content-type': 'application/json' };
    const answer = await server.send('POST', PATH, { body: '{}', headers, key });
    assert.equal(answer.status, 403);
    assert.match(answer.body.detail, /"jobs"/);
    for (const path of ['/v2/jobs', '/v2/jobs/x', '/v1/jobs/x', '/v2/jobs/x/events', '/v2/jobs/x/results']) {
      assert.equal((await server.send('GET', path, { key })).status, 403, path);
    }
  });

  test('is seen by its own tenant alone', async () => {
    const mine = (await server.post(PATH, { jobs: [SUPPORTED] })).body.job_id;
    const key = await server.key({ tenant: 'other' });
    assert.deepEqual((await server.send('GET', '/v2/jobs', { key })).body.jobs, []);
    for (const path of [`/v2/jobs/${mine}`, `/v1/jobs/${mine}/events`, `/v2/jobs/${mine}/results`]) {
      assert.equal((await server.send('GET', path, { key })).status, 404, path);
    }
    assert.equal((await server.send('POST', `/v2/jobs/${mine}/cancel`, { key })).status, 404);
  });

  test('is listed latest first, by page and by status', async () => {
    const key = await server.key({ tenant: 'lister' });
    const headers = { 'content-type': 'application/json' };
    const submit = async () =>
      (await server.send('POST', PATH, { body: JSON.stringify({ jobs: [SUPPORTED] }), headers, key })).body
        .job_id;
    const ids = [await submit(), await submit(), await submit()];
    for (const id of ids) await ended(server, id, key);
    const list = async (query: string) => (await server.send('GET', `/v2/jobs?${query}`, { key })).body;
    const first = await list('limit=2');
    const second = await list(`limit=2&cursor=${first.next_cursor}`);
    const listed = [...first.jobs, ...second.jobs].map(({ job_id }: { job_id: string }) => job_id);
    assert.deepEqual(listed, ids.toReversed());
    assert.equal(second.next_cursor, null);
    assert.equal((await list('status=completed')).jobs.length, 3);
    assert.equal((await list('status=failed')).jobs.length, 0);
    assert.equal((await list('status=done')).status, 400);
    assert.equal((await list('cursor=1')).status, 400);
  });

  test('that is over cannot be cancelled, under its idempotency key neither', async () => {
    const { job_id } = (await server.post(PATH, { jobs: [SUPPORTED] })).body;
    await ended(server, job_id);
    const answer = await server.send('POST', `/v2/jobs/${job_id}/cancel`, {
      headers: { 'idempotency-key': 'cancel-1' },
    });
    assert.equal(answer.status, 409);
    assert.equal(answer.body.code, 'job_finished');
  });
});

describe('a batch that is not worked on', () => {
  let server: Running;
  before(async () => {
    server = await running({ TOUCHSTONE_JOBS: 'off' });
  });
  after(() => server.stop());

  test('waits, can be cancelled, and tells so to whoever follows', async () => {
    const { job_id } = (await server.post(PATH, { jobs: [SUPPORTED, SUPPORTED] })).body;
    const following = server.send('GET', `/v2/jobs/${job_id}/events?last_event_id=0`);
    assert.equal((await server.send('GET', `/v2/jobs/${job_id}`)).body.status, 'queued');
    const headers = { 'idempotency-key': 'cancel-2' };
    const cancelled = await server.send('POST', `/v2/jobs/${job_id}/cancel`, { headers });
    assert.equal(cancelled.status, 200, cancelled.text);
    assert.equal(cancelled.body.status, 'cancelled');
    assert.deepEqual(
      [...(await following).text.matchAll(/^event: (.+)$/gm)].map(([, type]) => type),
      ['queued', 'cancelled'],
    );
    const again = await server.send('POST', `/v2/jobs/${job_id}/cancel`, { headers });
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.deepEqual((await server.send('GET', `/v2/jobs/${job_id}`)).body.results, []);
    assert.equal((await server.send('GET', `/v2/jobs/${job_id}/results`)).text, '');
  });

  test('is the same job after its answer was lost: the key finds it', async () => {
    const folder = server.folder;
    const body = { jobs: [SUPPORTED] };
    const headers = { 'idempotency-key': 'lost-answer' };
    const first = await server.post(PATH, body, headers);
    // What a server that is killed between accepting and answering leaves behind.
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(`${folder}/touchstone.db`, { timeout: 5000 });
    database.exec("DELETE FROM idempotency WHERE key = 'lost-answer'");
    database.close();
    const second = await server.post(PATH, body, headers);
    assert.equal(second.status, 202, second.text);
    assert.equal(second.headers.get('idempotent-replayed'), null);
    assert.equal(second.body.job_id, first.body.job_id);
  });
});

describe('large bodies that arrive at once', () => {
  test('find no room when the others take all of it, and leave small requests alone', async (t) => {
    const server = await running({ TOUCHSTONE_MAX_BATCH_BYTES: '200000' });
    t.after(() => server.stop());
    let over = false;
    const held: ClientRequest[] = [];
    const hold = () => {
      if (over) return;
      const headers = {
        authorization: 'Bearer a-key-of-the-tests-alone',
        'content-type': 'application/json',
        'content-length': '200000',
      };
      // One that came while another one had the room tries again.
      const request = send(server.address + PATH, { method: 'POST', headers }, hold);
      request.on('error', () => {});
      request.write('{"jobs":[');
      held.push(request);
    };
    for (let i = 0; i < 4; i++) hold();
    let answer: Answered;
    do answer = await server.post(PATH, { jobs: [SUPPORTED] });
    while (answer.status !== 503);
    assert.equal(answer.body.code, 'overloaded');
    assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200, 'small requests go on');
    over = true;
    for (const request of held) request.destroy();
  });
});
