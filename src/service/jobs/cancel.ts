import type { Job } from '../../domain/job.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';

/**
 * Ends a job at once: entries that wait are not begun, entries in work end without a report, results that
 * there are stay.
 * @throws Refused with `not_found`, for another tenant's too, or with `job_finished`
 */
export async function cancelJob(
  { storage, clock, job_retention_ms }: Pick<House, 'storage' | 'clock' | 'job_retention_ms'>,
  tenant: string,
  job_id: string,
): Promise<Job> {
  const now_ms = clock.now();
  const cancellation = await storage.jobs.cancel(tenant, job_id, now_ms, now_ms + job_retention_ms);
  if (cancellation.outcome === 'cancelled') return cancellation.job;
  if (cancellation.outcome === 'unknown') {
    throw new Refused({ code: 'not_found', detail: 'There is no job of this id.' });
  }
  const { status } = cancellation.job;
  throw new Refused({
    code: 'job_finished',
    detail: `The job is ${status}: it cannot be cancelled any more.`,
  });
}
