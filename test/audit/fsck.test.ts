import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { type FsckReport, fsck, openAuditLog, openKeyFile, rotateKey } from '../../src/audit/index.ts';
import type { Storage } from '../../src/storage/ports.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { appendAll, inFolder, ORIGIN, openWorkshop, recordId } from './workshop.ts';

const MORNING = Date.UTC(2026, 2, 11, 8);

/** A log of 560 records in batches of all sizes, signed by two keys, in a database of its own. */
async function writeLog(folder: string): Promise<string> {
  const storage = await openSqlite({ folder, role: 'server', writer: 'here' });
  const path = join(folder, 'key.pem');
  const { log: store, signingKeys } = storage;
  const log = await openAuditLog({
    store,
    signingKeys,
    origin: ORIGIN,
    signer: openKeyFile(path, () => MORNING),
  });
  const batches = [1, 2, 250, 10, 37, 100, 1, 1, 158];
  for (const [i, size] of batches.entries()) {
    if (i === 5) await rotateKey({ path, signingKeys, origin: ORIGIN, now: () => MORNING + 60_000 });
    await appendAll(log, log.size, log.size + size);
  }
  await log.close();
  await storage.close();
  return folder;
}

interface Cell {
  readonly table: string;
  readonly column: string;
  readonly rowid: number;
}

const COLUMNS: readonly [table: string, columns: readonly string[]][] = [
  [
    'entry',
    ['leaf_index', 'record_hash', 'record_id', 'tenant', 'decision', 'action_type', 'evaluated_ms', 'record'],
  ],
  ['secret', ['secrets']],
  ['label', ['text']],
  ['tile', ['level', 'tile_index', 'hashes']],
  ['checkpoint', ['tree_size', 'root', 'note', 'key_id', 'created_at']],
  ['time_span', ['block', 'earliest_ms', 'latest_ms']],
  ['signing_key', ['key_id', 'algorithm', 'public_key', 'verifier_key', 'created_at', 'retired_at']],
];

/** The value with one of its bytes changed, text as its UTF-8 bytes; undefined for a null. */
function damaged(value: SQLOutputValue, at: number, bits: number): number | Uint8Array | undefined {
  if (value === null) return undefined;
  if (typeof value === 'number') return Number(BigInt(value) ^ (BigInt(bits) << BigInt(8 * (at % 6))));
  const bytes = Uint8Array.from(typeof value === 'string' ? Buffer.from(value) : (value as Uint8Array));
  bytes[at % bytes.length]! ^= bits;
  return bytes;
}

