import { createLogging } from './logger.ts';
import { giveBackStartupMemory } from './memory.ts';
import { startService } from './service.ts';
import type { Settings } from './settings-table.ts';
import { greeting, welcome } from './welcome.ts';

/** Exit statuses by the convention of shells: 128 and the number of the signal. */
const FORCED = { SIGTERM: 143, SIGINT: 130 } as const;

const PARENT_CHECK_MS = 250;

/**
 * Serves until SIGTERM or SIGINT: then no more is accepted, what runs is finished, logs and records are
 * flushed, and the process ends with 0. A second signal ends it at once.
 * @param by_npm whether npm started it; then it stops when npm does
 */
export async function serve(settings: Settings, by_npm: boolean): Promise<void> {
  const logging = createLogging(settings.log_level);
  const { logger, flush } = logging;
  process.on('exit', flush);
  const fatal = (err: unknown) => {
    logger.fatal({ err }, 'the service failed');
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);

  const service = await startService(settings, logging);
  const { address, first_key } = service;
  process.stderr.write(first_key === undefined ? greeting(address) : welcome(address, first_key));
  logger.info({ address, data: settings.data }, 'listening');
  giveBackStartupMemory();

  let stopping = false;
  const stop = (signal: keyof typeof FORCED): void => {
    if (stopping) process.exit(FORCED[signal]);
    stopping = true;
    logger.info({ signal }, 'stopping');
    service.stop().then(() => {
      logger.info('stopped');
      process.exit(0);
    }, fatal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (by_npm) onParentGone(() => stop('SIGTERM'));
}

/** npm passes a signal to the shell between, which dies of it and leaves this process to itself. */
function onParentGone(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
