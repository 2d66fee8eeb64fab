import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { claimAt, claimed, complete, completed, indexes, newJob, START_MS, settle } from './job-samples.ts';
import { inFolder } from './sqlite-folder.ts';

const NOW = START_MS;
const HOUR_MS = 3_600_000;

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
});
