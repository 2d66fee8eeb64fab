import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Answer, Call } from '../../src/http/call.ts';
import { once } from '../../src/http/idempotency.ts';
import { Refused } from '../../src/service/refused.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { type Running, running, SUPPORTED, temporaryFolder, VERBOSE } from './harness.ts';

describe('idempotency keys', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  test('the same key and body give the first answer again, byte for byte, and one record', async () => {
    const headers = { 'idempotency-key': 'replay-1' };
    const first = await server.post('/v2/authorize', VERBOSE, headers);
    const before = (await server.send('GET', '/v2/audit')).body.records.length;
    const second = await server.post('/v2/authorize', VERBOSE, headers);
    assert.equal(first.status, 200);
    assert.equal(first.headers.get('idempotent-replayed'), null);
    assert.equal(second.status, 200);
    assert.equal(second.text, first.text);
    assert.equal(second.headers.get('idempotent-replayed'), 'true');
    assert.equal(second.headers.get('content-type'), first.headers.get('content-type'));
    assert.equal(second.headers.get('x-request-id'), second.body.request_id);
    assert.equal((await server.send('GET', '/v2/audit')).body.records.length, before);
  });

  test('a request that comes again goes by its own id where it has one, and the log names the first too', async () => {
    const headers = { 'idempotency-key': 'named-1' };
    const logged = (id: string) => server.logged.filter(({ request_id }) => request_id === id);
    const first = await server.post('/v2/authorize', SUPPORTED, { ...headers, 'x-request-id': 'first-try' });
    const second = await server.post('/v2/authorize', SUPPORTED, {
      ...headers,
      'x-request-id': 'second-try',
    });
    assert.equal(second.headers.get('x-request-id'), 'second-try');
    assert.equal(second.text, first.text);
    assert.equal(second.body.request_id, 'first-try');
    const third = await server.post('/v2/authorize', SUPPORTED, headers);
    assert.equal(third.headers.get('x-request-id'), 'first-try');
    while (logged('second-try').length < 1 || logged('first-try').length < 2)
      await new Promise((resolve) => setImmediate(resolve));
    const [line] = logged('second-try');
    assert.equal(line!.replayed, true);
    assert.equal(line!.first_request_id, 'first-try');
    assert.deepEqual(
      logged('first-try').map((one) => [one.replayed, one.first_request_id]),
      [
        [undefined, undefined],
        [true, undefined],
      ],
    );
  });

  test('the same key with another body is 422', async () => {
    const headers = { 'idempotency-key': 'reused-1' };
    await server.post('/v2/verify', SUPPORTED, headers);
    const answer = await server.post('/v2/verify', VERBOSE, headers);
    assert.equal(answer.status, 422);
    assert.equal(answer.body.code, 'idempotency_key_reused');
  });

  test('the same key at another operation is 422', async () => {
    const headers = { 'idempotency-key': 'reused-2' };
    await server.post('/v2/verify', SUPPORTED, headers);
    assert.equal((await server.post('/v2/authorize', SUPPORTED, headers)).status, 422);
  });

  test('a refused request leaves its key free for the corrected one', async () => {
    const headers = { 'idempotency-key': 'corrected-1' };
    assert.equal((await server.post('/v2/verify', { claims: [] }, headers)).status, 400);
    assert.equal((await server.post('/v2/verify', SUPPORTED, headers)).status, 200);
  });

  test('tenants do not share keys', async () => {
    const headers = { 'idempotency-key': 'tenant-1', 'content-type': 'application/json' };
    await server.post('/v2/verify', SUPPORTED, headers);
    const key = await server.key({ tenant: 'another' });
    const answer = await server.send('POST', '/v2/verify', { key, headers, body: JSON.stringify(VERBOSE) });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('idempotent-replayed'), null);
  });

  for (const key of ['x'.repeat(256), 'with space', 'ü']) {
    test(`${JSON.stringify(key.slice(0, 12))} is no key: 400`, async () => {
      const answer = await server.post('/v2/verify', SUPPORTED, { 'idempotency-key': key });
      assert.equal(answer.status, 400);
      assert.match(answer.body.detail, /Idempotency-Key/);
      assert.equal(answer.body.errors[0].pointer, '/header/Idempotency-Key');
    });
  }

  test('of requests that come together under one key, one is carried out', async () => {
    const headers = { 'idempotency-key': 'together-1' };
    const before = (await server.send('GET', '/v2/audit?limit=1000')).body.records.length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.post('/v2/authorize', SUPPORTED, headers)),
    );
    for (const { status, body } of answers) {
      assert.ok(
        status === 200 || (status === 409 && body.code === 'idempotency_in_progress'),
        String(status),
      );
    }
    assert.equal(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size, 1);
    assert.equal((await server.send('GET', '/v2/audit?limit=1000')).body.records.length, before + 1);
  });

  test('an answer is given again after a restart', async (t) => {
    const folder = temporaryFolder();
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const headers = { 'idempotency-key': 'restart-1' };
    const one = await running({}, folder);
    const first = await one.post('/v2/authorize', SUPPORTED, headers);
    await one.stop();
    const two = await running({}, folder);
    const second = await two.post('/v2/authorize', SUPPORTED, headers);
    await two.stop();
    assert.equal(second.text, first.text);
    assert.equal(second.headers.get('idempotent-replayed'), 'true');
  });
});

describe('a request that is still running', () => {
  const call = (text: string): Call =>
    ({
      caller: { tenant: 't' },
      route: '/v2/verify',
      params: {},
      body: Buffer.from(text),
      replayed: false,
    }) as unknown as Call;
  const answer: Answer = { status: 200, content_type: 'application/json', body: '{"request_id":"r"}' };

  test('is 409 for the same body, but 422 for another: the fingerprint comes first', async (t) => {
    const folder = temporaryFolder();
    const storage = await openSqlite({ folder, role: 'server' });
    t.after(async () => {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const parts = {
      store: storage.idempotency,
      owner: 'me',
      lease_ms: 60_000,
      now: () => Date.now(),
      onLost: (error: unknown) => assert.fail(String(error)),
    };
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const started = Promise.withResolvers<void>();
    const handle = () => {
      started.resolve();
      return promise;
    };
    const running = once(parts, call('a'), 'k', { handle });
    await started.promise;
    const codeOf = (error: unknown) => (error instanceof Refused ? error.refusal.code : String(error));
    await assert.rejects(
      once(parts, call('a'), 'k', { handle: () => answer }),
      (error) => codeOf(error) === 'idempotency_in_progress',
    );
    await assert.rejects(
      once(parts, call('b'), 'k', { handle: () => answer }),
      (error) => codeOf(error) === 'idempotency_key_reused',
    );
    resolve(answer);
    assert.equal((await running).body, answer.body);
    const replayed = await once(parts, call('a'), 'k', {
      handle: () => assert.fail('it ran again'),
    });
    assert.equal(replayed.headers?.['idempotent-replayed'], 'true');
  });
});
