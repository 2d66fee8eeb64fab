import { openHouse } from './house.ts';
import { logHouse } from './house-log.ts';
import { logJobs, sweepJobs } from './jobs.ts';
import { runUntilStopped } from './lifetime.ts';
import { createLogging } from './logger.ts';
import type { Settings } from './settings-table.ts';

/**
 * Works on jobs until SIGTERM or SIGINT, without serving any request: then entries that are begun are
 * finished, the others are given back, and the process ends with 0. A second signal, a second later or more, ends it at once.
 * @param by_npm whether npm started it; then it stops when npm does
 */
export async function work(settings: Settings, by_npm: boolean): Promise<void> {
  const logging = createLogging(settings.log_level);
  const { logger } = logging;
  await runUntilStopped(logging, by_npm, async () => {
    const house = await openHouse(settings, { ...logHouse(logger), jobs: logJobs(logger) });
    house.job_worker?.start();
    const sweeper = sweepJobs(house, logger);
    process.stderr.write(`Touchstone works on jobs, in ${settings.job_threads} threads.\n`);
    logger.info({ threads: settings.job_threads }, 'working');
    return async () => {
      clearInterval(sweeper);
      await house.close();
    };
  });
}
