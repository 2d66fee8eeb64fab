import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JobClaim, JobStore } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { jobEventConformance } from './conformance-job-events.ts';
import { jobInterleavingConformance } from './conformance-job-interleavings.ts';
import {
  body,
  claimAt,
  claimed,
  complete,
  completed,
  DAY_MS,
  ERROR,
  failed,
  indexes,
  jobId,
  LEASE_MS,
  line,
  newJob,
  START_MS,
  settle,
  TYPES,
  workOff,
} from './job-samples.ts';

const NOW = START_MS;
const iso = (ms: number): string => new Date(ms).toISOString();

export function jobConformance(openFresh: OpenFresh): void {
  const on = (check: (jobs: JobStore) => Promise<void>) =>
    onFresh(openFresh, ({ storage }) => check(storage.jobs));

  describe('jobs', () => {
    acceptance(openFresh, on);
    claims(on);
    settlements(on);
    ends(on);
    lists(on);
    expiry(on);
  });
  jobEventConformance(openFresh);
  jobInterleavingConformance(openFresh);
}

type On = (check: (jobs: JobStore) => Promise<void>) => () => Promise<void>;

function acceptance(openFresh: OpenFresh, on: On): void {
  test(
    'a job is queued when it is accepted, and is there in another process',
    onFresh(openFresh, async (fresh) => {
      const job = newJob(3);
      const accepted = await fresh.storage.jobs.submit(job);
      assert.deepEqual(accepted, {
        job_id: job.job_id,
        type: 'verify_batch',
        status: 'queued',
        progress: { total: 3, completed: 0, failed: 0 },
        created_at: iso(NOW),
        started_at: null,
        finished_at: null,
        expires_at: null,
        error: null,
      });
      const { jobs } = await fresh.reopen();
      assert.deepEqual(await jobs.get('acme', job.job_id), accepted);
      assert.equal((await claimed(jobs, NOW)).lines.split('\n')[0], line(0));
    }),
  );

  test(
    'ten thousand entries are claimed once each, in order, as they were submitted',
    on(async (jobs) => {
      const { entries } = newJob(10_000);
      await jobs.submit(newJob(10_000));
      const lines: string[] = [];
      for (let claim = await claimAt(jobs, NOW); claim !== undefined; claim = await claimAt(jobs, NOW)) {
        assert.equal(claim.first, lines.length);
        assert.equal(claim.lines.split('\n').length, claim.count);
        lines.push(...claim.lines.split('\n'));
      }
      assert.deepEqual(lines, entries);
    }),
  );

  test(
    'large entries are claimed apart from each other',
    on(async (jobs) => {
      const large = JSON.stringify({ text: 'x'.repeat(400_000) });
      await jobs.submit(newJob(0, { entries: [large, large, line(2)] }));
      const claim = await claimed(jobs, NOW);
      assert.deepEqual([claim.first, claim.count, claim.lines], [0, 1, large]);
    }),
  );

  test(
    'a second submission of one key gives the first one’s job; other tenants have keys of their own',
    on(async (jobs) => {
      const first = await jobs.submit(newJob(1, { submission_key: 'k' }));
      assert.equal((await jobs.submit(newJob(2, { submission_key: 'k' }))).job_id, first.job_id);
      const other = await jobs.submit(newJob(1, { submission_key: 'k', tenant: 'other' }));
      assert.notEqual(other.job_id, first.job_id);
      assert.notEqual((await jobs.submit(newJob(1))).job_id, (await jobs.submit(newJob(1))).job_id);
      assert.equal((await jobs.list({ tenant: 'acme', limit: 10 })).length, 3);
    }),
  );

  test(
    'another tenant sees nothing of a job, and cannot cancel it',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(1));
      assert.equal(await jobs.get('other', job_id), undefined);
      assert.equal(await jobs.results({ tenant: 'other', job_id, from: 0, limit: 1 }), undefined);
      assert.equal(await jobs.events('other', job_id, 0, 1), undefined);
      assert.deepEqual(await jobs.cancel('other', job_id, NOW, NOW), { outcome: 'unknown' });
      assert.deepEqual(await jobs.list({ tenant: 'other', limit: 10 }), []);
      assert.equal(await jobs.get('acme', jobId()), undefined);
    }),
  );
}

