import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { SUPPORTED, temporaryFolder } from '../http/harness.ts';
import { post, serve } from './process.ts';

const DESCRIPTORS = 64;
/** Longer than it takes until a quiet moment is looked for. */
const A_WHILE_MS = 1600;

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
  const folder = temporaryFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const server = await serve(folder);
  const pid = String(server.child.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => {
    agent.destroy();
    server.child.kill('SIGKILL');
  });
  const status = async (path: string): Promise<number> => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(server.address + path, { agent }, resolve).on('error', reject);
    const response = await promise;
    for await (const _ of response);
    return response.statusCode!;
  };
  const limit = (soft: number) => execFileSync('prlimit', ['--pid', pid, `--nofile=${soft}:`]);
  assert.equal(await status('/health'), 200);
  limit(readdirSync(`/proc/${pid}/fd`).length + 1);
  const { hostname, port } = new URL(server.address);
  const held = Array.from({ length: 20 }, () => connect(Number(port), hostname).on('error', () => {}));
  await pause(500);
  const paths = ['/metrics', '/health/detailed', '/docs', '/openapi.json'];
  for (const path of paths) assert.ok([200, 500, 503].includes(await status(path)), path);
  for (const socket of held) socket.destroy();
  limit(1024);
  await pause(200);
  for (const path of paths) assert.equal(await status(path), 200, path);
});
