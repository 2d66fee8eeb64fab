import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { WorkerNews } from '../service/jobs/worker.ts';

/**
 * A Prometheus histogram of one label whose children are plain arrays: an observation costs some
 * nanoseconds, where prom-client's own builds a key of its labels each time.
 */
export class Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #label: string;
  readonly #bounds: readonly number[];
  readonly #children = new Map<string, { counts: Float64Array; sum: number; count: number }>();

  constructor(registry: Registry, name: string, help: string, label: string, bounds: readonly number[]) {
    this.#name = name;
    this.#help = help;
    this.#label = label;
    this.#bounds = bounds;
    registry.registerMetric(this as unknown as Metric);
  }

  /** prom-client files metrics by this. */
  get name(): string {
    return this.#name;
  }

  observe(label: string, value: number): void {
    let child = this.#children.get(label);
    if (child === undefined) {
      child = { counts: new Float64Array(this.#bounds.length), sum: 0, count: 0 };
      this.#children.set(label, child);
    }
    child.sum += value;
    child.count += 1;
    const at = this.#bounds.findIndex((bound) => value <= bound);
    if (at >= 0) child.counts[at]! += 1;
  }

  /** What prom-client prints. */
  async get(): Promise<object> {
    const values = [];
    for (const [key, { counts, sum, count }] of this.#children) {
      const labels = this.#label === '' ? {} : { [this.#label]: key };
      let below = 0;
      for (const [at, bound] of this.#bounds.entries()) {
        below += counts[at]!;
        values.push({ metricName: `${this.#name}_bucket`, labels: { ...labels, le: bound }, value: below });
      }
      values.push({ metricName: `${this.#name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count });
      values.push({ metricName: `${this.#name}_sum`, labels, value: sum });
      values.push({ metricName: `${this.#name}_count`, labels, value: count });
    }
    return { name: this.#name, help: this.#help, type: 'histogram', values, aggregator: 'sum' };
  }
}

/** Counts by the joined values of labels, handed to prom-client when it is asked. */
class Tally {
  readonly #counts = new Map<string, number>();

  constructor(registry: Registry, name: string, help: string, labelNames: readonly string[]) {
    const counts = this.#counts;
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      collect() {
        this.reset();
        for (const [key, count] of counts) {
          const values = key.split('\n');
          this.inc(Object.fromEntries(labelNames.map((label, at) => [label, values[at]!])), count);
        }
      },
    });
  }

  add(key: string, count = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }
}

/** Seconds; fine where most requests are, up to the time limit of a request. */
const SECONDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
] as const;

/** Seconds, for what may take hours. */
const LONG_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800, 7200, 43_200] as const;

const BATCH = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048] as const;

/** Everything that `/metrics` tells. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Tally(this.registry, 'touchstone_requests_total', 'Requests answered.', [
    'method',
    'route',
    'status',
  ]);
  readonly #decisions = new Tally(this.registry, 'touchstone_decisions_total', 'Decisions by their reason.', [
    'decision',
    'reason',
  ]);
  readonly #verdicts = new Tally(this.registry, 'touchstone_verdicts_total', 'Verdicts of verifications.', [
    'verdict',
  ]);
  readonly #deliveries = new Tally(
    this.registry,
    'touchstone_webhook_attempts_total',
    'Attempts to deliver to webhooks, by what became of the delivery.',
    ['status'],
  );
  readonly #duration = new Histogram(
    this.registry,
    'touchstone_request_duration_seconds',
    'From the head of a request to the end of its answer.',
    'route',
    SECONDS,
  );
  readonly #stages = new Histogram(
    this.registry,
    'touchstone_stage_duration_seconds',
    'Time in each stage of a request.',
    'stage',
    SECONDS,
  );
  readonly #batches = new Histogram(
    this.registry,
    'touchstone_audit_batch_size',
    'Records that one commit of the audit log appended.',
    '',
    BATCH,
  );

  readonly #entries = new Tally(
    this.registry,
    'touchstone_job_entries_total',
    'Entries of jobs by what came of an attempt at them: completed, failed for good, or to be tried again.',
    ['type', 'outcome'],
  );
  readonly #jobs = new Tally(this.registry, 'touchstone_jobs_total', 'Jobs that this process has ended.', [
    'type',
    'status',
  ]);
  readonly #jobWait = new Histogram(
    this.registry,
    'touchstone_job_wait_seconds',
    'From the acceptance of a job to its first entry.',
    'type',
    LONG_SECONDS,
  );
  readonly #jobTime = new Histogram(
    this.registry,
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
      const since = (time: string | null) => (Date.parse(time ?? created_at) - Date.parse(created_at)) / 1000;
      this.#jobWait.observe(type, since(started_at));
      this.#jobTime.observe(type, since(finished_at));
    },
    trouble() {},
  };

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Registers a figure that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          // Of a storage that fails, the other figures shall tell.
          this.set(Number.NaN);
        }
      },
    });
  }

  request(method: string, route: string, status: number, duration_ms: number): void {
    this.#requests.add(`${method}\n${route}\n${status}`);
    this.#duration.observe(route, duration_ms / 1000);
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
