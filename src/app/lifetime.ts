import type { Logging } from './logger.ts';

/** Exit statuses by the convention of shells: 128 and the number of the signal. */
const FORCED = { SIGTERM: 143, SIGINT: 130 } as const;

const PARENT_CHECK_MS = 250;

/**
 * Signals that come closer together are one that was sent to all processes of a group: each of them, a launcher or
 * npm, passes its own on.
 */
const TOGETHER_MS = 1000;

/**
 * Runs something that goes on until SIGTERM or SIGINT: then it is stopped, and the process ends with 0. A
 * second signal, a second later or more, ends it at once.
 * @param by_npm whether npm started it; then it stops when npm does
 * @param start begins it; gives what stops it
 */
export async function runUntilStopped(
  { logger, flush }: Logging,
  by_npm: boolean,
  start: () => Promise<() => Promise<void>>,
): Promise<void> {
  process.on('exit', flush);
  const fatal = (err: unknown) => {
    logger.fatal({ err }, 'the service failed');
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);

  // Listened for from the beginning: a signal that comes during the start stops what has started.
  const starting = Promise.withResolvers<() => Promise<void>>();
  let stopping_since: number | undefined;
  const stop = (signal: keyof typeof FORCED): void => {
    if (stopping_since !== undefined) {
      if (performance.now() - stopping_since >= TOGETHER_MS) process.exit(FORCED[signal]);
      return;
    }
    stopping_since = performance.now();
    logger.info({ signal }, 'stopping');
    starting.promise
      .then((end) => end())
      .then(() => {
        logger.info('stopped');
        process.exit(0);
      }, fatal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  starting.resolve(await start());
  if (by_npm) {
    // What began with a signal is not hurried by the end of npm, which had the same signal.
    onParentGone(() => {
      if (stopping_since === undefined) stop('SIGTERM');
    });
  }
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