function claims(on: On): void {
  test(
    'a claim tells whose entries it is on, and the first one starts the job',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(2));
      const claim = await claimed(jobs, NOW + 5);
      const { token, ...told } = claim;
      assert.ok(token.length > 0);
      assert.deepEqual(told, {
        job_id,
        tenant: 'acme',
        key_id: 'key',
        request_id: 'request',
        type: 'verify_batch',
        first: 0,
        count: 1,
        attempt: 1,
        lines: line(0),
      });
      const job = await jobs.get('acme', job_id);
      assert.deepEqual([job?.status, job?.started_at], ['running', iso(NOW + 5)]);
      await claimed(jobs, NOW + 9);
      assert.equal((await jobs.get('acme', job_id))?.started_at, iso(NOW + 5));
    }),
  );

  test(
    'of many claims made together none has an entry of another',
    on(async (jobs) => {
      await jobs.submit(newJob(640));
      const all = await Promise.all(Array.from({ length: 80 }, () => claimAt(jobs, NOW)));
      const found = all.filter((claim) => claim !== undefined).flatMap(indexes);
      assert.deepEqual(
        found.toSorted((a, b) => a - b),
        Array.from({ length: 640 }, (_, index) => index),
      );
    }),
  );

  test(
    'only types that the owner knows, and only the job that it names, are claimed',
    on(async (jobs) => {
      await jobs.submit(newJob(1, { type: 'semantic_authorize', single: true }));
      const batch = await jobs.submit(newJob(2));
      assert.equal((await claimed(jobs, NOW, { types: ['verify_batch'] })).job_id, batch.job_id);
      assert.equal((await claimed(jobs, NOW, { job_id: batch.job_id })).job_id, batch.job_id);
      assert.equal(await claimAt(jobs, NOW, { types: ['verify_batch'] }), undefined);
      assert.equal((await claimed(jobs, NOW)).type, 'semantic_authorize');
    }),
  );

  test(
    'tenants take turns, and so do the jobs of each, however large they are',
    on(async (jobs) => {
      const large = await jobs.submit(newJob(5000));
      for (let i = 0; i < 3; i++) await claimed(jobs, NOW);
      const small = await jobs.submit(newJob(1));
      const others = await jobs.submit(newJob(1, { tenant: 'other' }));
      const next = [await claimed(jobs, NOW), await claimed(jobs, NOW), await claimed(jobs, NOW)];
      assert.deepEqual(
        new Set(next.map(({ job_id }) => job_id)),
        new Set([large.job_id, small.job_id, others.job_id]),
      );
    }),
  );

  test(
    'entries whose lease has ended are claimed again, one by one, and the lost claim is good for nothing',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(200));
      const lost = await claimed(jobs, NOW);
      assert.ok(lost.count > 1);
      const others: JobClaim[] = [];
      for (let claim = await claimAt(jobs, NOW); claim !== undefined; claim = await claimAt(jobs, NOW))
        others.push(claim);
      for (const claim of others) await complete(jobs, claim);
      assert.equal(await claimAt(jobs, NOW + LEASE_MS - 1, { owner: 'process 2' }), undefined);
      const again: JobClaim[] = [];
      for (let i = 0; i < lost.count; i++)
        again.push(await claimed(jobs, NOW + LEASE_MS, { owner: 'process 2' }));
      assert.ok(again.every(({ count, attempt }) => count === 1 && attempt === 2));
      assert.deepEqual(
        again.map(({ first }) => first).toSorted((a, b) => a - b),
        indexes(lost),
      );
      assert.ok(again.every(({ first, lines }) => lines === line(first)));
      assert.deepEqual(await settle(jobs, lost, [completed(0)]), { accepted: false, job: undefined });
      assert.deepEqual(await jobs.extend([lost.token], NOW + DAY_MS), []);
      for (const claim of again) assert.ok((await complete(jobs, claim)).accepted);
      assert.equal((await jobs.get('acme', job_id))?.status, 'completed');
    }),
  );

  test(
    'what owners held that have certainly ended is free when their leases end, or before; what others hold is not',
    on(async (jobs) => {
      await jobs.submit(newJob(3));
      const [one, two] = [await claimed(jobs, NOW), await claimed(jobs, NOW)];
      await jobs.recover('process 2', NOW + 10);
      const mine = await claimed(jobs, NOW + 10, { owner: 'process 2' });
      const again = [];
      for (let claim = await claimAt(jobs, NOW + LEASE_MS); claim !== undefined; ) {
        again.push(claim);
        claim = await claimAt(jobs, NOW + LEASE_MS);
      }
      assert.equal(mine.attempt, 1);
      assert.deepEqual(
        again.map(({ first }) => first).toSorted((a, b) => a - b),
        [one.first, two.first],
      );
      assert.ok(again.every(({ attempt }) => attempt === 2));
    }),
  );

  test(
    'claims that are prolonged stay good, and only those',
    on(async (jobs) => {
      await jobs.submit(newJob(2));
      const [kept, let_go] = [await claimed(jobs, NOW), await claimed(jobs, NOW)];
      assert.deepEqual(await jobs.extend([kept.token, 'nonsense', '0:1'], NOW + 3 * LEASE_MS), [kept.token]);
      assert.equal((await claimed(jobs, NOW + LEASE_MS)).first, let_go.first);
      assert.equal(await claimAt(jobs, NOW + 2 * LEASE_MS - 1), undefined);
      assert.ok((await complete(jobs, kept)).accepted);
    }),
  );

  test(
    'it is known when the next entries become ready',
    on(async (jobs) => {
      assert.equal(await jobs.nextReady(TYPES), undefined);
      await jobs.submit(newJob(1));
      assert.equal(await jobs.nextReady(TYPES), NOW);
      assert.equal(await jobs.nextReady(['semantic_authorize']), undefined);
      const claim = await claimed(jobs, NOW);
      assert.equal(await jobs.nextReady(TYPES), NOW + LEASE_MS);
      await settle(jobs, claim, [{ index: 0, outcome: 'retry', not_before_ms: NOW + 700 }]);
      assert.equal(await jobs.nextReady(TYPES), NOW + 700);
    }),
  );
}

