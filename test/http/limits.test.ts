import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLAIM, FIXED_KEY, running, SUPPORTED } from './harness.ts';

describe('rate limits over HTTP', () => {
  test('past the quota of a key the answer is 429 with Retry-After and the RateLimit fields', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    const key = await server.key({ rate_limit: 2 });
    const other = await server.key({ rate_limit: 2 });
    const ask = (token: string) =>
      server.send('POST', '/v2/verify', {
        key: token,
        body: JSON.stringify(SUPPORTED),
        headers: { 'content-type': 'application/json' },
      });
    const first = await ask(key);
    assert.equal(first.status, 200);
    assert.equal(first.headers.get('ratelimit-policy'), '"minute";q=2;w=60');
    assert.match(first.headers.get('ratelimit')!, /^"minute";r=1;t=\d+$/);
    assert.equal((await ask(key)).status, 200);
    const refused = await ask(key);
    assert.equal(refused.status, 429);
    assert.equal(refused.body.code, 'rate_limited');
    assert.match(refused.headers.get('ratelimit')!, /^"minute";r=0;t=\d+$/);
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.equal((await ask(other)).status, 200);
  });

  test('a key without a limit of its own has that of the setting; without one, none', async (t) => {
    const limited = await running({ TOUCHSTONE_RATE_LIMIT: '1' });
    t.after(() => limited.stop());
    assert.equal((await limited.post('/v2/verify', SUPPORTED)).status, 200);
    const refused = await limited.post('/v2/verify', SUPPORTED);
    assert.equal(refused.status, 429);
    assert.match(refused.body.detail, /1 requests a minute \(setting TOUCHSTONE_RATE_LIMIT\)/);
    const free = await running();
    t.after(() => free.stop());
    assert.equal((await free.post('/v2/verify', SUPPORTED)).headers.get('ratelimit'), null);
  });
});

describe('values of a body', () => {
  const claims = [{ text: 'The total of the invoice is 5 euros.' }];
  const many = (count: number, value: string) => `[${Array(count).fill(value).join(',')}]`;
  const data = (value: string) =>
    `{"claims":${JSON.stringify(claims)},"sources":[{"type":"data","data":${value}}]}`;
  const params = (value: string) =>
    `{"claims":${JSON.stringify(claims)},"sources":[],"action":{"type":"pay","params":{"x":${value}}}}`;
  const headers = { 'content-type': 'application/json' };

  test('past them the answer is 413 with the setting, of every operation, before anything is parsed', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    for (const [path, body] of [
      ['/v2/verify', data(many(2_000_000, '{}'))],
      ['/v2/verify', data(many(300_001, '1'))],
      ['/v2/authorize', params(many(2_000_000, '1'))],
      ['/v2/sources', `{"source_id":"big","type":"data","data":${many(2_000_000, '[]')}}`],
      ['/v2/webhooks', `{"url":"https://example.com/","events":${many(400_000, '1')}}`],
    ] as const) {
      const answer = await server.send('POST', path, { body, headers });
      assert.deepEqual([answer.status, answer.body.code], [413, 'payload_too_large'], path);
      assert.match(answer.body.detail, /more than 300,000 values.*TOUCHSTONE_MAX_BODY_VALUES/);
    }
    assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200);
  });

  test('up to them all is answered, and texts count as one value however long they are', async (t) => {
    const server = await running({ TOUCHSTONE_MAX_BODY_VALUES: '1000' });
    t.after(() => server.stop());
    const commas = `The total of the invoice is 5 euros. ${'[{,}]:'.repeat(10_000)}`;
    const text = { claims, sources: [{ text: commas }] };
    assert.equal((await server.post('/v2/verify', text)).status, 200);
    const few = { claims, sources: [{ data: Array(900).fill(1) }] };
    assert.equal((await server.post('/v2/authorize', few)).status, 200);
    const more = { claims, sources: [{ data: Array(1000).fill(1) }] };
    assert.equal((await server.post('/v2/authorize', more)).status, 413);
  });

  test('what is empty holds none, and the limit is the last number that is taken', async (t) => {
    const server = await running({ TOUCHSTONE_MAX_BODY_VALUES: '1000' });
    t.after(() => server.stop());
    for (const value of [1, [], {}, '']) {
      // Beside the entries: claims, the claim and its text, sources, the source and its data.
      const body = (entries: number) => ({
        claims: [{ text: CLAIM }],
        sources: [{ data: Array(entries).fill(value) }],
      });
      assert.equal((await server.post('/v2/verify', body(994))).status, 200, JSON.stringify(value));
      assert.equal((await server.post('/v2/verify', body(995))).status, 413, JSON.stringify(value));
    }
    const spaced = { body: `{ "claims": [ { "text": "${CLAIM}" } ], "sources": [ ${'{ \n }'} ] }`, headers };
    assert.match((await server.send('POST', '/v2/verify', spaced)).body.detail, /the source is empty/);
  });
});

