/** Jobs to keep, and short words for what is done with them. */
import assert from 'node:assert/strict';
import type { JobError, JobType } from '../../src/domain/job.ts';
import type { EntryOutcome, JobClaim, JobStore, NewJob } from '../../src/storage/ports.ts';

export const DAY_MS = 86_400_000;
/** A moment in 2027, from which the tests count. */
export const START_MS = 1_800_000_000_000;
export const LEASE_MS = 30_000;
export const TYPES: readonly JobType[] = ['verify_batch', 'semantic_authorize'];
export const ERROR: JobError = { code: 'timed_out', detail: 'It took too long.' };

let jobs = 0;

/** An id that sorts after all those made before it. */
export function jobId(): string {
  jobs += 1;
  return `01a00000-0000-7000-8000-${String(jobs).padStart(12, '0')}`;
}

export const line = (index: number): string =>
  JSON.stringify({ id: `e${index + 1}`, text: `größe 🜂 ${index}` });

export function newJob(entries: number, more: Partial<NewJob> = {}): NewJob {
  return {
    job_id: jobId(),
    tenant: 'acme',
    key_id: 'key',
    request_id: 'request',
    type: 'verify_batch',
    single: false,
    created_ms: START_MS,
    submission_key: null,
    entries: Array.from({ length: entries }, (_, index) => line(index)),
    ...more,
  };
}

export function claimAt(
  store: JobStore,
  now_ms: number,
  more: { readonly owner?: string; readonly job_id?: string; readonly types?: readonly JobType[] } = {},
): Promise<JobClaim | undefined> {
  const { owner = 'process 1', types = TYPES, ...rest } = more;
  return store.claim({ owner, types, now_ms, lease_until_ms: now_ms + LEASE_MS, ...rest });
}

/** A claim that there must be. */
export async function claimed(...args: Parameters<typeof claimAt>): Promise<JobClaim> {
  const claim = await claimAt(...args);
  assert.ok(claim !== undefined, 'there is nothing to claim');
  return claim;
}

export const body = (index: number): string => JSON.stringify({ index, verdict: 'supported' });

export const completed = (index: number): EntryOutcome => ({
  index,
  outcome: 'completed',
  body: body(index),
});

export const failed = (index: number): EntryOutcome => ({
  index,
  outcome: 'failed',
  body: JSON.stringify({ index, error: ERROR }),
  error: ERROR,
});

/** The positions of a claim's entries. */
export const indexes = ({ first, count }: JobClaim): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

export const settle = (
  store: JobStore,
  { token }: JobClaim,
  outcomes: readonly EntryOutcome[],
  now_ms = START_MS,
) => store.settle(token, outcomes, now_ms, now_ms + DAY_MS);

/** Reports every entry of a claim. */
export const complete = (store: JobStore, claim: JobClaim, now_ms = START_MS) =>
  settle(store, claim, indexes(claim).map(completed), now_ms);

/** Claims and reports whatever is ready. */
export async function workOff(store: JobStore, now_ms = START_MS): Promise<void> {
  for (let claim = await claimAt(store, now_ms); claim !== undefined; claim = await claimAt(store, now_ms)) {
    await complete(store, claim, now_ms);
  }
}
