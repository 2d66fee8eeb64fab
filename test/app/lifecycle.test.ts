import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SUPPORTED, temporaryFolder, VERBOSE } from '../http/harness.ts';
import { KEY, post, run, serve, touchstone } from './process.ts';

function folderFor(t: TestContext): string {
  const folder = temporaryFolder();
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('the first start', () => {
  test('makes a key, prints it once, and the request that it prints works as it stands', async (t) => {
    const folder = folderFor(t);
    const server = await serve(folder, { TOUCHSTONE_API_KEY: '' });
    const { stderr } = server.said();
    const command = /^ {2}curl [\s\S]*?'\n/m.exec(stderr)?.[0];
    assert.ok(command, stderr);
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    const answer = JSON.parse(stdout);
    assert.equal(answer.decision, 'allow', stdout);
    const [citation] = answer.diagnostics[0].citations;
    assert.match(citation.quote, /delivered on 3 March 2026/);
    assert.match(answer.audit.record_hash, /^sha256:[0-9a-f]{64}$/);
    server.child.kill('SIGTERM');
    assert.equal((await server.exit).code, 0);

    const again = await serve(folder, { TOUCHSTONE_API_KEY: '' });
    assert.doesNotMatch(again.said().stderr, /ts_/);
    again.child.kill('SIGTERM');
    await again.exit;
  });

  test('with a fixed key that can be guessed says so in the log, without the key', async (t) => {
    for (const [key, told] of [
      ['fifteen-letters', true],
      ['sixteen-letters!', false],
    ] as const) {
      const server = await serve(folderFor(t), { TOUCHSTONE_API_KEY: key });
      server.child.kill('SIGTERM');
      const { stdout, stderr } = await server.exit;
      assert.equal(/TOUCHSTONE_API_KEY has fewer than 16 characters/.test(stdout), told);
      assert.ok(!`${stdout}${stderr}`.includes(key));
    }
  });

  test('that fails makes no key: the start that succeeds prints it', async (t) => {
    const folder = folderFor(t);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const own = { TOUCHSTONE_DATA: folder, TOUCHSTONE_API_KEY: '' };
    const places: Record<string, string>[] = [{ PORT: String(port) }, { HOST: '1.2.3.4' }];
    for (const place of places) {
      const failed = await run(['serve'], { ...own, ...place });
      assert.equal(failed.code, 1);
      assert.doesNotMatch(failed.stderr, /ts_/);
    }
    other.close();
    const server = await serve(folder, { TOUCHSTONE_API_KEY: '' });
    assert.match(server.said().stderr, /^ {2}ts_\w+/m);
    server.child.kill('SIGTERM');
    assert.equal((await server.exit).code, 0);
  });
});

/** Sends a request whose body waits for its second half. */
function halfSent(address: string, body: string) {
  const sent = request(`${address}/v2/verify`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  sent.write(body.slice(0, 20));
  const status = once(sent, 'response').then(([answer]) => answer.resume().statusCode as number);
  return { finish: () => sent.end(body.slice(20)), status };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('stopping', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal} finishes what runs, writes the logs, and ends with 0`, async (t) => {
      const server = await serve(folderFor(t));
      const answers = Array.from({ length: 20 }, () => post(server.address, '/v2/authorize', VERBOSE));
      // One answer shows that the requests have arrived.
      await Promise.race(answers);
      server.child.kill(signal);
      const settled = await Promise.allSettled(answers);
      for (const one of settled) {
        if (one.status === 'fulfilled') assert.ok([200, 503].includes(one.value.status));
      }
      const { code, stdout } = await server.exit;
      assert.equal(code, 0);
      const lines = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      assert.equal(lines.at(-1).msg, 'stopped');
      const told = settled.filter((one) => one.status === 'fulfilled' && one.value.status === 200).length;
      assert.ok(lines.filter(({ decision }) => decision === 'allow').length >= told);
    });
  }

  test('the same signal twice in a moment, as a launcher passes it on, hurries nothing', async (t) => {
    const server = await serve(folderFor(t));
    const running = halfSent(server.address, JSON.stringify(SUPPORTED));
    await pause(200);
    server.child.kill('SIGTERM');
    await pause(100);
    server.child.kill('SIGTERM');
    await pause(200);
    running.finish();
    assert.equal(await running.status, 200);
    assert.equal((await server.exit).code, 0);
  });

  test('a later signal ends it at once', async (t) => {
    const server = await serve(folderFor(t));
    const running = halfSent(server.address, JSON.stringify(SUPPORTED));
    running.status.catch(() => {});
    await pause(200);
    server.child.kill('SIGTERM');
    await pause(1200);
    server.child.kill('SIGTERM');
    assert.equal((await server.exit).code, 143);
  });

  test('a request on a connection that is still open is told 503 shutting_down, or finds nobody', async (t) => {
    const server = await serve(folderFor(t));
    assert.equal((await post(server.address, '/v2/verify', SUPPORTED)).status, 200);
    server.child.kill('SIGTERM');
    const late = await post(server.address, '/v2/verify', SUPPORTED).catch(() => undefined);
    if (late !== undefined && late.status !== 200) {
      assert.equal(((await late.json()) as { code: string }).code, 'shutting_down');
    }
    assert.equal((await server.exit).code, 0);
  });
});

describe('stopping under load', () => {
  test('cuts no caller off: each hears 503 shutting_down with its next request, and to close', async (t) => {
    const server = await serve(folderFor(t));
    const untilRefused = async (): Promise<Response> => {
      for (;;) {
        const answer = await post(server.address, '/v2/verify', SUPPORTED);
        if (answer.status !== 200) return answer;
        await answer.text();
      }
    };
    const callers = Array.from({ length: 8 }, untilRefused);
    await pause(1000);
    server.child.kill('SIGTERM');
    for (const last of await Promise.all(callers)) {
      assert.equal(last.status, 503);
      assert.equal(last.headers.get('connection'), 'close');
      assert.equal(((await last.json()) as { code: string }).code, 'shutting_down');
    }
    assert.equal((await server.exit).code, 0);
  });
});

describe('npm start', () => {
  test('ends the service when npm is ended, though npm passes the signal to a shell alone', {
    skip: process.platform === 'win32' ? 'signals of POSIX' : false,
  }, async (t) => {
    const folder = folderFor(t);
    const shell = `"${process.execPath}" bin/touchstone.mjs serve; true`;
    const child = spawn('sh', ['-c', shell], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env.PATH!, npm_lifecycle_event: 'start', PORT: '0', TOUCHSTONE_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const closed = once(child.stdout, 'close');
    let logged = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      logged += text;
    });
    while (!logged.includes('"listening"')) await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await closed;
    assert.match(logged, /"stopped"/);
  });

  test('a signal to the whole group finishes what runs, though the processes above are gone at once', {
    skip: process.platform === 'win32' ? 'signals of POSIX' : false,
  }, async (t) => {
    const shell = `"${process.execPath}" bin/touchstone.mjs serve; true`;
    const child = spawn('sh', ['-c', shell], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        PATH: process.env.PATH!,
        npm_lifecycle_event: 'start',
        PORT: '0',
        TOUCHSTONE_DATA: folderFor(t),
        TOUCHSTONE_API_KEY: KEY,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const closed = once(child.stdout, 'close');
    let logged = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      logged += text;
    });
    while (!logged.includes('"listening"')) await once(child.stdout, 'data');
    const [address] = /http:\/\/[\d.]+:\d+/.exec(logged)!;
    const running = halfSent(address, JSON.stringify(SUPPORTED));
    await pause(200);
    process.kill(-child.pid!, 'SIGTERM');
    await pause(1500);
    running.finish();
    assert.equal(await running.status, 200);
    await closed;
    assert.match(logged, /"stopped"/);
  });
});

describe('a start that cannot be', () => {
  async function refused(folder: string, env: Record<string, string> = {}): Promise<string> {
    const { code, stderr, stdout } = await run(['serve'], {
      TOUCHSTONE_DATA: folder,
      TOUCHSTONE_API_KEY: KEY,
      ...env,
    });
    assert.equal(code, 1, stderr);
    assert.doesNotMatch(stdout, /listening/);
    assert.doesNotMatch(stderr, /\n\s+at /, 'a stack instead of words');
    return stderr;
  }

  test('a second instance on the same folder is refused with its name', async (t) => {
    const folder = folderFor(t);
    const server = await serve(folder);
    const words = await refused(folder);
    assert.ok(words.includes(folder), words);
    assert.equal((await post(server.address, '/v2/verify', SUPPORTED)).status, 200);
    server.child.kill('SIGTERM');
    await server.exit;
  });

  test('a port in use is named', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    t.after(() => other.close());
    const { port } = other.address() as AddressInfo;
    assert.match(await refused(folderFor(t), { PORT: String(port) }), new RegExp(`Port ${port} .* in use`));
  });

  test('wrong settings are named, all of them', async (t) => {
    const words = await refused(folderFor(t), { PORT: 'x', TOUCHSTONE_MAX_CLAIM: '1' });
    assert.match(words, /PORT must be/);
    assert.match(words, /TOUCHSTONE_MAX_CLAIM is not a setting/);
  });

  test('a database that is none is called corrupt, and left as it is', async (t) => {
    const folder = folderFor(t);
    const server = await serve(folder);
    await post(server.address, '/v2/authorize', SUPPORTED);
    server.child.kill('SIGTERM');
    await server.exit;
    const file = openSync(join(folder, 'touchstone.db'), 'r+');
    writeSync(file, Buffer.alloc(100, 0x41), 0, 100, 0);
    closeSync(file);
    const words = await refused(folder);
    assert.match(words, /touchstone\.db/);
    assert.match(words, /corrupt|damaged|not a database/i);
  });

  test('a data folder that is a file, or lies in one, is named, and that it must be a folder', async (t) => {
    const path = join(folderFor(t), 'taken');
    writeFileSync(path, '');
    for (const folder of [path, join(path, 'below')]) {
      const words = await refused(folder);
      assert.ok(words.includes(`The data folder ${folder} is no folder`), words);
      assert.match(words, /set TOUCHSTONE_DATA to a folder/);
    }
    assert.match(
      (await run(['audit', 'fsck'], { TOUCHSTONE_DATA: path })).stderr,
      /is a file; set TOUCHSTONE_DATA/,
    );
  });

  /** A folder in which a log was begun and a record written. */
  async function begunFolder(t: TestContext, env: Record<string, string> = {}): Promise<string> {
    const folder = folderFor(t);
    const server = await serve(folder, env);
    await post(server.address, '/v2/authorize', SUPPORTED);
    server.child.kill('SIGTERM');
    await server.exit;
    return folder;
  }

  for (const [what, lose] of [
    ['emptied', truncateSync],
    ['gone', rmSync],
  ] as const) {
    test(`a database that is ${what} beside its signing key begins no second log under that key`, async (t) => {
      const folder = await begunFolder(t);
      const file = join(folder, 'touchstone.db');
      const backup = readFileSync(file);
      lose(file);
      for (let start = 1; start <= 2; start++) {
        const words = await refused(folder);
        assert.ok(words.includes(file), words);
        assert.match(words, /signing-key\.pem.*contradict.*Restore the database.*move the signing key away/);
      }
      const created = await run(['keys', 'create'], { TOUCHSTONE_DATA: folder });
      assert.equal(created.code, 1, 'a command begins none either');
      const fsck = await run(['audit', 'fsck'], { TOUCHSTONE_DATA: folder });
      assert.notEqual(fsck.code, 0);
      assert.doesNotMatch(fsck.stdout, /clean/);

      writeFileSync(file, backup);
      const restored = await serve(folder);
      restored.child.kill('SIGTERM');
      assert.equal((await restored.exit).code, 0);
      lose(file);
      rmSync(join(folder, 'signing-key.pem'));
      const another = await serve(folder);
      another.child.kill('SIGTERM');
      assert.equal((await another.exit).code, 0);
    });
  }

  test('a database that holds nothing is no clean log, wherever its key is', async (t) => {
    const folder = folderFor(t);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'touchstone.db'), '');
    const fsck = await run(['audit', 'fsck'], { TOUCHSTONE_DATA: folder });
    assert.equal(fsck.code, 1);
    assert.match(fsck.stderr, /touchstone\.db holds nothing: restore it/);
  });

  test('a first start that was cut short after the key was made is taken up', async (t) => {
    const folder = folderFor(t);
    const made = await begunFolder(t);
    // The database is there before the key: any command makes one without touching the key.
    await run(['keys', 'create'], { TOUCHSTONE_DATA: folder });
    cpSync(join(made, 'signing-key.pem'), join(folder, 'signing-key.pem'));
    const server = await serve(folder);
    server.child.kill('SIGTERM');
    assert.equal((await server.exit).code, 0);
    const twice = await serve(folder);
    twice.child.kill('SIGTERM');
    assert.equal((await twice.exit).code, 0);
  });

  test('a key from elsewhere begins a log in a fresh folder, and none where there was one', async (t) => {
    const made = await begunFolder(t);
    const key = { TOUCHSTONE_SIGNING_KEY_FILE: join(made, 'signing-key.pem') };
    const folder = await begunFolder(t, key);
    rmSync(join(folder, 'touchstone.db'));
    assert.match(await refused(folder, key), /touchstone\.db is missing.*an empty data folder/);
  });

  test('a signing key that is none is named', async (t) => {
    const folder = folderFor(t);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'signing-key.pem'), 'no key');
    assert.match(await refused(folder), /signing-key\.pem/);
  });

  test('a folder in the place of the signing key is named, without a stack', async (t) => {
    const folder = folderFor(t);
    mkdirSync(join(folder, 'signing-key.pem'), { recursive: true });
    assert.match(
      await refused(folder),
      /^touchstone: The signing key .*signing-key\.pem cannot be read.*\n$/,
    );
  });

  test('a signing key that is gone, or that others may read, is told in the log, and stops nothing', async (t) => {
    const folder = folderFor(t);
    const path = join(folder, 'signing-key.pem');
    const begun = await serve(folder);
    begun.child.kill('SIGTERM');
    await begun.exit;
    rmSync(path);
    const bereft = await serve(folder);
    bereft.child.kill('SIGTERM');
    assert.match((await bereft.exit).stdout, /there was no key at .*signing-key\.pem: a fresh one signs/);
    chmodSync(path, 0o644);
    const exposed = await serve(folder);
    exposed.child.kill('SIGTERM');
    assert.match((await exposed.exit).stdout, /chmod 600/);
  });

  test('a slip in the path of the signing key is refused, and retires no key', async (t) => {
    const folder = await begunFolder(t);
    const slip = join(folder, 'nope', 'key.pem');
    const named = { TOUCHSTONE_SIGNING_KEY_FILE: slip };
    const words = await refused(folder, named);
    assert.match(
      words,
      /TOUCHSTONE_SIGNING_KEY_FILE names .*nope\/key\.pem.*audit rotate-key.*openssl genpkey/,
    );
    assert.match(
      (await run(['audit', 'rotate-key'], { TOUCHSTONE_DATA: folder, ...named })).stderr,
      /names .*nope/,
    );
    assert.equal(existsSync(join(folder, 'nope')), false);
    const corrected = await serve(folder, {
      TOUCHSTONE_SIGNING_KEY_FILE: join(folder, 'signing-key.pem'),
    });
    corrected.child.kill('SIGTERM');
    assert.equal((await corrected.exit).code, 0);
  });

  test('a key that was made on purpose at the named path signs', async (t) => {
    const folder = await begunFolder(t);
    const path = join(folder, 'made.pem');
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(path, pem, { mode: 0o600 });
    const server = await serve(folder, { TOUCHSTONE_SIGNING_KEY_FILE: path });
    server.child.kill('SIGTERM');
    assert.match((await server.exit).stdout, /made\.pem is another: it signs from now on/);
  });

  test('a signing key that another was put in the place of is told in the log, once', async (t) => {
    const [folder, other] = [folderFor(t), folderFor(t)];
    for (const path of [folder, other]) {
      const begun = await serve(path);
      begun.child.kill('SIGTERM');
      assert.doesNotMatch((await begun.exit).stdout, /is another/);
    }
    copyFileSync(join(other, 'signing-key.pem'), join(folder, 'signing-key.pem'));
    for (const told of [true, false]) {
      const server = await serve(folder);
      server.child.kill('SIGTERM');
      assert.equal(
        /signing-key\.pem is another: it signs from now on/.test((await server.exit).stdout),
        told,
      );
    }
  });

  test('a log that was begun under another origin is refused', async (t) => {
    const folder = folderFor(t);
    const server = await serve(folder);
    await post(server.address, '/v2/authorize', SUPPORTED);
    server.child.kill('SIGTERM');
    await server.exit;
    assert.match(await refused(folder, { TOUCHSTONE_LOG_ORIGIN: 'other.example/log' }), /origin/);
  });
});

describe('kill -9 under load', () => {
  test('twenty times over: no acknowledged record is lost, the log is clean, and it serves at once', async (t) => {
    const folder = folderFor(t);
    const acknowledged = new Map<string, string>();
    for (let round = 0; round < 20; round++) {
      const server = await serve(folder, { LOG_LEVEL: 'error' });
      let killed = false;
      const clients = Array.from({ length: 8 }, async (_, client) => {
        for (let at = 0; !killed; at++) {
          const claim = { text: `Parcel ${round}-${client}-${at} was delivered.` };
          const body = { claims: [claim], sources: [{ text: claim.text }], response: { mode: 'verbose' } };
          const answer = await post(server.address, '/v2/authorize', body).then(
            (one) => one.json(),
            () => undefined,
          );
          const audit = (answer as { audit?: { record_id: string; record_hash: string } } | undefined)?.audit;
          if (audit !== undefined) acknowledged.set(audit.record_id, audit.record_hash);
        }
      });
      const before = acknowledged.size;
      while (acknowledged.size < before + 10 + round) await new Promise((resolve) => setTimeout(resolve, 2));
      server.child.kill('SIGKILL');
      killed = true;
      await server.exit;
      await Promise.all(clients);
    }
    const found = new Map<string, string>();
    const { stdout, code } = await run(['audit', 'export'], { TOUCHSTONE_DATA: folder });
    assert.equal(code, 0);
    for (const line of stdout.trim().split('\n')) {
      const { record, record_hash } = JSON.parse(line);
      found.set(record.record_id, record_hash);
    }
    assert.ok(acknowledged.size >= 20 * 10);
    for (const [id, hash] of acknowledged) assert.equal(found.get(id), hash, `record ${id} is lost`);
    const fsck = await run(['audit', 'fsck'], { TOUCHSTONE_DATA: folder });
    assert.match(fsck.stdout, /^clean: /);
    assert.equal(fsck.code, 0);
    const server = await serve(folder);
    assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
    server.child.kill('SIGTERM');
    assert.equal((await server.exit).code, 0);
  });
});

describe('a limit of the size of files', () => {
  test('gives 503 and no decision, says what to look at, and is over without a word of a caller once it is raised', {
    skip: process.platform !== 'linux' ? 'limits are set with prlimit' : false,
  }, async (t) => {
    const folder = folderFor(t);
    const server = await serve(folder, { LOG_LEVEL: 'silent' });
    t.after(() => server.child.kill('SIGKILL'));
    assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
    const limit = (bytes: string) =>
      promisify(execFile)('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:`]);
    const health = async () => {
      const answer = await fetch(`${server.address}/health/detailed`);
      return { status: answer.status, text: await answer.text() };
    };
    await limit('4096');
    const refused = await post(server.address, '/v2/authorize', SUPPORTED);
    assert.equal(refused.status, 503);
    assert.equal(((await refused.json()) as { code: string }).code, 'audit_unavailable');
    let told = await health();
    for (let looks = 0; looks < 50 && !/LimitFSIZE/.test(told.text); looks++, told = await health())
      await pause(100);
    assert.equal(told.status, 503);
    assert.match(told.text, /quotas, and the limit of the size of files/);
    await limit('unlimited');
    for (let looks = 0; looks < 50 && told.status !== 200; looks++, told = await health()) await pause(100);
    assert.equal(told.status, 200, told.text);
    assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
  });
});

