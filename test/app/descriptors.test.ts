import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
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
