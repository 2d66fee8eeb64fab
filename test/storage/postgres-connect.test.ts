import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { addressOf, type PostgresOptions } from '../../src/storage/postgres/connect.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { AUTHORITY, missingPostgres, type PostgresServer, startPostgres } from '../postgres/server.ts';

const TIMES = { pool_size: 2, connect_ms: 10_000, statement_ms: 10_000 };

describe('the address of a database', () => {
  const tlsOf = (url: string, more: Partial<PostgresOptions> = {}) => {
    const { ssl } = addressOf({ ...TIMES, url, ...more }).client;
    if (ssl === false) return 'off';
    return (ssl as { rejectUnauthorized: boolean }).rejectUnauthorized ? 'verify' : 'require';
  };

  test('is protected beyond this machine, unless the operator says otherwise', () => {
    const table: [url: string, tls: string][] = [
      ['postgres://u:p@db.example/x', 'verify'],
      ['postgres://u:p@10.0.0.7:5432/x', 'verify'],
      ['postgres://u:p@localhost/x', 'off'],
      ['postgres://u:p@127.0.0.1:5433/x', 'off'],
      ['postgres://u:p@[::1]/x', 'off'],
      ['postgresql://u@%2Fvar%2Frun%2Fpostgresql/x', 'off'],
      ['postgres://u:p@db.example/x?sslmode=disable', 'off'],
      ['postgres://u:p@db.example/x?sslmode=require', 'require'],
      ['postgres://u:p@localhost/x?sslmode=verify-full', 'verify'],
    ];
    for (const [url, tls] of table) assert.equal(tlsOf(url), tls, url);
    assert.equal(tlsOf('postgres://u:p@db.example/x?sslmode=disable', { tls: 'verify' }), 'verify');
    assert.equal(tlsOf('postgres://u:p@db.example/x', { tls: 'off' }), 'off');
  });

  test('is named without user and password', () => {
    const { name, client } = addressOf({ ...TIMES, url: 'postgres://me:hid%40den@db.example:5433/log' });
    assert.equal(name, 'db.example:5433/log');
    assert.deepEqual(
      [client.user, client.password, client.port, client.database],
      ['me', 'hid@den', 5433, 'log'],
    );
  });

  test('that is none is refused without a word of what it holds', () => {
    for (const url of [
      'mysql://me:hidden@db/x',
      'postgres://me:hidden@db:port/x',
      'postgres://me:hidden@db/x?sslmode=never',
    ]) {
      assert.throws(
        () => addressOf({ ...TIMES, url }),
        (error: Error) => {
          assert.match(error.message, /DATABASE_URL cannot be used/);
          assert.doesNotMatch(error.message, /hidden/);
          return true;
        },
      );
    }
  });
});

describe('TLS to PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let server: PostgresServer;
  let url: string;
  before(async () => {
    server = await startPostgres({}, { tls: true });
    url = (await server.createDatabase()).replace('127.0.0.1', 'localhost');
  });
  after(() => server.destroy());

  const ca = readFileSync(AUTHORITY, 'utf8');
  const open = async (more: Partial<PostgresOptions>): Promise<string> => {
    const storage = await openPostgres({ ...TIMES, url, ...more });
    const { ok } = await storage.health();
    await storage.close();
    return ok ? 'open' : 'not open';
  };

  test('verify takes a certificate of the given authority for the name that was asked for', async () => {
    assert.equal(await open({ tls: 'verify', ca }), 'open');
  });

  test('verify refuses an unknown authority, and another name', async () => {
    const untrusted = { name: 'StorageError', code: 'unavailable', message: /its certificate does not hold/ };
    await assert.rejects(open({ tls: 'verify' }), untrusted);
    await assert.rejects(open({ tls: 'verify', ca, url: url.replace('localhost', '127.0.0.1') }), untrusted);
  });

  test('require encrypts, whoever answers; off does not', async () => {
    assert.equal(await open({ tls: 'require' }), 'open');
    assert.equal(await open({ tls: 'off' }), 'open');
  });
});
