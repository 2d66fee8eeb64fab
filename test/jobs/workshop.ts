/** A store and workers over it, with work that does what its lines say. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Job, JobType } from '../../src/domain/job.ts';
import type { Attempt } from '../../src/jobs/attempts.ts';
import { storeQueue } from '../../src/jobs/queue.ts';
import { isOver } from '../../src/jobs/state.ts';
import { type JobKind, JobWorker, type WorkerOptions } from '../../src/jobs/worker.ts';
import type { JobClaim, JobStore, NewJob } from '../../src/storage/ports.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { jobId } from '../storage/job-samples.ts';

/** Runs a test on a store of its own, and removes it whatever happens. */
export function onStore(check: (jobs: JobStore) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-jobs-'));
    const storage = await openSqlite({ folder, role: 'server' });
    try {
      await check(storage.jobs);
    } finally {
      await storage.close();
      rmSync(folder, { recursive: true });
    }
  };
}

export function jobOfLines(entries: readonly string[], more: Partial<NewJob> = {}): NewJob {
  return {
    job_id: jobId(),
    tenant: 'acme',
    key_id: 'key',
    request_id: 'request',
    type: 'verify_batch',
    single: false,
    created_ms: Date.now(),
    submission_key: null,
    entries,
    ...more,
  };
}

export type Work = (line: string, index: number, claim: JobClaim, signal: AbortSignal) => Promise<Attempt>;

/** Works on the lines of a claim one after the other, until it is told to stop. */
export function kindOf(work: Work): JobKind {
  return {
    describeFailure: (line, index, { code }) => `${line} ${index} ${code}`,
    async run(claim, signal) {
      const attempts: Attempt[] = [];
      for (const [at, line] of claim.lines.split('\n').entries()) {
        if (signal.aborted) break;
        attempts.push(await work(line, claim.first + at, claim, signal));
      }
      return attempts;
    },
  };
}

export interface Told {
  readonly worker: JobWorker;
  readonly trouble: string[];
  readonly ended: Job[];
}

let owners = 0;

/** A worker that runs. */
export function workerOn(jobs: JobStore, kind: JobKind, more: Partial<WorkerOptions> = {}): Told {
  owners += 1;
  const trouble: string[] = [];
  const ended: Job[] = [];
  const worker = new JobWorker({
    queue: storeQueue(jobs),
    kinds: new Map<JobType, JobKind>([['verify_batch', kind]]),
    owner: `worker ${owners}`,
    most_claims: 3,
    lease_ms: 30_000,
    retention_ms: 86_400_000,
    now: Date.now,
    reports: {
      settled: (_claim, _outcomes, job) => void (isOver(job) && ended.push(job)),
      trouble: (_error, what) => void trouble.push(what),
    },
    ...more,
  });
  worker.start();
  return { worker, trouble, ended };
}

/** The job once it is over. */
export async function over(jobs: JobStore, job_id: string, tenant = 'acme'): Promise<Job> {
  for (;;) {
    const job = await jobs.get(tenant, job_id);
    if (job !== undefined && isOver(job)) return job;
    await delay(5);
  }
}

/** What was reported, in the order sent. */
export async function bodies(jobs: JobStore, job_id: string): Promise<string[]> {
  const results = await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 1000 });
  return (results ?? []).map(({ body }) => body);
}
