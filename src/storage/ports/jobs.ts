import type { EntryResult, Job, JobError, JobEvent, JobStatus, JobType } from '../../domain/job.ts';
import type { Quotes } from './sources.ts';

/** Entries in order, which are asked for once, as they are wanted: those of a large job are never all at hand. */
export type Entries = { readonly length: number } & (Iterable<string> | AsyncIterable<string>);

/** A job as it is accepted. */
export interface NewJob {
  /** UUIDv7: ids of a tenant's jobs sort by when they were made. */
  readonly job_id: string;
  readonly tenant: string;
  /** The API key that asked, for records. */
  readonly key_id: string;
  /** The request that asked. */
  readonly request_id: string;
  readonly type: JobType;
  /** A job of one entry, which fails as a whole when that entry does. */
  readonly single: boolean;
  readonly created_ms: number;
  /** Names the submission: a second one of the same name gives the first one's job. Null for none. */
  readonly submission_key: string | null;
  /** What to work on, one JSON value each on a line of its own: without line breaks. At least one. */
  readonly entries: Entries;
}

export interface JobFilter {
  readonly tenant: string;
  readonly status?: JobStatus;
  readonly type?: JobType;
  /** Only jobs made before the one of this id, which may be gone: the list runs from the latest backwards. */
  readonly before?: string;
  /** 1–1000. */
  readonly limit: number;
}

export interface ClaimRequest {
  /** Who claims: one for each start of a worker process. */
  readonly owner: string;
  /** The types of jobs that the owner knows. */
  readonly types: readonly JobType[];
  /** Only entries of this job. */
  readonly job_id?: string;
  readonly now_ms: number;
  /** Until then nobody else claims the entries. */
  readonly lease_until_ms: number;
}

/** Some entries of one job that follow each other, claimed by one owner. */
export interface JobClaim {
  /** Proves the claim (a fencing token): it is good until the lease ends and another claims the entries. */
  readonly token: string;
  readonly job_id: string;
  readonly tenant: string;
  readonly key_id: string;
  readonly request_id: string;
  readonly type: JobType;
  /** Position of the first entry. */
  readonly first: number;
  readonly count: number;
  /** Which attempt this is, from 1. From the second on, an entry is claimed by itself. */
  readonly attempt: number;
  /** The entries as they were submitted, joined by line feeds. */
  readonly lines: string;
}

/** What came of one claimed entry. */
export type EntryOutcome =
  | (EntryResult & {
      readonly outcome: 'completed';
      /** What the body quotes of registered evidence, and gives up with it. */
      readonly quotes?: Quotes;
    })
  | (EntryResult & { readonly outcome: 'failed'; readonly error: JobError })
  /** It is tried again, not before this time. */
  | { readonly index: number; readonly outcome: 'retry'; readonly not_before_ms: number }
  /** It was not begun: the attempt does not count. */
  | { readonly index: number; readonly outcome: 'released' };

export interface JobSettlement {
  /** False when the claim was not good any more; then nothing has changed. */
  readonly accepted: boolean;
  /** The job afterwards; undefined when it is gone. */
  readonly job: Job | undefined;
}

/** What a cancellation came to. */
export type Cancellation =
  | { readonly outcome: 'cancelled' | 'already_over'; readonly job: Job }
  | { readonly outcome: 'unknown' };

export interface ResultPage {
  readonly tenant: string;
  readonly job_id: string;
  /** Only results of this position and later ones. */
  readonly from: number;
  /** 1–1000. */
  readonly limit: number;
}

/** What waits and what runs, over all tenants. */
export interface JobFigures {
  /** Jobs by status, those that are not over. */
  readonly queued: number;
  readonly running: number;
  /** Entries that nobody has claimed. */
  readonly entries_waiting: number;
  /** Entries that are claimed. */
  readonly entries_claimed: number;
  /** When the oldest queued job was made; null without one. */
  readonly oldest_queued_ms: number | null;
}

/**
 * Jobs, their entries, results and events. Of an entry exactly one result is ever kept: by a claim that is
 * good at that moment, together with the progress of its job and the event that tells of it. The result of
 * the last entry finishes the job in the same transaction.
 *
 * Events: `queued` when accepted, `running` with the first claim, `progress` no more than ten a second and a
 * few hundred a job, `progress` with the last result, and one of `completed`, `failed`, `cancelled`. Methods
 * that take a tenant know nothing of another tenant's jobs, and nobody's of one that has expired.
 *
 * Where one process has the database, the times that it gives are the time. Where many share it, the clock of the
 * database is: waits last as long as the times given are apart, and a lease lasts 30 seconds from when it is
 * given or prolonged.
 */
export interface JobStore {
  /**
   * DURABLE. Accepts a job whole; until then nothing of it is seen. Gives the job, or the one that was
   * submitted before under the same submission key.
   */
  submit(job: NewJob): Promise<Job>;
  get(tenant: string, job_id: string): Promise<Job | undefined>;
  /** Latest first. */
  list(filter: JobFilter): Promise<readonly Job[]>;
  /** DURABLE. Ends a job at once: claims on its entries are not good any more, results that there are stay. */
  cancel(tenant: string, job_id: string, now_ms: number, expires_ms: number): Promise<Cancellation>;

  /**
   * DURABLE. Claims entries that are ready, in turn among the tenants and then among the jobs of each; undefined
   * when there are none. Claims whose lease has ended are ready again.
   */
  claim(request: ClaimRequest): Promise<JobClaim | undefined>;
  /** Prolongs claims; gives the tokens of those that are still good. */
  extend(tokens: readonly string[], lease_until_ms: number): Promise<readonly string[]>;
  /**
   * DURABLE. Ends a claim with what came of its entries; those without an outcome are released.
   * @param expires_ms when the job expires, should this finish it
   */
  settle(
    token: string,
    outcomes: readonly EntryOutcome[],
    now_ms: number,
    expires_ms: number,
  ): Promise<JobSettlement>;
  /** DURABLE. Ends a job that cannot run. False when it is over or gone. */
  fail(job_id: string, error: JobError, now_ms: number, expires_ms: number): Promise<boolean>;
  /**
   * Frees what owners hold of whom it is certain that they have ended; nothing where that cannot be known.
   * `owner` has claimed nothing yet.
   */
  recover(owner: string, now_ms: number): Promise<void>;
  /** When entries become ready that are not: the earliest such time; undefined when there are none. */
  nextReady(types: readonly JobType[]): Promise<number | undefined>;

  /** Results in order of position, as far as there are any; undefined without such a job. */
  results(page: ResultPage): Promise<readonly EntryResult[] | undefined>;
  /** Events after the one of this id, in order, at most `limit`; undefined without such a job. */
  events(
    tenant: string,
    job_id: string,
    after: number,
    limit: number,
  ): Promise<readonly JobEvent[] | undefined>;
  /**
   * Calls back when a job may have events that were not there before, whichever process made them. Calls may
   * be lost or come too often: read at intervals too. Gives what ends it.
   */
  onEvents(listener: (job_id: string) => void): () => void;
  /** Calls back when there may be entries to claim, under the same conditions. */
  onWork(listener: () => void): () => void;

  /** Removes jobs that have expired with all that they hold, in steps that let other writes in between. */
  sweep(now_ms: number): Promise<number>;
  figures(): Promise<JobFigures>;
}
