/**
 * Measures streams of job events: what each costs the server in memory, then whether all that follow one job get
 * every event in order, some of them cut off and resumed on the way.
 *
 *   node bench/sse.ts [--streams 1000] [--entries 10000]
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEvents } from '../src/cli/batch/server-events.ts';
import { entry } from './bodies.ts';
import { processorSeconds, type Running, residentMb, start } from './processes.ts';

const { values } = parseArgs({
  options: { streams: { type: 'string', default: '1000' }, entries: { type: 'string', default: '10000' } },
});
const streams = Number(values.streams);
const entries = Number(values.entries);

const KEY = 'measurement-key-of-no-value';
const AUTHORIZED = { authorization: `Bearer ${KEY}` };
const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function service(jobs: 'on' | 'off'): Promise<Running> {
  const env = {
    PORT: '0',
    TOUCHSTONE_DATA: join(folder, jobs),
    TOUCHSTONE_API_KEY: KEY,
    TOUCHSTONE_JOBS: jobs,
    TOUCHSTONE_MAX_STREAMS: String(2 * streams),
    LOG_LEVEL: 'warn',
  };
  const portOf = (line: string) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]) || undefined;
  return start('../bin/touchstone.mjs', ['serve'], env, portOf, null);
}

async function submit({ port }: Running, count: number): Promise<string> {
  const body = `{"jobs":[${Array.from({ length: count }, (_, i) => entry(i + 1)).join(',')}]}`;
  const headers = { ...AUTHORIZED, 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${port}/v1/verify-claims-batch`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  return ((await answer.json()) as { job_id: string }).job_id;
}

interface Open {
  readonly request: ClientRequest;
  readonly response: IncomingMessage;
}

function open({ port }: Running, job_id: string, last = 0): Promise<Open> {
  const headers = { ...AUTHORIZED, 'last-event-id': String(last) };
  return new Promise((resolve, reject) => {
    const path = `/v2/jobs/${job_id}/events`;
    const request = get({ port, path, headers, agent: false }, (response) => {
      if (response.statusCode === 200) resolve({ request, response });
      else reject(new Error(`A stream was answered ${response.statusCode}.`));
    });
    request.on('error', reject);
  });
}

/** Opens many streams of a job that waits; gives them once each has had its first event. */
async function openAll(server: Running, job_id: string, count: number): Promise<readonly Open[]> {
  const all: Open[] = [];
  for (let i = 0; i < count; i++) {
    const one = await open(server, job_id);
    one.response.on('error', () => {});
    await new Promise((resolve) => one.response.once('data', resolve));
    all.push(one);
  }
  return all;
}

async function measureMemory(): Promise<void> {
  const server = await service('off');
  const job_id = await submit(server, 1);
  const closeAll = async (all: readonly Open[]) => {
    for (const { request } of all) request.destroy();
    await sleep(1000);
  };
  // The first streams bring in code and buffers that all later ones share.
  await closeAll(await openAll(server, job_id, Math.ceil(streams / 4)));
  const before = residentMb(server.child.pid!) ?? Number.NaN;
  const all = await openAll(server, job_id, streams);
  const after = residentMb(server.child.pid!) ?? Number.NaN;
  console.log(
    `${streams} streams: ${(((after - before) * 1024) / streams).toFixed(1)} KB each (target ≤ 60): ` +
      `${before.toFixed(0)} MB before, ${after.toFixed(0)} MB with all`,
  );
  await closeAll(all);
  await server.stop();
}

/** Reads a job from its first event to its last; `cut`: hangs up after so many events, and resumes. */
async function follow(server: Running, job_id: string, cut: number): Promise<number[]> {
  const ids: number[] = [];
  for (let over = false; !over; ) {
    const { response, request } = await open(server, job_id, ids.length);
    let since = 0;
    for await (const { id, data } of readEvents(response)) {
      ids.push(Number(id));
      over = JSON.parse(data).finished_at !== null;
      if (++since === cut && !over) break;
    }
    request.destroy();
  }
  return ids;
}

async function measureOrder(): Promise<void> {
  const server = await service('on');
  const job_id = await submit(server, entries);
  const before = processorSeconds(server.child.pid!) ?? Number.NaN;
  const began = performance.now();
  const all = await Promise.all(
    Array.from({ length: streams }, (_, i) =>
      follow(server, job_id, i % 10 === 0 ? 1 + (i % 7) : Number.POSITIVE_INFINITY),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const last = Math.max(...all.map((ids) => ids.length));
  const whole = all.filter((ids) => ids.length === last && ids.every((id, at) => id === at + 1)).length;
  const processor = (processorSeconds(server.child.pid!) ?? Number.NaN) - before;
  console.log(
    `${streams} streams of one job of ${entries} entries, a tenth of them cut off again and again: ${whole} got all ${last} ` +
      `events in order (target: all), in ${seconds.toFixed(1)} s and ${processor.toFixed(1)} s of the server's processors`,
  );
  await server.stop();
  if (whole !== streams) process.exitCode = 1;
}

try {
  await measureMemory();
  await measureOrder();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