describe('a full disk', () => {
  test('gives 503 audit_unavailable and no decision; what was acknowledged stays', {
    skip:
      process.platform !== 'linux' || process.getuid?.() !== 0
        ? 'mounting a small disk needs Linux and root'
        : false,
  }, async (t) => {
    const mount = temporaryFolder();
    const run_ = promisify(execFile);
    try {
      await run_('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', mount]);
    } catch {
      rmSync(mount, { recursive: true, force: true });
      t.skip('this machine lets nobody mount');
      return;
    }
    t.after(async () => {
      await run_('umount', [mount]);
      rmSync(mount, { recursive: true, force: true });
    });
    const server = await serve(mount, { LOG_LEVEL: 'silent' });
    let refusal: { code?: string; decision?: string } | undefined;
    let allowed = 0;
    for (let at = 0; at < 5000 && refusal === undefined; at++) {
      const answer = await post(server.address, '/v2/authorize', SUPPORTED);
      if (answer.status === 200) allowed += 1;
      else refusal = (await answer.json()) as { code: string };
    }
    assert.equal(refusal?.code, 'audit_unavailable');
    assert.equal(refusal?.decision, undefined);
    const health = await fetch(`${server.address}/health/detailed`);
    assert.equal(health.status, 503);
    assert.equal((await fetch(`${server.address}/health`)).status, 200);
    // A balancer that heeds the health sends no more: that there is room again must show without an authorization.
    await run_('mount', ['-o', 'remount,size=8m', mount]);
    const told = async () => (await fetch(`${server.address}/health/detailed`)).status;
    for (let looks = 0; looks < 50 && (await told()) !== 200; looks++) await pause(100);
    assert.equal(await told(), 200);
    assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
    server.child.kill('SIGTERM');
    await server.exit;
    const { stdout } = await touchstone(['audit', 'export'], { TOUCHSTONE_DATA: mount }).exit;
    assert.equal(stdout.trim().split('\n').length >= allowed, true);
  });
});
