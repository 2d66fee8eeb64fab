import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Process, Serving } from '../app/process.ts';
import { missingPostgres, type PostgresServer, startPostgres } from './server.ts';
import { assertLogWhole, assertReported, Callers, openSite, submitBatch } from './site.ts';

const KILLS = 25;

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
      const job_id = await submitBatch(alive.find((one) => one !== undefined)!.address, kill);
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
