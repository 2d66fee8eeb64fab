/** What semantic work that fills its threads leaves to small requests that did not ask for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AUTHORIZE } from '../bodies.ts';
import { PLACE } from '../orders.ts';
import { residentMb, start } from '../processes.ts';

const KEY = 'bench-key-of-nobody';
const SECONDS = 8;
/** Small requests a second: far below what the server can do, so that waiting is what is measured. */
const RATE = 100;
/** By then V8 has compiled what a request runs: it optimises all of it at once, at the five hundredth. */
const WARM_UP_SECONDS = 8;
const SATURATING = 24;

const PARAPHRASES = {
  claims: Array.from({ length: 8 }, (_, i) => ({
    text: `The customer number ${'abcdefgh'[i]} got the money back.`,
  })),
  options: { semantic_verify: true },
};
const sourceOf = (serial: number) => ({
  text: `Report ${serial}. ${'We reimbursed the purchaser in full after the second call. The clerk closed the file. '.repeat(12)}`,
});

/** Prints the 99th percentile of small authorize requests, idle and while semantic work fills its threads. */
export async function benchInterference(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
  const env = {
    PORT: '0',
    TOUCHSTONE_DATA: folder,
    TOUCHSTONE_API_KEY: KEY,
    LOG_LEVEL: 'info',
    TOUCHSTONE_MAX_IN_FLIGHT: '4096',
  };
  const portOf = (line: string) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]) || undefined;
  const server = await start('../bin/touchstone.mjs', ['serve'], env, portOf, undefined);
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: 256 });
    const send = (path: string, body: string) => post(server.port, path, body, agent);
    let serial = 0;
    const small = () =>
      send('/v2/authorize', AUTHORIZE.replaceAll(PLACE, String(serial++).padStart(PLACE.length, '0')));
    const large = () => send('/v2/verify', JSON.stringify({ ...PARAPHRASES, sources: [sourceOf(serial++)] }));
    await paced(small, WARM_UP_SECONDS);
    const before = residentMb(server.child.pid!);
    for (let i = 0; i < 20; i++) await large();
    const after = residentMb(server.child.pid!);
    if (before !== undefined && after !== undefined)
      console.log(
        `memory of the server: ${before.toFixed(0)} MB, with the semantic thread ${after.toFixed(0)} MB`,
      );
    const idle = await paced(small, SECONDS);
    let over = false;
    let done = 0;
    const refused = new Map<number, number>();
    const workers = Array.from({ length: SATURATING }, async () => {
      while (!over) {
        const status = await large();
        if (status === 200) done++;
        else refused.set(status, (refused.get(status) ?? 0) + 1);
      }
    });
    await wait(1000);
    const busy = await paced(small, SECONDS);
    over = true;
    await Promise.all(workers);
    const told = [...refused].map(([status, count]) => `${count} times ${status}`).join(', ');
    console.log(
      `small authorize requests, p99: idle ${idle.toFixed(2)} ms, semantic threads full ${busy.toFixed(2)} ms`,
    );
    console.log(
      `  ${(busy / idle).toFixed(2)} times; meanwhile ${done} requests of 8 claims${told && `, ${told}`}`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function post(port: number, path: string, body: string, agent: Agent): Promise<number> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The 99th percentile of the latency of requests that are sent at a steady rate, whatever becomes of them. */
async function paced(send: () => Promise<number>, seconds: number): Promise<number> {
  const latencies: number[] = [];
  const open: Promise<void>[] = [];
  const started = performance.now();
  for (let i = 0; i < seconds * RATE; i++) {
    await wait(Math.max(0, started + (i * 1000) / RATE - performance.now()));
    const sent = performance.now();
    open.push(send().then(() => void latencies.push(performance.now() - sent)));
  }
  await Promise.all(open);
  latencies.sort((a, b) => a - b);
  return latencies[Math.floor(latencies.length * 0.99)]!;
}
