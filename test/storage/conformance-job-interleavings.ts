import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { EntryOutcome, JobClaim, JobStore } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import {
  body,
  claimAt,
  completed,
  DAY_MS,
  failed,
  indexes,
  LEASE_MS,
  line,
  newJob,
  START_MS,
  settle,
  workOff,
} from './job-samples.ts';

/** What workers, clocks and callers may do to a job, in any order. */
type Step =
  | { readonly do: 'claim'; readonly owner: string }
  /** Settles a claim of those ever made, good or lost; `plan` says what becomes of its entries. */
  | { readonly do: 'settle'; readonly which: number; readonly plan: readonly number[] }
  | { readonly do: 'extend'; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'cancel' };

const which = fc.nat(99);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('claim'), owner: fc.constantFrom('a', 'b') }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('settle'), which, plan: fc.array(fc.nat(4), { maxLength: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('extend'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(50, 500, LEASE_MS) }) },
) as fc.Arbitrary<Step>;
const steps = fc.tuple(fc.integer({ min: 1, max: 150 }), fc.array(step, { maxLength: 40 }), fc.boolean());

/** What the store owes us: which entries were reported, and how. */
class Ledger {
  readonly reported = new Map<number, string>();
  now_ms = START_MS;
  readonly claims: JobClaim[] = [];

  /** What a settlement says of each entry of its claim. */
  outcomes(claim: JobClaim, plan: readonly number[]): EntryOutcome[] {
    return indexes(claim).flatMap((index, at): EntryOutcome[] => {
      switch (plan[at % Math.max(1, plan.length)] ?? 0) {
        case 0:
          return [completed(index)];
        case 1:
          return [failed(index)];
        case 2:
          return [{ index, outcome: 'retry', not_before_ms: this.now_ms + 400 }];
        case 3:
          return [{ index, outcome: 'released' }];
        default:
          return [];
      }
    });
  }

  take(outcomes: readonly EntryOutcome[]): void {
    for (const { index, outcome } of outcomes) {
      if (outcome !== 'completed' && outcome !== 'failed') continue;
      assert.ok(!this.reported.has(index), `entry ${index} was reported twice`);
      this.reported.set(index, outcome);
    }
  }
}

export function jobInterleavingConformance(openFresh: OpenFresh): void {
  describe('whatever workers, clocks and callers do to a job', () => {
    test(
      'no entry is lost, none is reported twice, and the job ends with every one of them',
      onFresh(openFresh, async ({ storage: { jobs } }) => {
        const property = fc.asyncProperty(steps, async ([total, taken, cancels]) => {
          await assertKept(jobs, total, cancels ? [...taken, { do: 'cancel' }] : taken);
        });
        await fc.assert(property, { numRuns: 25 });
      }),
    );
  });
}

async function assertKept(jobs: JobStore, total: number, taken: readonly Step[]): Promise<void> {
  const { job_id } = await jobs.submit(newJob(total));
  const ledger = new Ledger();
  for (const one of taken) await take(jobs, job_id, ledger, one);
  const cancelled = taken.at(-1)?.do === 'cancel' && ledger.reported.size < total;
  ledger.now_ms += LEASE_MS + 1000;
  await workOff(jobs, ledger.now_ms);
  const job = await jobs.get('acme', job_id);
  assert.equal(job?.status, cancelled ? 'cancelled' : 'completed');
  const results = (await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 1000 })) ?? [];
  if (cancelled) assert.equal(results.length, ledger.reported.size);
  else
    assert.deepEqual(
      results.map(({ index }) => index),
      Array.from({ length: total }, (_, index) => index),
    );
  for (const { index, outcome, body: shown } of results) {
    assert.equal(outcome, ledger.reported.get(index) ?? 'completed');
    if (outcome === 'completed') assert.equal(shown, body(index));
  }
  const failures = results.filter(({ outcome }) => outcome === 'failed').length;
  assert.deepEqual(job?.progress, { total, completed: results.length - failures, failed: failures });
  const events = (await jobs.events('acme', job_id, 0, 1000)) ?? [];
  assert.deepEqual(
    events.map(({ event_id }) => event_id),
    events.map((_, at) => at + 1),
  );
  assert.deepEqual(events.at(-1)?.job, job);
}

async function take(jobs: JobStore, job_id: string, ledger: Ledger, one: Step): Promise<void> {
  const claim = 'which' in one ? ledger.claims[one.which % Math.max(1, ledger.claims.length)] : undefined;
  switch (one.do) {
    case 'claim': {
      const made = await claimAt(jobs, ledger.now_ms, { owner: one.owner, job_id });
      if (made === undefined) return;
      assert.equal(made.lines, indexes(made).map(line).join('\n'));
      assert.ok(!indexes(made).some((index) => ledger.reported.has(index)), 'a reported entry was claimed');
      ledger.claims.push(made);
      return;
    }
    case 'settle': {
      if (claim === undefined) return;
      const outcomes = ledger.outcomes(claim, one.plan);
      if ((await settle(jobs, claim, outcomes, ledger.now_ms)).accepted) ledger.take(outcomes);
      return;
    }
    case 'extend':
      if (claim !== undefined) await jobs.extend([claim.token], ledger.now_ms + LEASE_MS);
      return;
    case 'wait':
      ledger.now_ms += one.ms;
      return;
    case 'cancel':
      await jobs.cancel('acme', job_id, ledger.now_ms, ledger.now_ms + DAY_MS);
  }
}
