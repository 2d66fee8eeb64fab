import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Running, running, SUPPORTED } from './harness.ts';

describe('what may be kept is asked for again under its entity tag (RFC 9110, 13)', () => {
  let server: Running;
  before(async () => {
    server = await running();
    await server.post('/v2/authorize', SUPPORTED);
  });
  after(() => server.stop());

  const ask = (path: string, tags?: string, method = 'GET') =>
    server.send(method, path, { headers: tags === undefined ? {} : { 'if-none-match': tags } });

  for (const path of [
    '/docs',
    '/openapi.json',
    '/.well-known/jwks.json',
    '/tlog/checkpoint',
    '/tlog/tile/0/000.p/1',
  ]) {
    test(`${path} is 304 without a body where it still holds, and whole where it does not`, async () => {
      const first = await ask(path);
      const tag = first.headers.get('etag')!;
      assert.match(tag, /^"[\w-]{22}"$/);
      for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await ask(path, tags);
        assert.deepEqual([again.status, again.text], [304, ''], tags);
        assert.equal(again.headers.get('etag'), tag);
        assert.equal(again.headers.get('cache-control'), first.headers.get('cache-control'));
        assert.ok(again.headers.has('x-request-id'));
      }
      assert.equal((await ask(path, tag, 'HEAD')).status, 304);
      const other = await ask(path, '"other"');
      assert.deepEqual([other.status, other.text], [200, first.text]);
    });
  }

  test('a checkpoint that another record has made old has another tag', async () => {
    const tag = (await ask('/tlog/checkpoint')).headers.get('etag')!;
    await server.post('/v2/authorize', SUPPORTED);
    assert.equal((await ask('/tlog/checkpoint', tag)).status, 200);
  });

  test('what is nobody’s to keep has no tag, and is whole whatever is asked', async () => {
    for (const path of ['/v2/audit', '/v2/audit/checkpoint', '/health', '/nothing']) {
      const answer = await ask(path, '*');
      assert.notEqual(answer.status, 304, path);
      assert.equal(answer.headers.get('etag'), null, path);
    }
  });
});
