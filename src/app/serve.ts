import { runUntilStopped } from './lifetime.ts';
import { createLogging } from './logger.ts';
import { giveBackStartupMemory } from './memory.ts';
import { startService } from './service.ts';
import type { Settings } from './settings-table.ts';
import { greeting, welcome } from './welcome.ts';

/**
 * Serves until SIGTERM or SIGINT: then no more is accepted, what runs is finished, logs and records are
 * flushed, and the process ends with 0. A second signal, a second later or more, ends it at once.
 * @param by_npm whether npm started it; then it stops when npm does
 */
export async function serve(settings: Settings, by_npm: boolean): Promise<void> {
  const logging = createLogging(settings.log_level);
  await runUntilStopped(logging, by_npm, async () => {
    const service = await startService(settings, logging);
    const { address, first_key } = service;
    process.stderr.write(first_key === undefined ? greeting(address) : welcome(address, first_key));
    logging.logger.info({ address, data: settings.data }, 'listening');
    giveBackStartupMemory();
    return () => service.stop();
  });
}
