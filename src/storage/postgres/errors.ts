import { StorageError, type StorageErrorCode } from '../ports.ts';

/** What failed and what the operator can do about it. */
interface Diagnosis {
  readonly code: StorageErrorCode;
  readonly remedy: string;
}

const down = (remedy: string): Diagnosis => ({ code: 'unavailable', remedy });

const UNREACHED = down('it cannot be reached: check that PostgreSQL runs there, the address and the network');
const NONE_FREE = down(
  'no connection was to be had in time: check that PostgreSQL can be reached; under load raise TOUCHSTONE_DATABASE_POOL',
);
const STOPPING = down('it is starting, stopping or failing over: it is tried again with the next request');
const SLOW = down('it did not answer in time: check its load, or raise TOUCHSTONE_DATABASE_TIMEOUT_MS');
const UNTRUSTED = down(
  'its certificate does not hold: give the authority that signed it with TOUCHSTONE_DATABASE_CA, and connect by the name that it carries',
);
const NO_TLS = down(
  'it speaks no TLS: turn TLS on there, or set TOUCHSTONE_DATABASE_TLS=off where the network between is trusted',
);
const REFUSED = down(
  'it refuses this user: check the name and the password in DATABASE_URL, and pg_hba.conf',
);
const FAILED: Diagnosis = { code: 'failed', remedy: 'the operation failed: check its log' };

/** Server errors by SQLSTATE, whole or by class (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const BY_SQLSTATE = new Map<string, Diagnosis>([
  ['23505', { code: 'conflict', remedy: 'it holds another row of this key' }],
  ['25006', { code: 'read_only', remedy: 'it takes no writes: it is a standby, or set read-only' }],
  ['28', REFUSED],
  ['3D000', down('there is no such database: make it with CREATE DATABASE, or name another in DATABASE_URL')],
  [
    '42501',
    down(
      'this user lacks a right: it must own the schemas "touchstone" and "touchstone_pgboss", or may create them',
    ),
  ],
  ['53100', { code: 'full', remedy: 'its disk is full: free space on it' }],
  ['53300', down('it takes no more connections: raise max_connections, or lower TOUCHSTONE_DATABASE_POOL')],
  ['55P03', SLOW],
  ['57014', SLOW],
  ['57P', STOPPING],
  ['08', UNREACHED],
  // A cached plan of a table that has changed.
  ['0A000', down('its tables have changed: it is tried again with the next request')],
  ['25P03', SLOW],
  [
    'XX001',
    { code: 'corrupt', remedy: 'it reports damaged data: keep a copy for inquiry, and restore a backup' },
  ],
  ['XX002', { code: 'corrupt', remedy: 'it reports a damaged index: keep a copy for inquiry, then REINDEX' }],
]);

/** Failures on the way to the server, by Node's codes. */
const BY_ERRNO = new Map<string, Diagnosis>([
  ['SELF_SIGNED_CERT_IN_CHAIN', UNTRUSTED],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNTRUSTED],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNTRUSTED],
  ['CERT_HAS_EXPIRED', UNTRUSTED],
  ['ERR_TLS_CERT_ALTNAME_INVALID', UNTRUSTED],
]);

/** Classes of SQLSTATE whose messages speak of the server, and never of the data that was sent to it. */
const TELLING = /^(?:08|25|28|3D|42501|53|55|57|58|F0|XX)/;

/**
 * Names a failure of the database in the operator's words. A StorageError and a RangeError pass as they are.
 * @param database how it is called in messages: no password, no data
 */
export function toStorageError(cause: unknown, database: string): Error {
  if (cause instanceof StorageError || cause instanceof RangeError) return cause;
  const { code, remedy } = diagnose(cause);
  return new StorageError(code, `Database ${database}: ${remedy} (${said(cause)}).`, { cause });
}

/** A row, or a set of rows, that cannot have been written by this program. */
export function damaged(database: string, what: string): StorageError {
  const remedy =
    'it is not as it was written: stop the service, keep a copy for inquiry, and restore a backup';
  return new StorageError('corrupt', `Database ${database}: ${remedy} (${what}).`);
}

/**
 * States after which a connection is of no more use: it was ended, or what it has prepared is not what the
 * schema is now (0A000, 26000), as while a later version of this program migrates.
 */
const SPENT = /^(?:57P|08|25P03|0A000|26000)/;

/** Whether the server itself said no, over a connection that goes on. */
export function isServerError(cause: unknown): boolean {
  const state = sqlState(cause);
  return state !== undefined && !SPENT.test(state);
}

/** The five letters by which PostgreSQL names an error; undefined for what it did not say itself. */
function sqlState(cause: unknown): string | undefined {
  const { code, severity } = (cause ?? {}) as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && typeof severity === 'string' ? code : undefined;
}

function diagnose(cause: unknown): Diagnosis {
  const state = sqlState(cause);
  if (state !== undefined) {
    const known = [state, state.slice(0, 3), state.slice(0, 2)].map((part) => BY_SQLSTATE.get(part));
    return known.find((one) => one !== undefined) ?? FAILED;
  }
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' ? BY_ERRNO.get(code) : undefined;
  if (known !== undefined) return known;
  if (typeof message !== 'string') return UNREACHED;
  if (/does not support SSL/.test(message)) return NO_TLS;
  if (/password must be a string/.test(message)) return REFUSED;
  if (/timeout exceeded when trying to connect/.test(message)) return NONE_FREE;
  return /read timeout/.test(message) ? SLOW : UNREACHED;
}

function said(cause: unknown): string {
  const state = sqlState(cause);
  const { message, code } = cause as { message?: string; code?: string };
  if (state !== undefined) return TELLING.test(state) ? `${message}, ${state}` : `SQLSTATE ${state}`;
  return message || code || String(cause);
}
