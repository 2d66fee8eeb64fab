/** Rows of jobs as the values that the ports speak of. */
import type { Job, JobError, JobEvent, JobEventType, JobStatus, JobType } from '../../domain/job.ts';
import { isDue } from '../job-progress.ts';
import { Columns, type Row } from './columns.ts';

export function jobOf(row: Row, database: string): Job {
  const columns = new Columns(row, database);
  const time = (column: string) => (row[column] === null ? null : columns.time(column));
  return {
    job_id: columns.text('job_id'),
    type: columns.text('type') as JobType,
    status: columns.text('status') as JobStatus,
    progress: {
      total: columns.integer('total'),
      completed: columns.integer('completed'),
      failed: columns.integer('failed'),
    },
    created_at: columns.time('created_ms'),
    started_at: time('started_ms'),
    finished_at: time('finished_ms'),
    expires_at: time('expires_ms'),
    error: row.error === null ? null : columns.json<JobError>('error'),
  };
}

/** The event of a row, with the job as it was right after it; `job` is the job as it is now. */
export function eventOf(row: Row, job: Job, database: string): JobEvent {
  const columns = new Columns(row, database);
  const type = columns.text('type') as JobEventType;
  const { total } = job.progress;
  const progress = { total, completed: columns.integer('completed'), failed: columns.integer('failed') };
  const status = type === 'progress' ? 'running' : type;
  const then =
    status === 'queued' || status === 'running'
      ? { finished_at: null, expires_at: null, error: null }
      : undefined;
  return {
    event_id: columns.integer('event_id'),
    type,
    job: { ...job, status, progress, ...then, ...(status === 'queued' && { started_at: null }) },
  };
}

/** Whether the progress of a running job is to be told now. */
export function progressIsDue(row: Row, database: string, now_ms: number): boolean {
  const columns = new Columns(row, database);
  const progress = {
    total: columns.integer('total'),
    reported: columns.integer('completed') + columns.integer('failed'),
    told_count: columns.integer('progress_count'),
    told_ms: columns.integer('progress_ms'),
    created_ms: columns.integer('created_ms'),
  };
  return isDue(progress, now_ms);
}

/** Whether some entry was reported that no event has told of. */
export function progressIsUntold(row: Row, database: string): boolean {
  const columns = new Columns(row, database);
  return columns.integer('completed') + columns.integer('failed') > columns.integer('progress_count');
}
