import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { withSql } from '../storage/sqlite-folder.ts';
import { FIXED_KEY, type Running, running, SUPPORTED, VERBOSE } from './harness.ts';

const SECRET_WORDS = {
  claims: [{ text: 'The zebra was delivered to Ostrogoth street.' }],
  sources: [{ text: 'Zanzibar ledger entry.' }],
};

describe('what a request leaves behind', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  test('is one log line with its id, tenant, status, decision, reason and stages', async () => {
    const id = 'observed-1';
    const answer = await server.post('/v2/authorize', VERBOSE, { 'x-request-id': id });
    const lines = server.logged.filter(({ request_id }) => request_id === id);
    assert.equal(lines.length, 1);
    const [line] = lines as [Record<string, unknown>];
    assert.equal(line.tenant, 'default');
    assert.equal(line.status, 200);
    assert.equal(line.route, '/v2/authorize');
    assert.equal(line.decision, answer.body.decision);
    assert.equal(line.reason, answer.body.reason);
    assert.equal(line.record_id, answer.body.audit.record_id);
    assert.deepEqual(Object.keys(line.stages as object), [
      'parse',
      'resolve',
      'verify',
      'decide',
      'audit',
      'respond',
    ]);
  });

  test('says that the caller left, where one breaks off a body, and of no failure of the service', async () => {
    const { hostname, port, host } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    const head = ['POST /v2/verify HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${FIXED_KEY}`];
    const rest = ['X-Request-Id: broken-off', 'Content-Type: application/json', 'Content-Length: 100'];
    socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n{"claims":`);
    await setTimeout(50);
    socket.destroy();
    const lines = () => server.logged.filter(({ request_id }) => request_id === 'broken-off');
    while (lines().length === 0) await setTimeout(20);
    assert.deepEqual(
      lines().map(({ status, level }) => [status, level]),
      [[499, 30]],
    );
  });

  test('has a line, and the metrics a count, of what was answered though it was no request', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write('NONSENSE\r\n\r\n');
    let told = '';
    for await (const piece of socket) told += piece;
    const { request_id } = JSON.parse(told.slice(told.indexOf('\r\n\r\n') + 4)) as { request_id: string };
    const lines = server.logged.filter((line) => line.request_id === request_id);
    assert.deepEqual(
      lines.map(({ status, level }) => [status, level]),
      [[400, 30]],
    );
    const { text } = await server.send('GET', '/metrics');
    assert.match(text, /^touchstone_requests_total\{method="none",route="none",status="400"\} 1$/m);
  });

  test('is one line too where a body was refused before all of it had come', async () => {
    const { hostname, port, host } = new URL(server.address);
    const before = server.logged.length;
    const socket = connect(Number(port), hostname);
    const head = ['POST /v2/verify HTTP/1.1', `Host: ${host}`, `Authorization: Bearer ${FIXED_KEY}`];
    const rest = ['X-Request-Id: too-large', 'Content-Type: application/json', 'Content-Length: 99000000'];
    socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n{"claims":`);
    await once(socket, 'data');
    socket.end();
    await once(socket, 'close');
    await fetch(`${server.address}/health`);
    const lines = server.logged.slice(before).filter(({ route }) => route !== '/health');
    assert.deepEqual(
      lines.map(({ request_id, status }) => [request_id, status]),
      [['too-large', 413]],
    );
  });

  test('holds no word of a claim, source, parameter, key or path', async () => {
    await server.post('/v2/authorize', {
      ...SECRET_WORDS,
      action: { type: 'refund', params: { iban: 'XX99-HIDDEN' } },
    });
    await server.send('GET', '/v2/audit/zebra-path-word');
    await server.send('GET', '/v2/audit', { key: 'ts_abc_zebrasecret' });
    const all = JSON.stringify(server.logged);
    assert.doesNotMatch(all, /zebra|Ostrogoth|Zanzibar|XX99|a-key-of-the-tests/i);
  });

  test('is counted: requests, decisions by reason, stages, batches and the size of the log', async () => {
    const { text } = await server.send('GET', '/metrics');
    assert.match(
      text,
      /touchstone_requests_total\{method="POST",route="\/v2\/authorize",status="200"\} [1-9]/,
    );
    assert.match(text, /touchstone_decisions_total\{decision="allow",reason="coverage_sufficient"\} [1-9]/);
    assert.match(text, /touchstone_stage_duration_seconds_bucket\{stage="verify",le="[\d.]+"\} \d/);
    assert.match(text, /touchstone_request_duration_seconds_count\{route="\/v2\/authorize"\} [1-9]/);
    assert.match(text, /touchstone_audit_batch_size_count [1-9]/);
    assert.match(text, /touchstone_audit_log_size [1-9]/);
    assert.match(text, /nodejs_eventloop_lag_seconds/);
  });

  test('is shown in /health/detailed', async () => {
    const { status, body } = await server.send('GET', '/health/detailed');
    assert.equal(status, 200);
    assert.equal(body.status, 'ok');
    assert.deepEqual(Object.keys(body.components), ['storage', 'audit_log', 'jobs', 'webhooks', 'semantic']);
    assert.equal(typeof body.components.storage.latency_ms, 'number');
  });

  test('is down in /health/detailed while no record can be written, until one was', async () => {
    const authorize = () => server.post('/v2/authorize', SUPPORTED);
    const audit = async () => {
      const { status, body } = await server.send('GET', '/health/detailed');
      return [status, body.status, body.components.storage.status, body.components.audit_log.status];
    };
    const down = [503, 'down', 'ok', 'down'];
    const fault =
      "CREATE TRIGGER fault AFTER INSERT ON checkpoint BEGIN SELECT RAISE(ABORT, 'injected'); END";
    withSql(server.folder, (db) => db.exec(fault));
    assert.equal((await authorize()).body.code, 'audit_unavailable');
    assert.deepEqual(await audit(), down);
    assert.deepEqual(await audit(), down, 'the log can be read, and still takes no record');
    assert.equal((await authorize()).status, 503);
    assert.deepEqual(await audit(), down);
    withSql(server.folder, (db) => db.exec('DROP TRIGGER fault'));
    assert.equal((await authorize()).status, 200);
    assert.deepEqual(await audit(), [200, 'ok', 'ok', 'ok']);
  });
});

