/** Rows of jobs as the values that the ports speak of. */
import type { Job, JobError, JobEvent, JobEventType, JobStatus, JobType } from '../../domain/job.ts';
import { integer, optionalInteger, optionalText, text, unpackId } from './columns.ts';
import type { Row } from './connection.ts';
import { damaged } from './errors.ts';

export function jobOf(row: Row, file: string): Job {
  const time = (column: string) => isoOrNull(optionalInteger(row[column], file, column));
  return {
    job_id: unpackId(row.job_id, file),
    type: text(row.type, file, 'type') as JobType,
    status: text(row.status, file, 'status') as JobStatus,
    progress: {
      total: integer(row.total, file, 'total'),
      completed: integer(row.completed, file, 'completed'),
      failed: integer(row.failed, file, 'failed'),
    },
    created_at: isoOrNull(integer(row.created_ms, file, 'created_ms'))!,
    started_at: time('started_ms'),
    finished_at: time('finished_ms'),
    expires_at: time('expires_ms'),
    error: errorOf(optionalText(row.error, file, 'error'), file),
  };
}

/** The event of a row, with the job as it was right after it; `job` is the job as it is now. */
export function eventOf(row: Row, job: Job, file: string): JobEvent {
  const type = text(row.type, file, 'type') as JobEventType;
  const progress = {
    total: job.progress.total,
    completed: integer(row.completed, file, 'completed'),
    failed: integer(row.failed, file, 'failed'),
  };
  const status = type === 'progress' ? 'running' : type;
  const then =
    status === 'queued' || status === 'running'
      ? { finished_at: null, expires_at: null, error: null }
      : undefined;
  return {
    event_id: integer(row.event_id, file, 'event_id'),
    type,
    job: { ...job, status, progress, ...then, ...(status === 'queued' && { started_at: null }) },
  };
}

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

function errorOf(json: string | null, file: string): JobError | null {
  if (json === null) return null;
  try {
    return JSON.parse(json) as JobError;
  } catch {
    throw damaged(file, 'the error of a job is not JSON');
  }
}
