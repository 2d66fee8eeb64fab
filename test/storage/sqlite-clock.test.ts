import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { webhookAt } from './conformance-webhooks.ts';
import { claimAt, claimed, complete, completed, indexes, newJob, START_MS, settle } from './job-samples.ts';
import { recordId } from './samples.ts';
import { inFolder } from './sqlite-folder.ts';

const NOW = START_MS;
const HOUR_MS = 3_600_000;
/** An attempt that was answered by 500. */
const FAILED = {
  at: new Date(NOW).toISOString(),
  status_code: 500,
  error: 'status',
  duration_ms: 1,
} as const;

describe('a clock that is set back', () => {
  test(
    'holds up no job: what was accepted, given back or to be tried again before is worked on',
    inFolder(async (folder) => {
      const { jobs, close } = await openSqlite({ folder, role: 'server' });
      const { job_id } = await jobs.submit(newJob(256));
      const first = await claimed(jobs, NOW);
      await settle(jobs, first, [
        { index: 0, outcome: 'retry', not_before_ms: NOW + 2_000 },
        completed(1),
        { index: 2, outcome: 'released' },
      ]);
      const before = NOW - HOUR_MS;
      const seen: number[] = [1];
      for (let next = await claimAt(jobs, before); next !== undefined; next = await claimAt(jobs, before)) {
        seen.push(...indexes(next));
        await complete(jobs, next);
      }
      assert.deepEqual(
        seen.toSorted((a, b) => a - b),
        Array.from({ length: 256 }, (_, at) => at),
      );
      assert.equal((await jobs.get('acme', job_id))?.status, 'completed');
      await close();
    }),
  );

  test(
    'takes nothing from whoever holds it, and what waits for its time by a clock that goes on waits',
    inFolder(async (folder) => {
      const { jobs, close } = await openSqlite({ folder, role: 'server' });
      await jobs.submit(newJob(1));
      const held = await claimed(jobs, NOW);
      assert.equal(await claimAt(jobs, NOW - HOUR_MS, { owner: 'process 2' }), undefined);
      await settle(jobs, held, [{ index: 0, outcome: 'retry', not_before_ms: NOW + 2_000 }]);
      assert.equal(await claimAt(jobs, NOW + 1_999), undefined);
      assert.equal((await claimed(jobs, NOW + 2_000)).attempt, 2);
      await close();
    }),
  );

  test(
    'holds up no delivery to a webhook: what was never tried is due, what was tried waits its pause, what is held stays held',
    inFolder(async (folder) => {
      const { webhooks, close } = await openSqlite({ folder, role: 'server' });
      await webhooks.create(webhookAt(1), 5);
      const { tenant, webhook_id } = webhookAt(1);
      const subjects = [1, 2, 3].map(recordId);
      for (const subject of subjects) await webhooks.addTest(tenant, webhook_id, subject, NOW);
      const take = (now_ms: number, limit: number) =>
        webhooks.claim([{ webhook_id, limit }], `lease at ${now_ms}`, now_ms, now_ms + HOUR_MS);
      const [tried, held] = await take(NOW, 2);
      await webhooks.settle(tried!, FAILED, { status: 'pending', due_ms: NOW + 5_000 });
      const before = NOW - HOUR_MS;
      assert.deepEqual(await take(before, 9), []);
      await webhooks.setBack(before);
      const subjectsOf = async (now_ms: number) => (await take(now_ms, 9)).map(({ subject }) => subject);
      assert.deepEqual(await subjectsOf(before), [subjects[2]]);
      assert.deepEqual(await subjectsOf(before + 4_999), []);
      assert.deepEqual(await subjectsOf(before + 5_000), [tried!.subject]);
      assert.equal(await webhooks.settle(held!, FAILED, { status: 'delivered' }), true);
      await close();
    }),
  );

  test(
    'changes nothing of a delivery that waits by a clock that goes on',
    inFolder(async (folder) => {
      const { webhooks, close } = await openSqlite({ folder, role: 'server' });
      await webhooks.create(webhookAt(1), 5);
      const { tenant, webhook_id } = webhookAt(1);
      await webhooks.addTest(tenant, webhook_id, recordId(1), NOW);
      const claims = [{ webhook_id, limit: 1 }];
      const [tried] = await webhooks.claim(claims, 'lease', NOW, NOW + HOUR_MS);
      await webhooks.settle(tried!, FAILED, { status: 'pending', due_ms: NOW + HOUR_MS });
      await webhooks.setBack(NOW + 1);
      assert.deepEqual(await webhooks.claim(claims, 'another', NOW + HOUR_MS - 1, NOW + 2 * HOUR_MS), []);
      assert.equal((await webhooks.claim(claims, 'third', NOW + HOUR_MS, NOW + 2 * HOUR_MS)).length, 1);
      await close();
    }),
  );
});
