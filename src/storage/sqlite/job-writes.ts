import type { Job, JobError, JobEventType } from '../../domain/job.ts';
import type { JobBlock } from '../job-blocks.ts';
import { type Cancellation, type NewJob, StorageError } from '../ports.ts';
import { integer, packId, text } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { addEvent, progressIsUntold } from './job-events.ts';
import { jobOf } from './job-rows.ts';
import { addJobDeliveries } from './webhook-delivery-writes.ts';

/** What the writer is told of a job before its entries. */
export type JobHead = Omit<NewJob, 'entries'> & { readonly total: number };

const SAME_SUBMISSION = 'SELECT * FROM job WHERE tenant = ? AND submission_key = ?';
const STAGE = `
  INSERT INTO job (job_id, tenant, key_id, request_id, type, single, submission_key, status, total, created_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, 'staged', ?, ?) RETURNING id`;
const ADD_BLOCK = 'INSERT INTO job_block (job, first, lines) VALUES (?, ?, ?)';
const ADD_TASK = 'INSERT INTO job_task (job, block, first, entries, ready_ms) VALUES (?, ?, ?, ?, ?)';
const ACCEPT = "UPDATE job SET status = 'queued', turn = ? WHERE id = ? AND status = 'staged'";
const TURN_OF_JOBS = `
  SELECT coalesce(max(turn), 0) AS turn FROM job WHERE tenant = ? AND status IN ('queued', 'running')`;
const ADD_TENANT = `
  INSERT INTO job_tenant (tenant, turn)
  VALUES (?, (SELECT coalesce(max(turn), 0) FROM job_tenant)) ON CONFLICT DO NOTHING`;
const DROP = "UPDATE job SET status = 'expired', submission_key = NULL WHERE id = ? AND status = 'staged'";
/** The partial index is used only where its own condition stands in the query. */
const OUT_OF_SIGHT = "status IN ('staged', 'expired')";
const DROP_ALL_STAGED = `
  UPDATE job SET status = 'expired', submission_key = NULL WHERE ${OUT_OF_SIGHT} AND status = 'staged'`;

const BY_ID = 'SELECT * FROM job WHERE id = ?';
const BY_JOB_ID = "SELECT * FROM job WHERE job_id = ? AND status NOT IN ('staged', 'expired')";
const BY_TENANT_AND_JOB_ID = `
  SELECT * FROM job WHERE tenant = ? AND job_id = ? AND status NOT IN ('staged', 'expired')`;
const FINISH = 'UPDATE job SET status = ?, finished_ms = ?, expires_ms = ?, error = ? WHERE id = ?';
const DROP_TASKS = 'DELETE FROM job_task WHERE job = ?';
const DROP_TENANT = `
  DELETE FROM job_tenant WHERE tenant = ?1 AND NOT EXISTS (
    SELECT 1 FROM job WHERE tenant = ?1 AND status IN ('queued', 'running'))`;

const EXPIRE = `
  UPDATE job SET status = 'expired', submission_key = NULL
  WHERE expires_ms <= ? AND status <> 'expired'`;
const AN_EXPIRED = `SELECT id FROM job WHERE ${OUT_OF_SIGHT} AND status = 'expired' LIMIT 1`;
const CLEAR = [
  'DELETE FROM job_block WHERE rowid IN (SELECT rowid FROM job_block WHERE job = ?1 LIMIT ?2 / 16)',
  'DELETE FROM job_task WHERE id IN (SELECT id FROM job_task WHERE job = ?1 LIMIT ?2)',
  `DELETE FROM job_result WHERE job = ?1 AND entry IN (
     SELECT entry FROM job_result WHERE job = ?1 ORDER BY entry LIMIT ?2)`,
  `DELETE FROM job_event WHERE job = ?1 AND event_id IN (
     SELECT event_id FROM job_event WHERE job = ?1 ORDER BY event_id LIMIT ?2)`,
];
const REMOVE = 'DELETE FROM job WHERE id = ?';

