import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LogEntry, RecordFilter } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { batchAt, timeAt } from './samples.ts';

export function listConformance(openFresh: OpenFresh): void {
  test(
    'a list holds exactly the entries that its filter describes, latest first, whatever their times',
    onFresh(openFresh, async ({ storage: { log } }) => {
      const choose = <T>(values: readonly T[]) => fc.constantFrom(...values);
      const fields = fc.record({
        tenant: choose(['acme', 'other']),
        decision: choose(['allow', 'deny', 'needs_review', null]),
        action_type: choose(['refund', 'transfer', null]),
        evaluated_at: fc.integer({ min: 0, max: 60 }).map(timeAt),
      });
      const rows = fc.sample(fields, { numRuns: 300, seed: 7 });
      for (let base = 0; base < rows.length; base += 100) {
        await log.append(batchAt(base, 100, { fields: (leaf) => rows[leaf]! }));
      }
      const all = await Array.fromAsync(log.entries(0));
      const filters = fc.record(
        {
          tenant: choose(['acme', 'other', 'nobody']),
          limit: fc.integer({ min: 1, max: 60 }),
          decision: choose(['allow', 'deny', 'never']),
          action_type: choose(['refund', 'transfer', 'never']),
          from: fc.integer({ min: -5, max: 65 }).map(timeAt),
          to: fc.integer({ min: -5, max: 65 }).map(timeAt),
          before: fc.integer({ min: 0, max: 310 }),
        },
        { requiredKeys: ['tenant', 'limit'] },
      );
      const property = fc.asyncProperty(filters, async (filter) => {
        assert.deepEqual(await log.list(filter), expectedList(all, filter));
      });
      await fc.assert(property, { numRuns: 200 });
    }),
  );

  test(
    'lists between two times reach across a long log whose clock jumped back and forth',
    onFresh(openFresh, async ({ storage: { log } }) => {
      const jumps = new Map([
        [10, 90_000],
        [6000, -90_000],
      ]);
      const fields = (leaf: number) => ({ evaluated_at: timeAt(leaf + (jumps.get(leaf) ?? 0)) });
      await log.append(batchAt(0, 9000, { fields }));
      const leaves = async (filter: Omit<RecordFilter, 'tenant' | 'limit'>) =>
        (await log.list({ tenant: 'acme', limit: 1000, ...filter })).map(({ leaf_index }) => leaf_index);
      assert.deepEqual(await leaves({ from: timeAt(8190), to: timeAt(8194) }), [8193, 8192, 8191, 8190]);
      assert.deepEqual(await leaves({ to: timeAt(2) }), [6000, 1, 0]);
      assert.deepEqual(await leaves({ from: timeAt(8998) }), [8999, 8998, 10]);
      assert.deepEqual(await leaves({ from: timeAt(0), to: timeAt(9000), before: 2 }), [1, 0]);
    }),
  );

  test(
    'pages of a list join without a gap or a repetition',
    onFresh(openFresh, async ({ storage: { log } }) => {
      await log.append(
        batchAt(0, 50, { fields: (leaf) => ({ decision: leaf % 3 === 0 ? 'deny' : 'allow' }) }),
      );
      const found: number[] = [];
      for (let before: number | undefined; ; before = found.at(-1)) {
        const cursor = before === undefined ? {} : { before };
        const page = await log.list({ tenant: 'acme', decision: 'deny', limit: 4, ...cursor });
        found.push(...page.map(({ leaf_index }) => leaf_index));
        if (page.length < 4) break;
      }
      assert.deepEqual(
        found,
        Array.from({ length: 17 }, (_, at) => 48 - at * 3),
      );
    }),
  );
}

function expectedList(all: readonly LogEntry[], filter: RecordFilter): LogEntry[] {
  const { tenant, decision, action_type, from, to, before, limit } = filter;
  const fits = (entry: LogEntry): boolean =>
    entry.tenant === tenant &&
    (decision === undefined || entry.decision === decision) &&
    (action_type === undefined || entry.action_type === action_type) &&
    (from === undefined || entry.evaluated_at >= from) &&
    (to === undefined || entry.evaluated_at < to) &&
    (before === undefined || entry.leaf_index < before);
  return all.filter(fits).reverse().slice(0, limit);
}