function settlements(on: On): void {
  test(
    'results are given in order of position, from any position on',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(300));
      const order: JobClaim[] = [];
      for (let claim = await claimAt(jobs, NOW); claim !== undefined; claim = await claimAt(jobs, NOW))
        order.unshift(claim);
      for (const claim of order) await complete(jobs, claim);
      const page = await jobs.results({ tenant: 'acme', job_id, from: 250, limit: 100 });
      const expected = Array.from({ length: 50 }, (_, at) => ({
        index: 250 + at,
        outcome: 'completed',
        body: body(250 + at),
      }));
      assert.deepEqual(page, expected);
      assert.equal((await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 7 }))?.length, 7);
    }),
  );

  test(
    'an entry that is to be tried again is not ready before its time; its neighbours are reported',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(128));
      const claim = await claimed(jobs, NOW);
      assert.deepEqual(indexes(claim), [0, 1]);
      const { accepted, job } = await settle(jobs, claim, [
        { index: 0, outcome: 'retry', not_before_ms: NOW + 900 },
        failed(1),
      ]);
      assert.deepEqual([accepted, job?.progress], [true, { total: 128, completed: 0, failed: 1 }]);
      await workOff(jobs, NOW + 899);
      assert.deepEqual((await jobs.get('acme', job_id))?.progress, { total: 128, completed: 126, failed: 1 });
      const again = await claimed(jobs, NOW + 900);
      assert.deepEqual([again.first, again.count, again.attempt], [0, 1, 2]);
      assert.equal((await complete(jobs, again)).job?.status, 'completed');
    }),
  );

  test(
    'entries that were released, or of which nothing is said, are ready at once, and the attempt does not count',
    on(async (jobs) => {
      await jobs.submit(newJob(256));
      const claim = await claimed(jobs, NOW);
      assert.deepEqual(indexes(claim), [0, 1, 2, 3]);
      await settle(jobs, claim, [completed(1), { index: 2, outcome: 'released' }]);
      const back: JobClaim[] = [];
      for (let next = await claimAt(jobs, NOW); next !== undefined; next = await claimAt(jobs, NOW)) {
        assert.equal(next.attempt, 1);
        if (next.first < 4) back.push(next);
      }
      assert.deepEqual(
        back.flatMap(indexes).toSorted((a, b) => a - b),
        [0, 2, 3],
      );
      assert.ok(back.every((one) => one.lines === indexes(one).map(line).join('\n')));
    }),
  );

  test(
    'a claim is settled once, by its holder, on its own entries',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(128));
      const [claim, other] = [await claimed(jobs, NOW), await claimed(jobs, NOW)];
      await assert.rejects(settle(jobs, claim, [completed(other.first)]), { code: 'conflict' });
      assert.deepEqual((await jobs.get('acme', job_id))?.progress, { total: 128, completed: 0, failed: 0 });
      assert.ok((await complete(jobs, claim)).accepted);
      assert.ok(!(await complete(jobs, claim)).accepted);
      assert.ok(!(await settle(jobs, { ...claim, token: '999999:1' }, [])).accepted);
      assert.deepEqual((await jobs.get('acme', job_id))?.progress, { total: 128, completed: 2, failed: 0 });
    }),
  );
}

