import type { Logger } from 'pino';
import type { HouseNews } from './house.ts';

/** What an operator should know of a house, in the log: how it was found, its models, faults of its engine. */
export function logHouse(logger: Logger): Pick<HouseNews, 'warning' | 'fault' | 'semantic'> {
  return {
    warning: (message) => logger.warn(message),
    fault: (trace) => logger.error({ trace }, 'a claim could not be evaluated'),
    semantic(state, detail) {
      if (state === 'ready') logger.info({ models: detail }, 'semantic verification is ready');
      else logger.warn({ detail }, 'semantic verification is not available');
    },
  };
}