describe('fsck over a SQLite database', () => {
  let folder = '';
  let database: DatabaseSync;
  let storage: Storage;
  let finish = (): void => {};
  let gone: Promise<void>;

  before(async () => {
    const ready = Promise.withResolvers<void>();
    gone = inFolder(async (path) => {
      folder = await writeLog(path);
      ready.resolve();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await Promise.race([ready.promise, gone]);
    database = new DatabaseSync(databaseFile(folder));
    database.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
    storage = await openSqlite({ folder, role: 'tool' });
  });

  after(async () => {
    await storage.close();
    database.close();
    finish();
    await gone;
  });

  const check = (): Promise<FsckReport> =>
    fsck({ store: storage.log, signingKeys: storage.signingKeys, origin: ORIGIN });

  test('a log as it was written is found whole', async () => {
    const { ok, entries, tiles, checkpoints, keys, findings } = await check();
    assert.deepEqual(findings, []);
    assert.deepEqual(
      { ok, entries, tiles, checkpoints, keys },
      { ok: true, entries: 560, tiles: 2, checkpoints: 9, keys: 2 },
    );
  });

  for (const [table, columns] of COLUMNS) {
    for (const column of columns) {
      test(`any changed byte of ${table}.${column} is named`, async () => {
        const rows = database
          .prepare(`SELECT rowid AS id FROM ${table} ORDER BY rowid`)
          .all()
          .map(({ id }) => Number(id));
        const runs = fc.asyncProperty(
          fc.nat(),
          fc.nat(),
          fc.integer({ min: 1, max: 255 }),
          async (row, at, bits) => {
            await assertNamed({ table, column, rowid: rows[row % rows.length]! }, at, bits);
          },
        );
        await fc.assert(runs, { numRuns: 5 });
      });
    }
  }

  /** Changes one byte of a cell, lets fsck name the place, and puts the byte back. */
  async function assertNamed({ table, column, rowid }: Cell, at: number, bits: number): Promise<void> {
    const row = database.prepare(`SELECT * FROM ${table} WHERE rowid = ?`).get(rowid)!;
    const original = row[column]!;
    const value = damaged(original, at, bits);
    fc.pre(value !== undefined);
    const as_text = typeof original === 'string';
    fc.pre(write({ table, column, rowid }, value!, as_text));
    const moved =
      typeof value === 'number' && ['leaf_index', 'tree_size', 'block'].includes(column) ? value : rowid;
    try {
      const { ok, findings } = await check();
      const shown = JSON.stringify(findings, null, 1);
      assert.ok(!ok);
      assert.ok(
        findings.some(({ part, at: place }) => names(table, row, moved, part, place)),
        shown,
      );
      // One changed byte does not drown in what follows from it. Many rows share a label or a key.
      if (table !== 'label' && table !== 'signing_key') assert.ok(findings.length <= 4, shown);
    } finally {
      assert.ok(write({ table, column, rowid: moved }, original, false));
    }
  }

  /** Changes the database behind its guards, which then stand again. */
  function unguarded(change: () => void): void {
    const triggers = database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
    for (const { name } of triggers) database.exec(`DROP TRIGGER ${name}`);
    try {
      change();
    } finally {
      for (const { sql } of triggers) database.exec(String(sql));
    }
  }

  /** False when a unique column has this value in another row: that is no damage a database can hold. */
  function write({ table, column, rowid }: Cell, value: SQLInputValue, as_text: boolean): boolean {
    const parameter = as_text ? 'CAST(? AS TEXT)' : '?';
    try {
      const update = `UPDATE ${table} SET ${column} = ${parameter} WHERE rowid = ?`;
      unguarded(() => database.prepare(update).run(value, rowid));
      return true;
    } catch (error) {
      assert.match(String(error), /UNIQUE constraint failed/);
      return false;
    }
  }
});

/** Whether a finding names the damaged row. */
function names(
  table: string,
  row: Record<string, SQLOutputValue>,
  moved: number,
  part: string,
  place: string,
): boolean {
  switch (table) {
    case 'entry':
    case 'secret':
      return part === 'entry' && place === String(row.leaf_index);
    case 'tile':
      return part === 'tile' && place === `${row.level}/${row.tile_index}`;
    case 'checkpoint':
      return part === 'checkpoint' && [String(row.tree_size), String(moved)].includes(place);
    case 'signing_key':
      return part === 'signing_key';
    case 'time_span':
      return part === 'time_span' && place === String(row.block);
    default:
      return part === 'entry';
  }
}

function databaseFile(folder: string): string {
  return join(folder, 'touchstone.db');
}

describe('fsck over a log that was tampered with', () => {
  test('what lies beside the log and is not as it should be is named', async () => {
    const beside = { part: 'schema', at: 'trigger entry_stays', problem: 'is missing' } as const;
    const report = await tampered(({ store }) => store.besideList.push(beside));
    assert.deepEqual([report.ok, report.findings], [false, [beside]]);
  });

  async function tampered(
    damage: (workshop: Awaited<ReturnType<typeof openWorkshop>>) => void,
  ): Promise<FsckReport> {
    const workshop = await openWorkshop();
    await appendAll(workshop.log, 0, 300);
    await appendAll(workshop.log, 300, 310);
    await appendAll(workshop.log, 310, 320);
    damage(workshop);
    return fsck(workshop.options);
  }
  const places = ({ findings }: FsckReport) => findings.map(({ part, at }) => `${part} ${at}`);

  test('a record that was replaced together with its hash is found by its tile and the first root', async () => {
    const report = await tampered(({ store }) => {
      store.entryList[20] = { ...store.entryList[21]!, leaf_index: 20 };
    });
    assert.deepEqual(places(report), ['checkpoint 300', 'tile 0/0']);
    assert.match(report.findings[1]!.problem, /^hash 20 /);
  });

  test('a record that is missing is named, and the rest is still vouched for', async () => {
    const report = await tampered(({ store }) => {
      const entries = store.entries.bind(store);
      store.entries = async function* (start: number) {
        for await (const entry of entries(start)) if (entry.leaf_index !== 305) yield entry;
      };
    });
    assert.deepEqual(places(report), ['entry 305']);
  });

  test('a record that cannot be read is named, and the rest is still looked at', async () => {
    const report = await tampered(({ store }) => {
      const entries = store.entries.bind(store);
      store.entries = async function* (start: number) {
        for await (const entry of entries(start)) {
          if (entry.leaf_index === 305) throw new Error('bad page');
          yield entry;
        }
      };
      store.entryList[315] = { ...store.entryList[315]!, tenant: 'other' };
    });
    assert.deepEqual(places(report), ['entry 305', 'entry 315']);
    assert.match(report.findings[0]!.problem, /bad page/);
  });

  test('records that no checkpoint covers are named', async () => {
    const report = await tampered(({ store }) => store.checkpointList.pop());
    const uncovered = Array.from({ length: 10 }, (_, i) => `entry ${310 + i}`);
    assert.deepEqual(places(report), uncovered);
  });

  test('a log cut short behind its checkpoint is named', async () => {
    const report = await tampered(({ store }) => store.entryList.splice(315));
    const missing = [315, 316, 317, 318, 319].map((leaf) => `entry ${leaf}`);
    assert.deepEqual(places(report), missing);
  });

  test('a checkpoint signed by a stranger is named', async () => {
    const stranger = await openWorkshop();
    await appendAll(stranger.log, 0, 300);
    const report = await tampered(({ store }) => {
      store.checkpointList[0] = stranger.store.checkpointList[0]!;
    });
    assert.equal(report.ok, false);
    assert.deepEqual([...new Set(places(report))], ['checkpoint 300']);
  });

  test('a tile that the tree does not have is named', async () => {
    const report = await tampered(({ store }) => {
      store.tileMap.set('1/0', { level: 1, index: 0, hashes: new Uint8Array(8192) });
    });
    assert.deepEqual(places(report), ['tile 1/0']);
  });

  test('a text that is not the one committed to is named', async () => {
    const report = await tampered(({ store }) => {
      const entry = store.entryList[4]!;
      store.entryList[4] = { ...entry, secrets: entry.secrets!.replace('HF-4', 'HF-5') };
    });
    assert.deepEqual(places(report), ['entry 4']);
  });

  test('an answer that is not the one committed to is named', async () => {
    const report = await tampered(({ store }) => {
      const entry = store.entryList[6]!;
      store.entryList[6] = { ...entry, secrets: entry.secrets!.replace('I approved', 'I refused') };
    });
    assert.deepEqual(places(report), ['entry 6']);
  });

  test('erased secrets are no damage', async () => {
    const report = await tampered(({ store }) => {
      store.entryList[4] = { ...store.entryList[4]!, secrets: null };
    });
    assert.ok(report.ok);
  });

  test('past a hundred findings the rest is counted', async () => {
    const report = await tampered(({ store }) => {
      store.entryList.forEach((entry, i) => {
        store.entryList[i] = { ...entry, record_id: recordId(9999) };
      });
    });
    assert.deepEqual([report.findings.length, report.more_findings], [100, 220]);
  });
});