function ends(on: On): void {
  test(
    'the last result completes the job, failed entries among them, and says when it expires',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(2));
      await complete(jobs, await claimed(jobs, NOW));
      const last = await claimed(jobs, NOW);
      const { job } = await settle(jobs, last, [failed(last.first)], NOW + 10);
      assert.equal(job?.status, 'completed');
      assert.deepEqual(job?.progress, { total: 2, completed: 1, failed: 1 });
      assert.deepEqual(
        [job?.finished_at, job?.expires_at, job?.error],
        [iso(NOW + 10), iso(NOW + 10 + DAY_MS), null],
      );
      assert.deepEqual(await jobs.get('acme', job_id), job);
      assert.equal(await claimAt(jobs, NOW + DAY_MS), undefined);
    }),
  );

  test(
    'a single job fails with its entry, and completes with it',
    on(async (jobs) => {
      for (const outcome of [failed(0), completed(0)]) {
        const { job_id } = await jobs.submit(newJob(1, { type: 'semantic_authorize', single: true }));
        await settle(jobs, await claimed(jobs, NOW), [outcome]);
        const job = await jobs.get('acme', job_id);
        const expected = outcome.outcome === 'failed' ? ['failed', ERROR] : ['completed', null];
        assert.deepEqual([job?.status, job?.error], expected);
        assert.equal((await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 1 }))?.length, 1);
      }
    }),
  );

  test(
    'a cancelled job ends at once: claims are good for nothing, results stay, nothing is claimed',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(3));
      await complete(jobs, await claimed(jobs, NOW));
      const running = await claimed(jobs, NOW);
      const cancellation = await jobs.cancel('acme', job_id, NOW + 7, NOW + DAY_MS);
      assert.ok(cancellation.outcome === 'cancelled');
      assert.deepEqual(cancellation.job, await jobs.get('acme', job_id));
      const { status, progress, finished_at, expires_at } = cancellation.job;
      assert.deepEqual([status, finished_at, expires_at], ['cancelled', iso(NOW + 7), iso(NOW + DAY_MS)]);
      assert.deepEqual(progress, { total: 3, completed: 1, failed: 0 });
      assert.ok(!(await complete(jobs, running)).accepted);
      assert.deepEqual(await jobs.extend([running.token], NOW + DAY_MS), []);
      assert.equal(await claimAt(jobs, NOW + DAY_MS), undefined);
      assert.equal((await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 9 }))?.length, 1);
    }),
  );

  test(
    'a job that is over is not cancelled and does not fail',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(1));
      await workOff(jobs);
      const over = await jobs.get('acme', job_id);
      assert.deepEqual(await jobs.cancel('acme', job_id, NOW, NOW), { outcome: 'already_over', job: over });
      assert.equal(await jobs.fail(job_id, ERROR, NOW, NOW), false);
      assert.deepEqual(await jobs.get('acme', job_id), over);
    }),
  );

  test(
    'a job that cannot run fails with its reason',
    on(async (jobs) => {
      const { job_id } = await jobs.submit(newJob(2));
      const claim = await claimed(jobs, NOW);
      assert.equal(await jobs.fail(job_id, ERROR, NOW + 1, NOW + DAY_MS), true);
      const job = await jobs.get('acme', job_id);
      assert.deepEqual([job?.status, job?.error, job?.finished_at], ['failed', ERROR, iso(NOW + 1)]);
      assert.ok(!(await complete(jobs, claim)).accepted);
      assert.equal(await jobs.fail(jobId(), ERROR, NOW, NOW), false);
    }),
  );
}

