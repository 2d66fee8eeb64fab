import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite, type Writer } from '../../src/storage/sqlite/open.ts';
import { type OpenFresh, runStorageConformance } from './conformance.ts';

function openFresh(writer: Writer): OpenFresh {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-storage-'));
    let storage = await openSqlite({ folder, role: 'server', writer });
    return {
      storage,
      async reopen() {
        await storage.close();
        storage = await openSqlite({ folder, role: 'server', writer });
        return storage;
      },
      async destroy() {
        await storage.close();
        rmSync(folder, { recursive: true });
      },
    };
  };
}

runStorageConformance('SQLite, writing on a thread of its own,', openFresh('thread'));
runStorageConformance('SQLite, writing on the calling thread,', openFresh('here'));
runStorageConformance('SQLite, writing on a thread once it is needed,', openFresh('as needed'));
