import { AuditError } from '../audit/errors.ts';
import { StorageError } from '../storage/ports.ts';
import { SettingsError } from './settings.ts';

/** An error that a person who starts the program can act on, in one line or a few. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}

/** Why a port could not be had, in the operator's words; undefined for another kind of error. */
export function listenFault(error: NodeJS.ErrnoException, host: string, port: number): string | undefined {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or set PORT to another port.`;
    case 'EACCES':
      return `Listening on port ${port} is not permitted. Set PORT to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine. Set HOST to one that is.`;
    default:
      return undefined;
  }
}

/** What to print for an error that ended a command: words for what is known, the stack for what is not. */
export function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.faults.join('\n');
  if (error instanceof AuditError && error.code === 'origin_mismatch') {
    return `${error.message.trimEnd()}. Set TOUCHSTONE_LOG_ORIGIN to the origin with which this log was begun.`;
  }
  if (error instanceof AuditError && error.code === 'key_retired') {
    return (
      `${error.message}: it signs no more. Give the key that took its place, in TOUCHSTONE_SIGNING_KEY_FILE or ` +
      'TOUCHSTONE_SIGNING_KEY; a server that has its log to itself makes a fresh one where neither is set and its data folder has none.'
    );
  }
  const worded =
    error instanceof StartupError || error instanceof StorageError || error instanceof AuditError;
  if (worded) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
