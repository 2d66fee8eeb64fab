/** What is said of every figure of /metrics and of every line of the log, whatever was asked. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Metrics } from '../../src/http/metrics.ts';
import { type Running, running } from './harness.ts';

/** Units of https://prometheus.io/docs/practices/naming/ that figures of time and size are in. */
const ODD_UNITS = /_(?:ms|milliseconds|millis|minutes|hours|mib|mb|kb|kib|percent)(?:_|$)/;

const LABELS: ReadonlySet<string> = new Set([
  'method',
  'route',
  'status',
  'decision',
  'reason',
  'verdict',
  'stage',
  'type',
  'outcome',
  'le',
]);

const JSON_TYPE = { 'content-type': 'application/json' };

/** Sends a word wherever a caller can write one: in bodies, paths, queries and headers, rightly and wrongly. */
async function sayEverywhere(server: Running, word: string): Promise<void> {
  const { send, post } = server;
  const claims = [{ id: word, text: `The ${word} was paid on 4 May 2026.` }];
  const sources = [{ source_id: word, text: `The ${word} was paid on 4 May 2026.`, uri: `https://${word}/` }];
  const action = { type: word, params: { [word]: word } };
  const whole = { action, claims, sources, [word]: word };
  const headers = { 'user-agent': word, 'idempotency-key': word, referer: word, [`x-${word}`]: word };
  await post('/v2/verify', whole, headers);
  await post('/v2/verify', { ...whole, claims: [{ text: 7, [word]: word }] });
  await post('/v2/authorize', whole);
  await post('/v2/authorize', { ...whole, claims: [{ text: `The ${word} was not there.` }] });
  await post('/v2/authorize', { ...whole, claims: undefined, answer: `The ${word} was paid.` });
  await post('/v2/authorize', { ...whole, requirements: { decision_mode: word } });
  await post('/v2/authorize', { ...whole, options: { semantic_verify_background: true } });
  await post('/v2/authorize', { ...whole, answer: `The ${word} was paid.` }, { accept: 'text/event-stream' });
  await post('/v2/authorize', { ...whole, sources: [{ uri: `data:text/plain,${word}`, checksum: word }] });
  await post('/v2/sources', { source_id: word, title: word, text: word, metadata: { [word]: word } });
  await post('/v2/sources', { source_id: word, text: `another ${word}` });
  await post('/v2/sources', { source_id: word, type: word });
  const form = `--${word}\r\ncontent-disposition: form-data; name="file"; filename="${word}.pdf"\r\n\r\n%PDF-${word}\r\n--${word}--\r\n`;
  await send('POST', '/v2/sources', {
    body: form,
    headers: { 'content-type': `multipart/form-data; boundary=${word}` },
  });
  await post('/v1/verify-claims-batch', { jobs: [{ id: word, claims, sources }] });
  await post('/v1/verify-claims-batch', { jobs: [{ id: word, claims: word, [word]: 1 }] });
  await post('/v2/webhooks', { url: `https://${word}.example/${word}`, description: word });
  await post('/v2/webhooks', { url: `http://127.0.0.1/${word}`, events: [word] });
  await send('POST', '/v2/verify', { body: `{"${word}`, headers: JSON_TYPE });
  await send('POST', '/v2/verify', { body: word, headers: { 'content-type': `text/${word}` } });
  for (const path of ['/', '/v2/jobs/', '/v2/audit/', '/v2/audit/keys/', '/v2/sources/', '/v2/webhooks/'])
    for (const method of ['GET', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS'])
      await send(method, `${path}${word}?${word}=${word}`, {
        headers: { 'last-event-id': word, 'if-none-match': word },
      });
  await send('GET', `/v2/audit?action=${word}&decision=${word}&cursor=${word}`);
  await send('GET', `/tlog/tile/${word}`);
  await send('GET', '/v2/jobs', { key: `ts_${word}_${word}` });
  await send('GET', '/v2/jobs', { headers: { authorization: `Basic ${word}` } });
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname, () => socket.write(`${word} /${word} HTTP/9\r\n\r\n`));
  for await (const _ of socket);
}

interface Series {
  readonly name: string;
  readonly labels: readonly (readonly [string, string])[];
}

function seriesOf(text: string): Series[] {
  const lines = text.split('\n').filter((line) => line.startsWith('touchstone_'));
  return lines.map((line) => {
    const [, name, inner = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line)!;
    const labels = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, label, value]) => [label!, value!] as const,
    );
    return { name: name!, labels };
  });
}

