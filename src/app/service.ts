import { EventStreams } from '../http/event-streams.ts';
import { Metrics } from '../http/metrics.ts';
import { allRoutes } from '../http/routes/index.ts';
import { createServer, type Server } from '../http/server.ts';
import { isoTime } from '../service/clock.ts';
import { createAuthenticator, createKey, DEFAULT_TENANT, SCOPES } from '../service/keys.ts';
import { prepareSources } from '../service/sources/prepare.ts';
import { uuid7 } from '../service/uuid7.ts';
import { type OpenHouse, openHouse } from './house.ts';
import { logHouse } from './house-log.ts';
import { both, logJobs, sweepJobs } from './jobs.ts';
import type { Logging } from './logger.ts';
import type { Settings } from './settings-table.ts';
import { listenFault, StartupError } from './startup-error.ts';

/** A service that answers. */
export interface Service {
  /** Where it listens, as a URL. */
  readonly address: string;
  /** The key that was made because there was none; it exists nowhere else. */
  readonly first_key: string | undefined;
  /** Stops accepting, finishes what runs, closes all. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Time before it listens that the service gives to reading large registered documents. */
const PREPARE_MS = 2000;
const DAY_MS = 24 * HOUR_MS;
/** Past the time of a request its claim on an idempotency key is nobody's. */
const LEASE_SLACK_MS = 30_000;

/** A fixed key of fewer characters is guessed sooner or later. */
const LEAST_KEY = 16;

/** Opens everything, then listens: nothing is ever served half. Rejects in the operator's words. */
export async function startService(settings: Settings, { logger }: Logging): Promise<Service> {
  if (settings.api_key !== null && settings.api_key.length < LEAST_KEY) {
    logger.warn(
      `TOUCHSTONE_API_KEY has fewer than ${LEAST_KEY} characters and can be guessed: set a long random one (openssl rand -hex 32).`,
    );
  }
  const metrics = new Metrics();
  if (settings.metrics_access !== 'off') metrics.watch();
  const house = await openHouse(settings, {
    ...logHouse(logger),
    batch: ({ entries }) => metrics.batch(entries),
    jobs: settings.jobs === 'on' ? both(logJobs(logger), metrics.jobs) : undefined,
  });
  houseGauges(metrics, house);
  jobGauges(metrics, house);
  webhookGauges(metrics, house);
  let closeServer: (() => Promise<void>) | undefined;
  try {
    const server = serverOf(settings, house, metrics, logger);
    await within(
      PREPARE_MS,
      prepareSources(house).catch((err) => logger.error({ err }, 'large sources not read beforehand')),
    );
    closeServer = server.close;
    const address = await listen(server.listen, settings.host, settings.port);
    // The builtin models take a hundred megabytes that most services never need; all others are opened beforehand.
    if (settings.semantic !== 'builtin' || settings.semantic_warm) house.semantic.warm();
    house.job_worker?.start();
    const job_sweeper = sweepJobs(house, logger);
    await house.dispatcher.start({
      onAttempt: (status) => metrics.delivery(status),
      onError: (err) => logger.error({ err }, 'webhooks not sent'),
    });
    const sweepers = sweepHourly(house, settings, logger);
    // Last of all: the key of a start that failed would be known to nobody, and no later start would make one.
    const first_key = settings.api_key === null ? await makeFirstKey(house) : undefined;
    return {
      address,
      first_key,
      async stop() {
        for (const sweeper of sweepers) clearInterval(sweeper);
        clearInterval(job_sweeper);
        await Promise.all([server.close(), house.job_worker?.stop()]);
        await house.close();
      },
    };
  } catch (error) {
    await closeServer?.();
    await house.close();
    throw error;
  }
}

/** The HTTP server over an open house. */
function serverOf(settings: Settings, house: OpenHouse, metrics: Metrics, logger: Logging['logger']): Server {
  const request_ms = settings.request_seconds * 1000;
  const doors = {
    tlog: settings.tlog_access,
    metrics: settings.metrics_access,
    health_detailed: settings.health_access,
  };
  return createServer({
    routes: allRoutes(house, settings.limits, metrics, new EventStreams(), doors),
    authenticator: createAuthenticator(house.storage.apiKeys, settings.api_key),
    idempotency: {
      store: house.storage.idempotency,
      owner: uuid7(house.clock.now()),
      lease_ms: request_ms + LEASE_SLACK_MS,
    },
    doors,
    limits: settings.limits,
    request_ms,
    rate_limit: settings.rate_limit,
    max_in_flight: settings.max_in_flight,
    max_streams: settings.max_streams,
    log_texts: settings.log_texts,
    logger,
    metrics,
    clock: house.clock,
  });
}

/** Removes what is older than it is kept for, now and every hour. */
function sweepHourly(
  house: OpenHouse,
  settings: Settings,
  logger: Logging['logger'],
): readonly NodeJS.Timeout[] {
  return [
    hourly(
      () => house.storage.idempotency.sweep(house.clock.now() - settings.idempotency_hours * HOUR_MS),
      (err) => logger.error({ err }, 'old idempotency keys not removed'),
    ),
    hourly(
      () => house.storage.webhooks.sweep(house.clock.now() - settings.webhook_days * DAY_MS),
      (err) => logger.error({ err }, 'old deliveries not removed'),
    ),
  ];
}

/** What waits in this process. */
function houseGauges(metrics: Metrics, house: OpenHouse): void {
  metrics.gauge('touchstone_audit_log_size', 'Records in the audit log.', () => house.audit.stats.tree_size);
  metrics.gauge(
    'touchstone_audit_waiting',
    'Records that wait for the log.',
    () => house.audit.stats.waiting,
  );
  metrics.gauge(
    'touchstone_semantic_waiting',
    'Requests that semantic verification has in work or waiting.',
    () => house.semantic.waiting,
  );
}

/** What waits, as the storage has it: the same at every instance. */
function jobGauges(metrics: Metrics, { storage }: OpenHouse): void {
  const figure = (name: 'queued' | 'running' | 'entries_waiting' | 'entries_claimed') => () =>
    storage.jobs.figures().then((figures) => figures[name]);
  metrics.gauge('touchstone_jobs_queued', 'Jobs that wait for their first entry to begin.', figure('queued'));
  metrics.gauge('touchstone_jobs_running', 'Jobs that are worked on.', figure('running'));
  metrics.gauge('touchstone_job_entries_waiting', 'Entries of jobs that wait.', figure('entries_waiting'));
  metrics.gauge(
    'touchstone_job_entries_claimed',
    'Entries of jobs that are worked on.',
    figure('entries_claimed'),
  );
}

function webhookGauges(metrics: Metrics, { storage, dispatcher }: OpenHouse): void {
  const figure = (name: 'failing' | 'pending') => () =>
    storage.webhooks.figures().then((figures) => figures[name]);
  metrics.gauge(
    'touchstone_webhooks_in_flight',
    'Deliveries under way from this process.',
    () => dispatcher.stats.in_flight,
  );
  metrics.gauge('touchstone_webhooks_failing', 'Webhooks whose last attempt failed.', figure('failing'));
  metrics.gauge('touchstone_webhooks_pending', 'Deliveries that wait or are under way.', figure('pending'));
}

/** Waits for a work, but no longer than this; then it goes on by itself. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

/** Makes a key when there is none. Of instances that start together, the one whose key came first keeps it. */
async function makeFirstKey({ storage, clock }: OpenHouse): Promise<string | undefined> {
  const { apiKeys } = storage;
  if ((await apiKeys.list()).length > 0) return undefined;
  const request = {
    name: 'first',
    tenant: DEFAULT_TENANT,
    scopes: SCOPES,
    rate_limit: null,
    expires_at: null,
  };
  const { key, token } = await createKey(apiKeys, request, clock.now());
  const [first] = await apiKeys.list();
  if (first?.key_id === key.key_id) return token;
  await apiKeys.revoke(key.key_id, isoTime(clock.now()));
  return undefined;
}

async function listen(
  attempt: (host: string, port: number) => Promise<string>,
  host: string,
  port: number,
): Promise<string> {
  try {
    return await attempt(host, port);
  } catch (error) {
    const fault = listenFault(error as NodeJS.ErrnoException, host, port);
    throw fault === undefined ? error : new StartupError(fault, { cause: error });
  }
}

/** Does something now and every hour; a failure is told, and the next hour tries again. */
function hourly(work: () => Promise<unknown>, failed: (error: unknown) => void): NodeJS.Timeout {
  const run = () => {
    work().catch(failed);
  };
  run();
  return setInterval(run, HOUR_MS).unref();
}
