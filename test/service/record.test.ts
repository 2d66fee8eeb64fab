import assert from 'node:assert/strict';
import { test } from 'node:test';
import { referTo } from '../../src/service/record.ts';
import { Refused } from '../../src/service/refused.ts';
import { StorageError } from '../../src/storage/ports.ts';
import { appendAll, openWorkshop } from '../audit/workshop.ts';

test('a decision whose record is durable and whose proof cannot be read is not told, and its record is named', async (t) => {
  const { log, store } = await openWorkshop();
  const house = { audit: log } as Parameters<typeof referTo>[0];
  const receipts = await appendAll(log, 0, 256);
  // The full tile is in storage alone, as all are that the log has left behind.
  assert.equal((await referTo(house, receipts[7]!)).record_id, receipts[7]!.record_id);
  t.mock.method(store, 'tile', () =>
    Promise.reject(new StorageError('unavailable', 'The database is away.')),
  );
  await assert.rejects(referTo(house, receipts[7]!), (error: unknown) => {
    assert.ok(error instanceof Refused);
    assert.equal(error.refusal.code, 'audit_unavailable');
    assert.match(error.refusal.detail, new RegExp(`recorded as ${receipts[7]!.record_id}, but its proof`));
    assert.ok(error.cause instanceof StorageError);
    return true;
  });
});
