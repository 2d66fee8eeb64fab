import pino, { type Logger } from 'pino';

export interface Logging {
  readonly logger: Logger;
  /** Writes what is not written yet; nothing is lost when the process ends after it. */
  flush(): void;
}

/**
 * Logs as JSON lines on standard output, written apart from the request thread's turn. Errors carry their
 * stack; nothing that could be a secret is ever given to the logger.
 */
export function createLogging(level: string): Logging {
  const destination = pino.destination({ fd: 1, sync: false });
  const logger = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    logger,
    flush() {
      try {
        destination.flushSync();
      } catch {
        // The reader of the logs is gone: there is nobody left to tell.
      }
    },
  };
}
