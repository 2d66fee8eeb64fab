import type { JobEventType } from '../../domain/job.ts';
import { isDue } from '../job-progress.ts';
import { integer } from './columns.ts';
import type { Connection, Row } from './connection.ts';

const ADD = `
  INSERT INTO job_event (job, event_id, type, completed, failed)
  SELECT id, last_event + 1, ?, completed, failed FROM job WHERE id = ?`;
const COUNT = `
  UPDATE job SET last_event = last_event + 1, progress_ms = ?, progress_count = completed + failed WHERE id = ?`;

/** Adds the next event of a job, with its progress as the row has it now. */
export function addEvent(connection: Connection, job: number, type: JobEventType, now_ms: number): void {
  connection.run(ADD, type, job);
  connection.run(COUNT, now_ms, job);
}

/** Whether the progress of a running job is to be told now. */
export function progressIsDue(job: Row, { file }: Connection, now_ms: number): boolean {
  const figure = (column: string) => integer(job[column], file, column);
  const progress = {
    total: figure('total'),
    reported: figure('completed') + figure('failed'),
    told_count: figure('progress_count'),
    told_ms: figure('progress_ms'),
    created_ms: figure('created_ms'),
  };
  return isDue(progress, now_ms);
}

/** Whether some entry was reported that no event has told of. */
export function progressIsUntold(job: Row, { file }: Connection): boolean {
  const figure = (column: string) => integer(job[column], file, column);
  return figure('completed') + figure('failed') > figure('progress_count');
}
