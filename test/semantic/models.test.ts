import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openFiles } from '../../src/semantic/onnx/files.ts';
import { readLock } from '../../src/semantic/onnx/lock.ts';
import { type PullOptions, pullModel } from '../../src/semantic/onnx/pull.ts';
import { temporaryFolder } from '../http/harness.ts';
import { COMMIT, type Hub, startHub } from './hub.ts';
import { EMBEDDING, ENTAILMENT, writeEmbedding, writeEntailment } from './tiny-models.ts';

describe('models of a hub', () => {
  const there = temporaryFolder();
  let hub: Hub;
  let folder: string;
  before(async () => {
    writeEmbedding(join(there, 'tiny', 'embedding'), EMBEDDING);
    writeEntailment(join(there, 'tiny', 'entailment'), ENTAILMENT);
    hub = await startHub(there);
  });
  beforeEach(() => {
    hub.spoil = undefined;
    hub.names_hashes = true;
    folder = temporaryFolder();
  });
  after(async () => {
    await hub.stop();
    rmSync(there, { recursive: true });
  });

  const pull = (id: string, options: Partial<PullOptions> = {}) =>
    pullModel(id, { hub: hub.url, folder, ...options });
  const network = (): string => join(folder, 'tiny/embedding/onnx/model_quantized.onnx');

  test('are pulled with every file that running them takes, and recorded in models.lock', async () => {
    const model = await pull('tiny/embedding');
    assert.deepEqual(Object.keys(model.files), [
      'config.json',
      'tokenizer.json',
      'tokenizer_config.json',
      'onnx/model_quantized.onnx',
    ]);
    assert.deepEqual(readLock(folder).models['tiny/embedding'], model);
    assert.equal(model.revision, COMMIT);
    const opened = await openFiles(folder, 'tiny/embedding');
    assert.equal(opened.network, network());
  });

  test('tell how far they are', async () => {
    const seen = new Map<string, [number, number | undefined]>();
    await pull('tiny/embedding', { progress: (path, bytes, total) => seen.set(path, [bytes, total]) });
    assert.equal(seen.size, 4);
    for (const [bytes, total] of seen.values()) assert.equal(bytes, total);
  });

  test('are refused where a file differs from what the hub says of it, and nothing of it is kept', async () => {
    hub.spoil = (path, bytes) => (path.endsWith('.onnx') ? Buffer.alloc(bytes.length, 1) : bytes);
    await assert.rejects(pull('tiny/embedding'), /not the file that the hub names/);
    assert.equal(existsSync(network()), false);
    assert.equal(existsSync(`${network()}.part`), false);
    assert.deepEqual(readLock(folder).models, {});
  });

  test('are refused where a file differs from the lock, unless an update is asked for', async () => {
    await pull('tiny/embedding');
    const before = readFileSync(network());
    hub.names_hashes = false;
    hub.spoil = (path, bytes) => (path.endsWith('.onnx') ? Buffer.alloc(bytes.length, 1) : bytes);
    await assert.rejects(pull('tiny/embedding'), /not the file that models\.lock names/);
    assert.deepEqual(readFileSync(network()), before);
    await pull('tiny/embedding', { update: true });
    assert.notDeepEqual(readFileSync(network()), before);
  });

  test('are refused where a file is cut short or goes on for too long', async () => {
    hub.spoil = (_, bytes) => bytes.subarray(1);
    await assert.rejects(pull('tiny/embedding'), /came with \d+ bytes instead of \d+/);
    hub.spoil = (_, bytes) => Buffer.concat([bytes, bytes]);
    await assert.rejects(pull('tiny/embedding'), /larger than the \d+ bytes that were announced/);
  });

  test('an update that fails midway leaves the model that is there as it was', async () => {
    await pull('tiny/embedding');
    hub.names_hashes = false;
    hub.spoil = (path, bytes) =>
      path.endsWith('.onnx') ? bytes.subarray(1) : Buffer.concat([Buffer.from(' '), bytes.subarray(0, -1)]);
    await assert.rejects(pull('tiny/embedding', { update: true }), /came with/);
    assert.ok(await openFiles(folder, 'tiny/embedding'));
    assert.equal(existsSync(join(folder, 'tiny/embedding/config.json.part')), false);
  });

  test('that are not there, or have no network, are named', async () => {
    await assert.rejects(pull('tiny/absent'), /nothing at .*tiny\/absent/);
    await assert.rejects(pull('../../etc/passwd'), /is no id of a hub/);
    await assert.rejects(pull('tiny/..'), /is no id of a hub/);
  });

  test('of a hub that cannot be reached: the error says what can be done without it', async () => {
    const nowhere = pullModel('tiny/embedding', { hub: 'http://127.0.0.1:1', folder });
    await assert.rejects(
      nowhere,
      /^PullError: http:\/\/127\.0\.0\.1:1 cannot be reached: .*TOUCHSTONE_HUB_URL/,
    );
    await assert.rejects(nowhere, /TOUCHSTONE_ENTAILMENT_MODEL name folders/);
  });

  test('are refused by the tier after a single byte was changed on disk', async () => {
    await pull('tiny/embedding');
    const bytes = readFileSync(network());
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(network(), bytes);
    await assert.rejects(
      openFiles(folder, 'tiny/embedding'),
      /is not the file that models\.lock names.*models pull tiny\/embedding/,
    );
  });

  const command = async (...args: string[]) => {
    const bin = fileURLToPath(new URL('../../bin/touchstone.mjs', import.meta.url));
    const child = spawn(process.execPath, [bin, 'models', ...args], {
      env: {
        PATH: process.env.PATH,
        TOUCHSTONE_DATA: folder,
        TOUCHSTONE_HUB_URL: hub.url,
        TOUCHSTONE_EMBEDDING_MODEL: 'tiny/embedding',
        TOUCHSTONE_ENTAILMENT_MODEL: 'tiny/entailment',
      },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => err.push(chunk));
    const status = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
    return { status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
  };

  test('`touchstone models` pulls those of the settings, lists them, and finds a file that differs', async () => {
    const pulled = await command('pull');
    assert.equal(pulled.status, 0, pulled.err);
    assert.match(pulled.out, /tiny\/embedding at c{40}: 4 files/);
    assert.match(pulled.out, /tiny\/entailment at/);
    const listed = await command('list');
    assert.match(listed.out, /tiny\/entailment .* c{12}/);
    assert.match(listed.out, /Xenova\/nli-deberta-v3-xsmall {2}entailment, Apache-2\.0/);
    assert.match((await command('verify')).out, /2 models are as models\.lock says/);
    writeFileSync(join(folder, 'models/tiny/entailment/config.json'), '{}');
    const checked = await command('verify');
    assert.equal(checked.status, 1);
    assert.match(checked.out, /tiny\/entailment config\.json differs/);
    assert.match(checked.out, /fetched again by\n {2}touchstone models pull tiny\/entailment\n$/);
    const told = await command('verify', '--json');
    assert.equal(told.status, 1);
    assert.deepEqual(JSON.parse(told.out), {
      folder: join(folder, 'models'),
      models: 2,
      wrong: [{ id: 'tiny/entailment', path: 'config.json', problem: 'differs' }],
    });
    const anew = await command('pull', 'tiny/entailment', '--json');
    assert.equal(anew.status, 0, anew.err);
    assert.deepEqual(
      JSON.parse(anew.out).pulled.map(({ id, revision }: Record<string, string>) => [id, revision]),
      [['tiny/entailment', COMMIT]],
    );
    const absent = await command('pull', 'tiny/absent');
    assert.equal(absent.status, 1);
    assert.match(absent.err, /^touchstone: The hub has nothing at [^\n]+\n$/m);
    assert.doesNotMatch(absent.err, /\n {4}at /, 'no stack');
    assert.equal((await command('pull', 'absent')).status, 2);
    const lock = join(folder, 'models/models.lock');
    const { version, models } = JSON.parse(readFileSync(lock, 'utf8'));
    const emptied = { version, models: { ...models, 'tiny/entailment': { revision: COMMIT, files: {} } } };
    writeFileSync(lock, JSON.stringify(emptied));
    const bare = await command('verify');
    assert.equal(bare.status, 1);
    assert.match(bare.out, /tiny\/entailment config\.json is not in models\.lock/);
    rmSync(lock);
    const unlocked = await command('verify');
    assert.equal(unlocked.status, 1);
    assert.match(unlocked.out, /^tiny\/embedding is not in models\.lock$/m);
    writeFileSync(lock, '{');
    const damaged = await command('verify');
    assert.equal(damaged.status, 1);
    assert.match(damaged.err, /^touchstone: .*models\.lock is damaged\. .*\n$/);
  });
});
