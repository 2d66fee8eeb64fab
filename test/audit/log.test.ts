import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hasher } from '../../src/audit/crypto.ts';
import { openAuditLog, openLogReader, sealRecord } from '../../src/audit/index.ts';
import { StorageError } from '../../src/storage/ports.ts';
import {
  checkConsistency,
  fold,
  parseCheckpoint,
  parseEntryBundle,
  parseHash,
  parseNote,
  subtreeHash,
} from '../../src/tlog/index.ts';
import { referenceRoot } from '../tlog/tree.ts';
import { appendAll, isError, memorySigner, ORIGIN, openWorkshop, recordId, recordOf } from './workshop.ts';

describe('appending', () => {
  test('records that come together are one batch, one root, one signature', async () => {
    const reports: number[] = [];
    const { log, store } = await openWorkshop({ onBatch: ({ entries }) => reports.push(entries) });
    const receipts = await appendAll(log, 0, 32);
    assert.equal(store.batches.length, 1);
    assert.deepEqual(reports, [32]);
    assert.deepEqual(
      receipts.map(({ leaf_index }) => leaf_index),
      Array.from({ length: 32 }, (_, i) => i),
    );
    assert.ok(receipts.every(({ tree_size }) => tree_size === 32));
    const { record, secrets } = recordOf(5);
    const receipt = await log.append(record, secrets);
    const sealed = sealRecord(record, secrets);
    assert.equal(receipt.record_hash, `sha256:${Buffer.from(sealed.record_hash).toString('hex')}`);
    assert.equal(receipt.tree_size, 33);
  });

  test('the root is that of RFC 6962 over the record hashes', async () => {
    const { log, store } = await openWorkshop();
    for (let n = 0; n < 20; n++) await appendAll(log, n * n, (n + 1) * (n + 1));
    assert.equal(log.size, 400);
    const leaves = store.entryList.map(({ record_hash }) => hasher.leaf(record_hash));
    for (const { tree_size, root } of store.checkpointList) {
      assert.deepEqual(
        Buffer.from(root),
        Buffer.from(referenceRoot(leaves, 0, tree_size)),
        `size ${tree_size}`,
      );
    }
    assert.equal(store.tileMap.size, 1);
  });

  test('an empty log has a signed head of size 0', async () => {
    const { log } = await openWorkshop();
    const { origin, size, root } = parseCheckpoint(parseNote(log.head()!.note).text);
    assert.deepEqual([origin, size], [ORIGIN, 0]);
    assert.deepEqual(Buffer.from(root), Buffer.from(hasher.empty));
  });

  test('opened again it goes on where it was', async () => {
    const { log, store, options } = await openWorkshop();
    await appendAll(log, 0, 300);
    await log.close();
    const again = await openAuditLog(options);
    assert.equal(again.size, 300);
    await appendAll(again, 300, 530);
    const leaves = store.entryList.map(({ record_hash }) => hasher.leaf(record_hash));
    assert.deepEqual(Buffer.from(again.head()!.root), Buffer.from(referenceRoot(leaves)));
  });

  test('a batch that storage refuses rejects as audit_unavailable and leaves no trace', async () => {
    const { log, store } = await openWorkshop();
    await appendAll(log, 0, 10);
    store.beforeAppend = () => {
      throw new StorageError('full', 'no space left');
    };
    const failed = await Promise.allSettled([10, 11].map((n) => log.append(recordOf(n).record, null)));
    assert.ok(
      failed.every((result) => result.status === 'rejected' && isError('audit_unavailable')(result.reason)),
    );
    assert.deepEqual([log.size, log.stats.failing], [10, true]);
    store.beforeAppend = () => {};
    const [receipt] = await appendAll(log, 12, 13);
    assert.equal(receipt!.leaf_index, 10);
    assert.equal(log.stats.failing, false);
  });

  test('when storage kept a batch that it said it lost, the tree goes on from what storage holds', async () => {
    const { log, store } = await openWorkshop();
    await appendAll(log, 0, 3);
    store.afterAppend = () => {
      throw new StorageError('unavailable', 'connection lost');
    };
    await assert.rejects(log.append(recordOf(3).record, null), isError('audit_unavailable'));
    store.afterAppend = () => {};
    const [receipt] = await appendAll(log, 4, 5);
    assert.equal(receipt!.leaf_index, 4);
    const leaves = store.entryList.map(({ record_hash }) => hasher.leaf(record_hash));
    assert.deepEqual(Buffer.from(log.head()!.root), Buffer.from(referenceRoot(leaves)));
  });

  test('two instances that append to one log both get their records in', async () => {
    const { log, store, options } = await openWorkshop();
    const other = await openAuditLog(options);
    for (let round = 0; round < 5; round++) {
      const from = round * 20;
      await Promise.all([appendAll(log, from, from + 10), appendAll(other, from + 10, from + 20)]);
    }
    assert.equal(store.entryList.length, 100);
    assert.equal(new Set(store.entryList.map(({ record_id }) => record_id)).size, 100);
    const proof = await log.proof('acme', recordId(95));
    assert.equal(proof.record.record_id, recordId(95));
  });

  test('what another instance appended is checked before this one signs on top of it', async () => {
    const { log, store, options } = await openWorkshop();
    await appendAll(log, 0, 3);
    const other = await openAuditLog(options);
    await appendAll(other, 3, 6);
    const head = store.checkpointList.at(-1)!;
    store.checkpointList[1] = {
      ...head,
      note: head.note.replace(/^(— \S+ \S{20})(.)/m, (_, before, at) => before + (at === 'A' ? 'B' : 'A')),
    };
    await assert.rejects(log.append(recordOf(6).record, null), isError('audit_unavailable'));
    store.checkpointList[1] = head;
    store.entryList[4] = { ...store.entryList[4]!, record_hash: new Uint8Array(32) };
    await assert.rejects(log.append(recordOf(6).record, null), /does not have the root/);
    assert.equal(store.entryList.length, 6);
  });

  test('a log that has fewer records than it had is not appended to', async () => {
    const { log, store } = await openWorkshop();
    await appendAll(log, 0, 3);
    await appendAll(log, 3, 5);
    store.entryList.length = 3;
    store.checkpointList.length = 1;
    await assert.rejects(log.append(recordOf(5).record, null), /had 5 entries, and now has 3/);
    assert.equal(store.entryList.length, 3);
  });

  test('the head of a shared log is asked for, and not what was appended here last', async () => {
    const { log, store, options } = await openWorkshop();
    store.shared = true;
    const other = await openAuditLog(options);
    await appendAll(other, 0, 3);
    assert.equal((await log.latest())?.tree_size, 3);
    const resource = await log.resource('checkpoint');
    assert.equal(resource?.body, other.head()?.note);
    assert.equal((await log.resource('tile/0/000.p/3'))?.body.length, 96);
  });

  test('after a failure a look tells that the connection is back; a disk that takes no batch shows by one alone', async () => {
    const { log, store } = await openWorkshop();
    for (const [fault, recovers] of [
      ['unavailable', true],
      ['full', false],
      ['failed', false],
    ] as const) {
      store.beforeAppend = () => {
        throw new StorageError(fault, 'no');
      };
      await assert.rejects(log.append(recordOf(0).record, null), isError('audit_unavailable'));
      store.beforeAppend = () => {};
      assert.equal(log.stats.failing, true);
      await log.recover();
      assert.equal(log.stats.failing, !recovers);
    }
    await appendAll(log, 1, 2);
    assert.equal(log.stats.failing, false);
  });

  test('after a full disk it is enough to prove that a batch finds room; after a failure of another kind it is not', async () => {
    const { log, store } = await openWorkshop();
    for (const [fault, recovers] of [
      ['full', true],
      ['failed', false],
      ['corrupt', false],
    ] as const) {
      store.beforeAppend = () => {
        throw new StorageError(fault, 'no');
      };
      await assert.rejects(log.append(recordOf(0).record, null), isError('audit_unavailable'));
      store.beforeAppend = () => {};
      await log.recover(true);
      assert.equal(log.stats.failing, !recovers);
    }
  });

  test('a value that JSON does not know is refused before it reaches the log', async () => {
    const { log } = await openWorkshop();
    const { record } = recordOf(0);
    await assert.rejects(log.append({ ...record, coverage_score: Number.NaN }, null), /NaN/);
    await assert.rejects(log.append({ ...record, request_id: '\ud800' }, null), /surrogate/);
    assert.equal(log.size, 0);
  });
});

