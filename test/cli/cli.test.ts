import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { post, run, serve } from '../app/process.ts';
import { SUPPORTED, temporaryFolder, VERBOSE } from '../http/harness.ts';

const UNSUPPORTED = {
  claims: [{ text: 'The refund was 50 dollars.' }],
  sources: [{ source_id: 's', text: 'The refund was 500 dollars.' }],
};

const PROGRAM = fileURLToPath(new URL('../../bin/touchstone.mjs', import.meta.url));

describe('touchstone', () => {
  let folder: string;
  let env: Record<string, string>;
  before(() => {
    folder = temporaryFolder();
    env = { TOUCHSTONE_DATA: join(folder, 'data') };
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const file = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };

  const COMMANDS = [
    '',
    'serve',
    'verify',
    'authorize',
    'keys',
    'keys create',
    'keys list',
    'keys revoke',
    'sources',
    'sources add',
    'sources list',
    'sources show',
    'sources rm',
    'audit',
    'audit verify',
    'audit proof',
    'audit fsck',
    'audit rotate-key',
    'audit export',
    'audit erase',
    'webhooks',
    'webhooks create',
    'webhooks list',
    'webhooks show',
    'webhooks update',
    'webhooks rm',
    'webhooks rotate-secret',
    'webhooks test',
    'webhooks deliveries',
    'webhooks replay',
    'models',
    'models pull',
    'models list',
    'models verify',
    'config',
    'batch',
    'worker',
    'bench',
  ];
  for (const command of COMMANDS) {
    test(`${command} --help explains itself and ends with 0`, async () => {
      const { code, stdout } = await run([...command.split(' ').filter(Boolean), '--help']);
      assert.equal(code, 0);
      assert.match(stdout, new RegExp(`Usage: touchstone ${command}`));
    });
  }

  for (const args of [
    ['nonsense'],
    ['verify', '--nonsense'],
    ['verify', '/no/such/file'],
    ['keys', 'revoke'],
    ['keys', 'create', '--scopes', 'all'],
    ['keys', 'create', '--expires', 'soon'],
    ['keys', 'create', '--expires', '2031-02-30'],
    ['keys', 'create', '--expires', '1/2/2031'],
    ['keys', 'create', '--name', ''],
    ['keys', 'create', '--name', 'two\nlines'],
    ['keys', 'create', '--rate-limit', '0'],
    ['batch'],
    ['sources', 'add'],
    ['sources', 'add', '/no/such/file'],
    ['sources', 'add', '-', '--metadata', '{'],
    ['sources', 'add', '-', '--observed-at', 'yesterday'],
    ['sources', 'list', '--limit', '0'],
    ['sources', 'list', '--origin', 'rumour'],
    ['audit', 'verify', '/'],
    ['audit', 'verify', 'no-such-file.json'],
    ['audit', 'verify', '-', '--key', 'garbage'],
    ['audit', 'verify', '-', '--record-hash', 'sha256:00'],
    ['audit', 'proof', 'x', '--tree-size', '0'],
    ['models', 'pull', 'nonsense'],
    ['bench', 'nonsense'],
  ]) {
    test(`${args.join(' ')} is a usage error: 2`, async () => {
      const { code, stderr } = await run(args, env);
      assert.equal(code, 2);
      assert.ok(stderr.length > 0);
    });
  }

  test('with --json a refusal is a problem on standard output too, with the same exit status', async () => {
    const bad = file('bad.json', { claims: [{ text: 7 }], sources: [] });
    for (const command of ['verify', 'authorize']) {
      const plain = await run([command, bad], env);
      const { code, stdout, stderr } = await run([command, bad, '--json'], env);
      assert.deepEqual([code, stderr, plain.stdout], [plain.code, plain.stderr, '']);
      const problem = JSON.parse(stdout);
      assert.deepEqual([problem.status, problem.code], [400, 'invalid_request']);
      assert.deepEqual(problem.errors[0].pointer, '/claims/0/text');
      assert.match(problem.request_id, /^[0-9a-f-]{36}$/);
    }
    const shown = await run(['sources', 'add', file('policy.json', {}), '--uri', 'data:x', '--json'], env);
    assert.deepEqual([shown.code, JSON.parse(shown.stdout).errors[0].pointer], [1, '/uri']);
  });

  test('a request is read from standard input that does not block, however slowly it comes', {
    skip: process.platform === 'win32' ? 'a pipe with a name' : false,
  }, async () => {
    const pipe = join(folder, 'slow');
    await promisify(execFile)('mkfifo', [pipe]);
    const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(pipe, constants.O_WRONLY);
    const child = spawn(process.execPath, [PROGRAM, 'verify'], { stdio: [reader, 'ignore', 'inherit'] });
    closeSync(reader);
    const text = JSON.stringify(SUPPORTED);
    await delay(300);
    writeSync(writer, text.slice(0, 20));
    await delay(1000);
    writeSync(writer, text.slice(20));
    closeSync(writer);
    const [code] = await once(child, 'exit');
    assert.equal(code, 0);
  });

  test('an output that cannot be written is told, and ends with 1', {
    skip: !existsSync('/dev/full'),
  }, async () => {
    const command = `"${process.execPath}" "${PROGRAM}" config > /dev/full`;
    const ended = promisify(execFile)('sh', ['-c', command], { env: { ...process.env, ...env } });
    await assert.rejects(ended, { code: 1, stderr: /standard output cannot be written: ENOSPC/ });
  });

  describe('whose output nobody reads to its end', { skip: process.platform === 'win32' }, () => {
    const statusOf = async (args: string): Promise<string> => {
      const command = `{ "${process.execPath}" "${PROGRAM}" ${args}; echo "status $?" >&2; } | true`;
      const ended = promisify(execFile)('sh', ['-c', command], { env: { ...process.env, ...env } });
      return (await ended).stderr;
    };

    test('still says by its exit status what was found, and records it', async () => {
      const body = file('unread.json', UNSUPPORTED);
      assert.equal(await statusOf(`verify ${body}`), 'status 3\n');
      assert.equal(await statusOf(`authorize ${body}`), 'status 3\n');
      const answer = join(folder, 'unread.txt');
      writeFileSync(answer, 'The refund was 500 dollars. The refund was 50 dollars. Goodbye.');
      const sources = file('unread-sources.json', { sources: UNSUPPORTED.sources });
      assert.equal(await statusOf(`authorize ${sources} --answer - < ${answer}`), 'status 3\n');
      const { stdout } = await run(['audit', 'fsck'], env);
      assert.match(stdout, /^clean: [1-9]/);
    });

    test('ends without a fault where there is nothing to find', async () => {
      assert.equal(await statusOf('config'), 'status 0\n');
    });
  });

  test('--version is the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    assert.equal((await run(['--version'])).stdout.trim(), version);
  });

  describe('verify', () => {
    test('a supported request ends with 0 and shows the quote marked in its passage', async () => {
      const { code, stdout } = await run(['verify', file('supported.json', SUPPORTED)], env);
      assert.equal(code, 0, stdout);
      assert.match(stdout, /supported/);
      assert.match(stdout, /carrier \[\d+–\d+\]: .*«[^»]*delivered on 3 March 2026[^»]*»/);
    });

    test('an unsupported one ends with 3, from standard input too, and shows what speaks against it', async () => {
      const { code, stdout } = await run(['verify'], env, JSON.stringify(UNSUPPORTED));
      assert.equal(code, 3);
      assert.match(stdout, /unsupported {2}c1 .* quantity/);
      assert.match(stdout, /against, s/);
    });

    test('--json prints the response of the interface', async () => {
      const { code, stdout } = await run(['verify', '--json', '-'], env, JSON.stringify(SUPPORTED));
      assert.equal(code, 0);
      const response = JSON.parse(stdout);
      assert.deepEqual(Object.keys(response), [
        'request_id',
        'request_hash',
        'verdict',
        'coverage_score',
        'checks',
      ]);
    });

    test('fields that mean nothing are told on standard error, whatever the answer is to hold', async () => {
      const typo = { ...SUPPORTED, requirment: {}, requirements: { min_covrage: 0.99 } };
      for (const args of [['verify'], ['verify', '--json'], ['authorize'], ['authorize', '--dry-run']]) {
        for (const response of [undefined, { mode: 'compact', ofsets: 'utf-8' }]) {
          const { code, stdout, stderr } = await run(args, env, JSON.stringify({ ...typo, response }));
          assert.equal(code, 0);
          assert.match(stderr, /\/requirment is no field of this request: it was ignored/);
          assert.match(stderr, /\/requirements\/min_covrage is no field/);
          assert.equal(/\/response\/ofsets is no field/.test(stderr), response !== undefined);
          assert.doesNotMatch(stdout, /requirment/);
        }
      }
      assert.equal((await run(['verify'], env, JSON.stringify(SUPPORTED))).stderr, '');
    });

    test('a request that is not valid ends with 1 and each fault', async () => {
      const { code, stderr } = await run(['verify'], env, '{"claims":[{"text":1},{}]}');
      assert.equal(code, 1);
      assert.match(stderr, /\/claims\/0\/text/);
      assert.match(stderr, /\/claims\/1\/text/);
    });

    test('escape sequences of a hostile text do not reach the terminal', async () => {
      const text = 'It rains.\u001b[2J\u001b]0;owned\u0007';
      const claims = [{ text, claim_id: text }];
      for (const request of [
        { claims, sources: [{ text, source_id: text }] },
        { claims, sources: [{ data: { [text]: 'rains' }, source_id: text }] },
        { claims, sources: [{ data: { [text]: 1e9 }, text: 'both' }], options: { [text]: 1 } },
      ]) {
        const { stdout, stderr } = await run(['verify'], env, JSON.stringify(request));
        assert.doesNotMatch(stdout + stderr, /[\u001b\u0007]/);
      }
      const { stderr } = await run(
        ['verify'],
        env,
        `{"claims":[{"${JSON.stringify(text).slice(1, -1)}":1e999}]}`,
      );
      assert.match(stderr, /too large to be held/);
      assert.doesNotMatch(stderr, /[\u001b\u0007]/);
    });
  });

  test('why no model of semantic verification answers is told beside the checks', async () => {
    const body = file('semantic.json', {
      ...UNSUPPORTED,
      claims: [{ text: 'The buyer was reimbursed.' }],
      options: { semantic_verify: true },
    });
    const without = {
      ...env,
      TOUCHSTONE_SEMANTIC: 'onnx',
      TOUCHSTONE_EMBEDDING_MODEL: join(folder, 'no-model'),
    };
    for (const [command, status] of [
      ['verify', 4],
      ['authorize', 3],
    ] as const) {
      const { code, stdout, stderr } = await run([command, body], without);
      assert.equal(code, status, stderr);
      assert.match(stdout, /semantic_unavailable/);
      assert.match(stderr, /semantic verification is not available\. .*no-model/);
    }
  });

  describe('authorize', () => {
    test('allow ends with 0, and its record proves itself', async () => {
      const { code, stdout } = await run(['authorize', '--json'], env, JSON.stringify(VERBOSE));
      assert.equal(code, 0, stdout);
      const { decision, audit } = JSON.parse(stdout);
      assert.equal(decision, 'allow');
      const verified = await run(['audit', 'verify', audit.record_id], env);
      assert.equal(verified.code, 0, verified.stderr);
      assert.match(verified.stdout, /^The proof holds/);
      assert.ok(verified.stdout.includes(audit.record_hash));
    });

    test('deny ends with 3, needs_review with 4', async () => {
      const denied = await run(['authorize'], env, JSON.stringify(UNSUPPORTED));
      assert.equal(denied.code, 3);
      assert.match(denied.stdout, /^deny: unsupported_claims/m);
      const request = { ...UNSUPPORTED, requirements: { decision_mode: 'balanced' } };
      assert.equal((await run(['authorize'], env, JSON.stringify(request))).code, 4);
    });

    test('a signing key that others may read is told of, and stops nothing', {
      skip: process.platform === 'win32' ? 'modes of POSIX' : false,
    }, async () => {
      const own = { TOUCHSTONE_DATA: join(folder, 'open-key') };
      const body = file('open-key.json', SUPPORTED);
      assert.equal((await run(['authorize', body], own)).stderr, '');
      chmodSync(join(own.TOUCHSTONE_DATA, 'signing-key.pem'), 0o644);
      const { code, stderr } = await run(['authorize', body], own);
      assert.equal(code, 0);
      assert.match(stderr, /signing-key\.pem/);
    });

    test('--dry-run records nothing and says so', async () => {
      const count = async () => (await run(['audit', 'export'], env)).stdout.split('\n').length;
      const before = await count();
      const { code, stdout } = await run(['authorize', '--dry-run'], env, JSON.stringify(SUPPORTED));
      assert.equal(code, 0);
      assert.match(stdout, /nothing was recorded/);
      assert.equal(await count(), before);
    });

    test('--dry-run --json prints the response as a server would give it, but for the record', async () => {
      for (const mode of ['compact', 'verbose']) {
        const body = JSON.stringify({ ...SUPPORTED, response: { mode } });
        const recorded = JSON.parse((await run(['authorize', '--json'], env, body)).stdout);
        const rehearsed = JSON.parse((await run(['authorize', '--json', '--dry-run'], env, body)).stdout);
        const { audit: _, ...rest } = recorded;
        assert.deepEqual(Object.keys(rehearsed), ['dry_run', ...Object.keys(rest)]);
        for (const field of ['request_id', 'evaluated_at', 'metrics']) {
          assert.equal(typeof rehearsed[field], typeof recorded[field]);
          delete rehearsed[field];
          delete rest[field];
        }
        assert.deepEqual(rehearsed, { dry_run: true, ...rest });
      }
    });
  });

  describe('keys', () => {
    test('a key is printed once, listed without its secret, and revoked for good', async () => {
      const created = await run(
        [
          'keys',
          'create',
          '--name',
          'shop',
          '--tenant',
          'acme',
          '--scopes',
          'verify,audit',
          '--expires',
          '90d',
          '--rate-limit',
          '100',
        ],
        env,
      );
      assert.equal(created.code, 0, created.stderr);
      const token = created.stdout.trim();
      const [, id, secret] = /^ts_([a-z0-9]+)_(\S+)$/.exec(token)!;
      const listed = JSON.parse((await run(['keys', 'list', '--json', '--tenant', 'acme'], env)).stdout);
      assert.equal(listed.length, 1);
      assert.equal(listed[0].key_id, id);
      assert.deepEqual(listed[0].scopes, ['verify', 'audit']);
      assert.equal(listed[0].rate_limit, 100);
      assert.equal(JSON.stringify(listed).includes(secret!), false);
      const revoked = await run(['keys', 'revoke', id!, '--json'], env);
      assert.equal(revoked.code, 0);
      assert.match(JSON.parse(revoked.stdout).revoked_at, /Z$/);
      assert.doesNotMatch(revoked.stdout, /secret/);
      assert.match((await run(['keys', 'revoke', id!], env)).stdout, /is revoked$/m);
      assert.match((await run(['keys', 'list'], env)).stdout, new RegExp(`${id}.*revoked`));
      assert.equal((await run(['keys', 'revoke', 'nobody'], env)).code, 1);
    });
  });

  test('help of a command that is none says so', async () => {
    const { code, stderr } = await run(['help', 'nope'], env);
    assert.equal(code, 2);
    assert.match(stderr, /there is no command nope; touchstone --help lists them/);
    assert.equal((await run(['help', 'audit'], env)).code, 0);
  });

  test('a command that reads a data folder makes none where there is none, nor a database', async () => {
    const absent = join(folder, 'absent');
    const bare = temporaryFolder();
    for (const command of ['keys list', 'keys revoke x', 'sources list', 'webhooks list', 'audit fsck']) {
      for (const data of [absent, bare]) {
        const { code, stderr } = await run(command.split(' '), { TOUCHSTONE_DATA: data });
        assert.equal(code, 2, command);
        assert.match(stderr, /there is no .*folder .*TOUCHSTONE_DATA/);
      }
    }
    assert.equal(existsSync(absent), false);
    assert.deepEqual(readdirSync(bare), []);
    rmSync(bare, { recursive: true });
  });

  describe('audit', () => {
    test('fsck of an untouched log is clean', async () => {
      const { code, stdout } = await run(['audit', 'fsck'], env);
      assert.equal(code, 0);
      assert.match(stdout, /^clean: /);
    });

    test('a proof of the server checks offline with its key alone, and not when a byte differs', async () => {
      const data = join(folder, 'served');
      const server = await serve(data);
      const headers = { authorization: 'Bearer a-key-of-the-tests-alone' };
      const { audit } = (await (await post(server.address, '/v2/authorize', VERBOSE)).json()) as {
        audit: { record_id: string; key_id: string };
      };
      const get = async (path: string) => (await fetch(server.address + path, { headers })).text();
      const bundle = join(folder, 'record.tlog-proof');
      const kept = await get(`/v2/audit/${audit.record_id}/proof?format=tlog-proof`);
      assert.match(kept, /^c2sp\.org\/tlog-proof@v1\nextra /);
      writeFileSync(bundle, kept);
      const printed = await run(['audit', 'proof', audit.record_id], { TOUCHSTONE_DATA: data });
      assert.equal(printed.stdout, kept, 'the command prints the same file');
      const proof = join(folder, 'proof.json');
      const pem = join(folder, 'key.pem');
      const text = await get(`/v2/audit/${audit.record_id}/proof`);
      writeFileSync(proof, text);
      writeFileSync(pem, JSON.parse(await get(`/v2/audit/keys/${audit.key_id}`)).public_key);
      server.child.kill('SIGTERM');
      await server.exit;
      const elsewhere = { TOUCHSTONE_DATA: join(folder, 'nowhere') };
      const good = await run(['audit', 'verify', proof, '--key', pem], elsewhere);
      assert.equal(good.code, 0, good.stderr);
      assert.equal((await run(['audit', 'verify', '-', '--key', pem], elsewhere, text)).code, 0);
      const keyless = await run(['audit', 'verify', proof], elsewhere);
      assert.equal(keyless.code, 2);
      assert.match(keyless.stderr, /--key/);
      assert.match(
        (await run(['audit', 'verify', bundle, '--key', pem], elsewhere)).stdout,
        /The proof holds/,
      );
      writeFileSync(bundle, kept.replace(/extra ..../, 'extra AAAA'));
      assert.equal((await run(['audit', 'verify', bundle, '--key', pem], elsewhere)).code, 1);
      writeFileSync(proof, text.replace('"decision":"allow"', '"decision":"deny"'));
      const bad = await run(['audit', 'verify', proof, '--key', pem], elsewhere);
      assert.equal(bad.code, 1);
      assert.equal((await run(['audit', 'verify', proof], elsewhere)).code, 2);
    });

    test('a rotated key signs from then on, and what the old one signed still checks', async () => {
      const first = JSON.parse(
        (await run(['authorize', '--json'], env, JSON.stringify(VERBOSE))).stdout,
      ).audit;
      const rotated = await run(['audit', 'rotate-key'], env);
      assert.equal(rotated.code, 0, rotated.stderr);
      const second = JSON.parse(
        (await run(['authorize', '--json'], env, JSON.stringify(VERBOSE))).stdout,
      ).audit;
      assert.notEqual(second.key_id, first.key_id);
      assert.equal(second.key_id, rotated.stdout.split('\n')[0]);
      assert.equal((await run(['audit', 'verify', first.record_id], env)).code, 0);
      assert.match((await run(['audit', 'fsck'], env)).stdout, /^clean: /);
    });

    test('--json gives what an operation on the log did as the service would', async () => {
      const { audit } = JSON.parse((await run(['authorize', '--json'], env, JSON.stringify(VERBOSE))).stdout);
      const proof = await run(['audit', 'proof', audit.record_id, '--json'], env);
      assert.equal(JSON.parse(proof.stdout).record.record_id, audit.record_id);
      assert.equal((await run(['audit', 'verify', '-'], env, proof.stdout)).code, 0);
      const rotated = JSON.parse((await run(['audit', 'rotate-key', '--json'], env)).stdout);
      assert.equal(rotated.status, 'active');
      assert.match(rotated.public_key, /^-----BEGIN PUBLIC KEY-----/);
      const erased = await run(['audit', 'erase', audit.record_id, '--json'], env);
      assert.deepEqual(JSON.parse(erased.stdout), { record_id: audit.record_id, erased: true });
    });

    test('a key that was retired is refused with what to do, and so nothing is signed by it', async () => {
      const file = join(env.TOUCHSTONE_DATA, 'signing-key.pem');
      const before = readFileSync(file);
      assert.equal((await run(['audit', 'rotate-key'], env)).code, 0);
      const after = readFileSync(file);
      writeFileSync(file, before);
      const { code, stderr } = await run(['authorize'], env, JSON.stringify(VERBOSE));
      writeFileSync(file, after);
      assert.equal(code, 1);
      assert.match(stderr, /was retired at .*: it signs no more\. Give the key that took its place/);
      assert.equal((await run(['authorize'], env, JSON.stringify(VERBOSE))).code, 0);
    });

    test('erasing salts leaves the record and its proof', async () => {
      const { audit } = JSON.parse((await run(['authorize', '--json'], env, JSON.stringify(VERBOSE))).stdout);
      assert.equal((await run(['audit', 'erase', audit.record_id], env)).code, 0);
      const exported = (await run(['audit', 'export', '--secrets'], env)).stdout.trim().split('\n').at(-1)!;
      assert.equal(JSON.parse(exported).secrets, null);
      assert.equal((await run(['audit', 'verify', audit.record_id], env)).code, 0);
      assert.match((await run(['audit', 'fsck'], env)).stdout, /^clean: /);
    });
  });

  describe('config', () => {
    test('lists every setting, masks secrets, and honours a .env file', async () => {
      writeFileSync(join(folder, '.env'), 'TOUCHSTONE_API_KEY=hidden-from-view\nTOUCHSTONE_MAX_CLAIMS=9\n');
      const { code, stdout } = await run(['config', '--json'], { PORT: '1234' }, undefined, folder);
      assert.equal(code, 0);
      assert.doesNotMatch(stdout, /hidden-from-view/);
      const lines = JSON.parse(stdout) as { name: string; value: string; set: boolean }[];
      const shownFor = (name: string) => lines.find((line) => line.name === name)?.value;
      assert.equal(shownFor('TOUCHSTONE_MAX_CLAIMS'), '9');
      assert.equal(shownFor('PORT'), '1234');
      assert.equal(shownFor('TOUCHSTONE_API_KEY'), '********');
    });

    test('tells what holds where nothing is set', async () => {
      const { stdout } = await run(['config'], {}, undefined, join(folder, '..'));
      assert.match(stdout, /^HOST=127\.0\.0\.1 {3}\(default\)$/m);
      assert.match(
        stdout,
        /^TOUCHSTONE_SIGNING_KEY_FILE= {3}\(default: `signing-key\.pem` in the data folder\)$/m,
      );
      assert.match(stdout, /^TOUCHSTONE_FORBIDDEN_ACTIONS= {3}\(default: none\)$/m);
    });

    test('lists them and names those that cannot be used', async () => {
      const wrong = {
        TOUCHSTONE_TYPO: '1',
        PORT: 'x',
        TOUCHSTONE_API_KEY: 'two words',
        TOUCHSTONE_MAX_CLAIMS: '7',
      };
      const { code, stdout, stderr } = await run(['config'], wrong);
      assert.equal(code, 1);
      assert.match(stderr, /TOUCHSTONE_TYPO is not a setting;/);
      assert.match(stderr, /PORT must be a whole number/);
      assert.match(stdout, /^PORT=x {3}\(set; default 8080\)/m);
      assert.match(stdout, /^TOUCHSTONE_MAX_CLAIMS=7 {3}\(set; default 256\)/m);
      assert.doesNotMatch(stdout + stderr, /two words/);
      assert.equal((await run(['keys', 'list'], wrong)).code, 1);
    });
  });
});
