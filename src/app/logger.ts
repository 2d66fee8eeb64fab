import pino, { type Logger } from 'pino';
import { isoTime } from '../service/clock.ts';
import { errorLine } from './error-line.ts';

export interface Logging {
  readonly logger: Logger;
  /** Writes what is not written yet; nothing is lost when the process ends after it. */
  flush(): void;
}

/** Lines gather for this long at the most, or up to so many characters. */
const GATHER_MS = 100;
const GATHER_CHARACTERS = 16 * 1024;

/**
 * Logs as JSON lines on standard output. Lines gather for a tenth of a second at the most and are written
 * together: a write for each would cost more than many a request. Errors carry their stack, and nothing that may quote
 * a caller; nothing that could be a secret is ever given to the logger.
 */
export function createLogging(level: string): Logging {
  const destination = pino.destination({ fd: 1, sync: false });
  let gathered = '';
  const pass = (): void => {
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    destination.write(lines);
  };
  // The destination would look at all that it holds for each line that is added.
  const gather = (line: string): void => {
    gathered += line;
    if (gathered.length >= GATHER_CHARACTERS) pass();
  };
  setInterval(pass, GATHER_MS).unref();
  const timestamp = (): string => `,"time":"${isoTime(Date.now())}"`;
  const serializers = { err: errorLine };
  const logger = pino({ level, base: undefined, timestamp, serializers }, { write: gather });
  return {
    logger,
    flush() {
      try {
        pass();
        destination.flushSync();
      } catch {
        // The reader of the logs is gone: there is nobody left to tell.
      }
    },
  };
}
