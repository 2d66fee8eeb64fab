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
import { addEvent, finishJob } from './job-writes.ts';
import { addResultQuotes, keepable } from './quotes.ts';
import { HAS_READY, type Ticket, type Tickets } from './tickets.ts';

/** Tenants and jobs come in turn, and are asked in turn: the first one with something ready is the answer. */
const JOB_IN_TURN = `
  SELECT id FROM (
    SELECT job.id, job.turn, job_tenant.turn AS tenants_turn, tenant
    FROM touchstone.job_tenant JOIN touchstone.job USING (tenant)
    WHERE job.status IN ('queued', 'running') AND job.type = ANY ($1) AND ($2::text IS NULL OR job.job_id = $2)
    ORDER BY job_tenant.turn, tenant, job.turn, job.id OFFSET 0) AS job
  WHERE ${HAS_READY} ORDER BY tenants_turn, tenant, turn, id LIMIT 1`;
const LOCK_IN_TURN = `
  SELECT * FROM touchstone.job WHERE id = (${JOB_IN_TURN}) AND status IN ('queued', 'running') FOR UPDATE`;
const LOCK_JOB = `
  SELECT * FROM touchstone.job WHERE id = $1 AND status IN ('queued', 'running') FOR UPDATE`;
/** Turns go on, and the entries are read. */
const NEXT_TURN = `
  WITH tenants AS (
    UPDATE touchstone.job_tenant SET turn = (SELECT max(turn) FROM touchstone.job_tenant) + 1 WHERE tenant = $2
  ), jobs AS (
    UPDATE touchstone.job SET turn = 1 + (
        SELECT max(turn) FROM touchstone.job WHERE tenant = $2 AND status IN ('queued', 'running')),
      status = 'running', started_ms = coalesce(started_ms, $3)
    WHERE id = $1)
  SELECT lines FROM touchstone.job_block WHERE job = $1 AND first = $4`;

/** Keeps results, and the block no longer than there is something to do in it. */
const REPORT = `
  WITH added AS (
    INSERT INTO touchstone.job_result (job, entry, failed, body, rest)
    SELECT $1, * FROM unnest($2::integer[], $3::boolean[], $4::text[], $9::text[])
  ), rest AS (
    UPDATE touchstone.job_block SET open = open - $8 WHERE job = $1 AND first = $7 AND open > $8
  ), done AS (
    DELETE FROM touchstone.job_block WHERE job = $1 AND first = $7 AND open <= $8)
  UPDATE touchstone.job SET completed = completed + $5, failed = failed + $6 WHERE id = $1 RETURNING *`;

/** Attempts to get at a job before another worker has taken all that was ready of it. */
const MAX_ATTEMPTS = 16;

/** Claims the entries whose turn it is. */
export async function claimEntries(
  query: Transaction,
  tickets: Tickets,
  database: string,
  { types, job_id, now_ms }: ClaimRequest,
): Promise<JobClaim | undefined> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const wanted = [types, job_id ?? null];
    const [job] = (await query(LOCK_IN_TURN, wanted)).rows;
    // Either nobody has anything, or whose turn it was has ended while it was locked by another.
    if (job === undefined && (await query(JOB_IN_TURN, wanted)).rows.length === 0) return undefined;
    const ticket = job && (await tickets.take(query, job.id as number));
    if (job === undefined || ticket === undefined) continue;
    if (attemptOf(ticket) > 1 && ticket.entries > 1) {
      await split(query, tickets, ticket);
      continue;
    }
    const [block] = (await query(NEXT_TURN, [job.id, job.tenant, now_ms, ticket.block])).rows;
    if (job.status === 'queued') await addEvent(query, job.id as number, 'running', now_ms);
    return claimOf(job, ticket, block, database);
  }
  return undefined;
}

/** Ends a claim with what came of its entries. */
export async function settleClaim(
  query: Transaction,
  tickets: Tickets,
  database: string,
  token: string,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
  expires_ms: number,
): Promise<JobSettlement> {
  const ticket = heldBy(token);
  const job = ticket && (await query(LOCK_JOB, [ticket.job])).rows[0];
  if (job === undefined || !(await tickets.end(query, ticket!))) return { accepted: false, job: undefined };
  await leaveUndone(query, tickets, ticket!, outcomes, now_ms);
  const row = await report(query, job, ticket!.block, outcomes);
  return { accepted: true, job: await tell(query, database, row, outcomes, now_ms, expires_ms) };
}

