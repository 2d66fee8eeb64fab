import { isOver } from '../../jobs/state.ts';
import type { JobClaim } from '../../storage/ports.ts';
import type { House } from '../house.ts';

/** The job has ended while it was worked on: nothing of it may be recorded any more. */
export class JobOver extends Error {
  constructor() {
    super('The job has ended.');
    this.name = 'JobOver';
  }
}

/**
 * What is asked before anything of a claimed entry is recorded.
 * @throws JobOver where its job was cancelled, or the claim is somebody else's
 */
export function stillWanted(
  { storage }: Pick<House, 'storage'>,
  { tenant, job_id }: JobClaim,
  signal: AbortSignal,
): () => Promise<void> {
  return async () => {
    if (signal.aborted && signal.reason === 'lost') throw new JobOver();
    const job = await storage.jobs.get(tenant, job_id);
    if (job === undefined || isOver(job)) throw new JobOver();
  };
}
