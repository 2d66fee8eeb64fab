import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NewSource, Quotes, Storage, StoredAnswer } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { body, claimed, completed, failed, newJob, START_MS, settle } from './job-samples.ts';
import { newSourceAt, timeAt } from './samples.ts';

const WHOLE: StoredAnswer = {
  status: 200,
  content_type: 'application/json',
  body: '{"quote":"größe\u0000"}',
};
const REST = '{"rest":"🜂\u0000"}';
const ERASED: StoredAnswer = { ...WHOLE, body: REST };

/** What a text quotes that rests on these sources. */
const quoting = (...sources: readonly NewSource[]): Quotes => ({
  contents: sources.map(({ type, checksum }) => ({ type, checksum })),
  rest: REST,
});

/** Keeps an answer under a key of `acme`, or of another tenant. */
async function keep({ idempotency }: Storage, key: string, quotes?: Quotes, tenant = 'acme'): Promise<void> {
  await idempotency.claim(tenant, key, 'f', 'process 1', 0, 30_000);
  await idempotency.complete(tenant, key, WHOLE, quotes);
}

/** The answer that is kept under a key. */
async function kept({ idempotency }: Storage, key: string, tenant = 'acme'): Promise<StoredAnswer> {
  const claim = await idempotency.claim(tenant, key, 'f', 'process 1', 0, 30_000);
  assert.ok(claim.state === 'done', claim.state);
  return claim.answer;
}

/** The results of a job of `acme`, in order. */
async function resultsOf({ jobs }: Storage, job_id: string): Promise<readonly string[]> {
  const results = await jobs.results({ tenant: 'acme', job_id, from: 0, limit: 100 });
  return results!.map((one) => one.body);
}