describe('opening', () => {
  const broken = async (damage: (store: Awaited<ReturnType<typeof openWorkshop>>['store']) => void) => {
    const { log, store, options } = await openWorkshop();
    await appendAll(log, 0, 300);
    damage(store);
    return openAuditLog(options);
  };

  test('a changed entry at the right edge is refused', async () => {
    const opening = broken((store) => {
      store.entryList[299] = { ...store.entryList[299]!, record_hash: new Uint8Array(32) };
    });
    await assert.rejects(opening, isError('corrupt_log'));
  });

  test('a missing tile is refused', async () => {
    await assert.rejects(
      broken((store) => store.tileMap.clear()),
      isError('corrupt_log'),
    );
  });

  test('a head whose signature does not hold is refused', async () => {
    const opening = broken((store) => {
      const head = store.checkpointList.at(-1)!;
      store.checkpointList[0] = { ...head, note: head.note.replace('300\n', '301\n') };
    });
    await assert.rejects(opening, isError('corrupt_log'));
  });

  test('another origin is refused', async () => {
    const { log, options } = await openWorkshop();
    await appendAll(log, 0, 1);
    await assert.rejects(
      openAuditLog({ ...options, origin: 'other.example/log' }),
      isError('origin_mismatch'),
    );
  });

  test('another key than that of a shared log is refused, and retires none', async () => {
    const { store, options, log } = await openWorkshop();
    store.shared = true;
    const foreign = openAuditLog({ ...options, signer: memorySigner('2026-04-01T00:00:00.000Z') });
    await assert.rejects(foreign, isError('foreign_key'));
    const [key] = await options.signingKeys.all();
    assert.deepEqual([key!.key_id, key!.retired_at], [log.activeKey.key_id, null]);
  });

  test('a retired key is refused', async () => {
    const { options } = await openWorkshop();
    await openAuditLog({ ...options, signer: memorySigner('2026-04-01T00:00:00.000Z') });
    await assert.rejects(openAuditLog(options), isError('key_retired'));
  });
});

