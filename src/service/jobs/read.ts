import { refuse } from '../../contract/index.ts';
import type { EntryResult, Job, JobStatus } from '../../domain/job.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';

type Reading = Pick<House, 'storage' | 'clock'>;

/** Results read from the storage at once. */
const RUN = 64;
/** A page has no more characters than this, unless its first result alone has. */
const PAGE_CHARACTERS = 4 * 1024 * 1024;

const noJob = (): Refused => new Refused({ code: 'not_found', detail: 'There is no job of this id.' });

/** The tenant's job of this id. @throws Refused with `not_found`, for another tenant's too */
export async function getJob({ storage, clock }: Reading, tenant: string, job_id: string): Promise<Job> {
  const job = await storage.jobs.get(tenant, job_id);
  if (job === undefined || hasExpired(job, clock.now())) throw noJob();
  return job;
}

/** From the moment that was announced a job is gone, whether or not it is removed yet. */
function hasExpired({ expires_at }: Job, now_ms: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now_ms;
}

export interface JobListQuery {
  readonly status?: JobStatus | undefined;
  /** The `next_cursor` of the page before. */
  readonly cursor?: string | undefined;
  /** 1–1000. */
  readonly limit: number;
}

export interface JobPage {
  readonly jobs: readonly Job[];
  /** Sent as `cursor`, it continues the list; null at its end. */
  readonly next_cursor: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The tenant's jobs that pass the query, latest first. @throws Refused for a cursor of no page */
export async function listJobs(
  { storage, clock }: Reading,
  tenant: string,
  query: JobListQuery,
): Promise<JobPage> {
  const { status, cursor, limit } = query;
  if (cursor !== undefined && !UUID.test(cursor)) throw badCursor();
  const found = await storage.jobs.list({
    tenant,
    limit,
    ...(status !== undefined && { status }),
    ...(cursor !== undefined && { before: cursor }),
  });
  const now_ms = clock.now();
  return {
    jobs: found.filter((job) => !hasExpired(job, now_ms)),
    next_cursor: found.length === limit ? found.at(-1)!.job_id : null,
  };
}

export interface JobResults {
  /** In the order sent. An entry that was not reported (of a job that runs or was cancelled) is not among them. */
  readonly results: readonly EntryResult[];
  /** Sent as `cursor`, it continues the list; null at its end. */
  readonly next_cursor: string | null;
}

/**
 * A page of what a job has reported so far: at most `limit` results, and fewer where they are large.
 * @param cursor the `next_cursor` of the page before; undefined for the first page
 * @throws Refused with `not_found`, or for a cursor of no page
 */
export async function jobResults(
  { storage }: Reading,
  tenant: string,
  job_id: string,
  cursor: string | undefined,
  limit: number,
): Promise<JobResults> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) throw badCursor();
  const results: EntryResult[] = [];
  let characters = 0;
  for (let from = Number(cursor ?? 0); ; ) {
    const run = await storage.jobs.results({ tenant, job_id, from, limit: RUN });
    if (run === undefined) throw noJob();
    for (const result of run) {
      characters += result.body.length;
      const full = results.length === limit || (results.length > 0 && characters > PAGE_CHARACTERS);
      if (full) return { results, next_cursor: String(result.index) };
      results.push(result);
    }
    if (run.length < RUN) return { results, next_cursor: null };
    from = run.at(-1)!.index + 1;
  }
}

/**
 * All results of a job in the order sent, in runs, read as fast as they are taken. Of a job that is not over, those are
 * waited for that are not there yet; entries that are never reported (of a cancelled job) are passed over.
 * @param signal ends the waiting: the iteration then throws
 */
export async function* streamResults(
  { storage, job_feeds }: Pick<House, 'storage' | 'job_feeds'>,
  tenant: string,
  job_id: string,
  signal: AbortSignal,
): AsyncGenerator<readonly EntryResult[], void, undefined> {
  const news = job_feeds.follow(tenant, job_id, undefined, signal);
  for (let from = 0; ; ) {
    // After the last event no more results will come.
    const { done: over = false } = await news.next();
    signal.throwIfAborted();
    for (let full = true; full; ) {
      const page = await storage.jobs.results({ tenant, job_id, from, limit: RUN });
      if (page === undefined) throw noJob();
      const first = from;
      // What stands behind a gap waits until the gap is filled.
      const ready = over ? page : page.filter(({ index }, at) => index === first + at);
      if (ready.length > 0) yield ready;
      from = (ready.at(-1)?.index ?? first - 1) + 1;
      full = ready.length === RUN;
    }
    if (over) return;
  }
}

function badCursor(): Refused {
  const message = 'cursor is none that a page gave as next_cursor. Send one of those, or none.';
  return new Refused(refuse('invalid_request', [{ pointer: '/query/cursor', message }]));
}
