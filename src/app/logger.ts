import pino, { type Logger } from 'pino';

export interface Logging {
  readonly logger: Logger;
  /** Writes what is not written yet; nothing is lost when the process ends after it. */
  flush(): void;
}

/**
 * Logs as JSON lines on standard output. Lines gather for a tenth of a second at the most and are written
 * together: a write for each would cost more than many a request. Errors carry their stack; nothing that
 * could be a secret is ever given to the logger.
 */
export function createLogging(level: string): Logging {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8192, periodicFlush: 100 });
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
