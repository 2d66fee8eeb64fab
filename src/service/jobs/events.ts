import type { JobEvent } from '../../domain/job.ts';
import type { House } from '../house.ts';
import { getJob } from './read.ts';

/**
 * The events of a job in order, each once, up to its last one: those after the event of id `after`, or from
 * the present state on. They are read once for all who follow a job; a store that fails on the way is waited for.
 * @throws Refused with `not_found`, before the first event
 */
export async function jobEvents(
  house: Pick<House, 'storage' | 'job_feeds'>,
  tenant: string,
  job_id: string,
  after: number | undefined,
  signal: AbortSignal,
): Promise<AsyncIterable<JobEvent>> {
  await getJob(house, tenant, job_id);
  return house.job_feeds.follow(tenant, job_id, after, signal);
}
