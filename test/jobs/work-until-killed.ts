/**
 * A process that works on jobs and submits more, and says the id of each that is accepted, until it is
 * killed. With `finish` it submits nothing, and ends once nothing is left to do.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Lanes } from '../../src/jobs/lanes.ts';
import { storeQueue } from '../../src/jobs/queue.ts';
import { JobWorker } from '../../src/jobs/worker.ts';
import { uuid7 } from '../../src/service/uuid7.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { newJob } from '../storage/job-samples.ts';
import type { Setup } from './poison-thread.ts';

const [folder, mode] = process.argv.slice(2) as [string, string];
const storage = await openSqlite({ folder, role: 'server' });
const module = new URL('./poison-thread.ts', import.meta.url);
const setup: Setup = { greeting: 'did', gate: new Int32Array(new SharedArrayBuffer(8)) };
const lanes = new Lanes(2, { module, setup, line_ms: 20_000, memory_mib: 256 });
const worker = new JobWorker({
  queue: storeQueue(storage.jobs),
  kinds: new Map([
    [
      'verify_batch',
      {
        describeFailure: (line, index, { code }) => `${line} ${index} ${code}`,
        async run({ lines, first, request_id }, signal) {
          const outcomes = await lanes.run({ lines, first, request_id }, signal);
          return outcomes.flatMap((one) =>
            'body' in one ? [{ index: first + one.at, body: one.body }] : [],
          );
        },
      },
    ],
  ]),
  owner: uuid7(Date.now()),
  most_claims: 3,
  lease_ms: 30_000,
  retention_ms: 86_400_000,
  now: Date.now,
  reports: { settled() {}, trouble: (error) => void process.stderr.write(`${error}\n`) },
});
worker.start();

if (mode === 'finish') {
  for (let left = 1; left > 0; await delay(20)) {
    const { queued, running } = await storage.jobs.figures();
    left = queued + running;
  }
  await worker.stop();
  await lanes.close();
  await storage.close();
} else {
  for (let turn = 0; ; turn++) {
    const { queued, running } = await storage.jobs.figures();
    if (queued + running > 3) {
      await delay(5);
      continue;
    }
    const created_ms = Date.now();
    const job = newJob(1 + ((turn * 97) % 300), { job_id: uuid7(created_ms), created_ms });
    await storage.jobs.submit(job);
    await new Promise((written) => process.stdout.write(`${job.job_id} ${job.entries.length}\n`, written));
  }
}
