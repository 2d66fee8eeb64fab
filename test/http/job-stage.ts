/** The routes of jobs over a real store, with a worker that the test moves step by step. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readEvents, type ServerEvent } from '../../src/cli/batch/server-events.ts';
import { DEFAULT_LIMITS } from '../../src/contract/index.ts';
import { EventStreams } from '../../src/http/event-streams.ts';
import { Metrics } from '../../src/http/metrics.ts';
import { jobRoute } from '../../src/http/routes/job.ts';
import { jobCancelRoute } from '../../src/http/routes/job-cancel.ts';
import { jobEventsRoute } from '../../src/http/routes/job-events.ts';
import { jobResultsRoute } from '../../src/http/routes/job-results.ts';
import { createServer } from '../../src/http/server.ts';
import { EventFeeds } from '../../src/jobs/feed.ts';
import { systemClock } from '../../src/service/clock.ts';
import type { House } from '../../src/service/house.ts';
import { SCOPES } from '../../src/service/keys.ts';
import { uuid7 } from '../../src/service/uuid7.ts';
import type { EntryOutcome, JobClaim, Storage } from '../../src/storage/ports.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';

export interface StageOptions {
  readonly max_streams?: number;
  readonly comment_ms?: number;
  readonly poll_ms?: number;
}

/** What a reader got of a stream. */
export interface Heard {
  readonly status: number;
  readonly events: readonly ServerEvent[];
}

export interface Stage {
  readonly address: string;
  readonly storage: Storage;
  /** Accepts a job of so many entries, each claimed by itself. */
  submit(entries: number): Promise<string>;
  /** Claims an entry and reports it, a while later on the clock of jobs; false when there is none. */
  step(outcome?: (claim: JobClaim) => readonly EntryOutcome[]): Promise<boolean>;
  /** Opens a path as a tenant. */
  open(path: string, headers?: Record<string, string>, tenant?: string): Promise<IncomingMessage>;
  /** Reads at most so many events after one, then hangs up; without `most` to the end of the stream. */
  listen(job_id: string, after?: number | string, most?: number): Promise<Heard>;
  stopServer(): Promise<void>;
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** What each entry is reported with. */
export function reported({ first, count }: JobClaim): readonly EntryOutcome[] {
  return Array.from({ length: count }, (_, at) => ({
    index: first + at,
    outcome: 'completed',
    body: JSON.stringify({ index: first + at, id: `e${first + at + 1}`, verdict: 'supported' }),
  }));
}

export async function jobStage(options: StageOptions = {}): Promise<Stage> {
  const { max_streams = 100, comment_ms = 60_000, poll_ms = 60_000 } = options;
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-test-'));
  const storage = await openSqlite({ folder, role: 'server' });
  const job_feeds = new EventFeeds(storage.jobs, poll_ms);
  const house = { storage, clock: systemClock, job_feeds, job_retention_ms: HOUR_MS } as unknown as House;
  const streams = new EventStreams(comment_ms);
  const server = createServer({
    routes: [
      jobRoute(house, '/v2/jobs/:job_id'),
      jobResultsRoute(house),
      jobEventsRoute(house, streams, '/v1/jobs/:job_id/events'),
      jobEventsRoute(house, streams, '/v2/jobs/:job_id/events'),
      jobCancelRoute(house),
    ],
    authenticator: async (tenant) => ({ tenant, key_id: 'k', scopes: SCOPES, rate_limit: null }),
    idempotency: { store: storage.idempotency, owner: 'me', lease_ms: 60_000 },
    doors: { tlog: 'open', metrics: 'open', health_detailed: 'open' },
    limits: DEFAULT_LIMITS,
    request_ms: 30_000,
    rate_limit: 0,
    max_in_flight: 1024,
    max_streams,
    log_texts: false,
    logger: pino({ level: 'silent' }),
    metrics: new Metrics(),
    clock: systemClock,
  });
  const address = await server.listen('127.0.0.1', 0);
  // Progress is told no more often than ten times a second: the clock of jobs runs ahead instead.
  let now_ms = Date.now();

  const open: Stage['open'] = (path, headers = {}, tenant = 'default') =>
    new Promise((resolve, reject) => {
      get(address + path, { headers: { authorization: `Bearer ${tenant}`, ...headers } }, resolve).on(
        'error',
        reject,
      );
    });

  return {
    address,
    storage,
    open,
    async submit(entries) {
      const job = await storage.jobs.submit({
        job_id: uuid7(now_ms),
        tenant: 'default',
        key_id: 'k',
        request_id: 'r',
        type: 'verify_batch',
        single: false,
        created_ms: now_ms,
        submission_key: null,
        entries: Array.from({ length: entries }, (_, i) => `{"id":"e${i + 1}"}`),
      });
      return job.job_id;
    },
    async step(outcome = reported) {
      now_ms += 150;
      const claim = await storage.jobs.claim({
        owner: 'w',
        types: ['verify_batch'],
        now_ms,
        lease_until_ms: now_ms + HOUR_MS,
      });
      if (claim === undefined) return false;
      now_ms += 150;
      await storage.jobs.settle(claim.token, outcome(claim), now_ms, now_ms + HOUR_MS);
      return true;
    },
    async listen(job_id, after, most = Number.POSITIVE_INFINITY) {
      const headers: Record<string, string> = {};
      if (after !== undefined) headers['last-event-id'] = String(after);
      const response = await open(`/v2/jobs/${job_id}/events`, headers);
      const events: ServerEvent[] = [];
      if (most > 0) {
        for await (const event of readEvents(response)) if (events.push(event) >= most) break;
      }
      response.destroy();
      return { status: response.statusCode!, events };
    },
    stopServer: () => server.close(),
    async stop() {
      await server.close();
      job_feeds.close();
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
