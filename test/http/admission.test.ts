import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Admission } from '../../src/http/admission.ts';
import type { GetRoute } from '../../src/http/route.ts';
import { systemClock } from '../../src/service/clock.ts';
import type { Authenticator, Caller } from '../../src/service/keys.ts';

const CALLER: Caller = { tenant: 't', key_id: 'k', scopes: ['jobs'], rate_limit: null };
const ROUTE = { method: 'GET', url: '/', access: 'jobs', handle: () => assert.fail() } as GetRoute;

function admission(authenticator: Authenticator): Admission {
  return new Admission({
    authenticator,
    doors: { tlog: 'open', metrics: 'open', health_detailed: 'open' },
    rate_limit: 0,
    max_in_flight: 1,
    clock: systemClock,
  });
}

describe('whoever was let in', () => {
  test('may stay as long as the key holds and has the scope', async () => {
    let caller: Caller | undefined = CALLER;
    const door = admission(async () => caller);
    assert.equal(await door.stillHolds(ROUTE, 'Bearer x'), true);
    caller = { ...CALLER, scopes: ['verify'] };
    assert.equal(await door.stillHolds(ROUTE, 'Bearer x'), false);
    caller = undefined;
    assert.equal(await door.stillHolds(ROUTE, 'Bearer x'), false);
    assert.equal(await door.stillHolds({ ...ROUTE, access: 'open' }, undefined), true);
  });

  test('is not put out because the storage cannot tell', async () => {
    const door = admission(() => Promise.reject(new Error('no storage')));
    await assert.rejects(door.stillHolds(ROUTE, 'Bearer x'), /no storage/);
  });
});
