import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY, post, type Serving } from '../app/process.ts';
import { SUPPORTED } from '../http/harness.ts';
import { startProxy } from './proxy.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './server.ts';
import { assertLogWhole, assertReported, Callers, openSite, submitBatch } from './site.ts';

/** Short, so that the tests are; what holds for them holds for any. */
const PATIENCE = { TOUCHSTONE_DATABASE_CONNECT_MS: '500', TOUCHSTONE_DATABASE_TIMEOUT_MS: '1000' };

describe('a PostgreSQL that goes away', { skip: missingPostgres() ?? false }, () => {
  let postgres: PostgresServer;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.destroy());

  test('and comes back ten times under load: nothing acknowledged is lost, every entry of jobs is reported once, and no hand is needed', {
    timeout: 600_000,
  }, async (t) => {
    const site = await openSite(t, postgres);
    const servers = await Promise.all([site.server('a', PATIENCE), site.server('b', PATIENCE)]);
    const callers = new Callers(t, 6, (caller) => servers[caller % 2]!.address);
    const jobs: string[] = [];
    for (let round = 0; round < 10; round++) {
      jobs.push(await submitBatch(servers[round % 2]!.address, round));
      await callers.more(10);
      await postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
      for (const server of servers) await assertDown(server);
      await postgres.start();
      for (const server of servers) await recovered(server);
    }
    await callers.more(10);
    await callers.stop();
    assert.deepEqual([...callers.answers.keys()].sort(), ['200 ok', '503 audit_unavailable']);
    await assertLogWhole(site, callers.acknowledged);
    for (const job_id of jobs) await assertReported(servers[0].address, job_id);
    for (const server of servers) assert.equal((await health(server)).status, 200);
  });

  test('silently, as behind a broken network, is told as down in a bounded time', async (t) => {
    const proxy = await startProxy(postgres.port);
    t.after(() => proxy.close());
    const site = await openSite(t, postgres);
    const through = site.url.replace(`:${postgres.port}/`, `:${proxy.port}/`);
    const server = await site.server('a', { ...PATIENCE, DATABASE_URL: through });
    assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
    proxy.swallow();
    await assertDown(server);
    proxy.forward();
    await recovered(server);
    assert.equal((await health(server)).status, 200);
  });
});

interface Refusal {
  readonly code: string;
  readonly decision?: string;
}

/** Every kind of request is answered, none with what only the database knows. */
async function assertDown(server: Serving): Promise<void> {
  const authorization = await post(server.address, '/v2/authorize', SUPPORTED);
  const refused = (await authorization.json()) as Refusal;
  assert.deepEqual([authorization.status, refused.code], [503, 'audit_unavailable']);
  assert.equal(refused.decision, undefined);
  assert.ok(authorization.headers.get('retry-after'));

  const keyed = await post(server.address, '/v2/verify', SUPPORTED, { 'idempotency-key': 'k' });
  assert.deepEqual([keyed.status, ((await keyed.json()) as Refusal).code], [503, 'storage_unavailable']);
  const read = await fetch(`${server.address}/v2/audit`, { headers: { authorization: `Bearer ${KEY}` } });
  assert.deepEqual([read.status, ((await read.json()) as Refusal).code], [503, 'storage_unavailable']);
  const stranger = await fetch(`${server.address}/v2/audit`, {
    headers: { authorization: 'Bearer ts_abcdef_0123456789' },
  });
  assert.deepEqual(
    [stranger.status, ((await stranger.json()) as Refusal).code],
    [503, 'storage_unavailable'],
  );

  const detailed = await health(server);
  const { status, components } = (await detailed.json()) as {
    status: string;
    components: { storage: { status: string; detail: string } };
  };
  assert.deepEqual([detailed.status, status, components.storage.status], [503, 'down', 'down']);
  assert.equal((await fetch(`${server.address}/health`)).status, 200);
  // What needs no database goes on.
  assert.equal((await post(server.address, '/v2/verify', SUPPORTED)).status, 200);
}

function health({ address }: Serving): Promise<Response> {
  return fetch(`${address}/health/detailed`);
}

/** Waits until the service says that it is whole, without a request that needs a decision. */
async function recovered(server: Serving): Promise<void> {
  while ((await health(server)).status !== 200) await delay(50);
  assert.equal((await post(server.address, '/v2/authorize', SUPPORTED)).status, 200);
}
