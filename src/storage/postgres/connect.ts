import type { ClientConfig } from 'pg';
import { parse } from 'pg-connection-string';
import { StorageError } from '../ports.ts';

/** How much a connection is protected on its way. */
export type Tls =
  /** Neither encrypted nor checked. */
  | 'off'
  /** Encrypted, whoever answers. */
  | 'require'
  /** Encrypted, and the server's certificate and name are checked. */
  | 'verify';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, as libpq takes it. */
  readonly url: string;
  /** Connections of the pool; two more are kept for appending and for listening. */
  readonly pool_size: number;
  /** Milliseconds in which a connection must be there. */
  readonly connect_ms: number;
  /** Milliseconds in which a statement must be answered. */
  readonly statement_ms: number;
  /** Undefined: what the URL's `sslmode` says, else `off` on this machine and `verify` beyond it. */
  readonly tls?: Tls;
  /** Certificates of the authorities that are trusted, in PEM; the system's unless given. */
  readonly ca?: string;
}

/** A prepared way to the database. */
export interface Address {
  readonly client: ClientConfig;
  /** `host:port/database`: how messages call it. */
  readonly name: string;
}

const URL_TLS: Readonly<Record<string, Tls>> = {
  disable: 'off',
  allow: 'off',
  prefer: 'off',
  require: 'require',
  'verify-ca': 'verify',
  'verify-full': 'verify',
};

/** Past the time of a statement the server has cancelled it; a connection that is silent then is dead. */
const SILENCE_MS = 1_000;

/** Reads the options into what the driver takes. Throws StorageError `unavailable` for a URL that is none. */
export function addressOf(options: PostgresOptions): Address {
  const { sslmode, ...url } = readUrl(options.url);
  const host = url.host ?? 'localhost';
  const tls = options.tls ?? (sslmode === undefined ? defaultTls(host) : URL_TLS[sslmode]);
  if (tls === undefined)
    throw unusable(`its sslmode "${sslmode}" is none of ${Object.keys(URL_TLS).join(', ')}`);
  const certificates = {
    ...(options.ca !== undefined && { ca: options.ca }),
    ...url.certificates,
  };
  return {
    client: {
      host,
      ...(url.port !== undefined && { port: url.port }),
      ...(url.user !== undefined && { user: url.user }),
      ...(url.password !== undefined && { password: url.password }),
      ...(url.database !== undefined && { database: url.database }),
      ssl: tls === 'off' ? false : { ...certificates, rejectUnauthorized: tls === 'verify' },
      application_name: 'touchstone',
      connectionTimeoutMillis: options.connect_ms,
      statement_timeout: options.statement_ms,
      lock_timeout: options.statement_ms,
      // A process that hangs while it holds the head of the log lets go of it.
      idle_in_transaction_session_timeout: options.statement_ms,
      query_timeout: options.statement_ms + SILENCE_MS,
      keepAlive: true,
      types: { getTypeParser },
    },
    name: `${host}${url.port === undefined ? '' : `:${url.port}`}/${url.database ?? ''}`,
  };
}

interface UrlParts {
  readonly host?: string;
  readonly port?: number;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
  readonly sslmode?: string;
  readonly certificates: Readonly<Record<string, string>>;
}

function readUrl(url: string): UrlParts {
  if (!/^postgres(?:ql)?:\/\//.test(url)) throw unusable('it does not begin with postgres://');
  try {
    const sslmode = new URL(url).searchParams.get('sslmode');
    // The driver's own reading of sslmode differs from libpq's; certificate files are read all the same.
    const { host, port, user, password, database, ssl } = parse(url.replace(/([?&])sslmode=[^&]*&?/, '$1'));
    return {
      ...(host && { host }),
      ...(port && { port: Number(port) }),
      ...(user && { user }),
      ...(password && { password }),
      ...(database && { database }),
      ...(sslmode !== null && { sslmode }),
      certificates: typeof ssl === 'object' && ssl !== null ? (ssl as Record<string, string>) : {},
    };
  } catch (cause) {
    // What the parser says may hold the URL, and that a password.
    const code = (cause as NodeJS.ErrnoException).code;
    throw unusable(code === 'ENOENT' ? 'it names a certificate file that does not exist' : 'it is not a URL');
  }
}

/** What stays on this machine needs no protection; what leaves it is protected unless the operator says no. */
function defaultTls(host: string): Tls {
  const here = host.startsWith('/') || /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);
  return here ? 'off' : 'verify';
}

function unusable(problem: string): StorageError {
  const example = 'postgres://user:password@host:5432/database';
  return new StorageError(
    'unavailable',
    `DATABASE_URL cannot be used: ${problem}. It reads like ${example}.`,
  );
}

const BOOLEAN = 16;
const BYTEA = 17;
const INT8 = 20;
const INT4 = 23;

/** Columns as JavaScript has them: integers as numbers (checked where they are read), bytes, text. */
function getTypeParser(type: number): (text: string) => unknown {
  switch (type) {
    case INT8:
    case INT4:
      return Number;
    case BOOLEAN:
      return (text) => text === 't';
    case BYTEA:
      return (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'));
    default:
      return (text) => text;
  }
}
