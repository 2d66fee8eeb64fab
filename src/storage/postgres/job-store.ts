import type { EntryResult, Job, JobEvent } from '../../domain/job.ts';
import { JobListeners } from '../job-listeners.ts';
import type { JobFilter, JobStore, ResultPage } from '../ports.ts';
import { Columns, packText } from './columns.ts';
import type { Database, Transaction } from './database.ts';
import { claimEntries, heldBy, settleClaim } from './job-claims.ts';
import { eventOf, jobOf } from './job-rows.ts';
import { acceptJob, EVENTS_CHANNEL, finishJob } from './job-writes.ts';
import { Listener } from './listener.ts';
import { ENTRIES_HELD, READY_MS, Tickets } from './tickets.ts';

const SEEN = "status <> 'expired'";
const GET = `SELECT * FROM touchstone.job WHERE tenant = $1 AND job_id = $2 AND ${SEEN}`;
const LOCK = `${GET} FOR UPDATE`;
const LOCK_ACTIVE = `
  SELECT * FROM touchstone.job WHERE job_id = $1 AND status IN ('queued', 'running') FOR UPDATE`;
const LIST = `
  SELECT * FROM touchstone.job WHERE tenant = $1 AND ${SEEN}
    AND ($2::text IS NULL OR job_id < $2) AND ($3::text IS NULL OR type = $3)
    AND ($4::text IS NULL OR status = $4)
  ORDER BY job_id DESC LIMIT $5`;
const NEXT_READY = `
  SELECT min(${READY_MS}) AS ready_ms FROM touchstone.job
  WHERE status IN ('queued', 'running') AND type = ANY ($1)`;
const RESULTS = `
  SELECT entry, failed, body FROM touchstone.job_result WHERE job = $1 AND entry >= $2 ORDER BY entry LIMIT $3`;
const EVENTS = `
  SELECT job_event.* FROM touchstone.job_event JOIN touchstone.job ON job.id = job_event.job
  WHERE job.tenant = $1 AND job.job_id = $2 AND ${SEEN} AND event_id > $3 ORDER BY event_id LIMIT $4`;
const FIGURES = `
  SELECT
    count(*) FILTER (WHERE status = 'queued') AS queued,
    count(*) FILTER (WHERE status = 'running') AS running,
    min(created_ms) FILTER (WHERE status = 'queued') AS oldest,
    coalesce(sum(total - completed - failed), 0)::bigint AS open,
    ${ENTRIES_HELD} AS claimed
  FROM touchstone.job WHERE status IN ('queued', 'running')`;

const EXPIRE = `
  UPDATE touchstone.job SET status = 'expired', submission_key = NULL
  WHERE expires_ms <= $1 AND status <> 'expired'`;
const AN_EXPIRED = "SELECT id FROM touchstone.job WHERE status = 'expired' LIMIT 1 FOR UPDATE SKIP LOCKED";
/** Rows removed in one transaction of a sweep. */
const SWEEP_STEP = 1_000;
const CLEAR = ['job_block', 'job_result', 'job_event'].map(
  (table) => `
  DELETE FROM touchstone.${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM touchstone.${table} WHERE job = $1 LIMIT ${SWEEP_STEP}))`,
);
const REMOVE = 'DELETE FROM touchstone.job WHERE id = $1';

/** How often silent holders are looked for while there is other work. */
const EXPIRE_MS = 1_000;

/** Jobs, with those who listen told of what any process does to them. */
export interface PostgresJobStore extends JobStore {
  close(): Promise<void>;
}

