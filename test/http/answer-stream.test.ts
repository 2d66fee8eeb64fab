// An answer judged as a stream of events: a check for each claim, the artifact last.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { FIXED_KEY, type Running, running } from './harness.ts';

const EVENTS = { accept: 'text/event-stream' };
const TEXT = 'Invoice 7781 was paid on 3 May. The kettle passed inspection.';
const BODY = {
  answer:
    'Hi Sam! Invoice 7781 was paid on 3 May [s1]. The kettle passed inspection [s1]. The shop is closed on Mondays.',
  sources: [{ text: TEXT }],
  response: { mode: 'verbose' },
};

interface Told {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  readonly data: any;
}

/** The events of a stream (WHATWG HTML, 9.2.6). */
function eventsOf(text: string): Told[] {
  return text
    .split('\n\n')
    .filter((frame) => frame !== '')
    .map((frame) => {
      const [type, data] = frame.split('\n');
      assert.ok(type!.startsWith('event: ') && data!.startsWith('data: '), frame);
      return { type: type!.slice('event: '.length), data: JSON.parse(data!.slice('data: '.length)) };
    });
}

describe('POST /v2/authorize with Accept: text/event-stream', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  test('sends a check for each claim in order, and the artifact last', async () => {
    const { status, headers, text } = await server.post('/v2/authorize', BODY, EVENTS);
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^text\/event-stream/);
    const events = eventsOf(text);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['check', 'check', 'check', 'decision'],
    );
    const { data: artifact } = events.at(-1)!;
    assert.deepEqual(
      events.slice(0, -1).map(({ data }) => data),
      artifact.diagnostics,
    );
    assert.equal(artifact.request_id, headers.get('x-request-id'));
    assert.equal(artifact.decision, 'deny');
  });

  test('gives the artifact that the same request gets in one piece', async () => {
    const streamed = eventsOf((await server.post('/v2/authorize', BODY, EVENTS)).text).at(-1)!.data;
    const { body: whole } = await server.post('/v2/authorize', BODY);
    for (const field of [
      'decision',
      'reasons',
      'request_hash',
      'diagnostics',
      'skipped',
      'supported_answer',
    ]) {
      assert.deepEqual(streamed[field], whole[field], field);
    }
  });

  test('compact checks hold id, status, coverage and place', async () => {
    const { text } = await server.post('/v2/authorize', { ...BODY, response: {} }, EVENTS);
    const [first] = eventsOf(text);
    assert.deepEqual(first!.data, {
      claim_id: 'a1',
      status: 'supported',
      coverage: 1,
      answer_start: 8,
      answer_end: 44,
    });
  });

  test('the record of the decision is in the log when the artifact arrives', async () => {
    const { text } = await server.post('/v2/authorize', BODY, EVENTS);
    const { audit } = eventsOf(text).at(-1)!.data;
    assert.equal((await server.send('GET', `/v2/audit/${audit.record_id}/proof`)).status, 200);
  });

  test('a large request is judged apart and streamed all the same', async () => {
    const filler = 'Nothing of note happened at the depot that day. '.repeat(800);
    const body = { ...BODY, sources: [{ text: `${TEXT} ${filler}` }] };
    const types = eventsOf((await server.post('/v2/authorize', body, EVENTS)).text).map(({ type }) => type);
    assert.deepEqual(types, ['check', 'check', 'check', 'decision']);
  });

  test('errors before the first event are ordinary problems', async () => {
    const refused = await server.post('/v2/authorize', { answer: '' }, EVENTS);
    assert.equal(refused.status, 400);
    assert.match(refused.headers.get('content-type')!, /^application\/problem\+json/);
    assert.equal(
      (await server.post('/v2/authorize', BODY, { ...EVENTS, authorization: 'Bearer x' })).status,
      401,
    );
  });

  test('without a claim the decision is the only event', async () => {
    const { text } = await server.post('/v2/authorize', { ...BODY, answer: 'Hello! How are you?' }, EVENTS);
    const events = eventsOf(text);
    assert.deepEqual(
      events.map(({ type, data }) => [type, data.decision]),
      [['decision', 'needs_review']],
    );
  });

  test('under an idempotency key the same events come again, and as JSON the same decision', async () => {
    const headers = { ...EVENTS, 'idempotency-key': 'stream-1' };
    const first = await server.post('/v2/authorize', BODY, headers);
    const again = await server.post('/v2/authorize', BODY, headers);
    assert.equal(again.text, first.text);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(again.headers.get('x-request-id'), eventsOf(first.text).at(-1)!.data.request_id);
    const json = await server.post('/v2/authorize', BODY, { 'idempotency-key': 'stream-1' });
    assert.equal(json.status, 200);
    assert.match(json.headers.get('content-type')!, /^application\/json/);
    assert.deepEqual(json.body, eventsOf(first.text).at(-1)!.data);
    assert.equal(json.text, JSON.stringify(json.body));
  });

  test('under an idempotency key a decision that was given as JSON comes again as its event', async () => {
    const key = { 'idempotency-key': 'stream-2' };
    const first = await server.post('/v2/authorize', BODY, key);
    const again = await server.post('/v2/authorize', BODY, { ...EVENTS, ...key });
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.match(again.headers.get('content-type')!, /^text\/event-stream/);
    const events = eventsOf(again.text);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['decision'],
    );
    assert.deepEqual(events[0]!.data, first.body);
  });

  test('a refused type of answer gets JSON', async () => {
    const accept = 'application/json, text/event-stream;q=0';
    const { headers } = await server.post('/v2/authorize', BODY, { accept });
    assert.match(headers.get('content-type')!, /^application\/json/);
  });

  test('a reader that leaves early takes no record with it', async () => {
    const list = async () => (await server.send('GET', '/v2/audit')).body.records.length;
    const before = await list();
    const controller = new AbortController();
    const response = await fetch(`${server.address}/v2/authorize`, {
      method: 'POST',
      signal: controller.signal,
      headers: { ...EVENTS, authorization: `Bearer ${FIXED_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(BODY),
    });
    await response.body!.getReader().read();
    controller.abort();
    for (let tries = 0; (await list()) === before && tries < 200; tries++)
      await new Promise((go) => setTimeout(go, 10));
    assert.equal(await list(), before + 1);
  });
});
