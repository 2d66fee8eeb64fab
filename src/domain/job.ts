/** Work that is done in the background (contract.md, Jobs). */

/**
 * `verify_batch`: many claim sets. `semantic_authorize`, `semantic_verify`: one request, whose semantic part runs
 * later.
 */
export type JobType = 'verify_batch' | 'semantic_authorize' | 'semantic_verify';

/** `queued` → `running` → `completed` | `failed` | `cancelled`. The last three are final. */
export type JobStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** Entries by what became of them. At the end of a completed job `completed` + `failed` = `total`. */
export interface JobProgress {
  readonly total: number;
  /** Entries reported with a result. */
  readonly completed: number;
  /** Entries reported with an error. */
  readonly failed: number;
}

/** Why an entry, or a job as a whole, has no result. */
export type JobErrorCode =
  /** It took longer than an entry may. */
  | 'timed_out'
  /** It needed more memory than an entry may. */
  | 'out_of_memory'
  /** The thread or the process that worked on it ended each time. */
  | 'worker_lost'
  /** What the entry needs was not to be had. */
  | 'unavailable'
  /** An unexpected failure; the log of the service tells more. */
  | 'internal_error';

export interface JobError {
  readonly code: JobErrorCode;
  /** For the caller: no text of a request and nothing of the service's inside. */
  readonly detail: string;
}

/** A job as its tenant sees it, without its results. Times are UTC ISO 8601 with milliseconds. */
export interface Job {
  readonly job_id: string;
  readonly type: JobType;
  readonly status: JobStatus;
  readonly progress: JobProgress;
  readonly created_at: string;
  /** Null until the first entry is worked on. */
  readonly started_at: string | null;
  /** Null until the job is over. */
  readonly finished_at: string | null;
  /** From then on the job and its results are gone. Null until the job is over. */
  readonly expires_at: string | null;
  /** Why the job failed; null for any other status. */
  readonly error: JobError | null;
}

export type JobEventType = JobStatus | 'progress';

/** Something that happened to a job, and the job right after it. */
export interface JobEvent {
  /** From 1, rising by one an event of the job. */
  readonly event_id: number;
  readonly type: JobEventType;
  readonly job: Job;
}

/** What is reported of one entry, once and for all. */
export interface EntryResult {
  /** Position in the batch, from 0. */
  readonly index: number;
  readonly outcome: 'completed' | 'failed';
  /** The JSON object that the caller is shown: `index`, `id`, and a response or an `error`. One line. */
  readonly body: string;
}
