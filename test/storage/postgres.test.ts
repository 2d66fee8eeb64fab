import { after, before, describe } from 'node:test';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { missingPostgres, type PostgresServer, startPostgres } from '../postgres/server.ts';
import { type OpenFresh, runStorageConformance } from './conformance.ts';

describe('PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let server: PostgresServer;
  before(async () => {
    server = await startPostgres();
  });
  after(() => server.destroy());

  const openFresh: OpenFresh = async () => {
    const url = await server.createDatabase();
    const options = { url, pool_size: 4, connect_ms: 60_000, statement_ms: 30_000 };
    let storage = await openPostgres(options);
    return {
      storage,
      async reopen() {
        await storage.close();
        storage = await openPostgres(options);
        return storage;
      },
      async destroy() {
        await storage.close();
        await server.dropDatabase(url);
      },
    };
  };
  runStorageConformance('PostgreSQL', openFresh);
});
