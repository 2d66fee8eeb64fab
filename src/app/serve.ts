import { createLogging } from './logger.ts';
import { giveBackStartupMemory } from './memory.ts';
import { startService } from './service.ts';
import type { Settings } from './settings-table.ts';
import { greeting, welcome } from './welcome.ts';

/** Exit statuses by the convention of shells: 128 and the number of the signal. */
const FORCED = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Serves until SIGTERM or SIGINT: then no more is accepted, what runs is finished, logs and records are
 * flushed, and the process ends with 0. A second signal ends it at once.
 */
export async function serve(settings: Settings): Promise<void> {
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(FORCED[signal]);
      stopping = true;
      logger.info({ signal }, 'stopping');
      service.stop().then(() => {
        logger.info('stopped');
        process.exit(0);
      }, fatal);
    });
  }
}
