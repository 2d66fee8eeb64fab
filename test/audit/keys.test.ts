import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { hasher } from '../../src/audit/crypto.ts';
import { describeKey, keySet, openAuditLog, openKeyFile, rotateKey } from '../../src/audit/index.ts';
import { parseNote, parseVerifierKey } from '../../src/tlog/index.ts';
import { MemoryKeyStore, MemoryLogStore } from './memory-store.ts';
import { appendAll, inFolder, isError, ORIGIN } from './workshop.ts';

const MORNING = Date.UTC(2026, 2, 11, 8);

describe('the key file', () => {
  test('is made at first start, for its owner alone, and opened from then on', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'keys', 'signing-key.pem');
      const first = openKeyFile(path, () => MORNING);
      assert.equal(first.created, true);
      assert.equal(first.current().created_at, '2026-03-11T08:00:00.000Z');
      assert.equal(statSync(path).mode & 0o777, 0o600);
      assert.equal(first.exposed, false);
      const second = openKeyFile(path, () => MORNING + 5000);
      assert.equal(second.created, false);
      assert.deepEqual(second.current().public_key, first.current().public_key);
      assert.equal(second.current().created_at, first.current().created_at);
      assert.deepEqual(readdirSync(join(folder, 'keys')), ['signing-key.pem']);
    }));

  test('that others may read is reported', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'key.pem');
      openKeyFile(path, () => MORNING);
      chmodSync(path, 0o644);
      assert.equal(openKeyFile(path, () => MORNING).exposed, true);
    }));

  test('that holds no Ed25519 private key is refused', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'key.pem');
      const good = openKeyFile(join(folder, 'good.pem'), () => MORNING).current();
      const publicPem = describeKey({
        key_id: 'k',
        algorithm: 'Ed25519',
        public_key: good.public_key,
        verifier_key: '',
        created_at: good.created_at,
        retired_at: null,
      }).public_key;
      for (const text of ['', 'nonsense', publicPem]) {
        writeFileSync(path, text);
        assert.throws(() => openKeyFile(path, () => MORNING), isError('invalid_key'));
      }
    }));

  test('that was taken away stops no running signer', () =>
    inFolder(async (folder) => {
      const path = join(folder, 'key.pem');
      const signer = openKeyFile(path, () => MORNING);
      const key = signer.current();
      rmSync(path);
      assert.equal(signer.current(), key);
      assert.equal(existsSync(path), false);
    }));
});

describe('rotating the key', () => {
  const begin = async (folder: string) => {
    const path = join(folder, 'key.pem');
    const signingKeys = new MemoryKeyStore();
    const store = new MemoryLogStore();
    const options = { store, signingKeys, origin: ORIGIN, signer: openKeyFile(path, () => MORNING) };
    const rotate = (now: number) => rotateKey({ path, signingKeys, origin: ORIGIN, now: () => now });
    return { path, signingKeys, options, rotate, log: await openAuditLog(options) };
  };

  test('a running log signs with the fresh key from the next batch on, and old proofs still hold', () =>
    inFolder(async (folder) => {
      const { log, rotate, signingKeys } = await begin(folder);
      await appendAll(log, 0, 3);
      const old = log.activeKey;
      const fresh = await rotate(MORNING + 60_000);
      await appendAll(log, 3, 6);
      assert.equal(log.activeKey.key_id, fresh.key_id);
      assert.notEqual(fresh.key_id, old.key_id);
      const { key_hash } = parseVerifierKey(fresh.verifier_key, hasher.sha256);
      assert.equal(parseNote(log.head()!.note).signatures[0]!.key_hash, key_hash);
      assert.deepEqual(
        (await signingKeys.all()).map(({ key_id, retired_at }) => [key_id, retired_at]),
        [
          [fresh.key_id, null],
          [old.key_id, '2026-03-11T08:01:00.000Z'],
        ],
      );
    }));

  test('left half done, the next batch finishes it', () =>
    inFolder(async (folder) => {
      const { log, path, signingKeys } = await begin(folder);
      await appendAll(log, 0, 3);
      // The file was replaced, and the process died before the store heard of it.
      await rotateKey({
        path,
        signingKeys: new MemoryKeyStore(),
        origin: ORIGIN,
        now: () => MORNING + 60_000,
      });
      await appendAll(log, 3, 4);
      assert.equal((await signingKeys.all()).length, 2);
      assert.equal(log.activeKey.created_at, '2026-03-11T08:01:00.000Z');
    }));

  test('a key file that is older than the key it follows is put after it', () =>
    inFolder(async (folder) => {
      const { rotate, signingKeys } = await begin(folder);
      await rotate(MORNING - 60_000);
      const times = (await signingKeys.all()).map(({ created_at }) => created_at);
      assert.deepEqual(times, ['2026-03-11T08:00:00.001Z', '2026-03-11T08:00:00.000Z']);
    }));

  test('under another origin nothing is touched', () =>
    inFolder(async (folder) => {
      const { path, signingKeys } = await begin(folder);
      const before = readFileSync(path, 'utf8');
      const rotation = rotateKey({ path, signingKeys, origin: 'other.example', now: () => MORNING });
      await assert.rejects(rotation, isError('origin_mismatch'));
      assert.equal(readFileSync(path, 'utf8'), before);
    }));
});

test('a key is shown as PEM, JWK and verifier key, and all three verify a checkpoint', () =>
  inFolder(async (folder) => {
    const signingKeys = new MemoryKeyStore();
    const signer = openKeyFile(join(folder, 'key.pem'), () => MORNING);
    const log = await openAuditLog({ store: new MemoryLogStore(), signingKeys, origin: ORIGIN, signer });
    const document = describeKey(log.activeKey);
    assert.equal(document.status, 'active');
    assert.match(document.key_id, /^20260311T080000000Z-[0-9a-f]{16}$/);
    const { text, signatures } = parseNote(log.head()!.note);
    const [jwk] = keySet(await signingKeys.all()).keys;
    assert.deepEqual([jwk!.kid, jwk!.alg, jwk!.kty, jwk!.crv], [document.key_id, 'EdDSA', 'OKP', 'Ed25519']);
    for (const key of [createPublicKey(document.public_key), createPublicKey({ key: jwk!, format: 'jwk' })]) {
      assert.ok(verify(null, Buffer.from(text), key, signatures[0]!.signature));
    }
    assert.ok(document.verifier_key.startsWith(`${ORIGIN}+`));
  }));
