import type { SQLOutputValue } from 'node:sqlite';
import type { JobType } from '../../domain/job.ts';
import { leftoversOf } from '../job-leftovers.ts';
import {
  type ClaimRequest,
  type EntryOutcome,
  type JobClaim,
  type JobSettlement,
  StorageError,
} from '../ports.ts';
import { integer, packId, text, unpackId } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { damaged } from './errors.ts';
import { addEvent, progressIsDue } from './job-events.ts';
import { addFailure, addResult } from './job-results.ts';
import { jobOf } from './job-rows.ts';
import { finishJob } from './job-writes.ts';

/**
 * Longer than anything waits. What nobody holds and is ready later than that was written before the clock was set back,
 * and would lie until the clock is there again.
 */
const MOST_WAIT_MS = 60_000;
const COLUMNS = 'id, job_id, tenant, key_id, request_id, type, status';
/** Tenants and jobs come in turn, so that the first one with something ready is the answer. */
const JOB_IN_TURN = `
  SELECT job.${COLUMNS.replaceAll(', ', ', job.')}
  FROM job_tenant CROSS JOIN job INDEXED BY job_in_turn
  WHERE job.tenant = job_tenant.tenant AND job.status IN ('queued', 'running')
    AND job.type IN (SELECT value FROM json_each(?1))
    AND (EXISTS (SELECT 1 FROM job_task WHERE job_task.job = job.id AND job_task.ready_ms <= ?2)
      OR EXISTS (SELECT 1 FROM job_task WHERE job_task.job = job.id AND job_task.ready_ms > ?2 + ${MOST_WAIT_MS}
        AND job_task.owner IS NULL))
  ORDER BY job_tenant.turn, job_tenant.tenant, job.turn LIMIT 1`;
const JOB_OF_ID = `
  SELECT ${COLUMNS} FROM job
  WHERE job_id = ? AND status IN ('queued', 'running') AND type IN (SELECT value FROM json_each(?))`;
const READY = 'SELECT * FROM job_task WHERE job = ? AND ready_ms <= ? ORDER BY ready_ms, first LIMIT 1';
const READY_LONG_AGO = `
  SELECT * FROM job_task WHERE job = ?1 AND ready_ms > ?2 + ${MOST_WAIT_MS} AND owner IS NULL
  ORDER BY ready_ms, first LIMIT 1`;
const NEXT_TURN_OF_TENANTS = `
  UPDATE job_tenant SET turn = (SELECT max(turn) FROM job_tenant) + 1 WHERE tenant = ?`;
const NEXT_TURN_OF_JOBS = `
  UPDATE job SET turn = 1 + (
    SELECT max(turn) FROM job AS other WHERE other.tenant = ?1 AND other.status IN ('queued', 'running'))
  WHERE id = ?2`;
const START = "UPDATE job SET status = 'running', started_ms = ? WHERE id = ?";
const CLAIM = `
  UPDATE job_task SET owner = ?, ready_ms = ?, attempts = attempts + 1, claims = claims + 1 WHERE id = ?`;
const LINES = 'SELECT lines FROM job_block WHERE job = ? AND first = ?';

const ADD_TASK = `
  INSERT INTO job_task (job, block, first, entries, attempts, ready_ms) VALUES (?, ?, ?, ?, ?, ?) RETURNING id`;
const DROP_TASK = 'DELETE FROM job_task WHERE id = ?';
const EXTEND = 'UPDATE job_task SET ready_ms = ? WHERE id = ? AND claims = ? AND owner IS NOT NULL';
/**
 * Up to a second after the first loss, up to eight after others, each by chance: should one of them end the
 * process again, the others are not there with it every time.
 */
const RECOVER = `
  UPDATE job_task SET owner = NULL, ready_ms = ? + abs(random() % (1000 << min(3, 3 * (attempts - 1))))
  WHERE owner IS NOT NULL AND owner <> ?`;

