/** Instances of the product on one database: started, put under load, and asked what they acknowledged. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY, type Process, post, run, type Serving, serve, touchstone } from '../app/process.ts';
import { temporaryFolder } from '../http/harness.ts';
import type { PostgresServer } from './server.ts';

export interface Site {
  readonly url: string;
  readonly folder: string;
  /** The environment of one instance; all share the database and the signing key. */
  env(name: string): Record<string, string>;
  server(name: string, more?: Record<string, string>): Promise<Serving>;
  worker(name: string): Process;
}

/** A database with what belongs to it; everything is ended and removed after the test. */
export async function openSite(t: TestContext, postgres: PostgresServer): Promise<Site> {
  const url = await postgres.createDatabase();
  const folder = temporaryFolder();
  const started: Process[] = [];
  t.after(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ exit }) => exit));
    rmSync(folder, { recursive: true, force: true });
    await postgres.dropDatabase(url);
  });
  const env = (name: string): Record<string, string> => ({
    DATABASE_URL: url,
    TOUCHSTONE_DATA: join(folder, name),
    TOUCHSTONE_SIGNING_KEY_FILE: join(folder, 'shared', 'signing-key.pem'),
    TOUCHSTONE_API_KEY: KEY,
    LOG_LEVEL: 'error',
  });
  return {
    url,
    folder,
    env,
    async server(name, more = {}) {
      const one = await serve(join(folder, name), { ...env(name), ...more });
      started.push(one);
      return one;
    },
    worker(name) {
      const one = touchstone(['worker'], env(name));
      started.push(one);
      return one;
    },
  };
}

/** Callers that authorize one after the other, at whatever address is given at the time. */
export class Callers {
  /** Hashes of the records that were acknowledged, by their ids. */
  readonly acknowledged = new Map<string, string>();
  /** Answers by status and code. */
  readonly answers = new Map<string, number>();
  #over = false;
  readonly #done: Promise<unknown>;

  constructor(t: TestContext, count: number, addressOf: (caller: number) => string | undefined) {
    t.after(() => {
      this.#over = true;
    });
    this.#done = Promise.all(Array.from({ length: count }, (_, caller) => this.#call(caller, addressOf)));
  }

  /** Waits until so many more records are acknowledged, unless the test is over. */
  async more(records: number): Promise<void> {
    const wanted = this.acknowledged.size + records;
    while (this.acknowledged.size < wanted && !this.#over) await delay(5);
  }

  async stop(): Promise<void> {
    this.#over = true;
    await this.#done;
  }

  async #call(caller: number, addressOf: (caller: number) => string | undefined): Promise<void> {
    for (let at = 0; !this.#over; at++) {
      const address = addressOf(caller);
      const claim = { text: `Parcel ${caller}-${at} was delivered.` };
      const body = { claims: [claim], sources: [{ text: claim.text }], response: { mode: 'verbose' } };
      const answer = address && (await post(address, '/v2/authorize', body).catch(() => undefined));
      if (!answer) {
        await delay(10);
        continue;
      }
      const document = (await answer.json().catch(() => ({}))) as Partial<Authorized> & { code?: string };
      const outcome = `${answer.status} ${document.code ?? 'ok'}`;
      this.answers.set(outcome, (this.answers.get(outcome) ?? 0) + 1);
      if (document.audit) this.acknowledged.set(document.audit.record_id, document.audit.record_hash);
      else await delay(10);
    }
  }
}

interface Authorized {
  readonly audit: { readonly record_id: string; readonly record_hash: string };
}

/** Asserts that the log holds every record that was acknowledged, and is sound to the last byte. */
export async function assertLogWhole(site: Site, acknowledged: ReadonlyMap<string, string>): Promise<void> {
  const exported = await run(['audit', 'export'], site.env('tool'));
  assert.equal(exported.code, 0, exported.stderr);
  const held = new Map<string, string>();
  for (const line of exported.stdout.trim().split('\n')) {
    const { record, record_hash } = JSON.parse(line);
    held.set(record.record_id, record_hash);
  }
  for (const [id, hash] of acknowledged) assert.equal(held.get(id), hash, `record ${id} is lost`);
  const fsck = await run(['audit', 'fsck'], site.env('tool'));
  assert.match(fsck.stdout, /^clean: /, fsck.stdout + fsck.stderr);
}

/** Entries of a batch. */
const ENTRIES = 120;

/** Submits a batch under a key of its own, again should its server be killed meanwhile. */
export async function submitBatch(address: string, turn: number): Promise<string> {
  const jobs = Array.from({ length: ENTRIES }, (_, entry) => ({
    id: `e${entry}`,
    claims: [{ text: `Order ${turn}-${entry} was paid.` }],
    sources: [{ text: `Order ${turn}-${entry} was paid.` }],
  }));
  const headers = { 'idempotency-key': `batch-${turn}` };
  const answer = await post(address, '/v1/verify-claims-batch', { jobs }, headers);
  const { job_id } = (await answer.json()) as { job_id: string };
  assert.equal(answer.status, 202);
  return job_id;
}

async function read(address: string, path: string): Promise<Response> {
  return fetch(address + path, { headers: { authorization: `Bearer ${KEY}` } });
}

/** Waits until a batch is over, and asserts that every entry of it was reported exactly once. */
export async function assertReported(address: string, job_id: string): Promise<void> {
  for (;;) {
    const job = (await (await read(address, `/v2/jobs/${job_id}?limit=1`)).json()) as { status: string };
    if (job.status === 'completed') break;
    assert.match(job.status, /queued|running/);
    await delay(50);
  }
  const lines = (await (await read(address, `/v2/jobs/${job_id}/results`)).text()).trim().split('\n');
  const results = lines.map((line) => JSON.parse(line) as { index: number; id: string; error?: unknown });
  assert.deepEqual(
    results.map(({ index, id }) => [index, id]),
    Array.from({ length: ENTRIES }, (_, entry) => [entry, `e${entry}`]),
  );
}
