import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { IdempotencyStore, StoredAnswer } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';

const LEASE_MS = 30_000;
const ANSWER: StoredAnswer = { status: 200, content_type: 'application/json', body: '{"größe":"🜂"}' };

/** Asks for the key `k` of `acme`, unless told otherwise. */
async function ask(
  store: IdempotencyStore,
  { tenant = 'acme', key = 'k', fingerprint = 'f', owner = 'process 1', at = 0 } = {},
) {
  return store.claim(tenant, key, fingerprint, owner, at, LEASE_MS);
}

export function idempotencyConformance(openFresh: OpenFresh): void {
  describe('idempotency keys', () => {
    test(
      'a key is claimed once, is in progress until its answer, and then gives that answer',
      onFresh(openFresh, async (fresh) => {
        const { idempotency } = fresh.storage;
        assert.deepEqual(await ask(idempotency), { state: 'claimed' });
        assert.deepEqual(await ask(idempotency, { at: LEASE_MS }), { state: 'in_progress' });
        await idempotency.complete('acme', 'k', ANSWER);
        assert.deepEqual(await ask(idempotency), { state: 'done', answer: ANSWER });
        const later = (await fresh.reopen()).idempotency;
        assert.deepEqual(await ask(later, { owner: 'process 2' }), { state: 'done', answer: ANSWER });
      }),
    );

    test(
      'of many claims made together exactly one gets the key',
      onFresh(openFresh, async ({ storage: { idempotency } }) => {
        const claims = await Promise.all(Array.from({ length: 32 }, () => ask(idempotency)));
        assert.equal(claims.filter(({ state }) => state === 'claimed').length, 1);
        assert.equal(claims.filter(({ state }) => state === 'in_progress').length, 31);
      }),
    );

    test(
      'another fingerprint is a mismatch, whether the request still runs, is done, or was left behind',
      onFresh(openFresh, async (fresh) => {
        const { idempotency } = fresh.storage;
        const other = { fingerprint: 'g', at: LEASE_MS * 2 };
        await ask(idempotency);
        await ask(idempotency, { key: 'done' });
        await idempotency.complete('acme', 'done', ANSWER);
        assert.deepEqual(await ask(idempotency, { fingerprint: 'g' }), { state: 'mismatch' });
        assert.deepEqual(await ask(idempotency, other), { state: 'mismatch' });
        assert.deepEqual(await ask(idempotency, { ...other, key: 'done' }), { state: 'mismatch' });
        const reopened = (await fresh.reopen()).idempotency;
        assert.deepEqual(await ask(reopened, { ...other, owner: 'process 2' }), { state: 'mismatch' });
      }),
    );

    test(
      'tenants and keys do not see each other',
      onFresh(openFresh, async ({ storage: { idempotency } }) => {
        await ask(idempotency);
        assert.deepEqual(await ask(idempotency, { tenant: 'other', fingerprint: 'g' }), { state: 'claimed' });
        assert.deepEqual(await ask(idempotency, { key: 'K', fingerprint: 'g' }), { state: 'claimed' });
        await idempotency.release('other', 'k');
        assert.deepEqual(await ask(idempotency), { state: 'in_progress' });
      }),
    );

    test(
      'a claim older than its lease is taken over, and then holds anew',
      onFresh(openFresh, async ({ storage: { idempotency } }) => {
        await ask(idempotency);
        assert.deepEqual(await ask(idempotency, { at: LEASE_MS + 1 }), { state: 'claimed' });
        assert.deepEqual(await ask(idempotency, { at: LEASE_MS + 2 }), { state: 'in_progress' });
      }),
    );

    test(
      'a claim of a process that ended is taken over at once',
      onFresh(openFresh, async (fresh) => {
        await ask(fresh.storage.idempotency);
        const { idempotency } = await fresh.reopen();
        assert.deepEqual(await ask(idempotency, { owner: 'process 2', at: 1 }), { state: 'claimed' });
        assert.deepEqual(await ask(idempotency, { owner: 'process 2', at: 2 }), { state: 'in_progress' });
      }),
    );

    test(
      'a key that was given up can be claimed again, and a kept answer cannot be given up',
      onFresh(openFresh, async ({ storage: { idempotency } }) => {
        await ask(idempotency);
        await idempotency.release('acme', 'k');
        assert.deepEqual(await ask(idempotency, { fingerprint: 'g' }), { state: 'claimed' });
        await idempotency.complete('acme', 'k', ANSWER);
        await idempotency.release('acme', 'k');
        assert.equal((await ask(idempotency, { fingerprint: 'g' })).state, 'done');
      }),
    );

    test(
      'the first answer stays, and an answer to a key that nobody claimed is a conflict',
      onFresh(openFresh, async ({ storage: { idempotency } }) => {
        await ask(idempotency);
        await idempotency.complete('acme', 'k', ANSWER);
        await idempotency.complete('acme', 'k', { ...ANSWER, status: 503 });
        assert.deepEqual(await ask(idempotency), { state: 'done', answer: ANSWER });
        await assert.rejects(idempotency.complete('acme', 'unknown', ANSWER), { code: 'conflict' });
      }),
    );

    test(
      'a sweep removes what was claimed before a time, and counts it',
      onFresh(openFresh, async ({ storage: { idempotency } }) => {
        const claims = Array.from({ length: 2500 }, (_, at) => ask(idempotency, { key: `k${at}`, at }));
        await Promise.all(claims);
        assert.equal(await idempotency.sweep(2400), 2400);
        assert.equal(await idempotency.sweep(2400), 0);
        assert.equal((await ask(idempotency, { key: 'k2399', at: 2500 })).state, 'claimed');
        assert.equal((await ask(idempotency, { key: 'k2400', at: 2500 })).state, 'in_progress');
      }),
    );
  });
}
