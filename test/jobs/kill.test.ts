import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { JobStore } from '../../src/storage/ports.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { line } from '../storage/job-samples.ts';
import { inFolder } from '../storage/sqlite-folder.ts';

const WORKER = fileURLToPath(new URL('work-until-killed.ts', import.meta.url));
const KILLS = 25;

describe('jobs on SQLite whose server is killed with -9', () => {
  test(
    `${KILLS} times are completed: every accepted entry is reported exactly once`,
    { timeout: 240_000 },
    inFolder(async (folder) => {
      const accepted = new Map<string, number>();
      for (let kill = 0; kill < KILLS; kill++) {
        for (const [job_id, entries] of await workAndKill(folder, Math.random() * 250)) {
          accepted.set(job_id, entries);
        }
      }
      assert.ok(accepted.size >= 5, `only ${accepted.size} jobs were accepted`);
      await finish(folder);
      const storage = await openSqlite({ folder, role: 'server' });
      for (const [job_id, entries] of accepted) await assertReported(storage.jobs, job_id, entries);
      // Jobs that were accepted when the process was killed before it could say so.
      for (const { job_id, progress } of await storage.jobs.list({ tenant: 'acme', limit: 1000 })) {
        if (!accepted.has(job_id)) await assertReported(storage.jobs, job_id, progress.total);
      }
      await storage.close();
    }),
  );
});

/** Runs the worker for a while after its first word; gives the jobs that it said were accepted. */
async function workAndKill(folder: string, after_ms: number): Promise<(readonly [string, number])[]> {
  const worker = spawn(process.execPath, [WORKER, folder, 'work'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said: Buffer[] = [];
  worker.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  const closed = once(worker, 'close');
  await Promise.race([once(worker.stdout, 'data'), closed, delay(2_000)]);
  await delay(after_ms);
  worker.kill('SIGKILL');
  const [, signal] = await closed;
  assert.equal(signal, 'SIGKILL', 'the worker ended by itself');
  const whole = Buffer.concat(said).toString().split('\n').slice(0, -1);
  return whole.map((told) => {
    const [job_id, entries] = told.split(' ');
    return [job_id!, Number(entries)] as const;
  });
}

async function finish(folder: string): Promise<void> {
  const worker = spawn(process.execPath, [WORKER, folder, 'finish'], { stdio: 'inherit' });
  const [code] = await once(worker, 'close');
  assert.equal(code, 0);
}

async function assertReported(jobs: JobStore, job_id: string, entries: number): Promise<void> {
  const job = await jobs.get('acme', job_id);
  assert.equal(job?.status, 'completed');
  const results = (await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 1000 })) ?? [];
  assert.deepEqual(
    results.map(({ index }) => index),
    Array.from({ length: entries }, (_, index) => index),
  );
  for (const { index, outcome, body } of results) {
    // An entry that was in work in three processes that were killed counts as one that kills them.
    const expected =
      outcome === 'completed' ? `did ${line(index)} ${index} request` : `${line(index)} ${index} worker_lost`;
    assert.equal(body, expected);
  }
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  assert.deepEqual(job?.progress, { total: entries, completed: entries - failed, failed });
  const events = (await jobs.events('acme', job_id, 0, 1000)) ?? [];
  assert.deepEqual(
    events.map(({ event_id }) => event_id),
    events.map((_, at) => at + 1),
  );
  assert.deepEqual(events.filter(({ type }) => type === 'completed').length, 1);
}