/** Begins a job that nobody sees yet: gives its row's id, or the job of the same submission. */
export function stageJob(connection: Connection, head: JobHead): number | Job {
  const { tenant, submission_key } = head;
  const { file } = connection;
  const same = submission_key === null ? undefined : connection.get(SAME_SUBMISSION, tenant, submission_key);
  if (same !== undefined) {
    if (same.status !== 'staged') return jobOf(same, file);
    throw new StorageError('conflict', 'A job of this submission key is being accepted.');
  }
  const row = connection.get(
    STAGE,
    packId(head.job_id),
    tenant,
    head.key_id,
    head.request_id,
    head.type,
    head.single ? 1 : 0,
    submission_key,
    head.total,
    head.created_ms,
  );
  return integer(row?.id, file, 'id');
}

/** Adds entries to a staged job. */
export function stageBlocks(
  connection: Connection,
  job: number,
  blocks: readonly JobBlock[],
  now_ms: number,
): void {
  for (const { first, entries, lines } of blocks) {
    connection.run(ADD_BLOCK, job, first, lines);
    connection.run(ADD_TASK, job, first, first, entries, now_ms);
  }
}

/** Accepts a staged job: from now on it is seen, and worked on. */
export function acceptJob(connection: Connection, job: number): Job {
  const { file } = connection;
  const staged = connection.get(BY_ID, job)!;
  const tenant = text(staged.tenant, file, 'tenant');
  const turn = integer(connection.get(TURN_OF_JOBS, tenant)?.turn, file, 'turn');
  connection.run(ADD_TENANT, tenant);
  connection.run(ACCEPT, turn, job);
  addEvent(connection, job, 'queued', integer(staged.created_ms, file, 'created_ms'));
  return jobOf(connection.get(BY_ID, job)!, file);
}

/** Gives a staged job up. */
export function dropStagedJob(connection: Connection, job: number): void {
  connection.run(DROP, job);
}

/** Gives up every staged job: whoever was submitting them has ended. */
export function dropStagedJobs(connection: Connection): void {
  connection.run(DROP_ALL_STAGED);
}

export function cancelJob(
  connection: Connection,
  tenant: string,
  job_id: string,
  now_ms: number,
  expires_ms: number,
): Cancellation {
  const { file } = connection;
  const row = connection.get(BY_TENANT_AND_JOB_ID, tenant, packId(job_id));
  if (row === undefined) return { outcome: 'unknown' };
  if (row.status !== 'queued' && row.status !== 'running') {
    return { outcome: 'already_over', job: jobOf(row, file) };
  }
  finishJob(connection, row, 'cancelled', null, now_ms, expires_ms);
  return { outcome: 'cancelled', job: jobOf(connection.get(BY_ID, row.id!)!, file) };
}

/** Ends a job that cannot run. */
export function failJob(
  connection: Connection,
  job_id: string,
  error: JobError,
  now_ms: number,
  expires_ms: number,
): boolean {
  const row = connection.get(BY_JOB_ID, packId(job_id));
  if (row === undefined || (row.status !== 'queued' && row.status !== 'running')) return false;
  finishJob(connection, row, 'failed', error, now_ms, expires_ms);
  return true;
}

/** Ends a job, tells its last progress and its end. `job`: its row as it is now. */
export function finishJob(
  connection: Connection,
  job: Row,
  status: Extract<JobEventType, 'completed' | 'failed' | 'cancelled'>,
  error: JobError | null,
  now_ms: number,
  expires_ms: number,
): void {
  const id = integer(job.id, connection.file, 'id');
  if (progressIsUntold(job, connection)) addEvent(connection, id, 'progress', now_ms);
  connection.run(FINISH, status, now_ms, expires_ms, error === null ? null : JSON.stringify(error), id);
  connection.run(DROP_TASKS, id);
  connection.run(DROP_TENANT, job.tenant!);
  addEvent(connection, id, status, now_ms);
  addJobDeliveries(connection, job.tenant!, job.job_id!, status, now_ms);
}

/** Hides jobs that have expired; gives how many. */
export function expireJobs(connection: Connection, now_ms: number): number {
  return connection.run(EXPIRE, now_ms);
}

/** Removes at most about `limit` rows of jobs that nobody sees any more; false when there are none left. */
export function sweepJobsSome(connection: Connection, limit: number): boolean {
  const job = connection.get(AN_EXPIRED)?.id;
  if (job === undefined) return false;
  for (const sql of CLEAR) if (connection.run(sql, job, limit) > 0) return true;
  connection.run(REMOVE, job);
  return true;
}