export function quoteConformance(openFresh: OpenFresh): void {
  describe('quotes of registered evidence', () => {
    test(
      'an answer gives them up with any content that it quotes, for good, and no other answer does',
      onFresh(openFresh, async (fresh) => {
        const { storage } = fresh;
        const [one, other] = [newSourceAt(1), newSourceAt(2)];
        await storage.sources.put('acme', [one, other]);
        await storage.sources.put('other', [one]);
        await keep(storage, 'both', quoting(one, other));
        await keep(storage, 'twice', quoting(other, other));
        await keep(storage, 'none');
        await keep(storage, 'both', quoting(one), 'other');
        assert.deepEqual(await kept(storage, 'both'), WHOLE);
        await storage.sources.erase('acme', 'source1', timeAt(5));
        assert.deepEqual(await kept(storage, 'both'), ERASED);
        for (const key of ['twice', 'none']) assert.deepEqual(await kept(storage, key), WHOLE, key);
        assert.deepEqual(await kept(storage, 'both', 'other'), WHOLE);
        await storage.sources.put('acme', [newSourceAt(2, { text: 'other words', replace: true })]);
        const reopened = await fresh.reopen();
        for (const key of ['both', 'twice']) assert.deepEqual(await kept(reopened, key), ERASED, key);
        assert.deepEqual(await kept(reopened, 'none'), WHOLE);
      }),
    );

    test(
      'they stay as long as another source of the tenant has the content',
      onFresh(openFresh, async ({ storage }) => {
        const [one, twin] = [newSourceAt(1), newSourceAt(2, { text: newSourceAt(1).text })];
        await storage.sources.put('acme', [one, twin]);
        await keep(storage, 'k', quoting(one));
        await storage.sources.erase('acme', 'source1', timeAt(5));
        assert.deepEqual(await kept(storage, 'k'), WHOLE);
        await storage.sources.erase('acme', 'source2', timeAt(6));
        assert.deepEqual(await kept(storage, 'k'), ERASED);
      }),
    );

    test(
      'of an answer or a result that comes after the erasure only the rest is kept',
      onFresh(openFresh, async ({ storage }) => {
        const [one, other] = [newSourceAt(1), newSourceAt(2)];
        await storage.sources.put('acme', [one, other]);
        const { job_id } = await storage.jobs.submit(newJob(1));
        const claim = await claimed(storage.jobs, START_MS);
        await storage.sources.erase('acme', 'source1', timeAt(5));
        await keep(storage, 'k', quoting(other, one));
        assert.deepEqual(await kept(storage, 'k'), ERASED);
        const outcome = { index: 0, outcome: 'completed', body: body(0), quotes: quoting(one) } as const;
        assert.ok((await settle(storage.jobs, claim, [outcome])).accepted);
        assert.deepEqual(await resultsOf(storage, job_id), [REST]);
        await storage.sources.put('acme', [one]);
        await storage.sources.erase('acme', 'source1', timeAt(6));
        assert.deepEqual(await kept(storage, 'k'), ERASED);
      }),
    );

    test(
      'results of a job give them up, whether it runs or is over, and its progress stays',
      onFresh(openFresh, async (fresh) => {
        const { storage } = fresh;
        const [one, other] = [newSourceAt(1), newSourceAt(2)];
        await storage.sources.put('acme', [one, other]);
        const { job_id } = await storage.jobs.submit(newJob(4));
        const quotesOf = (index: number, ...sources: readonly NewSource[]) =>
          ({ index, outcome: 'completed', body: body(index), quotes: quoting(...sources) }) as const;
        const outcomes = [quotesOf(0, one, other), quotesOf(1, other), completed(2), failed(3)];
        const settleNext = async (): Promise<void> => {
          const claim = await claimed(storage.jobs, START_MS);
          const of = outcomes.slice(claim.first, claim.first + claim.count);
          await settle(storage.jobs, claim, of);
        };
        for (let n = 0; n < 3; n++) await settleNext();
        assert.deepEqual(await resultsOf(storage, job_id), [body(0), body(1), body(2)]);
        await storage.sources.erase('acme', 'source1', timeAt(5));
        assert.deepEqual(await resultsOf(storage, job_id), [REST, body(1), body(2)]);
        await settleNext();
        await storage.sources.erase('acme', 'source2', timeAt(6));
        const reopened = await fresh.reopen();
        assert.deepEqual((await resultsOf(reopened, job_id)).slice(0, 3), [REST, REST, body(2)]);
        const job = await reopened.jobs.get('acme', job_id);
        assert.deepEqual([job?.status, job?.progress], ['completed', { total: 4, completed: 3, failed: 1 }]);
      }),
    );

    test(
      'what quoted a content may be swept before it is erased, and a key be used again',
      onFresh(openFresh, async ({ storage }) => {
        const one = newSourceAt(1);
        await storage.sources.put('acme', [one]);
        await keep(storage, 'k', quoting(one));
        await storage.jobs.submit(newJob(1));
        const outcome = { index: 0, outcome: 'completed', body: body(0), quotes: quoting(one) } as const;
        await settle(storage.jobs, await claimed(storage.jobs, START_MS), [outcome]);
        assert.equal(await storage.idempotency.sweep(1), 1);
        assert.equal(await storage.jobs.sweep(START_MS * 2), 1);
        await keep(storage, 'k');
        assert.ok(await storage.sources.erase('acme', 'source1', timeAt(5)));
        assert.deepEqual(await kept(storage, 'k'), WHOLE);
      }),
    );

    test(
      'an answer that is kept while its content is erased quotes nothing afterwards',
      onFresh(openFresh, async ({ storage }) => {
        const sources = Array.from({ length: 16 }, (_, n) => newSourceAt(n));
        await storage.sources.put('acme', sources);
        await Promise.all(
          sources.flatMap((source, n) => [
            keep(storage, `k${n}`, quoting(source)),
            storage.sources.erase('acme', source.source_id, timeAt(20)),
          ]),
        );
        for (const n of sources.keys()) assert.deepEqual(await kept(storage, `k${n}`), ERASED);
      }),
    );
  });
}
