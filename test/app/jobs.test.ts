import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY, type Process, post, type Serving, serve as serveHere, touchstone } from './process.ts';

const TEXT = 'Tracking report. The parcel was delivered on 3 March 2026 at 14:20. The buyer signed for it.';

/** A batch whose entries take some milliseconds each. */
const batchOf = (entries: number) => ({
  jobs: Array.from({ length: entries }, (_, at) => ({
    claims: [{ text: 'The parcel was delivered on 3 March 2026.' }],
    sources: [{ text: `${TEXT} Parcel ${at} of many. ${`The depot ${at} confirmed it later. `.repeat(40)}` }],
  })),
});

async function submit(address: string, entries: number): Promise<string> {
  const accepted = await post(address, '/v1/verify-claims-batch', batchOf(entries));
  assert.equal(accepted.status, 202);
  return ((await accepted.json()) as { job_id: string }).job_id;
}

interface Polled {
  readonly status: string;
  readonly progress: { readonly total: number; readonly completed: number; readonly failed: number };
  readonly results?: readonly { readonly index: number; readonly verdict: string }[];
}

async function poll(address: string, job_id: string): Promise<Polled> {
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await fetch(`${address}/v2/jobs/${job_id}?limit=1000`, { headers });
  assert.equal(answer.status, 200);
  return (await answer.json()) as Polled;
}

/** The job once so many entries are reported. */
async function reported(address: string, job_id: string, entries: number): Promise<Polled> {
  for (;;) {
    const job = await poll(address, job_id);
    if (job.progress.completed + job.progress.failed >= entries) return job;
    await delay(10);
  }
}

function assertWhole({ status, progress, results }: Polled, entries: number): void {
  assert.equal(status, 'completed');
  assert.deepEqual(progress, { total: entries, completed: entries, failed: 0 });
  assert.deepEqual(
    results?.map(({ index }) => index),
    Array.from({ length: entries }, (_, at) => at),
  );
  assert.ok(results?.every(({ verdict }) => verdict === 'supported'));
}

async function said(process: Process, words: RegExp): Promise<void> {
  while (!words.test(process.said().stderr)) await delay(10);
}

describe('jobs of a server', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchstone-jobs-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Processes that a test which fails leaves behind. */
  const started: Process[] = [];
  afterEach(() => {
    for (const { child } of started.splice(0)) child.kill('SIGKILL');
  });
  const serve = async (...args: Parameters<typeof serveHere>): Promise<Serving> => {
    const serving = await serveHere(...args);
    started.push(serving);
    return serving;
  };

  const stop = async ({ child, exit }: Serving): Promise<void> => {
    child.kill('SIGTERM');
    assert.equal((await exit).code, 0);
  };

  test('go on where they stood after it was stopped in the middle of one, nothing tried twice', async () => {
    const first = await serve(folder);
    const job_id = await submit(first.address, 600);
    await reported(first.address, job_id, 20);
    await stop(first);
    assert.doesNotMatch(first.said().stdout, /"level":(?:50|60)/);
    const second = await serve(folder);
    const before_end = await poll(second.address, job_id);
    assert.ok(before_end.progress.completed >= 20);
    assertWhole(await reported(second.address, job_id, 600), 600);
    await stop(second);
  });

  test('go on where they stood after it was killed in the middle of one', async () => {
    const first = await serve(folder);
    const job_id = await submit(first.address, 600);
    await reported(first.address, job_id, 20);
    first.child.kill('SIGKILL');
    await first.exit;
    const second = await serve(folder);
    assertWhole(await reported(second.address, job_id, 600), 600);
    await stop(second);
  });

  test('are done by `touchstone worker`, which runs alone on the embedded store', async () => {
    const server = await serve(folder, { TOUCHSTONE_JOBS: 'off' });
    const job_id = await submit(server.address, 40);
    const refused = await touchstone(['worker'], { TOUCHSTONE_DATA: folder }).exit;
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /Another Touchstone server runs on the data folder/);
    assert.equal((await poll(server.address, job_id)).status, 'queued');
    await stop(server);

    const worker = touchstone(['worker'], { TOUCHSTONE_DATA: folder });
    started.push(worker);
    await said(worker, /works on jobs/);
    while (!worker.said().stdout.includes('job ended')) await delay(20);
    worker.child.kill('SIGTERM');
    assert.equal((await worker.exit).code, 0);

    const again = await serve(folder);
    assertWhole(await poll(again.address, job_id), 40);
    await stop(again);
  });
});