describe('the record of a decision', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  const recordOf = async (request: object) => {
    const { body } = await server.post('/v2/authorize', { ...request, response: { mode: 'verbose' } });
    return (await server.send('GET', `/v2/audit/${body.audit.record_id}`)).body.record;
  };

  test('tells which option denied: two requests that differ in it alone have records that differ in it', async () => {
    const request = {
      claims: [{ text: 'The parcel was lost.' }],
      requirements: { decision_mode: 'balanced' },
    };
    const reviewed = await recordOf({ ...request, sources: [] });
    const denied = await recordOf({ ...request, sources: [], options: { deny_if_any_unsupported: true } });
    assert.deepEqual([reviewed.decision, denied.decision], ['needs_review', 'deny']);
    assert.deepEqual(reviewed.options, { deny_if_any_unsupported: false, evidence_limit: 5 });
    assert.deepEqual(denied.options, { deny_if_any_unsupported: true, evidence_limit: 5 });
  });

  test('tells of each source what was read and why it was set aside', async () => {
    const { claims } = SUPPORTED;
    const sum = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const sources = [
      { source_id: 'whole', text: 'One.', checksum: sum('One.') },
      { source_id: 'tampered', text: 'Two!', checksum: sum('Two.') },
      { source_id: 'absent', checksum: sum('Three.') },
    ];
    const { sources: audited } = await recordOf({ claims, sources });
    assert.deepEqual(audited, [
      { source_id: 'whole', checksum: sum('One.') },
      {
        source_id: 'tampered',
        checksum: sum('Two!'),
        fault: 'source_integrity_failed',
        expected_checksum: sum('Two.'),
      },
      { source_id: 'absent', checksum: null, fault: 'fetch_failed', expected_checksum: sum('Three.') },
    ]);
    const options = { trusted_origins: ['document'], max_evidence_age: 'P30D' };
    const untrusted = await recordOf({ claims, sources: [{ source_id: 's', text: 'Four.' }], options });
    assert.deepEqual(untrusted.sources, [
      { source_id: 's', checksum: sum('Four.'), fault: 'untrusted_source' },
    ]);
    assert.deepEqual(untrusted.options, { deny_if_any_unsupported: false, evidence_limit: 5, ...options });
  });
});

