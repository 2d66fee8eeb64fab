/** What storage finds of damage beside the log, by both backends: what differs, and a statement that repairs it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client } from 'pg';
import type { LogStore } from '../../src/storage/ports.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { missingPostgres, type PostgresServer, startPostgres } from '../postgres/server.ts';
import { batchAt, timeAt } from './samples.ts';
import { inFolder, withSql } from './sqlite-folder.ts';

type Run = (sql: string) => Promise<void>;

/** A change behind the storage's back, and how what it leaves is named. */
type Damage = readonly [sql: string, named: readonly string[]];

const found = async (log: LogStore) => Array.fromAsync(log.discrepancies());

/** Each damage is named, and gone once the statements that its findings give have run. */
async function assertNamed(log: LogStore, run: Run, damages: readonly Damage[]): Promise<void> {
  assert.deepEqual(await found(log), []);
  await log.append(batchAt(0, 5000));
  assert.deepEqual(await found(log), []);
  for (const [sql, named] of damages) {
    await run(sql);
    const findings = await found(log);
    assert.deepEqual(
      findings.map(({ part, at }) => `${part} ${at}`),
      named,
      sql,
    );
    for (const { problem } of findings) await run(problem.slice(problem.indexOf('run: ') + 'run: '.length));
    assert.deepEqual(await found(log), [], sql);
  }
  const asked = { tenant: 'acme', limit: 1000, from: timeAt(10), to: timeAt(12) };
  assert.equal((await log.list(asked)).length, 2);
}

const spans = (schema: string): readonly Damage[] => [
  [
    `UPDATE ${schema}time_span SET earliest_ms = earliest_ms + 100000000, latest_ms = latest_ms + 100000000`,
    ['time_span 0', 'time_span 1'],
  ],
  [`UPDATE ${schema}time_span SET block = 7 WHERE block = 1`, ['time_span 1', 'time_span 7']],
  [`UPDATE ${schema}time_span SET block = -7 WHERE block = 1`, ['time_span -7', 'time_span 1']],
  [`DELETE FROM ${schema}time_span`, ['time_span 0', 'time_span 1']],
];

test(
  'SQLite names what it lacks beside the log, and how to repair it',
  inFolder(async (folder) => {
    const storage = await openSqlite({ folder, role: 'server', writer: 'here' });
    try {
      await assertNamed(storage.log, async (sql) => withSql(folder, (db) => db.exec(sql)), [
        ...spans(''),
        [
          'DROP TRIGGER entry_stays; DROP TRIGGER tile_is_kept',
          ['schema trigger entry_stays', 'schema trigger tile_is_kept'],
        ],
        ['DROP INDEX entry_by_id', ['schema index entry_by_id']],
        [
          'DROP TRIGGER entry_stays; CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN SELECT 1; END',
          ['schema trigger entry_stays'],
        ],
        [
          'CREATE TRIGGER stray AFTER INSERT ON entry BEGIN DELETE FROM secret; END',
          ['schema trigger stray'],
        ],
      ]);
    } finally {
      await storage.close();
    }
  }),
);

describe('PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.destroy());

  test('names what it lacks beside the log, and how to repair it', async () => {
    const url = await server.createDatabase();
    const storage = await openPostgres({ url, pool_size: 2, connect_ms: 60_000, statement_ms: 30_000 });
    const client = new Client(url);
    await client.connect();
    try {
      const run: Run = async (sql) => void (await client.query(sql));
      await assertNamed(storage.log, run, [
        ...spans('touchstone.'),
        ['DROP TRIGGER entry_stays ON touchstone.entry', ['schema trigger entry_stays']],
        ['ALTER TABLE touchstone.tile DISABLE TRIGGER tile_stays', ['schema trigger tile_stays']],
        [
          'CREATE TRIGGER stray BEFORE DELETE ON touchstone.secret EXECUTE FUNCTION touchstone.refuse_change()',
          ['schema trigger stray'],
        ],
        [
          `CREATE OR REPLACE FUNCTION touchstone.refuse_change() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RETURN NULL; END $$`,
          ['schema function refuse_change'],
        ],
        ['DROP INDEX touchstone.entry_by_id', ['schema index entry_by_id']],
        ['UPDATE touchstone.log_head SET tree_size = 7', ['log_head 1']],
        ["UPDATE touchstone.log_head SET active_key = 'none'", ['log_head 1']],
      ]);
    } finally {
      await client.end();
      await storage.close();
      await server.dropDatabase(url);
    }
  });
});
