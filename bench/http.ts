/**
 * Measures the service beside a bare `node:http` server that parses, hashes and answers the same bodies.
 * Servers run on one core, the load generator on another; the servers take turns, and the figure is the
 * median of the ratios of neighbouring turns, so that what the machine does besides cancels out.
 *
 *   node bench/http.ts [--rounds 5] [--seconds 4]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AUTHORIZE, large, VERIFY } from './bodies.ts';
import { type Measured, PLACE } from './orders.ts';
import { load, median, type Running, residentMb, start } from './processes.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const KEY = 'measurement-key-of-no-value';
const CONNECTIONS = 32;
const AUTHORIZED = { Authorization: `Bearer ${KEY}` };

const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
let serial = 1;

/** `temporary`: where Node keeps what it has compiled; a folder without it makes a start the first on a machine. */
function service(core?: number | null, data = 'data', temporary?: string): Promise<Running> {
  const env = {
    ...(temporary && { TMPDIR: temporary }),
    PORT: '0',
    TOUCHSTONE_DATA: join(folder, data),
    TOUCHSTONE_API_KEY: KEY,
    TOUCHSTONE_MAX_BODY_BYTES: String(32 << 20),
    TOUCHSTONE_MAX_EVIDENCE_BYTES: String(32 << 20),
  };
  return start(
    '../bin/touchstone.mjs',
    ['serve'],
    env,
    (line) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]) || undefined,
    core,
  );
}

async function drive(port: number, path: string, template: string, time: number): Promise<Measured> {
  const measured = await load({
    port,
    path,
    headers: AUTHORIZED,
    connections: CONNECTIONS,
    seconds: time,
    template,
    first: serial,
  });
  serial += measured.requests + CONNECTIONS;
  const good = measured.statuses['200'] ?? 0;
  if (good !== measured.requests) throw new Error(`${path} answered ${JSON.stringify(measured.statuses)}`);
  return measured;
}

const fixed = (value: number, digits = 2) => value.toFixed(digits);

/** One body for all requests: what a gate asks when an agent tries again. */
const repeated = (template: string): string => template.replaceAll(PLACE, '0'.repeat(PLACE.length));

/** The service against the bare server, by turns. */
async function compare(
  name: string,
  path: string,
  template: string,
  target: number,
  server: Running,
): Promise<void> {
  const { answer_bytes } = await drive(server.port, path, template, 2);
  const bare = await start('./bare.ts', [String(answer_bytes)], {}, (line) => Number(line), null);
  await drive(bare.port, path, template, 1);
  const turns: { readonly bare: Measured; readonly service: Measured }[] = [];
  for (let round = 0; round < rounds; round++) {
    turns.push({
      bare: await drive(bare.port, path, template, seconds),
      service: await drive(server.port, path, template, seconds),
    });
  }
  await bare.stop();
  const ratio = median(turns.map((turn) => turn.service.rps / turn.bare.rps));
  const figure = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick));
  console.log(
    `${name}, ${CONNECTIONS} connections, ${template.length} bytes: ratio ${fixed(ratio)} (target ≥ ${target})  ` +
      `${fixed(
        figure((turn) => turn.service.rps),
        0,
      )} of ${fixed(
        figure((turn) => turn.bare.rps),
        0,
      )} requests/s  ` +
      `p50 ${fixed(figure((turn) => turn.service.p50_ms))} ms  p99 ${fixed(figure((turn) => turn.service.p99_ms))} ms`,
  );
}

/** Milliseconds until the answer to one body. */
async function time(server: Running, body: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/v2/verify`, {
    method: 'POST',
    headers: { ...AUTHORIZED, 'content-type': 'application/json' },
    body,
  });
  const { verdict } = (await response.json()) as { verdict?: string };
  if (verdict !== 'supported') throw new Error(`A large text: status ${response.status}, verdict ${verdict}`);
  return performance.now() - began;
}

/** One claim against ever larger texts: as time for each MB, and again with the text known, and all of the request. */
async function measureLarge(server: Running): Promise<void> {
  for (let warm = 0; warm < 5; warm++) await time(server, large(1_000_000, serial++));
  const perMb: number[] = [];
  for (const bytes of [10_000, 100_000, 1_000_000, 10_000_000]) {
    const first: number[] = [];
    const other: number[] = [];
    const again: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const body = large(bytes, serial);
      first.push(await time(server, body));
      other.push(await time(server, large(bytes, serial, true)));
      again.push(await time(server, body));
      serial++;
    }
    perMb.push(median(first) / (bytes / 1e6));
    console.log(
      `1 claim, ${bytes / 1e6} MB: first ${fixed(median(first))} ms (${fixed(median(first) / (bytes / 1e6), 1)} ms/MB)  ` +
        `same text, other claim ${fixed(median(other))} ms (${fixed(median(first) / median(other), 1)} times faster)  ` +
        `same again ${fixed(median(again))} ms (${fixed(median(first) / median(again), 1)} times faster)`,
    );
  }
  const [, , mb1, mb10] = perMb;
  console.log(`time per MB, 10 MB against 1 MB: factor ${fixed(mb10! / mb1!)} (target ≤ 1.3)`);
}

/** From the start of the process to its first answer, with a folder that exists, and compiled as `npm start` does it. */
async function measureStart(temporary: string): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const began = performance.now();
    const server = await service(undefined, 'start', temporary);
    await time(server, repeated(VERIFY));
    times.push(performance.now() - began);
    await server.stop();
  }
  console.log(`cold start to first answer: ${fixed(median(times), 0)} ms (target ≤ 1000)`);
}

/** What `npm start` does before the server starts. */
function compile(temporary: string): void {
  const script = fileURLToPath(new URL('../scripts/compile.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { env: { ...process.env, TMPDIR: temporary } });
  if (status !== 0) throw new Error(`${script} ended with status ${status}`);
}

/** A server of which little was asked: its memory, and the time to its first answer. */
async function measureIdle(occasion: string, temporary: string): Promise<Running> {
  const began = performance.now();
  const server = await service(undefined, 'data', temporary);
  await time(server, VERIFY);
  const took = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const memory = residentMb(server.child.pid!) ?? Number.NaN;
  console.log(
    `${occasion}: first answer ${fixed(took, 0)} ms, idle memory ${fixed(memory, 0)} MB (target ≤ 150)`,
  );
  return server;
}

try {
  const temporary = mkdtempSync(join(folder, 'temporary-'));
  compile(temporary);
  await (await measureIdle('very first start', temporary)).stop();
  const idle = await measureIdle('a later start', temporary);
  await measureLarge(idle);
  await idle.stop();
  await measureStart(temporary);
  // Under load both servers may use what cores there are, as where they are deployed.
  const server = await service(null);
  await compare('verify', '/v2/verify', VERIFY, 0.35, server);
  await compare('authorize', '/v2/authorize', AUTHORIZE, 0.25, server);
  await compare('verify, the same again', '/v2/verify', repeated(VERIFY), 0.35, server);
  await compare('authorize, the same again', '/v2/authorize', repeated(AUTHORIZE), 0.25, server);
  console.log(`memory after the load: ${fixed(residentMb(server.child.pid!) ?? Number.NaN, 0)} MB`);
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
