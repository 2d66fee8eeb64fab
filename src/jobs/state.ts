import type { Job, JobEvent, JobEventType, JobStatus } from '../domain/job.ts';

const OVER: ReadonlySet<JobStatus | JobEventType> = new Set(['completed', 'failed', 'cancelled']);

/** Whether a job has come to its end: then it changes no more. */
export function isOver({ status }: Pick<Job, 'status'>): boolean {
  return OVER.has(status);
}

/** Whether this is the last event of its job. */
export function isLast({ type }: Pick<JobEvent, 'type'>): boolean {
  return OVER.has(type);
}