function lists(on: On): void {
  test(
    'a list runs from the latest backwards, by status and type, and goes on from a job that is gone',
    on(async (jobs) => {
      const made = [];
      for (let i = 0; i < 6; i++) {
        const more = i % 2 === 0 ? {} : ({ type: 'semantic_authorize', single: true } as const);
        made.unshift((await jobs.submit(newJob(1, more))).job_id);
        if (i < 2) await workOff(jobs);
      }
      const list = async (filter: object) =>
        (await jobs.list({ tenant: 'acme', limit: 10, ...filter })).map(({ job_id }) => job_id);
      assert.deepEqual(await list({}), made);
      assert.deepEqual(await list({ limit: 2 }), made.slice(0, 2));
      assert.deepEqual(await list({ before: made[1]! }), made.slice(2));
      assert.deepEqual(await list({ status: 'completed' }), made.slice(4));
      assert.deepEqual(await list({ status: 'queued', type: 'verify_batch' }), [made[1], made[3]]);
      assert.deepEqual(await list({ status: 'cancelled' }), []);
      await jobs.sweep(NOW + DAY_MS);
      assert.deepEqual(await list({ before: made[4]! }), []);
      assert.deepEqual(await list({ before: made[0]! }), made.slice(1, 4));
    }),
  );

  test(
    'figures count what waits and what runs, of all tenants',
    on(async (jobs) => {
      const none = { queued: 0, running: 0, entries_waiting: 0, entries_claimed: 0, oldest_queued_ms: null };
      assert.deepEqual(await jobs.figures(), none);
      await jobs.submit(newJob(3));
      await claimed(jobs, NOW);
      await jobs.submit(newJob(5, { tenant: 'other', created_ms: NOW + 4 }));
      await jobs.submit(newJob(1, { created_ms: NOW + 9 }));
      assert.deepEqual(await jobs.figures(), {
        queued: 2,
        running: 1,
        entries_waiting: 8,
        entries_claimed: 1,
        oldest_queued_ms: NOW + 4,
      });
    }),
  );
}

function expiry(on: On): void {
  test(
    'a sweep removes jobs that have expired with all that they hold, and no others',
    on(async (jobs) => {
      const old = await jobs.submit(newJob(700, { submission_key: 'k' }));
      await workOff(jobs);
      const fresh = await jobs.submit(newJob(2));
      await workOff(jobs, NOW + 5);
      const open = await jobs.submit(newJob(2));
      assert.equal(await jobs.sweep(NOW + DAY_MS - 1), 0);
      assert.equal(await jobs.sweep(NOW + DAY_MS), 1);
      assert.equal(await jobs.get('acme', old.job_id), undefined);
      assert.equal(await jobs.results({ tenant: 'acme', job_id: old.job_id, from: 0, limit: 1 }), undefined);
      assert.equal(await jobs.events('acme', old.job_id, 0, 1), undefined);
      assert.equal((await jobs.get('acme', fresh.job_id))?.status, 'completed');
      assert.equal((await jobs.get('acme', open.job_id))?.status, 'queued');
      assert.notEqual((await jobs.submit(newJob(1, { submission_key: 'k' }))).job_id, old.job_id);
    }),
  );
}
