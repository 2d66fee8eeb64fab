import type { JobEvent } from '../../domain/job.ts';
import { isLast } from '../../jobs/state.ts';
import type { House } from '../house.ts';
import { getJob } from './read.ts';

/**
 * The events of a job in order, each once, up to its last one: those after the event of id `after`, or from
 * the present state on. They are read once for all who follow a job; a store that fails on the way is waited for.
 * @throws Refused with `not_found`, before the first event
 */
export async function jobEvents(
  house: Pick<House, 'storage' | 'clock' | 'job_feeds'>,
  tenant: string,
  job_id: string,
  after: number | undefined,
  signal: AbortSignal,
): Promise<AsyncIterable<JobEvent>> {
  await getJob(house, tenant, job_id);
  return house.job_feeds.follow(tenant, job_id, after, signal);
}

/** Whether the event of this id was the last one of its job, so that none will ever follow it. */
export async function hasEnded(
  { storage }: Pick<House, 'storage'>,
  tenant: string,
  job_id: string,
  event_id: number,
): Promise<boolean> {
  const [event] = (await storage.jobs.events(tenant, job_id, event_id - 1, 1)) ?? [];
  return event?.event_id === event_id && isLast(event);
}
