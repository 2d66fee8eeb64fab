import type { EntryResult, Job, JobEvent } from '../../domain/job.ts';
import { blocksInSteps } from '../job-blocks.ts';
import { JobListeners } from '../job-listeners.ts';
import type { JobFigures, JobFilter, JobStore, NewJob, ResultPage } from '../ports.ts';
import { integer, optionalInteger, packId, text } from './columns.ts';
import type { Connection } from './connection.ts';
import { eventOf, jobOf } from './job-rows.ts';
import type { WriteQueue } from './write-queue.ts';

const SEEN = "status NOT IN ('staged', 'expired')";
const GET = `SELECT * FROM job WHERE tenant = ? AND job_id = ? AND ${SEEN}`;
/** The index is named, so that rows come from the latest backwards and no more are read than are given. */
const listBy = (index: string, where: string) => `
  SELECT * FROM job INDEXED BY ${index} WHERE tenant = ? AND ${where} AND ${SEEN}
    AND (?2 IS NULL OR job_id < ?2) AND (?3 IS NULL OR type = ?3)
  ORDER BY job_id DESC LIMIT ?4`;
const LIST = listBy('job_of_tenant', 'TRUE');
const LIST_BY_STATUS = listBy('job_of_tenant_by_status', 'status = ?5');
const RESULTS = `
  SELECT entry, failed, body FROM job_result WHERE job = ? AND entry >= ? ORDER BY entry LIMIT ?`;
const EVENTS = `
  SELECT job_event.* FROM job_event JOIN job ON job.id = job_event.job
  WHERE job.tenant = ? AND job.job_id = ? AND ${SEEN} AND event_id > ? ORDER BY event_id LIMIT ?`;
const NEXT_READY = `
  SELECT min((SELECT min(ready_ms) FROM job_task WHERE job_task.job = job.id)) AS ready_ms
  FROM job WHERE status IN ('queued', 'running') AND type IN (SELECT value FROM json_each(?))`;
const FIGURES = `
  SELECT
    count(*) FILTER (WHERE status = 'queued') AS queued,
    count(*) FILTER (WHERE status = 'running') AS running,
    min(created_ms) FILTER (WHERE status = 'queued') AS oldest,
    coalesce(sum((SELECT sum(entries) FROM job_task WHERE job_task.job = job.id AND owner IS NULL)), 0)
      AS waiting,
    (SELECT coalesce(sum(entries), 0) FROM job_task WHERE owner IS NOT NULL) AS claimed
  FROM job INDEXED BY job_in_turn WHERE status IN ('queued', 'running')`;

/** Characters of entries that are written in one transaction: some milliseconds. */
const STEP_CHARACTERS = 512 * 1024;
/** Rows removed in one transaction of a sweep. */
const SWEEP_STEP = 256;

