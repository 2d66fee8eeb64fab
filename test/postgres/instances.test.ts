import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { checkProof } from '../../src/audit/index.ts';
import { KEY, post, run, type Serving, serve } from '../app/process.ts';
import { SUPPORTED, VERBOSE } from '../http/harness.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './server.ts';
import { openSite } from './site.ts';

describe('instances on one PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let postgres: PostgresServer;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.destroy());

  test('four that start at once on an empty database all serve, with one schema and one key', async (t) => {
    const { server: begin, env } = await openSite(t, postgres);
    const all = await Promise.all(Array.from({ length: 4 }, (_, n) => begin(`i${n}`)));
    const answers = await Promise.all(all.map(({ address }) => post(address, '/v2/authorize', SUPPORTED)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(4).fill(200),
    );
    const fsck = await run(['audit', 'fsck'], env('tool'));
    assert.match(fsck.stdout, /^clean: 4 entries, .* 1 keys/);
  });

  test('the proof of any answer leads to a checkpoint that every instance serves', async (t) => {
    const { server: begin } = await openSite(t, postgres);
    const [a, b] = await Promise.all([begin('a'), begin('b')]);
    const rounds = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? a : b));
    const answers = await Promise.all(
      rounds.map(async (one) => (await post(one.address, '/v2/authorize', VERBOSE)).json()),
    );
    const keys = (await json(a, '/.well-known/jwks.json')) as { keys: { kid: string }[] };
    assert.deepEqual(await json(b, '/.well-known/jwks.json'), keys);
    for (const [n, answer] of (answers as { audit: { record_id: string } }[]).entries()) {
      const other = n % 2 === 0 ? b : a;
      const proof = await json(other, `/v2/audit/${answer.audit.record_id}/proof`);
      const key = (await json(other, `/v2/audit/keys/${keys.keys[0]!.kid}`)) as { verifier_key: string };
      await checkProof(JSON.stringify(proof), { keys: [key.verifier_key] });
    }
    const heads = await Promise.all([a, b].map((one) => text(one, '/tlog/checkpoint')));
    assert.equal(heads[0], heads[1]);
    assert.equal(heads[0]!.split('\n')[1], '40');
    const documents = await Promise.all([a, b].map((one) => json(one, '/v2/audit/checkpoint')));
    const sizes = (documents as { tree_size: number }[]).map(({ tree_size }) => tree_size);
    assert.deepEqual(sizes, [40, 40]);
  });

  test('an idempotency key holds at every instance', async (t) => {
    const { server: begin } = await openSite(t, postgres);
    const [a, b] = await Promise.all([begin('a'), begin('b')]);
    const headers = { 'idempotency-key': 'once' };
    const first = await post(a.address, '/v2/authorize', SUPPORTED, headers);
    const again = await post(b.address, '/v2/authorize', SUPPORTED, headers);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(await again.text(), await first.text());
    const other = await post(b.address, '/v2/authorize', VERBOSE, headers);
    assert.equal(((await other.json()) as { code: string }).code, 'idempotency_key_reused');
  });

  test('an API key made and revoked by a command holds for the next request at every instance', async (t) => {
    const { server: begin, env } = await openSite(t, postgres);
    const [a, b] = await Promise.all([begin('a'), begin('b')]);
    const token = (await run(['keys', 'create', '--name', 'shared'], env('tool'))).stdout.trim();
    const ask = ({ address }: Serving) =>
      post(address, '/v2/authorize', SUPPORTED, { authorization: `Bearer ${token}` });
    assert.deepEqual([(await ask(a)).status, (await ask(b)).status], [200, 200]);
    const revoked = await run(['keys', 'revoke', token.split('_')[1]!], env('tool'));
    assert.match(revoked.stdout, /is revoked/);
    assert.deepEqual([(await ask(a)).status, (await ask(b)).status], [401, 401]);
  });

  test('an instance without the key of the log, or with another, is refused and told why', async (t) => {
    const { server: begin, env, folder } = await openSite(t, postgres);
    await begin('a');
    const without = { ...env('b'), TOUCHSTONE_SIGNING_KEY_FILE: join(folder, 'b', 'key.pem') };
    const lacking = await run(['serve'], without);
    assert.equal(lacking.code, 1);
    assert.match(lacking.stderr, /no key at .*key\.pem.*TOUCHSTONE_SIGNING_KEY_FILE/s);
    const elsewhere = { TOUCHSTONE_DATA: join(folder, 'c'), TOUCHSTONE_API_KEY: KEY };
    const alone = await serve(join(folder, 'c'), elsewhere);
    alone.child.kill('SIGTERM');
    await alone.exit;
    const foreign = await run(['serve'], {
      ...env('c'),
      TOUCHSTONE_SIGNING_KEY_FILE: join(folder, 'c', 'signing-key.pem'),
    });
    assert.equal(foreign.code, 1);
    assert.match(foreign.stderr, /is another: give every instance the same one/);
    assert.doesNotMatch(foreign.stderr, /\n\s+at /, 'a stack instead of words');
  });

  test('a key may come from a variable, and is then the same key', async (t) => {
    const { server: begin, env, folder } = await openSite(t, postgres);
    await begin('a');
    const pem = readFileSync(join(folder, 'shared', 'signing-key.pem'), 'utf8');
    const b = await begin('b', {
      TOUCHSTONE_SIGNING_KEY_FILE: '',
      TOUCHSTONE_SIGNING_KEY: pem.replaceAll('\n', '\\n'),
    });
    assert.equal((await post(b.address, '/v2/authorize', SUPPORTED)).status, 200);
    assert.match((await run(['audit', 'fsck'], env('tool'))).stdout, /^clean: 1 entries, .* 1 keys/);
  });

  test('a rotated key is taken up by every instance, and one that has only the old key signs nothing', async (t) => {
    const { server: begin, env, folder } = await openSite(t, postgres);
    const [a, b] = await Promise.all([begin('a'), begin('b')]);
    const old = join(folder, 'old.pem');
    cpSync(join(folder, 'shared', 'signing-key.pem'), old, { preserveTimestamps: true });
    const left_behind = await begin('c', { TOUCHSTONE_SIGNING_KEY_FILE: old });
    const before = (await post(a.address, '/v2/authorize', VERBOSE)).json() as Promise<Verbose>;
    const rotated = await run(['audit', 'rotate-key'], env('a'));
    assert.equal(rotated.code, 0, rotated.stderr);
    const key_id = rotated.stdout.split('\n')[0];
    for (const one of [a, b]) {
      const answer = (await (await post(one.address, '/v2/authorize', VERBOSE)).json()) as Verbose;
      assert.equal(answer.audit.key_id, key_id);
    }
    const refused = await post(left_behind.address, '/v2/authorize', VERBOSE);
    assert.equal(refused.status, 503);
    assert.equal(((await refused.json()) as { code: string }).code, 'audit_unavailable');
    assert.equal((await fetch(`${left_behind.address}/health/detailed`)).status, 503);
    cpSync(join(folder, 'shared', 'signing-key.pem'), old, { preserveTimestamps: true });
    assert.equal((await post(left_behind.address, '/v2/authorize', VERBOSE)).status, 200);
    assert.equal((await fetch(`${left_behind.address}/health/detailed`)).status, 200);
    const proof = await run(['audit', 'verify', (await before).audit.record_id], env('b'));
    assert.match(proof.stdout, /The proof holds/);
    assert.match((await run(['audit', 'fsck'], env('tool'))).stdout, /^clean: 4 entries, .* 2 keys/);
  });

  test('commands work beside the servers: export, verify, fsck, erase', async (t) => {
    const { server: begin, env } = await openSite(t, postgres);
    const a = await begin('a');
    const answer = (await (await post(a.address, '/v2/authorize', VERBOSE)).json()) as Verbose;
    const { record_id, record_hash } = answer.audit;
    const exported = await run(['audit', 'export'], env('tool'));
    assert.equal(JSON.parse(exported.stdout).record_hash, record_hash);
    assert.match((await run(['audit', 'verify', record_id], env('tool'))).stdout, /The proof holds/);
    assert.match((await run(['audit', 'erase', record_id], env('tool'))).stdout, /are erased/);
    assert.match((await run(['audit', 'fsck'], env('tool'))).stdout, /^clean: 1 entries/);
  });

  test('a database that cannot be used is named without its password', async (t) => {
    const { env, folder } = await openSite(t, postgres);
    mkdirSync(join(folder, 'x'));
    const faults: [url: string, words: RegExp][] = [
      [`postgres://postgres:hidden@127.0.0.1:${postgres.port}/absent`, /no such database/],
      ['postgres://me:hidden@127.0.0.1:9/touchstone', /cannot be reached/],
      [`postgres://postgres:hidden@127.0.0.1:${postgres.port}/postgres?sslmode=require`, /speaks no TLS/],
    ];
    for (const [url, words] of faults) {
      const { code, stderr } = await run(['serve'], { ...env('x'), DATABASE_URL: url });
      assert.equal(code, 1);
      assert.match(stderr, words);
      assert.doesNotMatch(stderr, /hidden|\n\s+at /);
    }
  });
});

interface Verbose {
  readonly audit: { readonly record_id: string; readonly record_hash: string; readonly key_id: string };
}

async function text({ address }: Serving, path: string): Promise<string> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${KEY}` } });
  assert.equal(response.status, 200, path);
  return response.text();
}

async function json(serving: Serving, path: string): Promise<unknown> {
  const { request_id: _, ...document } = JSON.parse(await text(serving, path));
  return document;
}