describe('settings that say more', () => {
  test('TOUCHSTONE_LOG_TEXTS puts the body into the line, never the key', async (t) => {
    const server = await running({ TOUCHSTONE_LOG_TEXTS: 'true' });
    t.after(() => server.stop());
    await server.post('/v2/verify', SECRET_WORDS);
    const all = JSON.stringify(server.logged);
    assert.match(all, /zebra/);
    assert.doesNotMatch(all, /a-key-of-the-tests/);
  });

  test('AUDIT_VERIFICATIONS leaves a record for each verification, and names it when asked', async (t) => {
    const server = await running({ AUDIT_VERIFICATIONS: 'true' });
    t.after(() => server.stop());
    const { body } = await server.post('/v2/verify', VERBOSE);
    const record = await server.send('GET', `/v2/audit/${body.audit.record_id}`);
    assert.equal(record.body.record.operation, 'verify');
    assert.equal(record.body.record.decision, undefined);
  });

  test('without it a verification leaves none', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    assert.equal((await server.post('/v2/verify', VERBOSE)).body.audit, undefined);
    assert.equal((await server.send('GET', '/v2/audit')).body.records.length, 0);
  });

  test('a forbidden action is denied in every mode, and floors hold whatever is asked', async (t) => {
    const server = await running({
      TOUCHSTONE_FORBIDDEN_ACTIONS: 'wire_transfer',
      TOUCHSTONE_FLOOR_MIN_COVERAGE: '0.9',
      TOUCHSTONE_LOOSEST_MODE: 'balanced',
    });
    t.after(() => server.stop());
    const ask = (action: string) =>
      server.post('/v2/authorize', {
        ...VERBOSE,
        action: { type: action },
        requirements: { decision_mode: 'audit', min_coverage: 0.1 },
      });
    const forbidden = await ask('Wire_Transfer');
    assert.equal(forbidden.body.decision, 'deny');
    assert.equal(forbidden.body.reason, 'policy_violation');
    const allowed = await ask('refund');
    assert.equal(allowed.body.decision, 'allow');
    assert.deepEqual(allowed.body.requirements, {
      decision_mode: 'balanced',
      min_coverage: 0.9,
      citations: 'required',
    });
  });
});

describe('the list of records', () => {
  test('has shorter pages where records are long, and none is left out', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    const claims = Array.from({ length: 256 }, (_, at) => ({
      text: 'Rain.',
      claim_id: `${at}`.padEnd(256, 'x'),
    }));
    for (let sent = 0; sent < 40; sent++) await server.post('/v2/authorize', { claims });
    const seen: number[] = [];
    const pages: number[] = [];
    for (let cursor = ''; ; ) {
      const { body, text } = await server.send('GET', `/v2/audit?limit=1000${cursor}`);
      assert.ok(text.length < 5 * 1024 * 1024);
      pages.push(body.records.length);
      seen.push(...body.records.map(({ leaf_index }: { leaf_index: number }) => leaf_index));
      if (body.next_cursor === null) break;
      cursor = `&cursor=${body.next_cursor}`;
    }
    assert.ok(pages.length > 1);
    assert.deepEqual(
      seen,
      Array.from({ length: 40 }, (_, at) => 39 - at),
    );
  });
});
