import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Example } from '../../src/contract/examples/example.ts';
import { EXAMPLES } from '../../src/contract/pages.ts';
import { type Answered, type Running, running, type SendOptions } from './harness.ts';

/** What HTTP itself says of an answer and of its connection. */
const OF_HTTP = ['content-type', 'content-length', 'transfer-encoding', 'date', 'connection', 'keep-alive'];
const JSON_BODY = { 'content-type': 'application/json' };
const SUPPORTED = { claims: [{ text: 'Paid.' }], sources: [{ source_id: 'letter', text: 'It was paid.' }] };

type Responses = { [status: string]: { headers?: object } };

describe('the headers of an answer', () => {
  let server: Running;
  const responses = new Map<string, Responses>();
  const captured = new Map<string, string>();
  let unscoped: string;

  before(async () => {
    server = await running({ TOUCHSTONE_RATE_LIMIT: '10000' });
    unscoped = await server.key({ scopes: ['jobs'] });
    const { body } = await server.send('GET', '/openapi.json');
    for (const methods of Object.values(body.paths as object))
      for (const operation of Object.values(methods as object))
        responses.set(operation.operationId, operation.responses);
  });
  after(() => server.stop());

  const filled = (path: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => captured.get(name) ?? 'x');

  function assertDescribed(operation: string, { status, headers }: Answered): void {
    const described = responses.get(operation)?.[status];
    assert.ok(described, `${operation} ${status} is not described`);
    const names = new Set(Object.keys(described.headers ?? {}).map((name) => name.toLowerCase()));
    const unknown = [...headers.keys()].filter((name) => !names.has(name) && !OF_HTTP.includes(name));
    assert.deepEqual(unknown, [], `${operation} ${status}`);
  }

  async function described(operation: string, method: string, path: string, options?: SendOptions) {
    const answer = await server.send(method, path, options);
    assertDescribed(operation, answer);
    return answer;
  }

  function requestOf({ method, path, body, headers }: Example): [string, string, SendOptions] {
    const bodied = body === undefined ? {} : { body: JSON.stringify(body) };
    return [
      method,
      filled(path),
      { ...bodied, headers: { ...(body !== undefined && JSON_BODY), ...headers } },
    ];
  }

  for (const example of EXAMPLES) {
    test(`of ${example.operation}, ${example.name}, are described, and those of its refusals`, async () => {
      const [method, path, options] = requestOf(example);
      await described(example.operation, method, path, { ...options, key: 'wrong' });
      const answer = await described(example.operation, method, path, options);
      assert.equal(answer.status, example.status);
      for (const [name, pointer] of Object.entries(example.captures ?? {}))
        captured.set(
          name,
          String(
            pointer
              .split('/')
              .slice(1)
              .reduce((node, step) => node[step], answer.body),
          ),
        );
    });
  }

  test('of what a key has no scope for are described', async () => {
    const { status } = await described('listRecords', 'GET', '/v2/audit', { key: unscoped });
    assert.equal(status, 403);
  });

  test('of a request that is not valid, too large or of another type are described', async () => {
    await described('verify', 'POST', '/v2/verify', { body: '{}', headers: JSON_BODY });
    await described('verify', 'POST', '/v2/verify', {
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    const large = Buffer.alloc(9 * 1024 * 1024, 32);
    await described('verify', 'POST', '/v2/verify', { body: large, headers: JSON_BODY });
    await described('listRecords', 'GET', '/v2/audit?limit=x');
    await described('getRecord', 'GET', `/v2/audit/${crypto.randomUUID()}`);
  });

  test('of an answer that is given again are described, as JSON and as events', async () => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = { ...JSON_BODY, accept, 'idempotency-key': `headers ${accept}`.replace(' ', '-') };
      const once = { body: JSON.stringify({ ...SUPPORTED, action: { type: 'pay' } }), headers };
      const first = await described('authorize', 'POST', '/v2/authorize', once);
      const again = await described('authorize', 'POST', '/v2/authorize', once);
      assert.equal(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.headers.get('x-accel-buffering'), first.headers.get('x-accel-buffering'));
      await described('authorize', 'POST', '/v2/authorize', { ...once, body: `${once.body} ` });
    }
  });

  test('of files, texts, streams, tiles and what has not changed are described', async () => {
    const proof = await described('getProof', 'GET', filled('/v2/audit/{record_id}/proof?format=tlog-proof'));
    assert.match(proof.headers.get('content-disposition') ?? '', /\.tlog-proof/);
    const source = { body: JSON.stringify({ source_id: 'shown', text: 'It was paid.' }), headers: JSON_BODY };
    await described('registerSources', 'POST', '/v2/sources', source);
    await described('registerSources', 'POST', '/v2/sources', source);
    const text = await described('getSourceText', 'GET', '/v2/sources/shown/text');
    assert.ok(text.headers.has('content-security-policy'));
    const batch = { body: JSON.stringify({ jobs: [SUPPORTED] }), headers: JSON_BODY };
    const { job_id } = (await described('submitBatch', 'POST', '/v1/verify-claims-batch', batch)).body;
    await described('streamJobResults', 'GET', `/v2/jobs/${job_id}/results`);
    const events = await described('streamJobEvents', 'GET', `/v2/jobs/${job_id}/events`);
    assert.equal(events.headers.get('x-accel-buffering'), 'no');
    const last = events.text
      .match(/^id: \d+$/gm)!
      .at(-1)!
      .slice('id: '.length);
    const over = { headers: { 'last-event-id': last } };
    assert.equal(
      (await described('streamJobEventsV1', 'GET', `/v1/jobs/${job_id}/events`, over)).status,
      204,
    );
    assert.equal((await described('cancelJob', 'POST', `/v2/jobs/${job_id}/cancel`)).status, 409);
    for (const [operation, path] of [
      ['getReference', '/docs'],
      ['getKeySet', '/.well-known/jwks.json'],
      ['getLogCheckpoint', '/tlog/checkpoint'],
      ['getLogTile', '/tlog/tile/0/000.p/1'],
    ] as const) {
      const { headers } = await described(operation, 'GET', path, { key: null });
      const known = { key: null, headers: { 'if-none-match': headers.get('etag')! } };
      assert.equal((await described(operation, 'GET', path, known)).status, 304);
    }
  });

  test('of a request past the rate of its key are described', async () => {
    const key = await server.key({ rate_limit: 1 });
    await described('listJobs', 'GET', '/v2/jobs', { key });
    assert.equal((await described('listJobs', 'GET', '/v2/jobs', { key })).status, 429);
  });

  test('of a cancellation with a type and nothing of it are those of a cancellation', async () => {
    const path = `/v2/jobs/${crypto.randomUUID()}/cancel`;
    const typed = { headers: { 'content-type': 'text/plain' } };
    assert.equal((await described('cancelJob', 'POST', path, typed)).status, 404);
  });
});
