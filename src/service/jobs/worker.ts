import type { Job, JobType } from '../../domain/job.ts';
import { Lanes } from '../../jobs/lanes.ts';
import { storeQueue } from '../../jobs/queue.ts';
import { isOver } from '../../jobs/state.ts';
import type { WholeWorker } from '../../jobs/whole-worker.ts';
import { type JobKind, JobWorker } from '../../jobs/worker.ts';
import type { EntryOutcome, JobClaim } from '../../storage/ports.ts';
import type { House } from '../house.ts';
import { uuid7 } from '../uuid7.ts';
import { concludeAuthorization, concludeVerification } from './conclude.ts';
import { verifyBatch } from './verify-batch.ts';
import type { VerifySetup } from './verify-thread.ts';

export interface WorkerSettings {
  readonly threads: number;
  /** Time for one entry. */
  readonly entry_ms: number;
  /** Memory of one thread, in MiB. */
  readonly memory_mib: number;
}

/** What a worker tells whoever runs it. */
export interface WorkerNews {
  /** An entry was reported as completed or failed, or is tried again. */
  entries(type: JobType, outcome: 'completed' | 'failed' | 'retry', count: number): void;
  /** A job came to its end here. */
  ended(job: Job): void;
  /** Something failed that the worker gets over by itself. */
  trouble(error: unknown, what: string): void;
}

/** A claim that nobody prolongs is good for so long: after that time the entries of a lost process go on. */
const LEASE_MS = 30_000;

const VERIFY_THREAD = new URL('./verify-thread.ts', import.meta.url);

/** Makes the worker of a house; it does nothing until it is started. */
export function createWorker(
  house: Omit<House, 'job_worker'>,
  settings: WorkerSettings,
  news: WorkerNews,
): WholeWorker {
  const { storage, clock, policy, job_retention_ms, audit_verifications } = house;
  const setup: VerifySetup = { floors: policy.floors };
  const { threads, entry_ms, memory_mib } = settings;
  const lanes = new Lanes(threads, { module: VERIFY_THREAD, setup, line_ms: entry_ms, memory_mib });
  const queue = storeQueue(storage.jobs);
  const onFault = (trace: string) => news.trouble(new Error(trace), 'an entry of a job threw');
  const onClaimFault = (trace: string) => news.trouble(new Error(trace), 'a claim could not be evaluated');
  const recording = audit_verifications ? house : undefined;
  const kinds = new Map<JobType, JobKind>([
    ['verify_batch', verifyBatch(house, { lanes, entry_ms, recording, onFault, onClaimFault })],
    ['semantic_authorize', concludeAuthorization(house, { entry_ms, audit_verifications })],
    ['semantic_verify', concludeVerification(house, { entry_ms, audit_verifications })],
  ]);
  const worker = new JobWorker({
    queue,
    kinds,
    owner: uuid7(clock.now()),
    // While a thread has one, another waits for it, and the next is being claimed: a flush of the disk takes long.
    most_claims: 2 * threads + 1,
    lease_ms: LEASE_MS,
    retention_ms: job_retention_ms,
    now: () => clock.now(),
    reports: {
      settled: (claim, outcomes, job) => tell(news, claim, outcomes, job),
      trouble: (error, what) => news.trouble(error, what),
    },
  });
  const unsubscribe = dropWhatIsOver(house, worker);
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await worker.stop();
    unsubscribe();
    await queue.close();
    await lanes.close();
  };
  return {
    get figures() {
      return { ...lanes.figures, ...worker.figures };
    },
    start: () => worker.start(),
    stop: () => (stopped ??= stop()),
  };
}

/** A job that is cancelled is dropped at once, not only when its claims are next prolonged or settled. */
function dropWhatIsOver({ storage }: Pick<House, 'storage'>, worker: JobWorker): () => void {
  return storage.jobs.onEvents((job_id) => {
    const tenant = worker.tenantOf(job_id);
    if (tenant === undefined) return;
    storage.jobs.get(tenant, job_id).then(
      (job) => {
        if (job === undefined || isOver(job)) worker.drop(job_id);
      },
      // A storage that fails is noticed by those who need it more.
      () => {},
    );
  });
}

function tell(news: WorkerNews, claim: JobClaim, outcomes: readonly EntryOutcome[], job: Job): void {
  for (const kind of ['completed', 'failed', 'retry'] as const) {
    const count = outcomes.filter(({ outcome }) => outcome === kind).length;
    if (count > 0) news.entries(claim.type, kind, count);
  }
  if (isOver(job)) news.ended(job);
}
