import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { KEY, post, run, type Serving, serve } from '../app/process.ts';
import { pdfOf } from '../evidence/files.ts';
import { temporaryFolder } from '../http/harness.ts';

describe('touchstone sources, beside a running server', () => {
  let folder: string;
  let env: Record<string, string>;
  let server: Serving;
  before(async () => {
    folder = temporaryFolder();
    const data = join(folder, 'data');
    env = { TOUCHSTONE_DATA: data };
    server = await serve(data);
    writeFileSync(join(folder, 'policy.pdf'), pdfOf(['Cover.', 'A duplicate charge is refunded in full.']));
    writeFileSync(join(folder, 'broken.pdf'), 'Words.');
  });
  after(async () => {
    server.child.kill('SIGTERM');
    await server.exit;
    rmSync(folder, { recursive: true, force: true });
  });

  const sources = (...args: readonly string[]) => run(['sources', ...args], env);

  test('add registers a file, and the server finds it at its next request', async () => {
    const added = await sources(
      'add',
      join(folder, 'policy.pdf'),
      '--id',
      'policy',
      '--origin',
      'document',
      '--title',
      'Policy',
    );
    assert.equal(added.code, 0, added.stderr);
    assert.match(
      added.stdout,
      /^policy {2}sha256:[0-9a-f]{64} {2}application\/pdf {2}\d+ bytes {2}2 pages .* created\n$/,
    );
    const body = {
      claims: [{ text: 'A duplicate charge is refunded in full.' }],
      sources: [{ source_id: 'policy' }],
    };
    const answer = await post(server.address, '/v2/verify', body);
    assert.equal(((await answer.json()) as { verdict: string }).verdict, 'supported');
  });

  test('verify and a dry run refer to what is registered, as the server does', async () => {
    const request = JSON.stringify({
      claims: [{ text: 'A duplicate charge is refunded in full.' }],
      sources: [{ source_id: 'policy' }],
    });
    for (const args of [['verify'], ['verify', '--explain'], ['authorize', '--dry-run']]) {
      const { code, stdout, stderr } = await run(args, env, request);
      assert.equal(code, 0, stderr);
      assert.match(stdout, /A duplicate charge is refunded in full/);
    }
  });

  test('a file that cannot be read ends with 1, with the reason', async () => {
    const { code, stderr } = await sources('add', join(folder, 'broken.pdf'));
    assert.equal(code, 1);
    assert.match(stderr, /unreadable_source[\s\S]*\/files\/0: .*PDF/);
  });

  test('standard input is registered too', async () => {
    const { code, stdout } = await run(['sources', 'add', '-', '--json'], env, 'Typed words.');
    assert.equal(code, 0);
    assert.equal(JSON.parse(stdout)[0].media_type, 'text/plain');
  });

  test('list and show tell what there is', async () => {
    assert.match((await sources('list', '--origin', 'document')).stdout, /^policy {2}sha256:.*\n$/);
    assert.match(
      (await sources('show', 'policy')).stdout,
      /\n {2}title: Policy\n {2}origin: document\n {2}file: policy\.pdf\n$/,
    );
    assert.equal(
      (await sources('show', 'policy', '--page', '2')).stdout,
      'A duplicate charge is refunded in full.',
    );
    const { stdout } = await sources('show', 'policy', '--text');
    const { checksum } = JSON.parse((await sources('show', 'policy', '--json')).stdout);
    assert.equal(`sha256:${hash('sha256', stdout, 'hex')}`, checksum, 'the text as it stands');
    assert.equal(JSON.parse((await sources('show', 'policy', '--json')).stdout).pages, 2);
  });

  test('rm erases, and the server finds it no more', async () => {
    assert.match((await sources('rm', 'policy')).stdout, /^policy is erased; its checksum was sha256:/);
    const headers = { authorization: `Bearer ${KEY}` };
    assert.equal((await fetch(`${server.address}/v2/sources/policy`, { headers })).status, 404);
    assert.match((await sources('list', '--erased')).stdout, /^policy {2}sha256:.* erased /);
    await run(['sources', 'add', '-', '--id', 'other'], env, 'Other words.');
    const again = await sources('rm', 'policy', 'other');
    assert.equal(again.code, 1);
    assert.match(again.stderr, /there is no source policy/);
    assert.match(again.stdout, /^other is erased/, 'one that is not there keeps nobody from the next');
  });
});
