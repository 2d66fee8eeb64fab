import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY, type Process, post, type Serving } from '../app/process.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './server.ts';
import { assertLogWhole, Callers, openSite } from './site.ts';

const KILLS = 25;
const ENTRIES = 120;

describe('two servers and a worker on one PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let postgres: PostgresServer;
  before(async () => {
    postgres = await startPostgres();
  });
  after(() => postgres.destroy());

  test(`killed with -9 ${KILLS} times lose no record that was acknowledged, and report every entry exactly once`, {
    timeout: 600_000,
  }, async (t) => {
    const site = await openSite(t, postgres);
    const servers = await Promise.all([site.server('a'), site.server('b')]);
    let worker = site.worker('w');
    const alive: (Serving | undefined)[] = [...servers];
    const callers = new Callers(t, 6, (caller) => alive[caller % 2]?.address);
    const jobs = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const job_id = await submit(alive.find((one) => one !== undefined)!.address, kill);
      jobs.add(job_id);
      await callers.more(5 + (kill % 7));
      const turn = kill % 3;
      if (turn === 2) {
        await end(worker);
        worker = site.worker('w');
        continue;
      }
      const victim = alive[turn]!;
      alive[turn] = undefined;
      await end(victim);
      alive[turn] = await site.server(turn === 0 ? 'a' : 'b');
    }
    await callers.stop();
    assert.ok(callers.acknowledged.size >= KILLS * 5);
    await assertLogWhole(site, callers.acknowledged);
    for (const job_id of jobs) await assertReported(alive[0]!.address, job_id);
  });
});

async function end({ child, exit }: Process): Promise<void> {
  child.kill('SIGKILL');
  await exit;
}

/** Submits a batch under a key of its own, again should its server be killed meanwhile. */
async function submit(address: string, turn: number): Promise<string> {
  const jobs = Array.from({ length: ENTRIES }, (_, entry) => ({
    id: `e${entry}`,
    claims: [{ text: `Order ${turn}-${entry} was paid.` }],
    sources: [{ text: `Order ${turn}-${entry} was paid.` }],
  }));
  const headers = { 'idempotency-key': `batch-${turn}` };
  const answer = await post(address, '/v1/verify-claims-batch', { jobs }, headers);
  const { job_id } = (await answer.json()) as { job_id: string };
  assert.equal(answer.status, 202);
  return job_id;
}

async function read(address: string, path: string): Promise<Response> {
  return fetch(address + path, { headers: { authorization: `Bearer ${KEY}` } });
}

async function assertReported(address: string, job_id: string): Promise<void> {
  for (;;) {
    const job = (await (await read(address, `/v2/jobs/${job_id}?limit=1`)).json()) as { status: string };
    if (job.status === 'completed') break;
    assert.match(job.status, /queued|running/);
    await delay(50);
  }
  const lines = (await (await read(address, `/v2/jobs/${job_id}/results`)).text()).trim().split('\n');
  const results = lines.map((line) => JSON.parse(line) as { index: number; id: string; error?: unknown });
  assert.deepEqual(
    results.map(({ index, id }) => [index, id]),
    Array.from({ length: ENTRIES }, (_, entry) => [entry, `e${entry}`]),
  );
}