describe('overload', () => {
  test('a body that is too long in coming is told as such', async (t) => {
    const server = await running({ TOUCHSTONE_REQUEST_SECONDS: '1' });
    t.after(() => server.stop());
    const { port, hostname } = new URL(server.address);
    const headers = {
      authorization: `Bearer ${FIXED_KEY}`,
      'content-type': 'application/json',
      'content-length': 100,
    };
    const sending = request({ host: hostname, port, path: '/v2/verify', method: 'POST', headers });
    sending.write('{"claims":');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    assert.equal(answer.statusCode, 503);
    const { detail } = (await json(answer)) as { detail: string };
    assert.match(detail, /^The body of the request took longer than the 1 s .*Send less at once\.$/);
  });

  test('a request that takes too long is 503 overloaded, and the server goes on answering meanwhile', async (t) => {
    const server = await running({ TOUCHSTONE_REQUEST_SECONDS: '1', TOUCHSTONE_WORKERS: '1' });
    t.after(() => server.stop());
    // Many claims against much text: more work than the time allows.
    const sentence = (at: number) =>
      `Parcel ${at} left depot ${at % 97} on day ${at % 31} with ${at * 7} crates and ${at % 13} seals. `;
    const text = Array.from({ length: 90_000 }, (_, at) => sentence(at)).join('');
    const claims = Array.from({ length: 256 }, (_, at) => ({
      text: `Parcel ${at * 101} left depot ${at} with nine seals on day ${at % 31}.`,
    }));
    const slow = server.post('/v2/verify', { claims, sources: [{ text }] });
    const quick = await server.post('/v2/verify', SUPPORTED);
    assert.equal(quick.status, 200);
    const answer = await slow;
    assert.equal(answer.status, 503, answer.text.slice(0, 200));
    assert.equal(answer.body.code, 'overloaded');
    assert.match(
      answer.body.detail,
      /took longer than the 1 s that a request may \(setting TOUCHSTONE_REQUEST_SECONDS\)/,
    );
    assert.match(answer.body.detail, /\. Send less /);
    assert.ok(answer.headers.get('retry-after'));
    assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200);
  });

  test('past the bound of requests in work the answer is 503 overloaded', async (t) => {
    const server = await running({ TOUCHSTONE_MAX_IN_FLIGHT: '1' });
    t.after(() => server.stop());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.post('/v2/authorize', SUPPORTED)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    assert.ok(statuses.has(200));
    assert.ok(statuses.has(503));
    for (const { status, body } of answers) {
      if (status === 200) continue;
      assert.equal(body.code, 'overloaded');
      assert.match(body.detail, /^1 requests are in work already \(setting TOUCHSTONE_MAX_IN_FLIGHT\)/);
    }
    assert.equal((await server.send('GET', '/health')).status, 200);
  });

  test('large bodies have room for sixteen of full size; past it the answer is 503 overloaded at once', async (t) => {
    const server = await running({ TOUCHSTONE_MAX_BODY_BYTES: '131072' });
    t.after(() => server.stop());
    const { hostname, port } = new URL(server.address);
    const head = `POST /v2/verify HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${FIXED_KEY}\r\nContent-Type: application/json\r\n`;
    const unfinished = Array.from({ length: 16 }, (_, at) => {
      const socket = connect(Number(port), hostname);
      const words = ' '.repeat(125_000);
      const how =
        at % 2 === 0 ? 'Content-Length: 131072\r\n\r\n' : 'Transfer-Encoding: chunked\r\n\r\n1ffff\r\n';
      return new Promise<Socket>((resolve) => socket.write(head + how + words, () => resolve(socket)));
    });
    const sockets = await Promise.all(unfinished);
    const large = { ...SUPPORTED, note: ' '.repeat(125_000) };
    const full = async () => (await server.post('/v2/verify', large)).body.code === 'overloaded';
    while (!(await full()));
    const refused = await server.post('/v2/verify', large);
    assert.deepEqual([refused.status, refused.body.code], [503, 'overloaded']);
    assert.ok(refused.headers.get('retry-after'));
    assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200, 'a small one needs no room');
    for (const socket of sockets) socket.destroy();
    while (await full());
    assert.equal((await server.post('/v2/verify', large)).status, 200);
  });

  test('answers that nobody reads are no work: they take no place from others, and are cut off', async (t) => {
    const server = await running({ TOUCHSTONE_MAX_IN_FLIGHT: '4', TOUCHSTONE_REQUEST_SECONDS: '3' });
    t.after(() => server.stop());
    const text = 'The parcel was delivered. '.repeat(250_000);
    assert.equal((await server.post('/v2/sources', { source_id: 'long', text })).status, 201);
    const { hostname, port } = new URL(server.address);
    const ask = `GET /v2/sources/long/text HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${FIXED_KEY}\r\n\r\n`;
    const sockets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = connect(Number(port), hostname, () => socket.write(ask));
        socket.on('error', () => {});
        await once(socket, 'readable');
        return socket;
      }),
    );
    assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200);
    const ended = () => server.logged.filter(({ route }) => route === '/v2/sources/:source_id/text').length;
    while (ended() < sockets.length) await sleep(20);
    for (const socket of sockets) socket.destroy();
  });

  test('whoever sends nothing, or half a head, is told 408 and cut off in the time of a request', {
    timeout: 20_000,
  }, async (t) => {
    const server = await running({ TOUCHSTONE_REQUEST_SECONDS: '1' });
    t.after(() => server.stop());
    const { hostname, port } = new URL(server.address);
    const said = ['', 'GET /health HTTP/1.1\r\nHost: x\r\n'].map(async (head) => {
      const socket = connect(Number(port), hostname, () => socket.write(head));
      return (await buffer(socket)).toString();
    });
    for (const answer of await Promise.all(said))
      assert.match(answer, /^HTTP\/1\.1 408 .*"code":"invalid_request"/s);
    assert.equal((await server.send('GET', '/health')).status, 200);
  });
});
