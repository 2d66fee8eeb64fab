/** Entries on their way to a worker and back. Each step runs in a transaction that holds the job's row. */
import type { JobType } from '../../domain/job.ts';
import { leftoversOf } from '../job-leftovers.ts';
import {
  type ClaimRequest,
  type EntryOutcome,
  type JobClaim,
  type JobSettlement,
  StorageError,
} from '../ports.ts';
import { Columns, packText, type Row } from './columns.ts';
import type { Transaction } from './database.ts';
import { damaged } from './errors.ts';
import { jobOf, progressIsDue } from './job-rows.ts';
import { addEvent, finishJob, tellWork } from './job-writes.ts';

/** Tenants and jobs come in turn, so that the first one with something ready is the answer. */
const JOB_IN_TURN = `
  SELECT job.id FROM touchstone.job_tenant JOIN touchstone.job USING (tenant)
  WHERE job.status IN ('queued', 'running') AND job.type = ANY ($1) AND ($3::text IS NULL OR job.job_id = $3)
    AND EXISTS (SELECT FROM touchstone.job_task WHERE job_task.job = job.id AND ready_ms <= $2)
  ORDER BY job_tenant.turn, job_tenant.tenant, job.turn, job.id LIMIT 1`;
const LOCK_JOB = `
  SELECT * FROM touchstone.job WHERE id = $1 AND status IN ('queued', 'running') FOR UPDATE`;
const READY = `
  SELECT * FROM touchstone.job_task WHERE job = $1 AND ready_ms <= $2 ORDER BY ready_ms, first LIMIT 1`;
const NEXT_TURN = `
  WITH tenants AS (
    UPDATE touchstone.job_tenant SET turn = (SELECT max(turn) FROM touchstone.job_tenant) + 1 WHERE tenant = $2)
  UPDATE touchstone.job SET turn = 1 + (
      SELECT max(turn) FROM touchstone.job WHERE tenant = $2 AND status IN ('queued', 'running')),
    status = 'running', started_ms = coalesce(started_ms, $3)
  WHERE id = $1`;
const CLAIM = `
  UPDATE touchstone.job_task SET owner = $2, ready_ms = $3, attempts = attempts + 1, claims = claims + 1
  WHERE id = $1 RETURNING *`;
const LINES = 'SELECT lines FROM touchstone.job_block WHERE job = $1 AND first = $2';
const SPLIT = `
  WITH whole AS (DELETE FROM touchstone.job_task WHERE id = $1 RETURNING *)
  INSERT INTO touchstone.job_task (job, block, first, entries, attempts, ready_ms)
  SELECT job, block, entry, 1, attempts, $2 FROM whole, generate_series(first, first + entries - 1) AS entry
  ORDER BY entry RETURNING id, first`;

const JOB_OF_TASK = 'SELECT job FROM touchstone.job_task WHERE id = $1';
const TAKE_TASK = `
  DELETE FROM touchstone.job_task WHERE id = $1 AND claims = $2 AND owner IS NOT NULL RETURNING *`;
const ADD_LEFTOVERS = `
  INSERT INTO touchstone.job_task (job, block, first, entries, attempts, ready_ms)
  SELECT $1, $2, * FROM unnest($3::integer[], $4::integer[], $5::integer[], $6::bigint[])`;
const REPORT = `
  WITH added AS (
    INSERT INTO touchstone.job_result (job, entry, failed, body)
    SELECT $1, * FROM unnest($2::integer[], $3::boolean[], $4::text[]))
  UPDATE touchstone.job SET completed = completed + $5, failed = failed + $6 WHERE id = $1 RETURNING *`;
const DROP_BLOCK = `
  DELETE FROM touchstone.job_block WHERE job = $1 AND first = $2
    AND NOT EXISTS (SELECT FROM touchstone.job_task WHERE job = $1 AND block = $2)`;

/** Attempts to get at a job before another worker has taken all that was ready of it. */
const MAX_ATTEMPTS = 16;

/** Claims the entries whose turn it is. */
export async function claimEntries(
  query: Transaction,
  database: string,
  { owner, types, job_id, now_ms, lease_until_ms }: ClaimRequest,
): Promise<JobClaim | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const turn = await query(JOB_IN_TURN, [types, now_ms, job_id ?? null]);
    if (turn.rows.length === 0) return undefined;
    const [job] = (await query(LOCK_JOB, [turn.rows[0]!.id])).rows;
    const ready = job && (await query(READY, [job.id, now_ms])).rows[0];
    if (job === undefined || ready === undefined) continue;
    const id = await heldTask(query, ready, database, now_ms);
    const [task] = (await query(CLAIM, [id, packText(owner), lease_until_ms])).rows;
    await query(NEXT_TURN, [job.id, job.tenant, now_ms]);
    if (job.status === 'queued') await addEvent(query, job.id as number, 'running', now_ms);
    return claimOf(query, job, task!, database);
  }
  return undefined;
}

