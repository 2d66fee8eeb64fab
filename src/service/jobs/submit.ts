import type { BatchEntry } from '../../contract/index.ts';
import type { Job, JobType } from '../../domain/job.ts';
import type { Principal } from '../../domain/tenant.ts';
import type { Entries } from '../../storage/ports.ts';
import type { House } from '../house.ts';
import { uuid7 } from '../uuid7.ts';

/** An entry of a batch as it is stored: one line. */
export function entryLine(entry: BatchEntry): string {
  return JSON.stringify(entry);
}

export interface Submission {
  /** The id of the request that submits; every result of the job carries it. */
  readonly request_id: string;
  /** Names the submission, so that making it twice makes one job; null where nothing names it. */
  readonly submission_key: string | null;
}

/**
 * Accepts a batch as a job, whole or not at all; resolves once it is durable.
 * @param entries each as `entryLine` writes it, in the order sent; at least one
 */
export function submitBatch(
  house: Pick<House, 'storage' | 'clock'>,
  principal: Principal,
  entries: Entries,
  submission: Submission,
): Promise<Job> {
  return submit(house, principal, 'verify_batch', entries, submission);
}

/**
 * Accepts a job that has one entry and one result, and fails when that entry does.
 * @param entry what the kind of job of this type reads: one line
 */
export function submitSingle(
  house: Pick<House, 'storage' | 'clock'>,
  principal: Principal,
  type: Exclude<JobType, 'verify_batch'>,
  entry: string,
  submission: Submission,
): Promise<Job> {
  return submit(house, principal, type, [entry], submission);
}

function submit(
  { storage, clock }: Pick<House, 'storage' | 'clock'>,
  { tenant, key_id }: Principal,
  type: JobType,
  entries: Entries,
  submission: Submission,
): Promise<Job> {
  const created_ms = clock.now();
  return storage.jobs.submit({
    job_id: uuid7(created_ms),
    tenant,
    key_id,
    type,
    single: type !== 'verify_batch',
    created_ms,
    entries,
    ...submission,
  });
}
