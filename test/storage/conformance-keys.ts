import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type OpenFresh, onFresh } from './conformance.ts';
import { apiKeyAt, signingKeyAt, timeAt } from './samples.ts';

export function keyConformance(openFresh: OpenFresh): void {
  describe('signing keys', () => {
    test(
      'activating a key retires every other at its time, and keeps all of them',
      onFresh(openFresh, async (fresh) => {
        const { signingKeys } = fresh.storage;
        assert.deepEqual(await signingKeys.all(), []);
        for (const n of [1, 2, 3]) await signingKeys.activate(signingKeyAt(n));
        const expected = [
          signingKeyAt(3),
          { ...signingKeyAt(2), retired_at: timeAt(3) },
          { ...signingKeyAt(1), retired_at: timeAt(2) },
        ];
        assert.deepEqual(await signingKeys.all(), expected);
        const reopened = (await fresh.reopen()).signingKeys;
        assert.deepEqual(await reopened.all(), expected);
        assert.deepEqual(await reopened.get('signer1'), expected[2]);
        assert.equal(await reopened.get('signer9'), undefined);
      }),
    );

    test(
      'activating a key twice is a conflict and retires nothing',
      onFresh(openFresh, async ({ storage: { signingKeys } }) => {
        await signingKeys.activate(signingKeyAt(1));
        await signingKeys.activate(signingKeyAt(2));
        await assert.rejects(signingKeys.activate(signingKeyAt(1)), { code: 'conflict' });
        assert.equal((await signingKeys.get('signer2'))?.retired_at, null);
      }),
    );
  });

  describe('API keys', () => {
    test(
      'a key is given back whole, also after a restart',
      onFresh(openFresh, async (fresh) => {
        const limited = apiKeyAt(2, { rate_limit: 60, expires_at: timeAt(9), scopes: [], tenant: 'other' });
        await fresh.storage.apiKeys.create(apiKeyAt(1));
        await fresh.storage.apiKeys.create(limited);
        const { apiKeys } = await fresh.reopen();
        assert.deepEqual(await apiKeys.get('key1'), apiKeyAt(1));
        assert.deepEqual(await apiKeys.list(), [apiKeyAt(1), limited]);
        assert.deepEqual(await apiKeys.list('other'), [limited]);
        assert.deepEqual(await apiKeys.list('nobody'), []);
        assert.equal(await apiKeys.get('key3'), undefined);
      }),
    );

    test(
      'a key id exists once',
      onFresh(openFresh, async ({ storage: { apiKeys } }) => {
        await apiKeys.create(apiKeyAt(1));
        await assert.rejects(apiKeys.create(apiKeyAt(1, { tenant: 'other' })), { code: 'conflict' });
        assert.deepEqual(await apiKeys.list(), [apiKeyAt(1)]);
      }),
    );

    test(
      'a revoked key is seen revoked by the next call, and the first time of revocation stays',
      onFresh(openFresh, async ({ storage: { apiKeys } }) => {
        await apiKeys.create(apiKeyAt(1));
        assert.equal((await apiKeys.get('key1'))?.revoked_at, null);
        assert.equal(await apiKeys.revoke('key1', timeAt(5)), true);
        assert.equal((await apiKeys.get('key1'))?.revoked_at, timeAt(5));
        assert.equal(await apiKeys.revoke('key1', timeAt(6)), true);
        assert.equal((await apiKeys.get('key1'))?.revoked_at, timeAt(5));
        assert.equal(await apiKeys.revoke('key9', timeAt(6)), false);
      }),
    );
  });
}