/** Ends a claim with what came of its entries. */
export async function settleClaim(
  query: Transaction,
  database: string,
  token: string,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
  expires_ms: number,
): Promise<JobSettlement> {
  const [id, claims] = partsOf(token);
  const refused = { accepted: false, job: undefined };
  const known = (await query(JOB_OF_TASK, [id])).rows[0];
  const job = known && (await query(LOCK_JOB, [known.job])).rows[0];
  const task = job && (await query(TAKE_TASK, [id, claims])).rows[0];
  if (job === undefined || task === undefined) return refused;
  const left = await leaveUndone(query, task, outcomes, database, now_ms);
  const row = await report(query, job, outcomes);
  await query(DROP_BLOCK, [task.job, task.block]);
  if (left) await tellWork(query);
  return { accepted: true, job: await tell(query, database, row, outcomes, now_ms, expires_ms) };
}

/** The id and the number of the claim that a token names; a token that is none names nothing. */
export function partsOf(token: string): [id: number, claims: number] {
  const parts = /^(\d{1,15}):(\d{1,9})$/.exec(token);
  return parts === null ? [-1, -1] : [Number(parts[1]), Number(parts[2])];
}

/**
 * The task that is claimed: all of it, and after a lost attempt its first entry alone, the others becoming
 * tasks of their own. Whichever entry ended the attempt shall not take the others along.
 */
async function heldTask(query: Transaction, ready: Row, database: string, now_ms: number): Promise<number> {
  const columns = new Columns(ready, database);
  const id = columns.integer('id');
  if (columns.integer('attempts') === 0 || columns.integer('entries') === 1) return id;
  const { rows } = await query(SPLIT, [id, now_ms]);
  const first = rows.find((row) => row.first === ready.first);
  return new Columns(first!, database).integer('id');
}

/** The claim on a task, which has just been counted on its row. */
async function claimOf(query: Transaction, job: Row, task: Row, database: string): Promise<JobClaim> {
  const of = new Columns(job, database);
  const columns = new Columns(task, database);
  const [first, count, block] = [
    columns.integer('first'),
    columns.integer('entries'),
    columns.integer('block'),
  ];
  const [kept] = (await query(LINES, [job.id, block])).rows;
  const lines = kept === undefined ? [] : new Columns(kept, database).text('lines').split('\n');
  const some = lines.slice(first - block, first - block + count);
  if (some.length !== count) throw damaged(database, `a block of a job lacks entry ${first}`);
  return {
    token: `${columns.integer('id')}:${columns.integer('claims')}`,
    job_id: of.text('job_id'),
    tenant: of.text('tenant'),
    key_id: of.text('key_id'),
    request_id: of.text('request_id'),
    type: of.text('type') as JobType,
    first,
    count,
    attempt: columns.integer('attempts'),
    lines: some.join('\n'),
  };
}

/** Entries without a result become tasks again; tells whether there are any. */
async function leaveUndone(
  query: Transaction,
  task: Row,
  outcomes: readonly EntryOutcome[],
  database: string,
  now_ms: number,
): Promise<boolean> {
  const columns = new Columns(task, database);
  const first = columns.integer('first');
  const count = columns.integer('entries');
  assertWithin(first, count, outcomes);
  const left = leftoversOf(first, count, outcomes, now_ms);
  if (left.length === 0) return false;
  const attempts = columns.integer('attempts');
  await query(ADD_LEFTOVERS, [
    task.job,
    task.block,
    left.map((one) => one.first),
    left.map(({ entries }) => entries),
    left.map(({ forgiven }) => attempts - forgiven),
    left.map(({ ready_ms }) => ready_ms),
  ]);
  return true;
}

/** Keeps results and counts them; gives the row of the job. */
async function report(query: Transaction, job: Row, outcomes: readonly EntryOutcome[]): Promise<Row> {
  const results = outcomes.filter((one) => one.outcome === 'completed' || one.outcome === 'failed');
  if (results.length === 0) return job;
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const { rows } = await query(REPORT, [
    job.id,
    results.map(({ index }) => index),
    results.map(({ outcome }) => outcome === 'failed'),
    results.map(({ body }) => packText(body)),
    results.length - failed,
    failed,
  ]);
  return rows[0]!;
}

/** Tells of progress where that is due, or of the end when the last result is there. */
async function tell(
  query: Transaction,
  database: string,
  row: Row,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
  expires_ms: number,
): Promise<JobSettlement['job']> {
  const job = jobOf(row, database);
  const { total, completed, failed } = job.progress;
  if (completed + failed < total) {
    if (!progressIsDue(row, database, now_ms)) return job;
    return jobOf(await addEvent(query, row.id as number, 'progress', now_ms), database);
  }
  const failure = row.single === true ? outcomes.find((one) => one.outcome === 'failed') : undefined;
  const status = failure === undefined ? 'completed' : 'failed';
  return finishJob(query, database, row, status, failure?.error ?? null, now_ms, expires_ms);
}

/** A holder speaks of the entries that it holds, and of no others. */
function assertWithin(first: number, count: number, outcomes: readonly EntryOutcome[]): void {
  const stray = outcomes.find(({ index }) => index < first || index >= first + count);
  if (stray === undefined) return;
  throw new StorageError(
    'conflict',
    `The claim is on the entries ${first} to ${first + count - 1}, not ${stray.index}.`,
  );
}