const HELD = 'SELECT * FROM job_task WHERE id = ? AND claims = ? AND owner IS NOT NULL';
const JOB = 'SELECT * FROM job WHERE id = ?';
const COUNT = 'UPDATE job SET completed = completed + ?, failed = failed + ? WHERE id = ?';
const DROP_BLOCK = `
  DELETE FROM job_block WHERE job = ?1 AND first = ?2
    AND NOT EXISTS (SELECT 1 FROM job_task WHERE job = ?1 AND block = ?2)`;

/** Claims the entries whose turn it is. */
export function claimEntries(
  connection: Connection,
  request: ClaimRequest,
): { readonly claim: JobClaim; readonly told: boolean } | undefined {
  const { owner, now_ms, lease_until_ms } = request;
  const job = nextJob(connection, request);
  const ready =
    job && (connection.get(READY, job.id!, now_ms) ?? connection.get(READY_LONG_AGO, job.id!, now_ms));
  if (job === undefined || ready === undefined) return undefined;
  const task = heldTask(connection, ready, now_ms);
  connection.run(CLAIM, owner, lease_until_ms, task.id);
  const id = integer(job.id, connection.file, 'id');
  const told = job.status === 'queued';
  if (told) {
    connection.run(START, now_ms, id);
    addEvent(connection, id, 'running', now_ms);
  }
  connection.run(NEXT_TURN_OF_TENANTS, job.tenant!);
  connection.run(NEXT_TURN_OF_JOBS, job.tenant!, id);
  return { claim: claimOf(connection, job, task), told };
}

/** Gives the tokens of those claims that are still good. */
export function extendClaims(
  connection: Connection,
  tokens: readonly string[],
  lease_until_ms: number,
): readonly string[] {
  return tokens.filter((token) => {
    const [id, claims] = partsOf(token);
    return connection.run(EXTEND, lease_until_ms, id, claims) === 1;
  });
}

/** Ends a claim with what came of its entries. */
export function settleClaim(
  connection: Connection,
  token: string,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
  expires_ms: number,
): JobSettlement & { readonly told: boolean } {
  const { file } = connection;
  const [id, claims] = partsOf(token);
  const task = connection.get(HELD, id, claims);
  if (task === undefined) return { accepted: false, job: undefined, told: false };
  const job = integer(task.job, file, 'job');
  assertWithin(task, outcomes, file);
  connection.run(DROP_TASK, id);
  leaveUndone(connection, task, outcomes, now_ms);
  const reported = report(connection, job, outcomes);
  connection.run(DROP_BLOCK, job, integer(task.block, file, 'block'));
  const told = reported > 0 && tell(connection, job, outcomes, now_ms, expires_ms);
  return { accepted: true, job: jobOf(connection.get(JOB, job)!, file), told };
}

/** Frees what other owners hold: the one server of a database is starting, so they have ended. */
export function recoverClaims(connection: Connection, owner: string, now_ms: number): void {
  connection.run(RECOVER, now_ms, owner);
}

function nextJob(connection: Connection, { types, job_id, now_ms }: ClaimRequest): Row | undefined {
  const known = JSON.stringify(types);
  return job_id === undefined
    ? connection.get(JOB_IN_TURN, known, now_ms)
    : connection.get(JOB_OF_ID, packId(job_id), known);
}

/** Entries of one block, in their columns. */
interface Task {
  readonly id: number;
  readonly block: number;
  readonly first: number;
  readonly entries: number;
  readonly attempts: number;
  readonly claims: number;
}

function taskOf(row: Row, file: string): Task {
  const column = (name: string) => integer(row[name], file, name);
  return {
    id: column('id'),
    block: column('block'),
    first: column('first'),
    entries: column('entries'),
    attempts: column('attempts'),
    claims: column('claims'),
  };
}

/**
 * What is claimed of a task: all of it, and after a lost attempt its first entry alone, the others becoming
 * tasks of their own. Whichever entry ended the attempt shall not take the others along.
 */
function heldTask(connection: Connection, ready: Row, now_ms: number): Task {
  const task = taskOf(ready, connection.file);
  if (task.attempts === 0 || task.entries === 1) return task;
  connection.run(DROP_TASK, task.id);
  const ids = Array.from({ length: task.entries }, (_, at) =>
    addTask(connection, ready, task.first + at, 1, now_ms, 0),
  );
  return { ...task, id: ids[0]!, entries: 1, claims: 0 };
}

