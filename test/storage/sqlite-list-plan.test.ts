import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { RecordFilter } from '../../src/storage/ports.ts';
import { Connection } from '../../src/storage/sqlite/connection.ts';
import { listQuery } from '../../src/storage/sqlite/log-list.ts';
import { migrate } from '../../src/storage/sqlite/migrate.ts';
import { timeAt } from './samples.ts';

const OPTIONAL: Partial<RecordFilter> = {
  decision: 'deny',
  action_type: 'refund',
  from: timeAt(0),
  to: timeAt(9),
  before: 7,
};

/** Every choice of the optional parts of a filter. */
function everyFilter(): RecordFilter[] {
  const choices = Object.entries(OPTIONAL).reduce<object[]>(
    (some, [name, value]) => some.flatMap((filter) => [filter, { ...filter, [name]: value }]),
    [{}],
  );
  return choices.map((filter) => ({ tenant: 'acme', limit: 50, ...filter }));
}

test('no list sorts, and none reads entries but through an index from the latest backwards', () => {
  const db = new DatabaseSync(':memory:');
  migrate(new Connection(':memory:', db));
  for (const filter of everyFilter()) {
    const { sql, parameters } = listQuery(filter);
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
    const steps = plan.map(({ detail }) => String(detail));
    assert.ok(
      steps.some((step) => /^SEARCH entry USING INDEX entry_by_/.test(step)),
      steps.join('; '),
    );
    assert.ok(!steps.some((step) => /TEMP B-TREE|SCAN entry|AUTOMATIC/.test(step)), steps.join('; '));
    const equalities = 1 + Number(filter.decision !== undefined) + Number(filter.action_type !== undefined);
    const search = steps.find((step) => step.startsWith('SEARCH entry USING'))!;
    assert.equal(search.match(/\w+=\?/g)?.length, equalities, search);
  }
  db.close();
});
