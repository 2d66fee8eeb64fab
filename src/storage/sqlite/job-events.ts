import type { JobEventType } from '../../domain/job.ts';
import { integer } from './columns.ts';
import type { Connection, Row } from './connection.ts';

/** Progress is told no more often than this… */
const LEAST_MS = 100;
/** …and only once it has moved by this part of the whole, or has not been told for long. */
const PARTS = 100;
const LONG_MS = 1_000;
/** What is long grows with the age of a job: so that even one of days has some hundreds of events. */
const LONG_PART_OF_AGE = 1 / 60;

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
  const moved = figure('completed') + figure('failed') - figure('progress_count');
  const silent_ms = now_ms - figure('progress_ms');
  if (moved === 0 || silent_ms < LEAST_MS) return false;
  const age_ms = now_ms - figure('created_ms');
  return moved * PARTS >= figure('total') || silent_ms >= Math.max(LONG_MS, age_ms * LONG_PART_OF_AGE);
}

/** Whether some entry was reported that no event has told of. */
export function progressIsUntold(job: Row, { file }: Connection): boolean {
  const figure = (column: string) => integer(job[column], file, column);
  return figure('completed') + figure('failed') > figure('progress_count');
}
