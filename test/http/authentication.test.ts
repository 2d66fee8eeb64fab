import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Running, running, SUPPORTED } from './harness.ts';

describe('authentication', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(SUPPORTED);
  const verifyAs = (authorization: string | undefined) =>
    server.send('POST', '/v2/verify', {
      body,
      key: null,
      headers: authorization === undefined ? json : { ...json, authorization },
    });

  const OPEN = [
    '/health',
    '/health/detailed',
    '/metrics',
    '/openapi.json',
    '/docs',
    '/.well-known/jwks.json',
  ];
  for (const path of OPEN) {
    test(`GET ${path} needs no key`, async () => {
      assert.equal((await server.send('GET', path, { key: null })).status, 200);
    });
  }

  const CLOSED: readonly (readonly [string, string])[] = [
    ['POST', '/v2/verify'],
    ['POST', '/v2/authorize'],
    ['POST', '/v1/verify-claims-batch'],
    ['GET', '/v2/jobs/x'],
    ['GET', '/v1/jobs/x'],
    ['GET', '/v2/audit'],
    ['GET', '/v2/audit/checkpoint'],
    ['GET', '/v2/audit/x'],
    ['GET', '/v2/audit/x/proof'],
    ['GET', '/v2/audit/keys/x'],
    ['GET', '/v2/audit/consistency?from=1'],
  ];
  for (const [method, path] of CLOSED) {
    test(`${method} ${path} needs a key, and says so by the standard`, async () => {
      const answer = await server.send(method, path, { key: null });
      assert.equal(answer.status, 401);
      assert.equal(answer.body.code, 'unauthenticated');
      assert.match(answer.headers.get('www-authenticate')!, /^Bearer/);
    });
  }

  test('credentials that open nothing are refused in the same words, whatever is wrong with them', async () => {
    const revoked = await server.key();
    await server.revoke(revoked);
    const expired = await server.key({ expires_at: '2020-01-01T00:00:00.000Z' });
    const good = await server.key();
    const otherSecret = `${good.slice(0, -4)}AAAA`;
    const details = new Set<string>();
    for (const token of [revoked, expired, otherSecret, 'ts_unknown_secret', 'x', 'ts__', `${good}x`]) {
      const answer = await verifyAs(`Bearer ${token}`);
      assert.equal(answer.status, 401, token);
      details.add(answer.body.detail);
    }
    assert.equal(details.size, 1);
  });

  for (const header of ['Basic dXNlcjpwYXNz', 'Bearer', 'Bearer ', 'Bearer a b', 'token']) {
    test(`the header "${header}" is no credential`, async () => {
      assert.equal((await verifyAs(header)).status, 401);
    });
  }

  test('a stored key and the fixed key both open, and the scheme may be written in any case', async () => {
    const token = await server.key();
    assert.equal((await verifyAs(`Bearer ${token}`)).status, 200);
    assert.equal((await verifyAs(`bearer ${token}`)).status, 200);
    assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200);
  });

  test('a key that another process revokes is refused by the very next request', async () => {
    const token = await server.key();
    assert.equal((await verifyAs(`Bearer ${token}`)).status, 200);
    await server.revoke(token);
    assert.equal((await verifyAs(`Bearer ${token}`)).status, 401);
  });

  test('a key without the scope is 403 and told which scope it lacks, and how one with it is made', async () => {
    const token = await server.key({ scopes: ['authorize'] });
    const answer = await verifyAs(`Bearer ${token}`);
    assert.equal(answer.status, 403);
    assert.equal(answer.body.code, 'insufficient_scope');
    assert.match(answer.body.detail, /"verify"/);
    assert.match(answer.body.detail, /touchstone keys create --scopes verify/);
  });

  test('a tenant sees no record of another', async () => {
    const mine = await server.key({ tenant: 'mine' });
    const yours = await server.key({ tenant: 'yours' });
    const sent = await server.send('POST', '/v2/authorize', {
      key: mine,
      headers: json,
      body: JSON.stringify({ ...SUPPORTED, response: { mode: 'verbose' } }),
    });
    const { record_id } = sent.body.audit;
    for (const path of [`/v2/audit/${record_id}`, `/v2/audit/${record_id}/proof`]) {
      assert.equal((await server.send('GET', path, { key: mine })).status, 200);
      assert.equal((await server.send('GET', path, { key: yours })).status, 404);
    }
    assert.equal((await server.send('GET', '/v2/audit', { key: mine })).body.records.length, 1);
    assert.equal((await server.send('GET', '/v2/audit', { key: yours })).body.records.length, 0);
  });
});

describe('public paths that the operator closed', () => {
  test('"key" asks for a key, "off" takes the path away', async (t) => {
    const server = await running({
      TOUCHSTONE_METRICS: 'key',
      TOUCHSTONE_HEALTH_DETAILED: 'off',
      TOUCHSTONE_TLOG: 'key',
    });
    t.after(() => server.stop());
    assert.equal((await server.send('GET', '/metrics', { key: null })).status, 401);
    assert.equal((await server.send('GET', '/metrics')).status, 200);
    assert.equal((await server.send('GET', '/health/detailed')).status, 404);
    assert.equal((await server.send('GET', '/tlog/checkpoint', { key: null })).status, 401);
    assert.equal((await server.send('GET', '/health', { key: null })).status, 200);
  });

  test('are no more in any cache that others share, and described as they are', async (t) => {
    const server = await running({
      TOUCHSTONE_HEALTH_DETAILED: 'off',
      TOUCHSTONE_METRICS: 'off',
      TOUCHSTONE_TLOG: 'key',
    });
    t.after(() => server.stop());
    await server.post('/v2/authorize', SUPPORTED);
    const tile = await server.send('GET', '/tlog/tile/0/000.p/1');
    assert.match(tile.headers.get('cache-control')!, /^private, .*immutable/);
    const { paths } = (await server.send('GET', '/openapi.json')).body;
    assert.equal(paths['/health/detailed'], undefined);
    assert.equal(paths['/metrics'], undefined);
    assert.equal(paths['/tlog/checkpoint'].get.security, undefined);
    assert.ok('401' in paths['/tlog/checkpoint'].get.responses);
    const { text } = await server.send('GET', '/docs');
    assert.doesNotMatch(text, /\/health\/detailed<\/code>/);
  });

  test('may be in a cache while they are open', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    await server.post('/v2/authorize', SUPPORTED);
    const tile = await server.send('GET', '/tlog/tile/0/000.p/1');
    assert.match(tile.headers.get('cache-control')!, /^public, .*immutable/);
  });
});