export function jobStore(database: Database): PostgresJobStore {
  const { name } = database;
  const listeners = new JobListeners();
  const listener = new Listener(database, () => listeners.tellWork());
  const tickets = new Tickets(database, (channel) => {
    listener.subscribe(channel, () => listeners.tellWork());
  });
  let listening = false;
  let expired_ms = 0;
  /** A process that asks for nothing of jobs keeps no connection for them. */
  const listen = (): void => {
    if (listening) return;
    listening = true;
    listener.subscribe(EVENTS_CHANNEL, (job_id) => listeners.tellEvents(job_id));
    // Should it fail, whoever asks for work first has it try again.
    tickets.ready().catch(() => {});
  };
  /** What changes tickets. */
  const change = async <T>(work: (query: Transaction) => Promise<T>): Promise<T> => {
    await tickets.ready();
    return database.transaction(work);
  };
  const expire = (): Promise<boolean> => {
    expired_ms = performance.now();
    return tickets.expire();
  };
  const find = (tenant: string, job_id: string) => database.get(GET, packText(tenant), packText(job_id));
  return {
    submit: (job) => change((query) => acceptJob(query, tickets, name, job)),
    async get(tenant, job_id) {
      const row = await find(tenant, job_id);
      return row && jobOf(row, name);
    },
    list: (filter) => list(database, filter),
    cancel: (tenant, job_id, now_ms, expires_ms) =>
      change(async (query) => {
        const [row] = (await query(LOCK, [packText(tenant), packText(job_id)])).rows;
        if (row === undefined) return { outcome: 'unknown' };
        if (row.status !== 'queued' && row.status !== 'running') {
          return { outcome: 'already_over', job: jobOf(row, name) };
        }
        await tickets.drop(query, row.id as number);
        const job = await finishJob(query, name, row, 'cancelled', null, now_ms, expires_ms);
        return { outcome: 'cancelled', job };
      }),

    async claim(request) {
      await tickets.ready();
      if (performance.now() - expired_ms > EXPIRE_MS) await expire();
      const claim = () => database.transaction((query) => claimEntries(query, tickets, name, request));
      const claimed = await claim();
      return claimed === undefined && (await expire()) ? claim() : claimed;
    },
    async extend(tokens) {
      const good: string[] = [];
      for (const token of tokens) {
        const held = heldBy(token);
        if (held !== undefined && (await tickets.prolong(held))) good.push(token);
      }
      return good;
    },
    settle: (token, outcomes, now_ms, expires_ms) =>
      change((query) => settleClaim(query, tickets, name, token, outcomes, now_ms, expires_ms)),
    fail: (job_id, error, now_ms, expires_ms) =>
      change(async (query) => {
        const [row] = (await query(LOCK_ACTIVE, [packText(job_id)])).rows;
        if (row === undefined) return false;
        await tickets.drop(query, row.id as number);
        await finishJob(query, name, row, 'failed', error, now_ms, expires_ms);
        return true;
      }),
    // A ticket does not say who holds it; what a lost process held is free when its lease has ended.
    async recover() {},
    async nextReady(types) {
      const row = await database.get(NEXT_READY, types);
      return row === undefined
        ? undefined
        : (new Columns(row, name).optionalInteger('ready_ms') ?? undefined);
    },

    async results(page) {
      const row = await find(page.tenant, page.job_id);
      return row && results(database, new Columns(row, name).integer('id'), page);
    },
    events: (tenant, job_id, after, limit) => events(database, tenant, job_id, after, limit),
    onEvents(told) {
      listen();
      return listeners.onEvents(told);
    },
    onWork(told) {
      listen();
      return listeners.onWork(told);
    },

    async sweep(now_ms) {
      const { count } = await database.run({ text: EXPIRE, values: [now_ms] });
      await tickets.ready();
      while (await sweepSome(database, tickets));
      return count;
    },
    async figures() {
      const columns = new Columns((await database.get(FIGURES))!, name);
      return {
        queued: columns.integer('queued'),
        running: columns.integer('running'),
        entries_waiting: columns.integer('open') - columns.integer('claimed'),
        entries_claimed: columns.integer('claimed'),
        oldest_queued_ms: columns.optionalInteger('oldest'),
      };
    },
    async close() {
      await tickets.close();
      await listener.close();
    },
  };
}

async function list(database: Database, filter: JobFilter): Promise<readonly Job[]> {
  const { tenant, status, type, before, limit } = filter;
  const narrowed = [packText(tenant), before ?? null, type ?? null, status ?? null, limit];
  const rows = await database.all(LIST, ...narrowed);
  return rows.map((row) => jobOf(row, database.name));
}

async function results(database: Database, job: number, page: ResultPage): Promise<EntryResult[]> {
  const rows = await database.all(RESULTS, job, page.from, page.limit);
  return rows.map((row) => {
    const columns = new Columns(row, database.name);
    const outcome = row.failed === true ? 'failed' : 'completed';
    return { index: columns.integer('entry'), outcome, body: columns.text('body') };
  });
}

async function events(
  database: Database,
  tenant: string,
  job_id: string,
  after: number,
  limit: number,
): Promise<JobEvent[] | undefined> {
  const place = [packText(tenant), packText(job_id)];
  // The job is read last, so that it is no older than its events.
  const rows = await database.all(EVENTS, ...place, after, limit);
  const row = await database.get(GET, ...place);
  if (row === undefined) return undefined;
  const job = jobOf(row, database.name);
  return rows.map((event) => eventOf(event, job, database.name));
}

/** Removes some rows of a job that nobody sees any more; false when there is none that no other process sweeps. */
function sweepSome(database: Database, tickets: Tickets): Promise<boolean> {
  return database.transaction(async (query) => {
    const job = (await query(AN_EXPIRED)).rows[0]?.id;
    if (job === undefined) return false;
    for (const sql of CLEAR) if ((await query(sql, [job])).count > 0) return true;
    await tickets.drop(query, job as number);
    await query(REMOVE, [job]);
    return true;
  });
}
