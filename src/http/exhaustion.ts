/** Failures for want of a file descriptor, by whatever needed one: a file, a module, a thread, another process. */

const CODES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** Node.js has codes of its own for threads and packages that could not be read, and the cause in their message. */
const WRAPPED: ReadonlySet<unknown> = new Set(['ERR_WORKER_INIT_FAILED', 'ERR_INVALID_PACKAGE_CONFIG']);
const SAID = /\bE[MN]FILE\b|\btoo many open files\b/i;

/** Causes that are looked through: of an error that leads back to itself no more. */
const MOST_CAUSES = 8;

/** Whether the process, or the machine, had no descriptor left. That passes when callers leave. */
export function lacksDescriptors(error: unknown): boolean {
  let at: unknown = error;
  for (let depth = 0; depth < MOST_CAUSES && at instanceof Error; depth++) {
    const { code, message, cause } = at as NodeJS.ErrnoException;
    if (CODES.has(code) || (WRAPPED.has(code) && SAID.test(message))) return true;
    at = cause;
  }
  return false;
}