/** Waits until no job is at work, for what its end counts. */
async function settled({ send }: Running): Promise<void> {
  for (let looks = 0; looks < 200; looks++) {
    const { jobs } = (await send('GET', '/health/detailed')).body.components;
    if (jobs.queued + jobs.running === 0) return;
    await pause(50);
  }
}

describe('whatever a caller writes', () => {
  let server: Running;
  let first: string;
  let second: string;
  before(async () => {
    server = await running();
    await sayEverywhere(server, 'okapione');
    await settled(server);
    await server.send('GET', '/metrics');
    first = (await server.send('GET', '/metrics')).text;
    await sayEverywhere(server, 'okapitwo');
    await settled(server);
    second = (await server.send('GET', '/metrics')).text;
  });
  after(() => server.stop());

  test('no word of it is in the log or in a metric', () => {
    assert.ok(server.logged.length > 100);
    const told = server.logged.filter((line) => /okapi/i.test(JSON.stringify(line)));
    assert.deepEqual(told, []);
    assert.doesNotMatch(second, /okapi/i);
  });

  test('makes no more series: another word has those that the first one had', () => {
    // What became of a delivery is known when its server has answered, or has not.
    const awaited = ({ name }: Series) => name !== 'touchstone_webhook_attempts_total';
    const names = (text: string) =>
      [
        ...new Set(
          seriesOf(text)
            .filter(awaited)
            .map((one) => JSON.stringify(one)),
        ),
      ].sort();
    assert.ok(names(first).length > 100);
    assert.deepEqual(names(second), names(first));
  });

  test('labels are few, and none holds what comes from a caller', () => {
    for (const { name, labels } of seriesOf(second))
      for (const [label, value] of labels) {
        assert.ok(LABELS.has(label), `${name} has the label ${label}`);
        assert.match(value, /^[\w./:+*-]+$/, `${name}{${label}="${value}"}`);
      }
  });

  test('names are those of Prometheus: seconds and bytes, _total of counters alone, and each has its help', () => {
    const types = [...second.matchAll(/^# TYPE (touchstone_\w+) (\w+)$/gm)];
    assert.ok(types.length > 10);
    for (const [, name, type] of types) {
      assert.match(name!, /^touchstone_[a-z][a-z_]*[a-z]$/);
      assert.equal(name!.endsWith('_total'), type === 'counter', `${name} is a ${type}`);
      assert.doesNotMatch(name!, ODD_UNITS);
      assert.doesNotMatch(name!, /_(?:count|sum|bucket)$/, 'a histogram has these for its own');
      assert.match(second, new RegExp(`^# HELP ${name} \\S.*\\.$`, 'm'), `${name} has no help`);
    }
  });
});

describe('the documents', () => {
  test('name every metric that there is, and none that there is not', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    const { text } = await server.send('GET', '/metrics');
    const there = [...text.matchAll(/^# TYPE (touchstone_\w+) /gm)].map(([, name]) => name!);
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const named = [...page.matchAll(/`(touchstone_\w+)(?:\{[\w,]+\})?`/g)].map(([, name]) => name!);
    assert.ok(there.length > 20);
    assert.deepEqual([...new Set(named)].sort(), there.toSorted());
  });
});

describe('a job', () => {
  test('over which the clock was set back took no less than no time: what adds up never falls', async () => {
    const metrics = new Metrics();
    const [late, early] = ['2026-03-11T13:22:05.120Z', '2026-03-11T11:22:05.120Z'];
    metrics.jobs.ended({
      type: 'verify_batch',
      status: 'completed',
      created_at: late,
      started_at: early,
      finished_at: early,
    } as Parameters<typeof metrics.jobs.ended>[0]);
    const { body } = await metrics.print();
    assert.match(body, /^touchstone_job_wait_seconds_sum\{type="verify_batch"\} 0$/m);
    assert.match(body, /^touchstone_job_duration_seconds_sum\{type="verify_batch"\} 0$/m);
  });
});