describe('proofs', () => {
  test('the verbose object folds from the leaf hash of record_hash to merkle_root', async () => {
    const { log } = await openWorkshop();
    await appendAll(log, 0, 300);
    for (const receipt of await appendAll(log, 300, 320)) {
      const { record_hash, proof, merkle_root, key_id } = await log.reference(receipt);
      const steps = proof.map(({ hash, position }) => ({ hash: parseHash(hash), position }));
      const root = fold(hasher.leaf(parseHash(record_hash)), steps, hasher);
      assert.deepEqual(Buffer.from(root), Buffer.from(parseHash(merkle_root)));
      assert.equal(key_id, log.activeKey.key_id);
    }
  });

  test('a record is proven against the first checkpoint that covers it, or the one asked for', async () => {
    const { log } = await openWorkshop();
    await appendAll(log, 0, 5);
    await appendAll(log, 5, 9);
    assert.equal((await log.proof('acme', recordId(2))).tree_size, 5);
    assert.equal((await log.proof('acme', recordId(2), 9)).tree_size, 9);
    await assert.rejects(log.proof('acme', recordId(2), 7), isError('unknown_tree_size'));
    await assert.rejects(log.proof('acme', recordId(7), 5), isError('unknown_tree_size'));
  });

  test('there is no proof for an unknown record, nor for another tenant’s', async () => {
    const { log } = await openWorkshop();
    await appendAll(log, 0, 1);
    await assert.rejects(log.proof('acme', recordId(9)), isError('not_found'));
    await assert.rejects(log.proof('other', recordId(0)), isError('not_found'));
  });

  test('any two sizes are consistent, also sizes without a checkpoint', async () => {
    const { log } = await openWorkshop();
    await appendAll(log, 0, 300);
    await appendAll(log, 300, 333);
    for (const [from, to] of [
      [1, 333],
      [255, 256],
      [256, 257],
      [300, 333],
      [17, 300],
      [333, 333],
    ] as const) {
      const proof = await log.consistency(from, to);
      const hashes = proof.proof.map(parseHash);
      const [first, second] = [parseHash(proof.from_root), parseHash(proof.to_root)];
      assert.ok(checkConsistency(hashes, from, to, first, second, hasher), `${from}..${to}`);
      assert.equal(proof.from_checkpoint === null, ![300, 333].includes(from));
    }
    for (const [from, to] of [
      [0, 5],
      [5, 4],
      [1, 334],
      [1.5, 4],
      [1, Number.NaN],
    ] as const) {
      await assert.rejects(log.consistency(from, to), isError('invalid_range'));
    }
  });

  test('a stored tile that was changed yields no proof', async () => {
    const { log, store } = await openWorkshop();
    await appendAll(log, 0, 300);
    const tile = store.tileMap.get('0/0')!;
    tile.hashes[40]! ^= 1;
    await assert.rejects(log.proof('acme', recordId(2)), isError('corrupt_log'));
    assert.equal((await log.proof('acme', recordId(1), 300)).leaf_index, 1 satisfies number);
  });

  test('a reader beside the log sees what was appended after it was opened', async () => {
    const { log, options } = await openWorkshop();
    await appendAll(log, 0, 3);
    const reader = await openLogReader(options);
    await appendAll(log, 3, 300);
    assert.equal((await reader.proof('acme', recordId(250))).tree_size, 300);
    assert.equal((await reader.consistency(3, 300)).to, 300);
  });
});

