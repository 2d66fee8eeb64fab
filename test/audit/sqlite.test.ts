import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { AuditError, checkProof, fsck, openAuditLog, openKeyFile, rotateKey } from '../../src/audit/index.ts';
import { openSqlite, type SqliteOptions } from '../../src/storage/sqlite/open.ts';
import { appendAll, inFolder, ORIGIN, recordId } from './workshop.ts';

const MORNING = Date.UTC(2026, 2, 11, 8);

/** A server's log over SQLite in a folder. */
async function openServer(folder: string, options: Partial<SqliteOptions> = {}) {
  const storage = await openSqlite({ folder, role: 'server', ...options } as SqliteOptions);
  const source = { store: storage.log, signingKeys: storage.signingKeys, origin: ORIGIN };
  const log = await openAuditLog({ ...source, signer: openKeyFile(join(folder, 'key.pem'), () => MORNING) });
  const close = async () => {
    await log.close();
    await storage.close();
  };
  return { log, storage, source, close };
}

describe('the audit log over SQLite', () => {
  test('stopped and started again it goes on, every record is proven, and fsck finds it whole', () =>
    inFolder(async (folder) => {
      for (let start = 0; start < 900; start += 300) {
        const { log, close } = await openServer(folder);
        assert.equal(log.size, start);
        await Promise.all([appendAll(log, start, start + 120), appendAll(log, start + 120, start + 300)]);
        await close();
      }
      const { log, source, close } = await openServer(folder);
      const keys = [log.activeKey.verifier_key];
      for (const n of [0, 1, 255, 256, 511, 700, 899]) {
        const checked = await checkProof(JSON.stringify(await log.proof('acme', recordId(n))), { keys });
        assert.equal(checked.leaf_index, n);
        await checkProof(await log.proofFile('acme', recordId(n), 900), { keys });
      }
      assert.deepEqual((await fsck(source)).findings, []);
      await close();
    }));

  test('a key rotated by a command beside the server signs its next batch', () =>
    inFolder(async (folder) => {
      const { log, source, close } = await openServer(folder);
      await appendAll(log, 0, 3);
      const tool = await openSqlite({ folder, role: 'tool' });
      const path = join(folder, 'key.pem');
      const { signingKeys } = tool;
      const fresh = await rotateKey({ path, signingKeys, origin: ORIGIN, now: () => MORNING + 60_000 });
      await tool.close();
      await appendAll(log, 3, 6);
      assert.equal(log.head()!.key_id, fresh.key_id);
      const report = await fsck(source);
      assert.deepEqual([report.findings, report.keys], [[], 2]);
      await close();
    }));

  test('on a full disk appends reject as audit_unavailable, and what was acknowledged is whole', () =>
    inFolder(async (folder) => {
      const { log, source, close } = await openServer(folder, { max_bytes: 400_000 });
      let acknowledged = 0;
      let refused: unknown;
      for (let n = 0; n < 2000 && refused === undefined; n += 20) {
        await appendAll(log, n, n + 20).then(
          (receipts) => {
            acknowledged += receipts.length;
          },
          (error) => {
            refused = error;
          },
        );
      }
      assert.ok(refused instanceof AuditError && refused.code === 'audit_unavailable');
      assert.ok(acknowledged > 0);
      assert.equal(log.stats.failing, true);
      const { entries, findings } = await fsck(source);
      assert.deepEqual([entries, findings], [acknowledged, []]);
      await close();
    }));

  test('fsck beside a server that appends finds nothing wrong', () =>
    inFolder(async (folder) => {
      const { log, source, close } = await openServer(folder);
      await appendAll(log, 0, 500);
      let appended = 500;
      let checking = true;
      const appending = (async () => {
        while (checking) {
          await appendAll(log, appended, appended + 30);
          appended += 30;
        }
      })();
      for (let round = 0; round < 3; round++) assert.deepEqual((await fsck(source)).findings, []);
      checking = false;
      await appending;
      assert.ok(appended > 530);
      await close();
    }));
});
