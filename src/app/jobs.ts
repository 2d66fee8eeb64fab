import type { Logger } from 'pino';
import type { Job } from '../domain/job.ts';
import type { WorkerNews } from '../service/jobs/worker.ts';
import type { OpenHouse } from './house.ts';

/** Jobs that have expired are removed so often. */
const SWEEP_MS = 600_000;

/** What a worker does, in the log: a line for each job that ends, one for each trouble. */
export function logJobs(logger: Logger): WorkerNews {
  return {
    entries() {},
    ended(job) {
      logger.info(describe(job), 'job ended');
    },
    trouble(err, what) {
      logger.error({ err }, what);
    },
  };
}

/** Two listeners in the place of one. */
export function both(one: WorkerNews, other: WorkerNews): WorkerNews {
  return {
    entries(...told) {
      one.entries(...told);
      other.entries(...told);
    },
    ended(job) {
      one.ended(job);
      other.ended(job);
    },
    trouble(...told) {
      one.trouble(...told);
      other.trouble(...told);
    },
  };
}

/** Removes expired jobs, now and from time to time, until the timer that it gives is cleared. */
export function sweepJobs(house: OpenHouse, logger: Logger): NodeJS.Timeout {
  const sweep = () => {
    house.storage.jobs
      .sweep(house.clock.now())
      .catch((err: unknown) => logger.error({ err }, 'expired jobs not removed'));
  };
  sweep();
  return setInterval(sweep, SWEEP_MS).unref();
}

function describe({ job_id, type, status, progress, created_at, started_at, finished_at }: Job): object {
  return { job_id, type, status, ...progress, created_at, started_at, finished_at };
}
