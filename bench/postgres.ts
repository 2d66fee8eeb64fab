/**
 * Measures authorizations of two instances on one PostgreSQL beside those of one instance on SQLite, all on
 * this machine and by turns, so that what the machine does besides cancels out. Then every proof is checked
 * that was given, and the log from end to end.
 *
 *   node bench/postgres.ts [--rounds 5] [--seconds 4] [--connections 32]
 *
 * PostgreSQL is started for it, with its own defaults for what a commit promises.
 */
import { execFile as execFileCallback } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { startPostgres } from '../test/postgres/server.ts';
import { AUTHORIZE } from './bodies.ts';
import type { Measured } from './orders.ts';
import { load, median, processorSeconds, type Running, start } from './processes.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const TARGET = 0.5;
const WARM_S = 4;

const execFile = promisify(execFileCallback);
const KEY = 'measurement-key-of-no-value';
const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
const signing_key = join(folder, 'signing-key.pem');
let serial = 1;

function instance(name: string, env: Readonly<Record<string, string>>): Promise<Running> {
  return start(
    '../bin/touchstone.mjs',
    ['serve'],
    { PORT: '0', TOUCHSTONE_DATA: join(folder, name), TOUCHSTONE_API_KEY: KEY, LOG_LEVEL: 'warn', ...env },
    (line) => Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]) || undefined,
    undefined,
  );
}

/** Sends to all servers at once, the connections shared among them; gives the sum of their rates. */
async function drive(servers: readonly Running[], time: number): Promise<Measured[]> {
  return Promise.all(
    servers.map(async ({ port }) => {
      const first = serial;
      serial += 10_000_000;
      const measured = await load({
        port,
        path: '/v2/authorize',
        headers: { Authorization: `Bearer ${KEY}` },
        connections: connections / servers.length,
        seconds: time,
        template: AUTHORIZE,
        first,
      });
      const good = measured.statuses['200'] ?? 0;
      if (good !== measured.requests) throw new Error(`answered ${JSON.stringify(measured.statuses)}`);
      return measured;
    }),
  );
}

const rps = (measured: readonly Measured[]): number => measured.reduce((sum, one) => sum + one.rps, 0);

/** Processor seconds of these processes and of all children of the last. */
function used(pids: readonly number[], parent?: number): number {
  const all = parent === undefined ? pids : [...pids, parent, ...childrenOf(parent)];
  return all.reduce((sum, pid) => sum + (processorSeconds(pid) ?? Number.NaN), 0);
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
    } catch {
      return false;
    }
  });
}

/** Processor milliseconds for one request, PostgreSQL's own included, while `servers` are driven. */
async function cost(servers: readonly Running[], parent?: number): Promise<[Measured[], number]> {
  const pids = servers.map(({ child }) => child.pid!);
  const before = used(pids, parent);
  const measured = await drive(servers, seconds);
  const requests = measured.reduce((sum, one) => sum + one.requests, 0);
  return [measured, ((used(pids, parent) - before) / requests) * 1000];
}

async function compare(sqlite: readonly Running[], postgres: readonly Running[]): Promise<void> {
  // Long enough for what the compiler learns of each process to be learnt.
  await drive(sqlite, WARM_S);
  await drive(postgres, 2 * WARM_S);
  const turns: { readonly sqlite: Measured[]; readonly postgres: Measured[]; costs: number[] }[] = [];
  for (let round = 0; round < rounds; round++) {
    const [on_sqlite, sqlite_cost] = await cost(sqlite);
    const [on_postgres, postgres_cost] = await cost(postgres, server.pid);
    turns.push({ sqlite: on_sqlite, postgres: on_postgres, costs: [sqlite_cost, postgres_cost] });
  }
  const ratio = median(turns.map((turn) => rps(turn.postgres) / rps(turn.sqlite)));
  const figure = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick)).toFixed(0);
  const worst = (measured: readonly Measured[]) => Math.max(...measured.map(({ p99_ms }) => p99_ms));
  console.log(
    `authorize, ${postgres.length} instances on PostgreSQL, ${connections} connections: ` +
      `ratio ${ratio.toFixed(2)} of one on SQLite (target ≥ ${TARGET})  ` +
      `${figure((turn) => rps(turn.postgres))} of ${figure((turn) => rps(turn.sqlite))} requests/s  ` +
      `processor time a request ${median(turns.map(({ costs }) => costs[1]! / costs[0]!)).toFixed(2)} times (` +
      `${median(turns.map(({ costs }) => costs[1]!)).toFixed(2)} ms, PostgreSQL's own included)  ` +
      `p99 ${figure((turn) => worst(turn.postgres))} ms, on SQLite ${figure((turn) => worst(turn.sqlite))} ms`,
  );
}

/** The whole log, and a proof from each instance of a record of the other. */
async function check(postgres: readonly Running[], env: Readonly<Record<string, string>>): Promise<void> {
  const bin = fileURLToPath(new URL('../bin/touchstone.mjs', import.meta.url));
  const options = { env: { ...process.env, ...env, TOUCHSTONE_DATA: folder }, maxBuffer: 1 << 30 };
  const { stdout } = await execFile(process.execPath, [bin, 'audit', 'fsck'], options);
  console.log(`fsck: ${stdout.trim()}`);
  const ask = async (server: Running, path: string) =>
    (
      await fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { authorization: `Bearer ${KEY}` } })
    ).json() as Promise<{ records: { record_id: string }[]; merkle_root?: string }>;
  let proven = 0;
  for (const server of postgres) {
    const { records } = await ask(server, '/v2/audit?limit=200');
    for (const { record_id } of records) {
      for (const other of postgres) {
        if ((await ask(other, `/v2/audit/${record_id}/proof`)).merkle_root === undefined) {
          throw new Error(`no proof of ${record_id}`);
        }
        proven += 1;
      }
    }
  }
  console.log(`proofs given by either instance for records of both: ${proven}, none fails`);
}

const server = await startPostgres({ shared_buffers: "'128MB'" });
try {
  const env = { DATABASE_URL: await server.createDatabase(), TOUCHSTONE_SIGNING_KEY_FILE: signing_key };
  const sqlite = [await instance('sqlite', {})];
  const postgres = [await instance('a', env), await instance('b', env)];
  await compare(sqlite, postgres);
  await check(postgres, env);
  await Promise.all([...sqlite, ...postgres].map((one) => one.stop()));
} finally {
  await server.destroy();
  rmSync(folder, { recursive: true, force: true });
}
