/**
 * Measures batches beside the bare engine: a batch through a server as an operator starts it, then as many
 * entries in as many bare processes as the batch has threads; by turns, so that what the machine does besides
 * cancels out. Then small requests to authorize are sent at a steady pace, beside a batch and beside nothing.
 *
 *   node bench/jobs.ts [--entries 10000] [--rounds 3] [--threads <cores − 1>] [--postgres]
 *
 * With --postgres two `touchstone worker` of one thread each work on a PostgreSQL that is started for it.
 */
import { execFile as execFileCallback } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { AUTHORIZE, entry } from './bodies.ts';
import { PLACE } from './orders.ts';
import { Pace, quantile } from './pace.ts';
import { median, peakMb, processorSeconds, type Running, residentMb, start } from './processes.ts';
import { Sender } from './sender.ts';

const { values } = parseArgs({
  options: {
    entries: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
    threads: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    postgres: { type: 'boolean', default: false },
  },
});
const entries = Number(values.entries);
const rounds = Number(values.rounds);
const workers = values.postgres ? 2 : 1;
const threads = values.postgres ? 1 : Number(values.threads);

const execFile = promisify(execFileCallback);
const KEY = 'measurement-key-of-no-value';
const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
const sender = new Sender();
let serial = 1;

interface Bare {
  readonly seconds: number;
  readonly processor_s: number;
}

/** As many entries in so many processes at once, each a share. */
async function bare(processes: number): Promise<Bare> {
  const file = fileURLToPath(new URL('./bare-engine.ts', import.meta.url));
  const share = Math.ceil(entries / processes);
  const runs = await Promise.all(
    Array.from({ length: processes }, async () => {
      const first = serial;
      serial += 2 * share;
      const { stdout } = await execFile(process.execPath, [file, String(share), String(first)]);
      return JSON.parse(stdout) as Bare;
    }),
  );
  return {
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
    processor_s: runs.reduce((sum, { processor_s }) => sum + processor_s, 0),
  };
}

interface Batch {
  readonly accepted_ms: number;
  /** From the first entry to the last. */
  readonly seconds: number;
  readonly processor_s: number;
  /** The longest that the request thread stood still while the batch was accepted, in milliseconds. */
  readonly stall_ms: number;
}

async function stallMs(server: Running): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

/** A batch of entries never seen before. */
function freshBody(): Buffer<ArrayBuffer> {
  const lines = Array.from({ length: entries }, () => entry(serial++));
  return Buffer.from(`{"jobs":[${lines.join(',')}]}`);
}

