/**
 * The clock of a database, set by hand. On PostgreSQL the waits and leases of jobs go by the database's clock; tests
 * tell each method what time it is, and here the database is told as well.
 */
import { Client } from 'pg';
import { CLOCK_OVERRIDE_SETTING, TestClock } from 'pg-boss';
import type { JobStore } from '../../src/storage/ports.ts';
import { BOSS_SCHEMA } from '../../src/storage/postgres/boss.ts';

export interface DatabaseClock {
  /** The same jobs, in a database whose clock shows what each method is told. */
  over(jobs: JobStore): JobStore;
  close(): Promise<void>;
}

/** Sets the clock of a database that has its schema. Sessions that are open by then keep the real time. */
export async function takeClock(url: string, lease_ms: number): Promise<DatabaseClock> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const clock = new TestClock(0);
  const attached = { db: { executeSql: (sql: string, values?: unknown[]) => client.query(sql, values) } };
  await clock.attach({ ...attached, schema: BOSS_SCHEMA });
  await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET ${CLOCK_OVERRIDE_SETTING} = 'on'`);
  let shown_ms: number | undefined;
  let setting: Promise<void> = Promise.resolve();
  const show = (ms: number): Promise<void> => {
    if (ms === shown_ms) return setting;
    shown_ms = ms;
    setting = setting.then(() => clock.setTime(ms));
    return setting;
  };
  return {
    over: (jobs) => ({
      ...jobs,
      submit: (job) => show(job.created_ms).then(() => jobs.submit(job)),
      claim: (request) => show(request.now_ms).then(() => jobs.claim(request)),
      // A lease has one length: one that ends later is one that begins later.
      extend: (tokens, until_ms) => show(until_ms - lease_ms).then(() => jobs.extend(tokens, until_ms)),
      settle: (token, outcomes, now_ms, expires_ms) =>
        show(now_ms).then(() => jobs.settle(token, outcomes, now_ms, expires_ms)),
    }),
    close: () => client.end(),
  };
}