/** The claim on a task, which has just been counted on its row. */
function claimOf(connection: Connection, job: Row, task: Task): JobClaim {
  const { file } = connection;
  return {
    token: `${task.id}:${task.claims + 1}`,
    job_id: unpackId(job.job_id, file),
    tenant: text(job.tenant, file, 'tenant'),
    key_id: text(job.key_id, file, 'key_id'),
    request_id: text(job.request_id, file, 'request_id'),
    type: text(job.type, file, 'type') as JobType,
    first: task.first,
    count: task.entries,
    attempt: task.attempts + 1,
    lines: linesOf(connection, job.id!, task),
  };
}

/** Adds what is left of a task; gives its id. `forgiven`: attempts that do not count. */
function addTask(
  connection: Connection,
  task: Row,
  first: number,
  entries: number,
  ready_ms: number,
  forgiven: number,
): number {
  const attempts = integer(task.attempts, connection.file, 'attempts') - forgiven;
  const row = connection.get(ADD_TASK, task.job!, task.block!, first, entries, attempts, ready_ms);
  return integer(row?.id, connection.file, 'id');
}

function linesOf(connection: Connection, job: SQLOutputValue, { block, first, entries }: Task): string {
  const lines = text(connection.get(LINES, job, block)?.lines, connection.file, 'lines').split('\n');
  const some = lines.slice(first - block, first - block + entries);
  if (some.length !== entries) throw damaged(connection.file, `a block of a job lacks entry ${first}`);
  return some.join('\n');
}

/** Entries without a result become tasks again: to be retried alone, or as they were. */
function leaveUndone(
  connection: Connection,
  task: Row,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
): void {
  const first = integer(task.first, connection.file, 'first');
  const count = integer(task.entries, connection.file, 'entries');
  for (const left of leftoversOf(first, count, outcomes, now_ms)) {
    addTask(connection, task, left.first, left.entries, left.ready_ms, left.forgiven);
  }
}

/** Keeps results and counts them; gives how many. */
function report(connection: Connection, job: number, outcomes: readonly EntryOutcome[]): number {
  let completed = 0;
  let failed = 0;
  for (const outcome of outcomes) {
    if (outcome.outcome === 'completed') {
      addResult(connection, job, outcome);
      completed += 1;
    } else if (outcome.outcome === 'failed') {
      addFailure(connection, job, outcome);
      failed += 1;
    }
  }
  if (completed + failed > 0) connection.run(COUNT, completed, failed, job);
  return completed + failed;
}

/** Tells of progress where that is due, or of the end when the last result is there. */
function tell(
  connection: Connection,
  job: number,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
  expires_ms: number,
): boolean {
  const row = connection.get(JOB, job)!;
  const { total, completed, failed } = jobOf(row, connection.file).progress;
  if (completed + failed < total) {
    if (!progressIsDue(row, connection, now_ms)) return false;
    addEvent(connection, job, 'progress', now_ms);
    return true;
  }
  const failure = row.single === 1 ? outcomes.find((one) => one.outcome === 'failed') : undefined;
  const status = failure === undefined ? 'completed' : 'failed';
  finishJob(connection, row, status, failure?.error ?? null, now_ms, expires_ms);
  return true;
}

/** A holder speaks of the entries that it holds, and of no others. */
function assertWithin(task: Row, outcomes: readonly EntryOutcome[], file: string): void {
  const first = integer(task.first, file, 'first');
  const end = first + integer(task.entries, file, 'entries');
  const stray = outcomes.find(({ index }) => index < first || index >= end);
  if (stray === undefined) return;
  throw new StorageError(
    'conflict',
    `The claim is on the entries ${first} to ${end - 1}, not ${stray.index}.`,
  );
}

/** The row and the count of claims that a token names; of no row where it is none. */
function partsOf(token: string): readonly [id: number, claims: number] {
  const parts = /^(\d{1,15}):(\d{1,9})$/.exec(token);
  return parts === null ? [0, 0] : [Number(parts[1]), Number(parts[2])];
}
