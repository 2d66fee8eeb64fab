import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { EXAMPLES } from '../../src/contract/pages.ts';
import { type Running, running } from './harness.ts';

/** The value at a JSON Pointer. */
function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);
}

describe('the examples of the reference', () => {
  let server: Running;
  const captured = new Map<string, string>();
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  for (const example of EXAMPLES) {
    test(`${example.name}: ${example.summary}`, async () => {
      const path = example.path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => captured.get(name) ?? assert.fail(name),
      );
      const answer =
        example.body === undefined
          ? await server.send(example.method, path, { headers: { ...example.headers } })
          : await server.send(example.method, path, {
              body: JSON.stringify(example.body),
              headers: { 'content-type': 'application/json', ...example.headers },
            });
      assert.equal(answer.status, example.status, answer.text);
      for (const pointer of example.stable) {
        assert.deepEqual(at(answer.body, pointer), at(example.answer, pointer), pointer);
      }
      for (const [name, pointer] of Object.entries(example.captures ?? {})) {
        captured.set(name, String(at(answer.body, pointer)));
      }
      if (typeof example.answer === 'string') return;
      assert.deepEqual(Object.keys(answer.body).sort(), Object.keys(example.answer as object).sort());
    });
  }

  test('the OpenAPI document describes every path that is served', async () => {
    const { body } = await server.send('GET', '/openapi.json');
    assert.match(body.openapi, /^3\.1/);
    for (const path of [
      '/v2/verify',
      '/v2/authorize',
      '/v2/audit',
      '/v2/audit/{record_id}/proof',
      '/health',
      '/metrics',
      '/docs',
      '/openapi.json',
    ]) {
      assert.ok(body.paths[path], path);
    }
  });

  test('the page of the reference is whole, and its policy lets nothing in from elsewhere', async () => {
    const page = await server.send('GET', '/docs');
    assert.match(page.headers.get('content-type')!, /^text\/html/);
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/);
    assert.match(page.text, new RegExp(`curl [^<]*${server.address}`));
    assert.equal((await server.send('GET', '/')).headers.get('location'), '/docs');
  });

  test('the commands of the page lead to the address under which it was asked for', async () => {
    const { host } = new URL(server.address);
    const page = await server.send('GET', '/docs');
    assert.match(page.text, new RegExp(`curl [^<]*http://${host}/v2/verify`));
    assert.doesNotMatch(page.text, /address\.invalid|localhost:8080/);
  });

  test('a Host header that is no host does not get into the page', async () => {
    const page = await server.send('GET', '/docs', { headers: { host: 'x"><script>alert(1)</script>' } });
    assert.doesNotMatch(page.text, /<script/);
  });

  test('the page is kept for no other Host than the one that it names', async () => {
    const { headers } = await server.send('GET', '/docs');
    assert.deepEqual([headers.get('cache-control'), headers.get('vary')], ['no-cache', 'host']);
  });
});
