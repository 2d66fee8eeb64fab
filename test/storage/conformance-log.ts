import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LogStore } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { listConformance } from './conformance-lists.ts';
import { batchAt, contentOf, entryAt, recordId, tileAt } from './samples.ts';

export function logConformance(openFresh: OpenFresh): void {
  describe('the log', () => {
    appending(openFresh);
    reading(openFresh);
    listConformance(openFresh);
    erasing(openFresh);
  });
}

function appending(openFresh: OpenFresh): void {
  test(
    'an empty log has no head, no entries, no tiles and no checkpoints',
    onFresh(openFresh, async ({ storage: { log } }) => {
      assert.deepEqual(await contentOf(log), { head: undefined, entries: [], tiles: [], checkpoints: [] });
      assert.equal(await log.checkpointCovering(0), undefined);
      assert.equal((await log.leafEntries(0, 0)).length, 0);
      assert.deepEqual(await log.list({ tenant: 'acme', limit: 10 }), []);
    }),
  );

  test(
    'what was appended is given back to the byte, also after a restart',
    onFresh(openFresh, async (fresh) => {
      const first = batchAt(0, 256, { tiles: [tileAt(0, 0)] });
      const rare = {
        tenant: 'other',
        record_id: 'not-a-uuid',
        secrets: null,
        decision: null,
        action_type: null,
      };
      const second = batchAt(256, 2, { fields: (leaf) => (leaf === 257 ? rare : {}) });
      await fresh.storage.log.append(first);
      await fresh.storage.log.append(second);
      const expected = {
        head: second.checkpoint,
        entries: [...first.entries, ...second.entries],
        tiles: first.tiles,
        checkpoints: [first.checkpoint, second.checkpoint],
      };
      assert.deepEqual(await contentOf(fresh.storage.log), expected);
      const { log } = await fresh.reopen();
      assert.deepEqual(await contentOf(log), expected);
    }),
  );

  test(
    'a batch made for another size is a conflict and changes nothing',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(batchAt(0, 3));
      const before = await contentOf(log);
      await assert.rejects(log.append(batchAt(0, 3)), { name: 'StorageError', code: 'conflict' });
      await assert.rejects(log.append(batchAt(2, 3)), { code: 'conflict' });
      await assert.rejects(log.append(batchAt(4, 1)), { code: 'conflict' });
      assert.deepEqual(await contentOf(log), before);
    }),
  );

  test(
    'of many batches made for one size exactly one is appended',
    onFresh(openFresh, async ({ storage: { log } }) => {
      const attempts = Array.from({ length: 16 }, (_, at) =>
        log.append(batchAt(0, 2, { fields: (leaf) => ({ record_id: recordId(1000 + at * 2 + leaf) }) })),
      );
      const outcomes = await Promise.allSettled(attempts);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'conflict');
      }
      assert.equal((await log.head())?.tree_size, 2);
    }),
  );

  test(
    'a record id that the log holds already is a conflict, and the batch is absent',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(batchAt(0, 2));
      const before = await contentOf(log);
      const repeated = batchAt(2, 3, { fields: (leaf) => (leaf === 4 ? { record_id: recordId(1) } : {}) });
      await assert.rejects(log.append(repeated), { code: 'conflict' });
      assert.deepEqual(await contentOf(log), before);
      await log.append(batchAt(2, 3));
    }),
  );

  test(
    'a batch that does not fit together is refused before anything is written',
    onFresh(openFresh, async ({ storage: { log } }) => {
      const whole = batchAt(0, 2);
      await assert.rejects(log.append({ ...whole, entries: [...whole.entries].reverse() }), RangeError);
      await assert.rejects(log.append({ ...whole, entries: whole.entries.slice(1) }), RangeError);
      const local = batchAt(0, 1, { fields: () => ({ evaluated_at: '2026-01-01T00:00:00+01:00' }) });
      await assert.rejects(log.append(local), RangeError);
      assert.equal(await log.head(), undefined);
    }),
  );
}

