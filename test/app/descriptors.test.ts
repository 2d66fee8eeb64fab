import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SUPPORTED, temporaryFolder } from '../http/harness.ts';
import { KEY, post, serve } from './process.ts';

const DESCRIPTORS = 64;
/** Longer than it takes until a quiet moment is looked for. */
const A_WHILE_MS = 1600;

/** A server, one connection to it that is kept, how many descriptors it has in use, and a limit to them. */
async function limited(t: TestContext) {
  const folder = temporaryFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await serve(folder);
  const pid = String(server.child.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => {
    agent.destroy();
    server.child.kill('SIGKILL');
  });
  const limit = (soft: number) => execFileSync('prlimit', ['--pid', pid, `--nofile=${soft}:`]);
  return { server, agent, limit, inUse: () => readdirSync(`/proc/${pid}/fd`).length };
}

test('callers that hold every descriptor there is bring nothing down, and it goes on once they have left', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const folder = temporaryFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await serve(folder);
  t.after(() => server.child.kill('SIGKILL'));
  assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
  execFileSync('prlimit', ['--pid', String(server.child.pid), `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`]);

  const { hostname, port } = new URL(server.address);
  const held = Array.from({ length: 2 * DESCRIPTORS }, () =>
    connect(Number(port), hostname).on('error', () => {}),
  );
  await pause(A_WHILE_MS);
  assert.equal(server.child.exitCode, null, server.said().stdout);
  for (const socket of held) socket.destroy();
  await pause(200);
  assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
  server.child.kill('SIGTERM');
  assert.equal((await server.exit).code, 0);
});

test('metrics and health that could not be read for want of descriptors can be read once there are some', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const { server, agent, limit, inUse } = await limited(t);
  const status = async (path: string): Promise<number> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(server.address + path, { agent }, resolve).on('error', reject);
    const response = await promise;
    for await (const _ of response);
    return response.statusCode!;
  };
  assert.equal(await status('/health'), 200);
  limit(inUse() + 1);
  const { hostname, port } = new URL(server.address);
  const held = Array.from({ length: 20 }, () => connect(Number(port), hostname).on('error', () => {}));
  await pause(500);
  const paths = ['/metrics', '/health/detailed', '/docs', '/openapi.json'];
  for (const path of paths) assert.ok([200, 503].includes(await status(path)), path);
  for (const socket of held) socket.destroy();
  limit(1024);
  await pause(200);
  for (const path of paths) assert.equal(await status(path), 200, path);
});

test('a file that is sent while there are no descriptors is refused for now, and read once there are some', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const { server, agent, limit, inUse } = await limited(t);
  const send = async (name?: string): Promise<number> => {
    const field = `content-disposition: form-data; name="file"${name === undefined ? '' : `; filename="${name}"`}`;
    const body = `--part\r\n${field}\r\ncontent-type: text/html\r\n\r\n<p>Paid ${name}.</p>\r\n--part--\r\n`;
    const headers = {
      authorization: `Bearer ${KEY}`,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': String(Buffer.byteLength(body)),
    };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(`${server.address}/v2/sources`, { agent, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(body);
    const response = await promise;
    for await (const _ of response);
    return response.statusCode!;
  };
  // What is loaded with the first that comes cannot be without descriptors either: here the process alone is wanting.
  assert.equal(await send(), 400);
  const text = { source_id: 'text', text: 'Paid.' };
  assert.equal((await post(server.address, '/v2/sources', text)).status, 201);
  // With none left a file fails on the way to its process; with one or two, at the pipes of it.
  const used = inUse();
  for (let left = 0; left < 3; left++) {
    limit(used + left);
    assert.equal(await send(`without-${left}.html`), 503);
    await pause(100);
    assert.equal(server.child.exitCode, null, server.said().stdout);
  }
  limit(1024);
  assert.equal(await send('free.html'), 201);
});

test('the first verification that comes while there are no descriptors has the verdict of every other', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const { server, agent, limit, inUse } = await limited(t);
  const ask = async (path: string, method: string, body?: unknown): Promise<[number, unknown]> => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(server.address + path, { agent, method, headers }, resolve)
      .on('error', reject)
      .end(body && JSON.stringify(body));
    const response = await promise;
    return [response.statusCode!, await json(response)];
  };
  assert.equal((await ask('/health', 'GET'))[0], 200);
  limit(inUse() + 1);
  const { hostname, port } = new URL(server.address);
  const held = Array.from({ length: 40 }, () => connect(Number(port), hostname).on('error', () => {}));
  await pause(500);
  const rows = [
    ['The customer paid $500.', 'unsupported'],
    ['The customer paid $50.', 'supported'],
  ] as const;
  for (const wanting of [true, false]) {
    for (const [text, verdict] of rows) {
      const body = {
        claims: [{ text }],
        sources: [{ text: 'Order A-1042. The customer paid $50 by card.' }],
      };
      const [status, answer] = await ask('/v2/verify', 'POST', body);
      assert.deepEqual([status, (answer as { verdict: string }).verdict], [200, verdict], text);
    }
    if (!wanting) break;
    for (const socket of held) socket.destroy();
    limit(1024);
    await pause(200);
  }
  assert.doesNotMatch(server.said().stdout, /bundledParser/);
});