async function batch(server: Running, all: readonly Running[], body = freshBody()): Promise<Batch> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${server.port}`;
  const processor = () =>
    all.reduce((sum, { child }) => sum + (processorSeconds(child.pid!) ?? Number.NaN), 0);
  await stallMs(server);
  const before = processor();
  const began = performance.now();
  const accepted = await sender.post({ url: `${url}/v1/verify-claims-batch`, headers, body });
  const accepted_ms = performance.now() - began;
  const { job_id, detail } = JSON.parse(accepted.text) as { job_id: string; detail?: string };
  if (accepted.status !== 202) throw new Error(`The batch was answered ${accepted.status}: ${detail}`);
  const stall_ms = await stallMs(server);
  await (await fetch(`${url}/v2/jobs/${job_id}/events`, { headers })).text();
  const job = (await (await fetch(`${url}/v2/jobs/${job_id}?limit=1`, { headers })).json()) as {
    progress: { completed: number };
    started_at: string;
    finished_at: string;
  };
  if (job.progress.completed !== entries) throw new Error(`Not all is done: ${JSON.stringify(job)}`);
  const seconds = (Date.parse(job.finished_at) - Date.parse(job.started_at)) / 1000;
  return { accepted_ms, seconds, processor_s: processor() - before, stall_ms };
}

const portOf = (line: string) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]) || undefined;

async function started(env: Readonly<Record<string, string>>): Promise<readonly Running[]> {
  const common = { TOUCHSTONE_DATA: join(folder, 'data'), TOUCHSTONE_JOB_THREADS: String(threads), ...env };
  const launcher = '../bin/touchstone.mjs';
  const serving = {
    ...common,
    PORT: '0',
    TOUCHSTONE_API_KEY: KEY,
    TOUCHSTONE_JOBS: values.postgres ? 'off' : 'on',
  };
  const running = [await start(launcher, ['serve'], serving, portOf, null)];
  if (!values.postgres) return running;
  for (let i = 0; i < workers; i++) {
    const said = (line: string) => (/working|worker/i.test(line) ? 1 : undefined);
    running.push(await start(launcher, ['worker'], common, said, null));
  }
  return running;
}

async function measure(env: Readonly<Record<string, string>>): Promise<void> {
  const all = await started(env);
  const [server] = all as [Running];
  const pace = new Pace({
    port: server.port,
    path: '/v2/authorize',
    key: KEY,
    every_ms: 10,
    body: (at) => AUTHORIZE.replaceAll(PLACE, String(1e9 + at).padStart(PLACE.length, '0')),
  });
  await batch(server, all);
  const idle_mb = residentMb(server.child.pid!);
  const calm: number[][] = [];
  const loaded: number[][] = [];
  const turns: { readonly batch: Batch; readonly bare: Bare }[] = [];
  for (let round = 0; round < rounds; round++) {
    turns.push({ bare: await bare(workers * threads), batch: await batch(server, all) });
    // Made beforehand: what keeps this process busy would be counted as time of the server.
    const body = freshBody();
    calm.push(await pace.during(() => new Promise((resolve) => setTimeout(resolve, 4000))));
    loaded.push(await pace.during(async () => void (await batch(server, all, body))));
  }
  const figure = (pick: (turn: (typeof turns)[number]) => number, digits = 2) =>
    median(turns.map(pick)).toFixed(digits);
  const target = values.postgres ? 0.5 : 0.7;
  console.log(
    `${entries} entries on ${values.postgres ? 'PostgreSQL' : 'SQLite'}, ${workers * threads} threads: ` +
      `${figure((turn) => entries / turn.batch.seconds, 0)} entries/s of ${figure((turn) => entries / turn.bare.seconds, 0)} ` +
      `of the bare engine, ratio ${figure((turn) => turn.bare.seconds / turn.batch.seconds)} (target ≥ ${target})`,
  );
  console.log(
    `processor time an entry: ${figure((turn) => (turn.batch.processor_s / entries) * 1e6, 0)} µs of all processes, ` +
      `${figure((turn) => (turn.bare.processor_s / entries) * 1e6, 0)} µs bare`,
  );
  console.log(
    `accepted in ${figure((turn) => turn.batch.accepted_ms, 0)} ms; longest stall of the request thread meanwhile ` +
      `${figure((turn) => turn.batch.stall_ms, 1)} ms`,
  );
  const p = (part: number, of: readonly number[][]) => median(of.map((times) => quantile(times, part)));
  const factor = median(loaded.map((times, at) => quantile(times, 0.99) / quantile(calm[at]!, 0.99)));
  console.log(
    `small authorizations, 100 a second: p99 ${p(0.99, calm).toFixed(1)} ms idle, ${p(0.99, loaded).toFixed(1)} ms while a batch ` +
      `runs: factor ${factor.toFixed(2)} (target ≤ 2); p50 ${p(0.5, calm).toFixed(1)} and ${p(0.5, loaded).toFixed(1)} ms`,
  );
  console.log(
    `memory of the server: ${idle_mb?.toFixed(0)} MB after the first batch, ${residentMb(server.child.pid!)?.toFixed(0)} MB ` +
      `after ${2 * rounds + 1}, ${peakMb(server.child.pid!)?.toFixed(0)} MB at its most`,
  );
  pace.close();
  for (const one of all) await one.stop();
}

try {
  if (!values.postgres) await measure({});
  else {
    const { startPostgres } = await import('../test/postgres/server.ts');
    const postgres = await startPostgres();
    try {
      await measure({ DATABASE_URL: await postgres.createDatabase() });
    } finally {
      await postgres.destroy();
    }
  }
} finally {
  await sender.close();
  rmSync(folder, { recursive: true, force: true });
}