function reading(openFresh: OpenFresh): void {
  test(
    'checkpoints are found by their size and by the size that they cover',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(batchAt(0, 3));
      await log.append(batchAt(3, 4));
      assert.equal((await log.checkpoint(3))?.tree_size, 3);
      assert.equal(await log.checkpoint(4), undefined);
      const covering = [0, 3, 4, 7, 8].map(async (size) => (await log.checkpointCovering(size))?.tree_size);
      assert.deepEqual(await Promise.all(covering), [3, 3, 7, 7, undefined]);
    }),
  );

  test(
    'leaf entries are the record hashes of a range, and a range beyond the log is an error',
    onFresh(openFresh, async ({ storage: { log } }) => {
      const batch = batchAt(0, 5000);
      await log.append(batch);
      const hashes = Buffer.concat(batch.entries.map(({ record_hash }) => record_hash));
      for (const [start, end] of [
        [0, 5000],
        [17, 19],
        [4095, 4097],
        [5000, 5000],
      ] as const) {
        assert.deepEqual(
          Buffer.from(await log.leafEntries(start, end)),
          hashes.subarray(start * 32, end * 32),
        );
      }
      await assert.rejects(log.leafEntries(4999, 5001), RangeError);
      await assert.rejects(log.leafEntries(3, 2), RangeError);
    }),
  );

  test(
    'a tile is found by level and index only',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(batchAt(0, 1, { tiles: [tileAt(0, 0), tileAt(0, 1), tileAt(1, 0)] }));
      assert.deepEqual(await log.tile(0, 1), tileAt(0, 1).hashes);
      assert.deepEqual(await log.tile(1, 0), tileAt(1, 0).hashes);
      assert.equal(await log.tile(1, 1), undefined);
    }),
  );

  test(
    'entries stream in order from any leaf, and end at what was there when the stream began',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(batchAt(0, 700));
      const seen: number[] = [];
      for await (const { leaf_index } of log.entries(3)) {
        if (seen.push(leaf_index) === 1) await log.append(batchAt(700, 1));
      }
      assert.deepEqual(
        seen,
        Array.from({ length: 697 }, (_, at) => at + 3),
      );
    }),
  );

  test(
    'a record is found by its tenant, and is not there for another',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(batchAt(0, 2, { fields: (leaf) => ({ tenant: `tenant ${leaf}` }) }));
      assert.deepEqual(await log.record('tenant 1', recordId(1)), entryAt(1, { tenant: 'tenant 1' }));
      assert.equal(await log.record('tenant 0', recordId(1)), undefined);
      assert.equal(await log.record('nobody', recordId(1)), undefined);
      assert.equal(await log.record('tenant 1', recordId(9)), undefined);
      assert.equal(await log.record('tenant 1', "' OR 1=1 --"), undefined);
    }),
  );
}

function erasing(openFresh: OpenFresh): void {
  test(
    'erasing takes the secrets of one record of the tenant and leaves everything else',
    onFresh(openFresh, async (fresh) => {
      const { log } = fresh.storage;
      await log.append(batchAt(0, 3));
      const before = await contentOf(log);
      assert.equal(await log.eraseSecrets('other', recordId(1)), false);
      assert.equal(await log.eraseSecrets('acme', recordId(9)), false);
      assert.deepEqual(await contentOf(log), before);
      assert.equal(await log.eraseSecrets('acme', recordId(1)), true);
      assert.equal(await log.eraseSecrets('acme', recordId(1)), true);
      const entries = before.entries.map((entry, leaf) => (leaf === 1 ? { ...entry, secrets: null } : entry));
      assert.deepEqual(await contentOf((await fresh.reopen()).log), { ...before, entries });
    }),
  );

  test(
    'calls that are made together are all answered, each for itself',
    onFresh(openFresh, async ({ storage: { log } }) => {
      const wide: Promise<unknown>[] = [
        log.append(batchAt(0, 1)),
        log.append(batchAt(5, 1)),
        log.append(batchAt(1, 1)),
      ];
      wide.push(log.eraseSecrets('acme', recordId(0)), log.eraseSecrets('acme', recordId(7)));
      const outcomes = (await Promise.allSettled(wide)).map((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value : outcome.reason.code,
      );
      assert.deepEqual(outcomes, [undefined, 'conflict', undefined, true, false]);
      assert.deepEqual(await sizes(log), [1, 2]);
    }),
  );
}

async function sizes(log: LogStore): Promise<number[]> {
  return (await Array.fromAsync(log.checkpoints())).map(({ tree_size }) => tree_size);
}