describe('the published log', () => {
  test('tiles and entries are served as far as the head goes', async () => {
    const { log, store } = await openWorkshop();
    await appendAll(log, 0, 600);
    const body = async (path: string) => (await log.resource(path))?.body;
    assert.equal(await body('checkpoint'), log.head()!.note);
    assert.equal((await log.resource('checkpoint'))!.immutable, false);

    const leaves = store.entryList.map(({ record_hash }) => hasher.leaf(record_hash));
    assert.deepEqual(
      Buffer.from((await body('tile/0/001')) as Uint8Array),
      Buffer.concat(leaves.slice(256, 512)),
    );
    const partial = (await body('tile/0/002.p/88')) as Uint8Array;
    assert.deepEqual(Buffer.from(partial), Buffer.concat(leaves.slice(512)));
    assert.deepEqual(
      Buffer.from((await body('tile/0/001.p/3')) as Uint8Array),
      Buffer.concat(leaves.slice(256, 259)),
    );
    const tops = (await body('tile/1/000.p/2')) as Uint8Array;
    const first = subtreeHash((await body('tile/0/000')) as Uint8Array, hasher);
    assert.deepEqual(Buffer.from(tops.subarray(0, 32)), Buffer.from(first));

    const bundle = parseEntryBundle((await body('tile/entries/002.p/88')) as Uint8Array);
    assert.deepEqual(
      bundle.map((entry) => hasher.leaf(entry)).map(Buffer.from),
      leaves.slice(512).map(Buffer.from),
    );
  });

  test('what the log does not hold is not there', async () => {
    const { log } = await openWorkshop();
    await appendAll(log, 0, 600);
    const absent = [
      'tile/0/002',
      'tile/0/002.p/89',
      'tile/0/003.p/1',
      'tile/1/000',
      'tile/2/000.p/1',
      'tile/63/000',
    ];
    for (const path of [
      ...absent,
      'tile/entries/002',
      'tile/entries/x001/000',
      '',
      '../checkpoint',
      'tile/0/2',
    ]) {
      assert.equal(await log.resource(path), undefined, path);
    }
  });
});
