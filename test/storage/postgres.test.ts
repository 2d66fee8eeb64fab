import { after, before, describe } from 'node:test';
import type { Storage } from '../../src/storage/ports.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { takeClock } from '../postgres/clock.ts';
import { missingPostgres, type PostgresServer, startPostgres } from '../postgres/server.ts';
import { type OpenFresh, runStorageConformance } from './conformance.ts';
import { LEASE_MS } from './job-samples.ts';

describe('PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.destroy());

  const openFresh: OpenFresh = async () => {
    const url = await server.createDatabase();
    const options = { url, pool_size: 4, connect_ms: 60_000, statement_ms: 30_000 };
    await (await openPostgres(options)).close();
    const clock = await takeClock(url, LEASE_MS);
    const open = async (): Promise<Storage> => {
      const storage = await openPostgres(options);
      return { ...storage, jobs: clock.over(storage.jobs) };
    };
    let storage = await open();
    return {
      storage,
      async reopen() {
        await storage.close();
        storage = await open();
        return storage;
      },
      async destroy() {
        await storage.close();
        await clock.close();
        await server.dropDatabase(url);
      },
    };
  };
  runStorageConformance('PostgreSQL', openFresh);
});