/** Jobs: reads on the calling thread, writes through the queue; whoever listens does so in this process. */
export function jobStore(reader: Connection, writes: WriteQueue): JobStore {
  const { file } = reader;
  const listeners = new JobListeners();
  const get = (tenant: string, job_id: string) => reader.get(GET, tenant, packId(job_id));
  return {
    async submit(job) {
      const accepted = await submit(writes, job);
      listeners.tellEvents(accepted.job_id);
      listeners.tellWork();
      return accepted;
    },
    async get(tenant, job_id) {
      const row = get(tenant, job_id);
      return row && jobOf(row, file);
    },
    list: async (filter) => list(reader, filter),
    async cancel(tenant, job_id, now_ms, expires_ms) {
      const cancellation = await writes.run('cancelJob', tenant, job_id, now_ms, expires_ms);
      if (cancellation.outcome === 'cancelled') listeners.tellEvents(job_id);
      return cancellation;
    },

    async claim(request) {
      const claimed = await writes.run('claimEntries', request);
      if (claimed?.told === true) listeners.tellEvents(claimed.claim.job_id);
      return claimed?.claim;
    },
    extend: (tokens, lease_until_ms) => writes.run('extendClaims', tokens, lease_until_ms),
    async settle(token, outcomes, now_ms, expires_ms) {
      const { told, ...settlement } = await writes.run('settleClaim', token, outcomes, now_ms, expires_ms);
      if (told) listeners.tellEvents(settlement.job!.job_id);
      if (outcomes.some(({ outcome }) => outcome === 'released')) listeners.tellWork();
      return settlement;
    },
    async fail(job_id, error, now_ms, expires_ms) {
      const failed = await writes.run('failJob', job_id, error, now_ms, expires_ms);
      if (failed) listeners.tellEvents(job_id);
      return failed;
    },
    recover: (owner, now_ms) => writes.run('recoverClaims', owner, now_ms),
    async nextReady(types) {
      const ready_ms = reader.get(NEXT_READY, JSON.stringify(types))?.ready_ms ?? null;
      return ready_ms === null ? undefined : integer(ready_ms, file, 'ready_ms');
    },

    async results(page) {
      const row = get(page.tenant, page.job_id);
      return row && results(reader, integer(row.id, file, 'id'), page);
    },
    events: async (tenant, job_id, after, limit) => events(reader, tenant, job_id, after, limit),
    onEvents: listeners.onEvents,
    onWork: listeners.onWork,

    async sweep(now_ms) {
      const expired = await writes.run('expireJobs', now_ms);
      while (await writes.run('sweepJobsSome', SWEEP_STEP));
      return expired;
    },
    figures: async () => figures(reader),
  };
}

/**
 * Writes the entries of a job in steps, so that other writes get in between, then accepts it in one
 * transaction. A process that ends before has left rows that nobody sees, and that are swept.
 */
async function submit(writes: WriteQueue, { entries, ...head }: NewJob): Promise<Job> {
  const staged = await writes.run('stageJob', { ...head, total: entries.length });
  if (typeof staged !== 'number') return staged;
  try {
    for await (const step of blocksInSteps(entries, STEP_CHARACTERS)) {
      await writes.run('stageBlocks', staged, step, head.created_ms);
    }
    return await writes.run('acceptJob', staged);
  } catch (error) {
    // When this fails too, the next start of the server does it.
    await writes.run('dropStagedJob', staged).catch(() => {});
    throw error;
  }
}

function list(reader: Connection, { tenant, status, type, before, limit }: JobFilter): Job[] {
  const last = before === undefined ? null : packId(before);
  const narrowed = [tenant, last, type ?? null, limit] as const;
  const rows =
    status === undefined ? reader.all(LIST, ...narrowed) : reader.all(LIST_BY_STATUS, ...narrowed, status);
  return rows.map((row) => jobOf(row, reader.file));
}

function results(reader: Connection, job: number, { from, limit }: ResultPage): EntryResult[] {
  return reader.all(RESULTS, job, from, limit).map((row) => ({
    index: integer(row.entry, reader.file, 'entry'),
    outcome: row.failed === 1 ? 'failed' : 'completed',
    body: text(row.body, reader.file, 'body'),
  }));
}

function events(
  reader: Connection,
  tenant: string,
  job_id: string,
  after: number,
  limit: number,
): JobEvent[] | undefined {
  // The job is read last, so that it is no older than its events.
  const rows = reader.all(EVENTS, tenant, packId(job_id), after, limit);
  const row = reader.get(GET, tenant, packId(job_id));
  if (row === undefined) return undefined;
  const job = jobOf(row, reader.file);
  return rows.map((event) => eventOf(event, job, reader.file));
}

function figures(reader: Connection): JobFigures {
  const row = reader.get(FIGURES)!;
  const figure = (column: string) => integer(row[column], reader.file, column);
  return {
    queued: figure('queued'),
    running: figure('running'),
    entries_waiting: figure('waiting'),
    entries_claimed: figure('claimed'),
    oldest_queued_ms: optionalInteger(row.oldest, reader.file, 'oldest'),
  };
}