/** The ticket that a token names, as its holder has it; undefined for a token that is none. */
export function heldBy(token: string): Ticket | undefined {
  const parts = /^([0-9a-f-]{36})((?::\d{1,15}){6})$/.exec(token);
  if (parts === null) return undefined;
  const [retryCount, job, block, first, entries, attempts] = parts[2]!.slice(1).split(':').map(Number);
  return {
    id: parts[1]!,
    retryCount: retryCount!,
    job: job!,
    block: block!,
    first: first!,
    entries: entries!,
    attempts: attempts!,
  };
}

function tokenOf({ id, retryCount, job, block, first, entries, attempts }: Ticket): string {
  return [id, retryCount, job, block, first, entries, attempts].join(':');
}

/** Which attempt at its entries a ticket is, from 1. */
function attemptOf({ attempts, retryCount }: Ticket): number {
  return attempts + retryCount + 1;
}

/** After a lost attempt each entry has a ticket of its own: whichever ended it shall not take the others along. */
async function split(query: Transaction, tickets: Tickets, ticket: Ticket): Promise<void> {
  const { job, block, first, entries } = ticket;
  const attempts = attemptOf(ticket) - 1;
  await tickets.end(query, ticket);
  const runs = Array.from({ length: entries }, (_, at) => ({
    job,
    block,
    first: first + at,
    entries: 1,
    attempts,
  }));
  await tickets.add(query, runs);
}

/** The claim on the entries of a ticket, which lie in this block. */
function claimOf(job: Row, ticket: Ticket, block: Row | undefined, database: string): JobClaim {
  const of = new Columns(job, database);
  const { first, entries } = ticket;
  const lines = block === undefined ? [] : new Columns(block, database).text('lines').split('\n');
  const some = lines.slice(first - ticket.block, first - ticket.block + entries);
  if (some.length !== entries) throw damaged(database, `a block of a job lacks entry ${first}`);
  return {
    token: tokenOf(ticket),
    job_id: of.text('job_id'),
    tenant: of.text('tenant'),
    key_id: of.text('key_id'),
    request_id: of.text('request_id'),
    type: of.text('type') as JobType,
    first,
    count: entries,
    attempt: attemptOf(ticket),
    lines: some.join('\n'),
  };
}

/** Entries without a result have tickets again. */
async function leaveUndone(
  query: Transaction,
  tickets: Tickets,
  ticket: Ticket,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
): Promise<void> {
  const { job, block, first, entries } = ticket;
  assertWithin(first, entries, outcomes);
  const left = leftoversOf(first, entries, outcomes, now_ms);
  if (left.length === 0) return;
  const attempt = attemptOf(ticket);
  const runs = left.map((one) => ({
    job,
    block,
    first: one.first,
    entries: one.entries,
    attempts: attempt - one.forgiven,
  }));
  // A wait, and not a time: the clock of the database goes, not that of this machine.
  await tickets.add(
    query,
    runs,
    left.map(({ ready_ms }) => ready_ms - now_ms),
  );
}

/** Keeps results and counts them; gives the row of the job. */
async function report(
  query: Transaction,
  job: Row,
  block: number,
  outcomes: readonly EntryOutcome[],
): Promise<Row> {
  const results = outcomes.filter((one) => one.outcome === 'completed' || one.outcome === 'failed');
  if (results.length === 0) return job;
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const tenant = job.tenant as string;
  const texts = await keepable(
    query,
    tenant,
    results.map((one) => ({ body: one.body, ...(one.outcome === 'completed' && { quotes: one.quotes }) })),
  );
  const { rows } = await query(REPORT, [
    job.id,
    results.map(({ index }) => index),
    results.map(({ outcome }) => outcome === 'failed'),
    texts.map(({ body }) => packText(body)),
    results.length - failed,
    failed,
    block,
    results.length,
    texts.map(({ rest }) => (rest === null ? null : packText(rest))),
  ]);
  const quoting = results.flatMap((one, at) =>
    one.outcome === 'completed' && one.quotes !== undefined && texts[at]!.rest !== null
      ? [{ index: one.index, quotes: one.quotes }]
      : [],
  );
  await addResultQuotes(query, tenant, job.id, quoting);
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
