import type { Counter, Metric, Registry } from 'prom-client';
import type { WorkerNews } from '../service/jobs/worker.ts';
import { type Family, Histogram, Reading, Tally } from './metric-families.ts';

/** Seconds; fine where most requests are, up to the time limit of a request. */
const SECONDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
] as const;

/** Seconds, for what may take hours. */
const LONG_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800, 7200, 43_200] as const;

const BATCH = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048] as const;

/** Everything that `/metrics` tells. */
export class Metrics {
  readonly #families: Family[] = [];
  #registry: Promise<Registry> | undefined;
  readonly #requests = this.#tally('touchstone_requests_total', 'Requests answered.', [
    'method',
    'route',
    'status',
  ]);
  readonly #decisions = this.#tally('touchstone_decisions_total', 'Decisions by their reason.', [
    'decision',
    'reason',
  ]);
  readonly #verdicts = this.#tally('touchstone_verdicts_total', 'Verdicts of verifications.', ['verdict']);
  readonly #deliveries = this.#tally(
    'touchstone_webhook_attempts_total',
    'Attempts to deliver to webhooks, by what became of the delivery.',
    ['status'],
  );
  readonly #duration = this.#histogram(
    'touchstone_request_duration_seconds',
    'From the head of a request to the end of its answer.',
    'route',
    SECONDS,
  );
  readonly #stages = this.#histogram(
    'touchstone_stage_duration_seconds',
    'Time in each stage of a request.',
    'stage',
    SECONDS,
  );
  readonly #batches = this.#histogram(
    'touchstone_audit_batch_size',
    'Records that one commit of the audit log appended.',
    '',
    BATCH,
  );

  readonly #entries = this.#tally(
    'touchstone_job_entries_total',
    'Entries of jobs by what came of an attempt at them: completed, failed for good, or to be tried again.',
    ['type', 'outcome'],
  );
  readonly #jobs = this.#tally('touchstone_jobs_total', 'Jobs that this process has ended.', [
    'type',
    'status',
  ]);
  readonly #jobWait = this.#histogram(
    'touchstone_job_wait_seconds',
    'From the acceptance of a job to its first entry.',
    'type',
    LONG_SECONDS,
  );
  readonly #jobTime = this.#histogram(
    'touchstone_job_duration_seconds',
    'From the acceptance of a job to its end.',
    'type',
    LONG_SECONDS,
  );

  /** What a worker tells. */
  readonly jobs: WorkerNews = {
    entries: (type, outcome, count) => this.#entries.add(`${type}\n${outcome}`, count),
    ended: ({ type, status, created_at, started_at, finished_at }) => {
      this.#jobs.add(`${type}\n${status}`);
      // A clock that was set back meanwhile would have a sum fall, which counts as a restart.
      const since = (time: string | null) =>
        Math.max(0, Date.parse(time ?? created_at) - Date.parse(created_at)) / 1000;
      this.#jobWait.observe(type, since(started_at));
      this.#jobTime.observe(type, since(finished_at));
    },
    trouble() {},
  };

  /** Registers a figure that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    this.#file(new Reading(name, help, read));
  }

  /**
   * Begins to watch the process: called at its start, so that the first question hears of all that was since. Without
   * it the delays of the event loop and the collections of garbage are watched from that question.
   */
  watch(): void {
    // Whoever asks is told why, should it fail again.
    this.#opened().catch(() => {});
  }

  /** All figures as Prometheus reads them, with those of the process. */
  async print(): Promise<{ readonly content_type: string; readonly body: string }> {
    const registry = await this.#opened();
    for (const family of this.#families)
      if (registry.getSingleMetric(family.name) === undefined)
        registry.registerMetric(family as unknown as Metric);
    return { content_type: registry.contentType, body: await registry.metrics() };
  }

  #opened(): Promise<Registry> {
    // What could not be loaded this time, for want of descriptors say, is loaded the next time.
    this.#registry ??= this.#open().catch((error: unknown) => {
      this.#registry = undefined;
      throw error;
    });
    return this.#registry;
  }

  /** prom-client, which takes memory and a timer for as long as it is there, and what it watches of the process. */
  async #open(): Promise<Registry> {
    const { collectDefaultMetrics, Registry } = await import('prom-client');
    const registry = new Registry();
    const { user, system } = process.cpuUsage();
    collectDefaultMetrics({ register: registry });
    // It counts from its own beginning, and the start of a process is much of what an idle one takes.
    const begin = (name: string, us: number) =>
      (registry.getSingleMetric(name) as Counter | undefined)?.inc(us / 1e6);
    begin('process_cpu_user_seconds_total', user);
    begin('process_cpu_system_seconds_total', system);
    begin('process_cpu_seconds_total', user + system);
    return registry;
  }

  #file<T extends Family>(family: T): T {
    this.#families.push(family);
    return family;
  }

  #tally(...of: ConstructorParameters<typeof Tally>): Tally {
    return this.#file(new Tally(...of));
  }

  #histogram(...of: ConstructorParameters<typeof Histogram>): Histogram {
    return this.#file(new Histogram(...of));
  }

  /** @param duration_ms absent where nobody knows when the request began */
  request(method: string, route: string, status: number, duration_ms?: number): void {
    this.#requests.add(`${method}\n${route}\n${status}`);
    if (duration_ms !== undefined) this.#duration.observe(route, duration_ms / 1000);
  }

  decision(decision: string, reason: string): void {
    this.#decisions.add(`${decision}\n${reason}`);
  }

  verdict(verdict: string): void {
    this.#verdicts.add(verdict);
  }

  /** `pending` where it is tried again. */
  delivery(status: string): void {
    this.#deliveries.add(status);
  }

  stage(stage: string, duration_ms: number): void {
    this.#stages.observe(stage, duration_ms / 1000);
  }

  batch(size: number): void {
    this.#batches.observe('', size);
  }
}
