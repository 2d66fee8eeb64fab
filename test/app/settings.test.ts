import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { describeSettings, readSettings, SettingsError, withEnvFile } from '../../src/app/settings.ts';
import { DEFAULT_LIMITS } from '../../src/contract/limits.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return error.faults;
  }
  return [];
}

describe('settings', () => {
  test('without any variable the defaults of the architecture and the contract hold', () => {
    const settings = readSettings({});
    assert.equal(settings.port, 8080);
    assert.equal(settings.host, '127.0.0.1');
    assert.equal(settings.data, './data');
    assert.equal(settings.api_key, null);
    assert.equal(settings.request_seconds, 30);
    assert.equal(settings.idempotency_hours, 24);
    assert.deepEqual(settings.limits, DEFAULT_LIMITS);
  });

  test('each variable is read as what it says', () => {
    const settings = readSettings({
      PORT: '0',
      LOG_LEVEL: 'warn',
      AUDIT_VERIFICATIONS: 'true',
      TOUCHSTONE_MAX_CLAIMS: '3',
      TOUCHSTONE_FORBIDDEN_ACTIONS: 'refund.delete, wire ,',
      TOUCHSTONE_FLOOR_MIN_COVERAGE: '0.9',
      TOUCHSTONE_TLOG: 'key',
      TOUCHSTONE_WORKERS: '2',
    });
    assert.equal(settings.port, 0);
    assert.equal(settings.log_level, 'warn');
    assert.equal(settings.audit_verifications, true);
    assert.equal(settings.limits.claims, 3);
    assert.deepEqual(settings.forbidden_actions, ['refund.delete', 'wire']);
    assert.equal(settings.floor_min_coverage, 0.9);
    assert.equal(settings.tlog_access, 'key');
    assert.equal(settings.workers, 2);
  });

  test('an empty variable counts as not set', () => {
    assert.equal(readSettings({ PORT: '', TOUCHSTONE_API_KEY: '' }).port, 8080);
  });

  test('every fault is named at once, with the variable and what it has to be', () => {
    const faults = faultsOf({ PORT: '80800', LOG_LEVEL: 'loud', TOUCHSTONE_MAX_CLAIMS: '-1' });
    assert.equal(faults.length, 3);
    assert.match(faults[0]!, /^PORT must be a whole number from 0 to 65535, and is "80800"$/);
    assert.match(faults[1]!, /^LOG_LEVEL must be one of .*warn.*"loud"$/);
    assert.match(faults[2]!, /^TOUCHSTONE_MAX_CLAIMS must be a whole number/);
  });

  test('an unknown TOUCHSTONE_ name is an error that names the nearest setting', () => {
    assert.deepEqual(faultsOf({ TOUCHSTONE_MAX_CLAIM: '3' }).length, 1);
    for (const [misspelt, meant] of [
      ['TOUCHSTONE_RATE_LIMITS', 'TOUCHSTONE_RATE_LIMIT'],
      ['TOUCHSTONE_MAX_CLAIM', 'TOUCHSTONE_MAX_CLAIMS'],
      ['TOUCHSTONE_MAXCLAIMS', 'TOUCHSTONE_MAX_CLAIMS'],
      ['TOUCHSTONE_DATA_DIR', 'TOUCHSTONE_DATA'],
      ['TOUCHSTONE_WEBHOOKS_DAYS', 'TOUCHSTONE_WEBHOOK_DAYS'],
      ['TOUCHSTONE_APIKEY', 'TOUCHSTONE_API_KEY'],
      ['TOUCHSTONE_PORT', 'PORT'],
      ['TOUCHSTONE_DATABASE_URL', 'DATABASE_URL'],
    ]) {
      assert.match(faultsOf({ [misspelt!]: '3' })[0]!, new RegExp(`did you mean ${meant}\\?`));
    }
  });

  test('a name that is like none is told without a guess', () => {
    for (const name of ['TOUCHSTONE_FOO', 'TOUCHSTONE_X', 'TOUCHSTONE_', 'TOUCHSTONE_COLOUR'])
      assert.deepEqual(faultsOf({ [name]: '1' }), [
        `${name} is not a setting; \`touchstone config\` lists all`,
      ]);
  });

  test('names of other programs are left alone', () => {
    assert.deepEqual(faultsOf({ HOME: '/root', NODE_ENV: 'production', npm_config_x: '1' }), []);
  });

  test('a DATABASE_URL that is none is refused without repeating its password', () => {
    const [fault] = faultsOf({ DATABASE_URL: 'mysql://me:secret@db/touchstone' });
    assert.match(fault!, /DATABASE_URL must read like postgres:/);
    assert.doesNotMatch(fault!, /secret/);
    assert.deepEqual(faultsOf({ DATABASE_URL: 'postgres://me:secret@db/touchstone' }), []);
  });

  test('an address with a password where none belongs is refused without repeating it', () => {
    const TOUCHSTONE_REMOTE_URL = 'http://judge:hunter2@127.0.0.1:8081';
    assert.throws(
      () => readSettings({ TOUCHSTONE_SEMANTIC: 'remote', TOUCHSTONE_REMOTE_URL }),
      (error: Error) => /URL without credentials/.test(error.message) && !/hunter2/.test(error.message),
    );
  });

  test('a query or fragment of an address that takes none is not repeated in the message', () => {
    for (const address of ['http://nli.example/?key=hunter2', 'http://nli.example/x#hunter2']) {
      assert.throws(
        () => readSettings({ TOUCHSTONE_REMOTE_URL: address }),
        (error: Error) => /nli\.example/.test(error.message) && !/hunter2/.test(error.message),
      );
    }
  });

  test('a secret that is set is never shown', () => {
    const lines = describeSettings({ TOUCHSTONE_API_KEY: 'a-very-secret-key' });
    assert.doesNotMatch(JSON.stringify(lines), /a-very-secret-key/);
    assert.equal(lines.find(({ name }) => name === 'TOUCHSTONE_API_KEY')!.value, '********');
    assert.equal(lines.find(({ name }) => name === 'PORT')!.default, '8080');
  });

  test('a .env file adds to the environment and never overrides it', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-env-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const path = join(folder, '.env');
    writeFileSync(path, '# a comment\nPORT=9000\nHOST="0.0.0.0"\n');
    const settings = readSettings(withEnvFile({ PORT: '7000' }, path));
    assert.equal(settings.port, 7000);
    assert.equal(settings.host, '0.0.0.0');
    assert.deepEqual(withEnvFile({ PORT: '1' }, join(folder, 'absent')), { PORT: '1' });
    writeFileSync(path, '\ufeffPORT=9001\r\nHOST=::1\r\n');
    assert.partialDeepStrictEqual(withEnvFile({}, path), { PORT: '9001', HOST: '::1' });
  });
});
