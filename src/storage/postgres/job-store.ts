import type { EntryResult, Job, JobEvent } from '../../domain/job.ts';
import { JobListeners } from '../job-listeners.ts';
import type { JobFilter, JobStore, ResultPage } from '../ports.ts';
import { Columns, packText } from './columns.ts';
import type { Database } from './database.ts';
import { claimEntries, partsOf, settleClaim } from './job-claims.ts';
import { eventOf, jobOf } from './job-rows.ts';
import { acceptJob, EVENTS_CHANNEL, finishJob, WORK_CHANNEL } from './job-writes.ts';
import { Listener } from './listener.ts';
import type { Presence } from './presence.ts';

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
const EXTEND = `
  UPDATE touchstone.job_task SET ready_ms = $1
  FROM unnest($2::bigint[], $3::integer[]) AS held (id, claims)
  WHERE job_task.id = held.id AND job_task.claims = held.claims AND owner IS NOT NULL
  RETURNING job_task.id || ':' || job_task.claims AS token`;
/** Only of those of whom it is certain: a process that lives says so. */
const RECOVER = `
  UPDATE touchstone.job_task SET owner = NULL, ready_ms = $1
  WHERE owner IS NOT NULL AND owner <> $2 AND NOT EXISTS (
    SELECT FROM touchstone.presence WHERE presence.owner = job_task.owner AND alive_until > clock_timestamp())`;
const NEXT_READY = `
  SELECT min(ready_ms) AS ready_ms FROM touchstone.job
  CROSS JOIN LATERAL (SELECT min(ready_ms) AS ready_ms FROM touchstone.job_task WHERE job = job.id) AS task
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
    coalesce(sum(task.waiting), 0)::bigint AS waiting,
    coalesce(sum(task.claimed), 0)::bigint AS claimed
  FROM touchstone.job CROSS JOIN LATERAL (
    SELECT sum(entries) FILTER (WHERE owner IS NULL) AS waiting,
      sum(entries) FILTER (WHERE owner IS NOT NULL) AS claimed
    FROM touchstone.job_task WHERE job = job.id) AS task
  WHERE status IN ('queued', 'running')`;

const EXPIRE = `
  UPDATE touchstone.job SET status = 'expired', submission_key = NULL
  WHERE expires_ms <= $1 AND status <> 'expired'`;
const AN_EXPIRED = "SELECT id FROM touchstone.job WHERE status = 'expired' LIMIT 1 FOR UPDATE SKIP LOCKED";
/** Rows removed in one transaction of a sweep. */
const SWEEP_STEP = 1_000;
const CLEAR = ['job_block', 'job_task', 'job_result', 'job_event'].map(
  (table) => `
  DELETE FROM touchstone.${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM touchstone.${table} WHERE job = $1 LIMIT ${SWEEP_STEP}))`,
);
const REMOVE = 'DELETE FROM touchstone.job WHERE id = $1';

/** Jobs, with those who listen told of what any process does to them. */
export interface PostgresJobStore extends JobStore {
  close(): Promise<void>;
}

export function jobStore(database: Database, presence: Presence): PostgresJobStore {
  const { name } = database;
  const listeners = new JobListeners();
  const listener = new Listener(database, () => listeners.tellWork());
  let listening = false;
  /** A process that asks for nothing of jobs keeps no connection for them. */
  const listen = (): void => {
    if (listening) return;
    listening = true;
    listener.subscribe(EVENTS_CHANNEL, (job_id) => listeners.tellEvents(job_id));
    listener.subscribe(WORK_CHANNEL, () => listeners.tellWork());
  };
  const find = (tenant: string, job_id: string) => database.get(GET, packText(tenant), packText(job_id));
  return {
    submit: (job) => database.transaction((query) => acceptJob(query, name, job)),
    async get(tenant, job_id) {
      const row = await find(tenant, job_id);
      return row && jobOf(row, name);
    },
    list: (filter) => list(database, filter),
    cancel: (tenant, job_id, now_ms, expires_ms) =>
      database.transaction(async (query) => {
        const [row] = (await query(LOCK, [packText(tenant), packText(job_id)])).rows;
        if (row === undefined) return { outcome: 'unknown' };
        if (row.status !== 'queued' && row.status !== 'running') {
          return { outcome: 'already_over', job: jobOf(row, name) };
        }
        const job = await finishJob(query, name, row, 'cancelled', null, now_ms, expires_ms);
        return { outcome: 'cancelled', job };
      }),

    async claim(request) {
      await presence.announce(packText(request.owner));
      return database.transaction((query) => claimEntries(query, name, request));
    },
    async extend(tokens, lease_until_ms) {
      const parts = tokens.map(partsOf);
      const values = [lease_until_ms, parts.map(([id]) => id), parts.map(([, claims]) => claims)];
      const { rows } = await database.run({ text: EXTEND, values });
      return rows.map((row) => new Columns(row, name).text('token'));
    },
    settle: (token, outcomes, now_ms, expires_ms) =>
      database.transaction((query) => settleClaim(query, name, token, outcomes, now_ms, expires_ms)),
    fail: (job_id, error, now_ms, expires_ms) =>
      database.transaction(async (query) => {
        const [row] = (await query(LOCK_ACTIVE, [packText(job_id)])).rows;
        if (row === undefined) return false;
        await finishJob(query, name, row, 'failed', error, now_ms, expires_ms);
        return true;
      }),
    async recover(owner, now_ms) {
      await database.run({ text: RECOVER, values: [now_ms, packText(owner)] });
    },
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
      while (await sweepSome(database));
      return count;
    },
    async figures() {
      const columns = new Columns((await database.get(FIGURES))!, name);
      return {
        queued: columns.integer('queued'),
        running: columns.integer('running'),
        entries_waiting: columns.integer('waiting'),
        entries_claimed: columns.integer('claimed'),
        oldest_queued_ms: columns.optionalInteger('oldest'),
      };
    },
    close: () => listener.close(),
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
function sweepSome(database: Database): Promise<boolean> {
  return database.transaction(async (query) => {
    const job = (await query(AN_EXPIRED)).rows[0]?.id;
    if (job === undefined) return false;
    for (const sql of CLEAR) if ((await query(sql, [job])).count > 0) return true;
    await query(REMOVE, [job]);
    return true;
  });
}
