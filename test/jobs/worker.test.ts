import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobError } from '../../src/domain/job.ts';
import { StorageError } from '../../src/storage/ports.ts';
import { TYPES } from '../storage/job-samples.ts';
import { bodies, jobOfLines, kindOf, onStore, over, workerOn } from './workshop.ts';

const ERROR: JobError = { code: 'internal_error', detail: 'It failed.' };
const echo = kindOf(async (line, index) => ({ index, body: `did ${line}` }));
const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => `line ${at}`);

describe('a worker', () => {
  test(
    'works off what waits when it starts, and what is submitted later',
    onStore(async (jobs) => {
      const sent = lines(200);
      const before = jobOfLines(sent);
      await jobs.submit(before);
      const { worker, ended } = workerOn(jobs, echo);
      const later = jobOfLines(lines(3), { tenant: 'other' });
      await over(jobs, before.job_id);
      await jobs.submit(later);
      await over(jobs, later.job_id, 'other');
      assert.deepEqual(
        await bodies(jobs, before.job_id),
        sent.map((line) => `did ${line}`),
      );
      await worker.stop();
      assert.deepEqual(
        ended.map(({ status }) => status),
        ['completed', 'completed'],
      );
    }),
  );

  test(
    'tries an entry three times, then reports its failure; the job completes with all others',
    onStore(async (jobs) => {
      const attempts = new Map<string, number>();
      const { worker } = workerOn(
        jobs,
        kindOf(async (line, index) => {
          const attempt = (attempts.get(line) ?? 0) + 1;
          attempts.set(line, attempt);
          if (line === 'poison' || (line === 'moody' && attempt < 3)) return { index, error: ERROR };
          return { index, body: `did ${line}` };
        }),
      );
      const job = jobOfLines(['a', 'poison', 'b', 'moody', 'c']);
      await jobs.submit(job);
      const { status, progress } = await over(jobs, job.job_id);
      await worker.stop();
      assert.deepEqual([status, progress], ['completed', { total: 5, completed: 4, failed: 1 }]);
      assert.deepEqual(await bodies(jobs, job.job_id), [
        'did a',
        'poison 1 internal_error',
        'did b',
        'did moody',
        'did c',
      ]);
      assert.deepEqual(Object.fromEntries(attempts), { a: 1, poison: 3, b: 1, moody: 3, c: 1 });
    }),
  );

  test(
    'takes a rejection as a failed attempt at every entry of the claim, each of which is tried again alone',
    onStore(async (jobs) => {
      const counts: number[] = [];
      const kind = {
        ...echo,
        async run(...args: Parameters<typeof echo.run>) {
          counts.push(args[0].count);
          if (args[0].count > 1) throw new Error('the chunk is bad');
          return echo.run(...args);
        },
      };
      const { worker, trouble } = workerOn(jobs, kind);
      const job = jobOfLines(lines(128));
      await jobs.submit(job);
      assert.deepEqual((await over(jobs, job.job_id)).progress, { total: 128, completed: 128, failed: 0 });
      await worker.stop();
      assert.equal(counts.filter((count) => count === 2).length, 64);
      assert.equal(counts.filter((count) => count === 1).length, 128);
      assert.equal(trouble.length, 64);
    }),
  );

  test(
    'reports entries whose workers were never heard of again, three times, as lost',
    onStore(async (jobs) => {
      const job = jobOfLines(['x']);
      await jobs.submit(job);
      const now_ms = Date.now();
      for (const attempt of [1, 2, 3]) {
        const claim = { owner: `gone ${attempt}`, types: TYPES, now_ms, lease_until_ms: now_ms };
        assert.equal((await jobs.claim(claim))?.attempt, attempt);
      }
      const { worker } = workerOn(jobs, echo);
      assert.deepEqual((await over(jobs, job.job_id)).progress, { total: 1, completed: 0, failed: 1 });
      await worker.stop();
      assert.deepEqual(await bodies(jobs, job.job_id), ['x 0 worker_lost']);
    }),
  );

  test(
    'when it stops, finishes the entry that is begun and gives the others back, their attempts not counted',
    onStore(async (jobs) => {
      let begun = 0;
      const slow = kindOf(async (line, index) => {
        begun += 1;
        await delay(50);
        return { index, body: `did ${line}` };
      });
      const job = jobOfLines(lines(256));
      await jobs.submit(job);
      const { worker } = workerOn(jobs, slow, { most_claims: 2 });
      while (begun === 0) await delay(1);
      await worker.stop();
      const { completed } = (await jobs.get('acme', job.job_id))!.progress;
      assert.equal(completed, begun);
      assert.ok(begun < 8, `${begun} entries were begun`);
      assert.equal((await jobs.figures()).entries_claimed, 0);
      const next = workerOn(
        jobs,
        kindOf(async (line, index, { attempt }) => ({ index, body: `${line} ${attempt}` })),
      );
      assert.equal((await over(jobs, job.job_id)).progress.completed, 256);
      await next.worker.stop();
      const attempts = (await bodies(jobs, job.job_id)).filter((body) => !body.startsWith('did'));
      assert.ok(attempts.every((body) => body.endsWith(' 1')));
    }),
  );

  test(
    'is told to drop what it has of a job that is cancelled, and reports nothing of it',
    onStore(async (jobs) => {
      const reasons: unknown[] = [];
      const stuck = kindOf(async (_line, index, _claim, signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        reasons.push(signal.reason);
        return { index, body: 'too late' };
      });
      const { worker } = workerOn(jobs, stuck);
      const job = jobOfLines(lines(2));
      await jobs.submit(job);
      while (worker.figures.claims < 2) await delay(1);
      assert.equal(worker.tenantOf(job.job_id), 'acme');
      await jobs.cancel('acme', job.job_id, Date.now(), Date.now() + 1000);
      worker.drop(job.job_id);
      while (worker.figures.claims > 0) await delay(1);
      assert.deepEqual(reasons, ['lost', 'lost']);
      assert.deepEqual(await bodies(jobs, job.job_id), []);
      await worker.stop();
    }),
  );

  test(
    'prolongs what it holds, and drops what others have taken over',
    onStore(async (jobs) => {
      let prolonged = 0;
      const extend: typeof jobs.extend = async (tokens, until) => {
        prolonged += 1;
        return prolonged < 4 ? jobs.extend(tokens, until) : [];
      };
      const stuck = kindOf(async (_line, index, _claim, signal) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return { index, body: `${signal.reason}` };
      });
      const { worker } = workerOn({ ...jobs, extend }, stuck, { lease_ms: 90 });
      await jobs.submit(jobOfLines(lines(1)));
      while (prolonged < 4) await delay(5);
      while (worker.figures.claims > 0) await delay(1);
      await worker.stop();
      assert.ok(prolonged >= 4);
    }),
  );

  test(
    'gets over a storage that fails for a while, whatever it was doing, and reports nothing twice',
    onStore(async (jobs) => {
      let dice = 7;
      const failing =
        <A extends unknown[], R>(method: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
          if (dice > 1_431_655_765) throw new StorageError('unavailable', 'The database is away.');
          return method(...args);
        };
      const { claim, settle, nextReady, recover } = jobs;
      const shaky = {
        ...jobs,
        claim: failing(claim),
        settle: failing(settle),
        nextReady: failing(nextReady),
        recover: failing(recover),
      };
      const job = jobOfLines(lines(12));
      await jobs.submit(job);
      const { worker, trouble } = workerOn(shaky, echo);
      assert.deepEqual((await over(jobs, job.job_id)).progress, { total: 12, completed: 12, failed: 0 });
      await worker.stop();
      assert.ok(trouble.length > 0);
    }),
  );
});
