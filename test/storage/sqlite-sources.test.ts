import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describe, test } from 'node:test';
import type { SourceFilter } from '../../src/storage/ports/sources.ts';
import { Connection } from '../../src/storage/sqlite/connection.ts';
import { migrate } from '../../src/storage/sqlite/migrate.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { listQuery, QUERIES } from '../../src/storage/sqlite/source-store.ts';
import { claimAt, indexes, newJob, START_MS, settle } from './job-samples.ts';
import { newSourceAt, timeAt } from './samples.ts';
import { filesHolding, inFolder } from './sqlite-folder.ts';

const FILTER: SourceFilter = { tenant: 'acme', limit: 50 };
const PLACE = { at: timeAt(5), source_id: 'source5' };
const LISTS: readonly SourceFilter[] = [
  FILTER,
  { ...FILTER, before: PLACE },
  { ...FILTER, origin: 'agent', before: PLACE },
  { ...FILTER, uri: 'https://example.com/', before: PLACE },
  { ...FILTER, checksum: newSourceAt(1).checksum, before: PLACE },
];

describe('registered sources in SQLite', () => {
  test('every question is answered through an index, and no list sorts what it finds', () => {
    const db = new DatabaseSync(':memory:');
    migrate(new Connection(':memory:', db));
    const lists = LISTS.map((filter) => listQuery(filter).sql);
    for (const sql of [...Object.values(QUERIES), ...lists]) {
      const steps = db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail));
      assert.ok(
        !steps.some((step) => /TEMP B-TREE|SCAN (?!source USING INDEX source_large)|AUTOMATIC/.test(step)),
        `${sql}: ${steps.join('; ')}`,
      );
    }
    db.close();
  });

  for (const how of ['erased', 'replaced'] as const) {
    test(
      `no byte of a source's text that is ${how} stays in any file, while the server still runs`,
      inFolder(async (folder) => {
        const words = 'a sentence that nobody may find again';
        const storage = await openSqlite({ folder, role: 'server' });
        const source = newSourceAt(1, { text: words.repeat(20_000), title: words });
        await storage.sources.put('acme', [source]);
        assert.notEqual(filesHolding(words, folder), '');
        if (how === 'erased') await storage.sources.erase('acme', 'source1', timeAt(9));
        else await storage.sources.put('acme', [newSourceAt(1, { text: 'other words', replace: true })]);
        assert.equal(filesHolding(words, folder), '');
        await storage.close();
      }),
    );
  }

  test(
    'no byte of what answers and results quoted of it stays either',
    inFolder(async (folder) => {
      const words = 'a sentence that nobody may find again';
      const storage = await openSqlite({ folder, role: 'server' });
      const source = newSourceAt(1, { text: words });
      await storage.sources.put('acme', [source, newSourceAt(2)]);
      const contents = [source].map(({ type, checksum }) => ({ type, checksum }));
      const quotes = { contents, rest: 'nothing' };
      const { jobs, idempotency } = storage;
      await jobs.submit(newJob(600));
      for (
        let claim = await claimAt(jobs, START_MS);
        claim !== undefined;
        claim = await claimAt(jobs, START_MS)
      ) {
        const outcomes = indexes(claim).map((index) => {
          // Of many sizes, so that pages are split and cells move; every third quotes nothing.
          const body = `${index % 3 > 0 ? words : 'else'}${'.'.repeat((index * 37) % 9_000)}`;
          return { index, outcome: 'completed', body, ...(index % 3 > 0 && { quotes }) } as const;
        });
        await settle(jobs, claim, outcomes);
        const key = claim.token;
        await idempotency.claim('acme', key, 'f', 'process', 0, 30_000);
        await idempotency.complete('acme', key, { status: 200, content_type: 'x', body: words }, quotes);
      }
      await storage.sources.erase('acme', 'source1', timeAt(9));
      assert.equal(filesHolding(words, folder), '');
      await storage.close();
    }),
  );
});
