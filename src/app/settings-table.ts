import { LIMITS, type LimitName, type Limits } from '../contract/limits.ts';
import { STANDARD_PAUSES_S } from '../webhooks/schedule.ts';
import {
  apiKey,
  databaseUrl,
  flag,
  fraction,
  list,
  networks,
  oneOf,
  origin,
  pauses,
  type Setting,
  setting,
  text,
  whole,
} from './setting.ts';
import { SEMANTIC_SETTINGS } from './settings-semantic.ts';

/**
 * Every setting of the service, with its default, what it accepts and what it does. `touchstone config`
 * prints this table and `readSettings` reads by it, so that nothing can be set that is not written here.
 */

const GIB = 1024 ** 3;

/** What `readSettings` takes where a number of threads is not set. */
const PER_CORE = 'cores − 1, at least 1';

const access = oneOf('open', 'key', 'off');

export const SETTINGS = {
  port: setting('PORT', 8080, whole(0, 65_535), 'Port to listen on; 0 takes any free one.'),
  host: setting('HOST', '127.0.0.1', text, 'Address to listen on; 0.0.0.0 for every interface.'),
  data: setting('TOUCHSTONE_DATA', './data', text, 'Folder of the database and the signing key.'),
  database_url: setting<string | null>(
    'DATABASE_URL',
    null,
    databaseUrl,
    'PostgreSQL instead of the embedded store: postgres://user:password@host:5432/database.',
    { secret: true },
  ),
  database_pool: setting(
    'TOUCHSTONE_DATABASE_POOL',
    10,
    whole(2, 1000),
    'Connections to PostgreSQL, at the most; up to two more append to the log and listen.',
  ),
  database_tls: setting<'off' | 'require' | 'verify' | null>(
    'TOUCHSTONE_DATABASE_TLS',
    null,
    oneOf('off', 'require', 'verify'),
    'TLS to PostgreSQL: off, require (encrypted, whoever answers) or verify (its certificate and name are checked).',
    { shown_default: "the URL's sslmode; without one off on this machine, verify beyond it" },
  ),
  database_ca: setting<string | null>(
    'TOUCHSTONE_DATABASE_CA',
    null,
    text,
    'File (PEM) of the authorities that may sign the certificate of PostgreSQL.',
    { shown_default: 'those that Node knows' },
  ),
  database_connect_ms: setting(
    'TOUCHSTONE_DATABASE_CONNECT_MS',
    3_000,
    whole(10, 600_000),
    'Milliseconds within which a connection to PostgreSQL must be had; past it the answer is 503.',
  ),
  database_timeout_ms: setting(
    'TOUCHSTONE_DATABASE_TIMEOUT_MS',
    5_000,
    whole(10, 600_000),
    'Milliseconds within which PostgreSQL must answer a statement; past it the answer is 503.',
  ),
  signing_key_file: setting<string | null>(
    'TOUCHSTONE_SIGNING_KEY_FILE',
    null,
    text,
    'File (PEM) of the key that signs the audit log; the same for all instances on one database.',
    { shown_default: '`signing-key.pem` in the data folder' },
  ),
  signing_key: setting<string | null>(
    'TOUCHSTONE_SIGNING_KEY',
    null,
    text,
    'The key itself (an Ed25519 private key, PKCS #8 in PEM) instead of its file.',
    { secret: true },
  ),
  api_key: setting<string | null>(
    'TOUCHSTONE_API_KEY',
    null,
    apiKey,
    'One fixed API key with every scope, tenant "default".',
    { secret: true },
  ),

  log_level: setting(
    'LOG_LEVEL',
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'Least severity that is logged.',
  ),
  log_texts: setting(
    'TOUCHSTONE_LOG_TEXTS',
    false,
    flag,
    'Log the body of each request, texts and parameters included. Never secrets.',
  ),
  metrics_access: setting('TOUCHSTONE_METRICS', 'open', access, 'Who may read /metrics: open, key or off.'),
  tlog_access: setting('TOUCHSTONE_TLOG', 'open', access, 'Who may read /tlog/…: open, key or off.'),
  health_access: setting(
    'TOUCHSTONE_HEALTH_DETAILED',
    'open',
    access,
    'Who may read /health/detailed: open, key or off.',
  ),

  rate_limit: setting(
    'TOUCHSTONE_RATE_LIMIT',
    0,
    whole(0, 100_000_000),
    'Requests a minute for a key that has no limit of its own; 0 for none.',
  ),
  request_seconds: setting(
    'TOUCHSTONE_REQUEST_SECONDS',
    30,
    whole(1, 3600),
    'Time for one request; past it the answer is 503 overloaded.',
  ),
  max_in_flight: setting(
    'TOUCHSTONE_MAX_IN_FLIGHT',
    1024,
    whole(1, 1_000_000),
    'Requests in work at once; past it the answer is 503 overloaded.',
  ),
  max_streams: setting(
    'TOUCHSTONE_MAX_STREAMS',
    4096,
    whole(1, 1_000_000),
    'Answers streamed at once, of events and of results; past it the answer is 503 overloaded.',
  ),
  workers: setting(
    'TOUCHSTONE_WORKERS',
    1,
    whole(1, 256),
    'Threads that verify large requests away from the request thread, and their share of the small ones where many wait.',
    { shown_default: PER_CORE },
  ),
  reading_cache_mb: setting(
    'TOUCHSTONE_READING_CACHE_MB',
    64,
    whole(0, 65_536),
    'Memory in MiB of each of these threads for documents read lately: about nine times their text.',
  ),
  source_readers: setting(
    'TOUCHSTONE_SOURCE_READERS',
    1,
    whole(1, 64),
    'Processes that read uploaded files, at the most; each reads one at a time, and ends when there is none.',
  ),
  source_seconds: setting(
    'TOUCHSTONE_SOURCE_SECONDS',
    20,
    whole(1, 3600),
    'Time that the reading of one uploaded file may take.',
  ),
  source_memory_mb: setting(
    'TOUCHSTONE_SOURCE_MEMORY_MB',
    512,
    whole(192, 65_536),
    'Memory in MiB that a process may take to read an uploaded file.',
  ),
  source_cache_mb: setting(
    'TOUCHSTONE_SOURCE_CACHE_MB',
    64,
    whole(0, 65_536),
    'Memory in MiB for the contents of registered sources that were read lately.',
  ),
  idempotency_hours: setting(
    'TOUCHSTONE_IDEMPOTENCY_HOURS',
    24,
    whole(1, 8760),
    'Hours that the answer to an Idempotency-Key is kept.',
  ),

  jobs: setting(
    'TOUCHSTONE_JOBS',
    'on',
    oneOf('on', 'off'),
    'With off, the server takes jobs and leaves them to `touchstone worker`.',
  ),
  job_threads: setting(
    'TOUCHSTONE_JOB_THREADS',
    1,
    whole(1, 256),
    'Threads that work on jobs, at low priority.',
    { shown_default: PER_CORE },
  ),
  job_entry_seconds: setting(
    'TOUCHSTONE_JOB_ENTRY_SECONDS',
    30,
    whole(1, 3600),
    'Time of a processor for one entry of a job; past it the attempt has failed.',
  ),
  job_memory_mib: setting(
    'TOUCHSTONE_JOB_MEMORY_MIB',
    1024,
    whole(128, 65_536),
    'Memory of one thread that works on jobs, in MiB; past it the attempt has failed.',
  ),
  job_days: setting('TOUCHSTONE_JOB_DAYS', 7, whole(1, 3650), 'Days that a finished job is kept.'),

  audit_verifications: setting(
    'AUDIT_VERIFICATIONS',
    false,
    flag,
    'Leave an audit record for each verification, as for each authorization.',
  ),
  audit_texts: setting(
    'TOUCHSTONE_AUDIT_TEXTS',
    false,
    flag,
    'Keep claim texts and action parameters beside the audit records.',
  ),
  log_origin: setting(
    'TOUCHSTONE_LOG_ORIGIN',
    'touchstone.local/log',
    origin,
    'Name of the transparency log in its checkpoints. Fixed once the log has a record.',
  ),

  ...SEMANTIC_SETTINGS,
  webhook_networks: setting<readonly string[]>(
    'TOUCHSTONE_WEBHOOK_NETWORKS',
    [],
    networks,
    'Networks beside the public one that webhooks may lead to, without TLS too: 10.1.0.0/16,fd00::/8.',
  ),
  webhook_seconds: setting(
    'TOUCHSTONE_WEBHOOK_SECONDS',
    20,
    whole(1, 120),
    'Time for one attempt to deliver to a webhook.',
  ),
  webhook_retries: setting<readonly number[]>(
    'TOUCHSTONE_WEBHOOK_RETRIES',
    STANDARD_PAUSES_S,
    pauses,
    'Seconds after each failed attempt until the next; a delivery has failed after the last one.',
  ),
  webhook_at_once: setting(
    'TOUCHSTONE_WEBHOOK_CONCURRENCY',
    16,
    whole(1, 256),
    'Deliveries to one webhook at once; one at a time while it fails.',
  ),
  webhook_give_up_days: setting(
    'TOUCHSTONE_WEBHOOK_GIVE_UP_DAYS',
    5,
    whole(1, 365),
    'Days without a success after which a failed delivery disables its webhook.',
  ),
  webhook_days: setting(
    'TOUCHSTONE_WEBHOOK_DAYS',
    30,
    whole(1, 3650),
    'Days that what was sent to webhooks is kept for lists and replays.',
  ),

  forbidden_actions: setting<readonly string[]>(
    'TOUCHSTONE_FORBIDDEN_ACTIONS',
    [],
    list,
    'Action types that are always denied (policy_violation), separated by commas.',
  ),
  floor_min_coverage: setting(
    'TOUCHSTONE_FLOOR_MIN_COVERAGE',
    0,
    fraction,
    'Least min_coverage that a request may ask for; a lower one is raised to it.',
  ),
  floor_citations: setting(
    'TOUCHSTONE_FLOOR_CITATIONS',
    'optional',
    oneOf('optional', 'required'),
    'With required, citations are required whatever a request asks for.',
  ),
  floor_entailment_threshold: setting(
    'TOUCHSTONE_FLOOR_ENTAILMENT_THRESHOLD',
    0,
    fraction,
    'Least entailment_threshold that a request may ask for; a lower one is raised to it.',
  ),
  loosest_mode: setting(
    'TOUCHSTONE_LOOSEST_MODE',
    'audit',
    oneOf('strict', 'balanced', 'audit'),
    'Loosest decision_mode that a request may ask for; a looser one is tightened to it.',
  ),
} as const;

export type SettingKey = keyof typeof SETTINGS;

type Value<S> = S extends Setting<infer T> ? T : never;

/** The limits of the contract as settings, so that each stands in one table with its error messages. */
export const LIMIT_SETTINGS: ReadonlyMap<LimitName, Setting<number>> = new Map(
  (Object.keys(LIMITS) as LimitName[]).map((name) => {
    const { setting: variable, default: fallback, unit, description } = LIMITS[name];
    const named = description.toLowerCase().includes(unit) || description.includes(', in ');
    const said = named ? description : `${description} In ${unit}.`;
    return [name, setting<number>(variable, fallback, whole(1, GIB), said)];
  }),
);

/** All settings by their key, read and valid. */
export type Settings = { readonly [K in SettingKey]: Value<(typeof SETTINGS)[K]> } & {
  readonly limits: Limits;
};
