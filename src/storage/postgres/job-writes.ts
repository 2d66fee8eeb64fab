/** Changes of a job as a whole: accepted, told of, ended. Each runs in a transaction of its caller. */
import type { Job, JobError, JobEventType, JobStatus } from '../../domain/job.ts';
import { blocksInSteps } from '../job-blocks.ts';
import type { NewJob } from '../ports.ts';
import { Columns, packText, type Row } from './columns.ts';
import type { Transaction } from './database.ts';
import { jobOf, progressIsUntold } from './job-rows.ts';
import type { Tickets } from './tickets.ts';
import { addJobDeliveries } from './webhook-deliveries.ts';

/** The channel of NOTIFY on which jobs are named that have events to tell. */
export const EVENTS_CHANNEL = 'touchstone_job_events';

const ADD_JOB = `
  INSERT INTO touchstone.job
    (job_id, tenant, key_id, request_id, type, single, submission_key, total, created_ms, status, turn)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'queued', (
    SELECT coalesce(max(turn), 0) FROM touchstone.job WHERE tenant = $2 AND status IN ('queued', 'running')))
  ON CONFLICT (tenant, submission_key) DO NOTHING RETURNING id`;
const SAME_SUBMISSION = 'SELECT * FROM touchstone.job WHERE tenant = $1 AND submission_key = $2';
const ADD_BLOCKS = `
  INSERT INTO touchstone.job_block (job, first, open, lines)
  SELECT $1, * FROM unnest($2::integer[], $3::integer[], $4::text[])`;
/** An update that changes nothing waits for a transaction that removes the tenant, and then adds it anew. */
const ADD_TENANT = `
  INSERT INTO touchstone.job_tenant AS present (tenant, turn)
  VALUES ($1, (SELECT coalesce(max(turn), 0) FROM touchstone.job_tenant))
  ON CONFLICT (tenant) DO UPDATE SET turn = present.turn`;
const ADD_EVENT = `
  WITH counted AS (
    UPDATE touchstone.job SET
      last_event = last_event + 1, progress_ms = $2, progress_count = completed + failed
    WHERE id = $1 RETURNING *
  ), added AS (
    INSERT INTO touchstone.job_event (job, event_id, type, completed, failed)
    SELECT id, last_event, $3, completed, failed FROM counted
  )
  SELECT *, pg_notify('${EVENTS_CHANNEL}', job_id) FROM counted`;
const FINISH = `
  UPDATE touchstone.job SET status = $2, finished_ms = $3, expires_ms = $4, error = $5 WHERE id = $1`;
const LOCK_TENANT = 'SELECT FROM touchstone.job_tenant WHERE tenant = $1 FOR UPDATE';
/** A statement of its own after the lock: it sees a job that was accepted while the lock was waited for. */
const DROP_TENANT = `
  DELETE FROM touchstone.job_tenant WHERE tenant = $1 AND NOT EXISTS (
    SELECT FROM touchstone.job WHERE tenant = $1 AND status IN ('queued', 'running'))`;

/** Characters of entries in one statement. */
const STEP_CHARACTERS = 1024 * 1024;

/** Accepts a job, or gives the one of the same submission. */
export async function acceptJob(
  query: Transaction,
  tickets: Tickets,
  database: string,
  job: NewJob,
): Promise<Job> {
  const tenant = packText(job.tenant);
  const submission = job.submission_key === null ? null : packText(job.submission_key);
  const { rows } = await query(ADD_JOB, [
    job.job_id,
    tenant,
    packText(job.key_id),
    packText(job.request_id),
    job.type,
    job.single,
    submission,
    job.entries.length,
    job.created_ms,
  ]);
  if (rows.length === 0) {
    const same = await query(SAME_SUBMISSION, [tenant, submission]);
    return jobOf(same.rows[0]!, database);
  }
  const id = new Columns(rows[0]!, database).integer('id');
  for await (const step of blocksInSteps(job.entries, STEP_CHARACTERS)) {
    await query(ADD_BLOCKS, [
      id,
      step.map(({ first }) => first),
      step.map(({ entries }) => entries),
      step.map(({ lines }) => packText(lines)),
    ]);
    const runs = step.map(({ first, entries }) => ({ job: id, block: first, first, entries, attempts: 0 }));
    await tickets.add(query, runs);
  }
  const accepted = await addEvent(query, id, 'queued', job.created_ms);
  // Last of all: whoever works for the tenant waits for this row.
  await query(ADD_TENANT, [tenant]);
  return jobOf(accepted, database);
}

/** Adds the next event of a job, with its progress as the row has it now; gives the row. */
export async function addEvent(
  query: Transaction,
  job: number,
  type: JobEventType,
  now_ms: number,
): Promise<Row> {
  return (await query(ADD_EVENT, [job, now_ms, type])).rows[0]!;
}

/** Ends a job, tells its last progress and its end. `row`: as it is now, locked. */
export async function finishJob(
  query: Transaction,
  database: string,
  row: Row,
  status: Extract<JobStatus, 'completed' | 'failed' | 'cancelled'>,
  error: JobError | null,
  now_ms: number,
  expires_ms: number,
): Promise<Job> {
  const id = new Columns(row, database).integer('id');
  if (progressIsUntold(row, database)) await addEvent(query, id, 'progress', now_ms);
  await query(FINISH, [id, status, now_ms, expires_ms, error === null ? null : JSON.stringify(error)]);
  await query(LOCK_TENANT, [row.tenant]);
  await query(DROP_TENANT, [row.tenant]);
  await addJobDeliveries(query, row, status, now_ms);
  return jobOf(await addEvent(query, id, status, now_ms), database);
}
