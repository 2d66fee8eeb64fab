import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { PROBLEMS } from '../../src/contract/index.ts';
import { type Answered, FIXED_KEY, type Running, running, SUPPORTED } from './harness.ts';

/** What holds for every problem (RFC 9457 and contract.md, Errors). */
function assertProblem(answer: Answered, status: number, code: keyof typeof PROBLEMS): void {
  assert.equal(answer.status, status, answer.text);
  assert.equal(answer.headers.get('content-type'), 'application/problem+json');
  assert.equal(answer.body.code, code);
  assert.equal(answer.body.status, status);
  assert.equal(answer.body.title, PROBLEMS[code].title);
  assert.equal(typeof answer.body.type, 'string');
  assert.ok(answer.body.detail.length > 0);
  assert.equal(answer.body.request_id, answer.headers.get('x-request-id'));
}

/** Writes bytes as they are and gives what comes back. */
function raw(address: string, bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(address);
  let text = '';
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.on('close', () => resolve(text));
  socket.on('error', reject);
  return promise;
}

/** Sends a whole body of spaces and looks at what comes back only then, as most clients do. */
function sendThenListen(
  address: string,
  path: string,
  bytes: number,
  [chunked, last]: readonly [boolean, boolean],
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${FIXED_KEY}\r\nContent-Type: application/json\r\n${last ? 'Connection: close\r\n' : ''}`;
  const body = ' '.repeat(bytes);
  const sent = chunked
    ? `Transfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    : `Content-Length: ${bytes}\r\n\r\n${body}`;
  socket.write(head + sent, (error) => {
    if (error) return;
    socket.once('data', (answer) => {
      resolve(answer.toString());
      socket.destroy();
    });
  });
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('closed without an answer')));
  return promise;
}

describe('errors', () => {
  let server: Running;
  before(async () => {
    server = await running({
      TOUCHSTONE_MAX_BODY_BYTES: '4096',
      TOUCHSTONE_MAX_SOURCE_BYTES: '8192',
      TOUCHSTONE_MAX_BATCH_BYTES: '8192',
    });
  });
  after(() => server.stop());

  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(SUPPORTED);

  test('what is not JSON is 400 invalid_json with the place', async () => {
    const answer = await server.send('POST', '/v2/verify', { body: '{"claims":[}', headers: json });
    assertProblem(answer, 400, 'invalid_json');
    assert.match(answer.body.errors[0].message, /line 1, column \d+/);
  });

  test('no body at all is 400 invalid_json', async () => {
    assertProblem(await server.send('POST', '/v2/verify', {}), 400, 'invalid_json');
  });

  for (const length of ['', 'Content-Length: 0\r\n']) {
    test(`what has no body is not asked for its type${length && ', where it says so too'}`, async () => {
      const asked = (path: string) =>
        raw(
          server.address,
          `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${FIXED_KEY}\r\n` +
            `Content-Type: text/plain\r\n${length}Connection: close\r\n\r\n`,
        );
      assert.match(await asked(`/v2/jobs/${crypto.randomUUID()}/cancel`), /^HTTP\/1\.1 404 /);
      assert.match(await asked('/v2/verify'), /^HTTP\/1\.1 400 .*"code":"invalid_json"/s);
      assert.match(await asked('/v1/verify-claims-batch'), /^HTTP\/1\.1 400 .*"code":"invalid_json"/s);
    });
  }

  test('a request with several faults is 400 invalid_request with all of them', async () => {
    const answer = await server.post('/v2/verify', {
      claims: [{ text: 7 }],
      requirements: { min_coverage: 2 },
    });
    assertProblem(answer, 400, 'invalid_request');
    const pointers = answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort();
    assert.deepEqual(pointers, ['/claims/0/text', '/requirements/min_coverage']);
  });

  test('permissive is 400 and names balanced', async () => {
    const answer = await server.post('/v2/authorize', {
      ...SUPPORTED,
      requirements: { decision_mode: 'permissive' },
    });
    assertProblem(answer, 400, 'invalid_request');
    assert.match(answer.body.errors[0].message, /balanced/);
  });

  test('a path that is none is 404', async () => {
    assertProblem(await server.send('GET', '/v2/verifi'), 404, 'not_found');
    assertProblem(
      await server.send('POST', '/nothing', { body: 'x', headers: { 'content-type': 'text/plain' } }),
      404,
      'not_found',
    );
  });

  for (const [path, near] of [
    ['/v2/verify/', '/v2/verify'],
    ['//v2/verify', '/v2/verify'],
    ['/V2/Verify', '/v2/verify'],
    ['/v1/authorize', '/v2/authorize'],
    ['/v2/verify-claims-batch', '/v1/verify-claims-batch'],
    ['/authorize', '/v2/authorize'],
    ['/v1/health', '/health'],
    ['/v2/jobs/aBc/', '/v2/jobs/aBc'],
  ]) {
    test(`${path}, which is none, names ${near}`, async () => {
      const answer = await server.send('GET', path!);
      assertProblem(answer, 404, 'not_found');
      assert.ok(answer.body.detail.includes(` Did you mean ${near}? `), answer.body.detail);
    });
  }

  test('a path that is near none names none', async () => {
    for (const path of ['/v2/verifi', '/v3/nothing', '/%00/']) {
      const { body } = await server.send('GET', path);
      assert.equal(body.detail, 'There is nothing at this path. GET /docs lists what there is.', path);
    }
  });

  test('a record, key or tile that does not exist is 404', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    for (const path of [
      `/v2/audit/${id}`,
      '/v2/audit/no-uuid',
      `/v2/audit/${id}/proof`,
      '/v2/audit/keys/x',
      '/tlog/tile/0/999',
      '/tlog/x',
    ]) {
      assertProblem(await server.send('GET', path), 404, 'not_found');
    }
  });

  test('a wrong method is 405 with Allow, and OPTIONS tells the same', async () => {
    for (const [method, path, allow] of [
      ['GET', '/v2/verify', 'POST, OPTIONS'],
      ['DELETE', '/v2/audit', 'GET, HEAD, OPTIONS'],
      ['PUT', '/health', 'GET, HEAD, OPTIONS'],
      ['POST', '/v2/audit/x/proof', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await server.send(method, path);
      assertProblem(answer, 405, 'method_not_allowed');
      assert.equal(answer.headers.get('allow'), allow);
      const options = await server.send('OPTIONS', path);
      assert.equal(options.status, 204);
      assert.equal(options.headers.get('allow'), allow);
    }
  });

  test('HEAD answers as GET does, without the body', async () => {
    const answer = await server.send('HEAD', '/health');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-length'), '15');
    assert.equal(answer.text, '');
  });

  test('a body beyond the limit is 413 and names the setting', async () => {
    const large = JSON.stringify({ claims: [{ text: 'x'.repeat(5000) }] });
    const answer = await server.send('POST', '/v2/verify', { body: large, headers: json });
    assertProblem(answer, 413, 'payload_too_large');
    assert.match(answer.body.detail, /TOUCHSTONE_MAX_BODY_BYTES/);
  });

  test('a body beyond the limit is refused to a client that hears nothing before it has sent all of it', async () => {
    for (const path of ['/v2/verify', '/v2/sources', '/v1/verify-claims-batch'])
      for (const chunked of [false, true])
        for (const last of [false, true]) {
          const answer = await sendThenListen(server.address, path, 20_000_000, [chunked, last]);
          const told = `${path}, chunked ${chunked}, closing ${last}`;
          assert.match(answer, /^HTTP\/1\.1 413 .*"code":"payload_too_large"/s, told);
        }
  });

  const TYPES: readonly (readonly [string, number])[] = [
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON;charset="UTF-8"', 200],
    ['application/json; charset=latin1', 415],
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/jsonl', 415],
    ['multipart/form-data; boundary=x', 415],
  ];
  for (const [type, status] of TYPES) {
    test(`a body of type ${type} is ${status}`, async () => {
      const answer = await server.send('POST', '/v2/verify', { body, headers: { 'content-type': type } });
      if (status === 415) assertProblem(answer, 415, 'unsupported_media_type');
      else assert.equal(answer.status, 200, answer.text);
    });
  }

  test('an empty body has no type: what takes none is served, and what needs one asks for it', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const cancelled = await server.send('POST', '/v2/jobs/none/cancel', { body: '', headers });
    assertProblem(cancelled, 404, 'not_found');
    assertProblem(await server.send('POST', '/v2/verify', { body: '', headers }), 400, 'invalid_json');
  });

  test('a compressed body is 415', async () => {
    const answer = await server.send('POST', '/v2/verify', {
      body,
      headers: { ...json, 'content-encoding': 'gzip' },
    });
    assertProblem(answer, 415, 'unsupported_media_type');
  });

  test('a query parameter in the place of a field is 400: it would be passed over unheard', async () => {
    const before = await server.send('GET', '/v2/audit?limit=1');
    for (const path of ['/v2/verify', '/v2/authorize', '/v1/verify-claims-batch', '/v2/jobs/x/cancel']) {
      for (const accept of ['application/json', 'text/event-stream']) {
        const headers = { ...json, accept };
        const answer = await server.send('POST', `${path}?dry_run=true`, { body, headers });
        assertProblem(answer, 400, 'invalid_request');
        assert.equal(answer.body.errors[0].pointer, '/query/dry_run');
      }
    }
    assert.deepEqual((await server.send('GET', '/v2/audit?limit=1')).body.records, before.body.records);
  });

  test('a list of records from a time to one before it is 400, and told both', async () => {
    const between = (from: string, to: string) => server.send('GET', `/v2/audit?from=${from}&to=${to}`);
    const answer = await between('2026-12-01', '2026-11-01');
    assertProblem(answer, 400, 'invalid_request');
    const [{ pointer, message }] = answer.body.errors;
    assert.equal(pointer, '/query/to');
    assert.match(message, /^to is 2026-11-01T.*before from \(2026-12-01T.*Exchange the two/);
    assert.deepEqual((await between('2026-12-01', '2026-12-01')).body.records, []);
  });

  test('a query parameter that is unknown, repeated or out of range is 400', async () => {
    for (const query of [
      'limit=0',
      'limit=1001',
      'limit=x',
      'decision=maybe',
      'from=yesterday',
      'wat=1',
      'limit=1&limit=2',
      'cursor=x',
    ]) {
      assertProblem(await server.send('GET', `/v2/audit?${query}`), 400, 'invalid_request');
    }
    assertProblem(await server.send('GET', '/v2/audit/consistency'), 400, 'invalid_request');
    for (const [query, pointer] of [
      ['from=9&to=99', '/query/to'],
      ['from=3&to=2', '/query/from'],
      ['from=99', '/query/from'],
    ]) {
      const answer = await server.send('GET', `/v2/audit/consistency?${query}`);
      assertProblem(answer, 400, 'invalid_request');
      assert.equal(answer.body.errors[0].pointer, pointer);
    }
  });

  test('what is not HTTP is answered with a problem too', async () => {
    const text = await raw(server.address, 'NONSENSE\r\n\r\n');
    assert.match(text, /^HTTP\/1\.1 400 /);
    const problem = JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));
    assert.equal(problem.code, 'invalid_request');
    assert.match(text, new RegExp(`X-Request-ID: ${problem.request_id}\r\n`));
  });

  test('an expectation that nobody knows keeps no request from its answer', async () => {
    const text = await raw(
      server.address,
      'GET /health HTTP/1.1\r\nHost: x\r\nExpect: everything\r\nConnection: close\r\n\r\n',
    );
    assert.match(text, /^HTTP\/1\.1 200 .*x-request-id: /s);
  });

  test('a body that is kept back is asked for only when nothing in the head refuses it (RFC 9110, 10.1.1)', async () => {
    const body = JSON.stringify(SUPPORTED);
    const sent = (path: string, key: string, length: number, rest = '\r\n') =>
      raw(
        server.address,
        `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n` +
          `Expect: 100-continue\r\nContent-Length: ${length}\r\n${rest}`,
      );
    const size = Buffer.byteLength(body);
    assert.match(await sent('/v2/verify', 'nobody', size), /^HTTP\/1\.1 401 /);
    assert.match(await sent('/v2/verify', FIXED_KEY, 2 ** 33), /^HTTP\/1\.1 413 /);
    assert.match(await sent('/v1/verify-claims-batch', FIXED_KEY, 2 ** 33), /^HTTP\/1\.1 413 /);
    assert.match(await sent('/v2/nothing', FIXED_KEY, size), /^HTTP\/1\.1 404 /);
    assert.match(
      await sent('/v2/verify', FIXED_KEY, size, `Connection: close\r\n\r\n${body}`),
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /,
    );
  });

  test('OPTIONS for the whole server lists what is served anywhere (RFC 9110, 9.3.7)', async () => {
    const text = await raw(server.address, 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    assert.match(text, /^HTTP\/1\.1 204 [\s\S]*\r\nallow: .*GET, HEAD/i);
    assert.match(text, /\r\nallow: .*POST.*OPTIONS\r\n/i);
  });

  test('a target that names the whole address is taken as its path (RFC 9112, 3.2.2)', async () => {
    const at = (method: string, path: string) =>
      raw(
        server.address,
        `${method} http://elsewhere.example${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
    assert.match(await at('GET', '/health'), /^HTTP\/1\.1 200 /);
    assert.match(await at('OPTIONS', '/v2/verify?x=1'), /^HTTP\/1\.1 204 [\s\S]*allow: POST, OPTIONS/i);
    assert.match(await at('DELETE', '/v2/verify'), /^HTTP\/1\.1 405 [\s\S]*allow: POST, OPTIONS/i);
    assert.match(await at('GET', '/v2/nothing'), /^HTTP\/1\.1 404 /);
  });

  test('a header that is too large is 431', async () => {
    const text = await raw(
      server.address,
      `GET /health HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(70_000)}\r\n\r\n`,
    );
    assert.match(text, /^HTTP\/1\.1 431 /);
    assert.match(text, /application\/problem\+json/);
  });

  test('HTTP/1.1 without Host is 400, and a path that is no path too', async () => {
    const noHost = await raw(server.address, 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n');
    assert.match(noHost, /^HTTP\/1\.1 400 [\s\S]*invalid_request/);
    const badPath = await raw(
      server.address,
      'GET /v2/audit/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    assert.match(badPath, /^HTTP\/1\.1 400 [\s\S]*invalid_request/);
  });

  const BODY = JSON.stringify(SUPPORTED);
  const AUTH = 'Authorization: Bearer a-key-of-the-tests-alone';
  const LENGTH = `Content-Length: ${Buffer.byteLength(BODY)}`;
  const TYPE = 'Content-Type: application/json';
  const CHUNKED = `${Buffer.byteLength(BODY).toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
  const AMBIGUOUS: readonly (readonly [string, readonly string[], string, RegExp])[] = [
    [
      'two Host lines',
      ['Host: a', 'host: b', AUTH, TYPE, LENGTH],
      BODY,
      /400 .*Host|400 [\s\S]*host stands twice/,
    ],
    [
      'two Authorization lines',
      ['Host: a', AUTH, AUTH, TYPE, LENGTH],
      BODY,
      /400 [\s\S]*Authorization stands twice[\s\S]*"errors":\[\{"pointer":"\/header\/Authorization"/,
    ],
    [
      'two Content-Type lines',
      ['Host: a', AUTH, TYPE, TYPE, LENGTH],
      BODY,
      /400 [\s\S]*Content-Type stands twice/,
    ],
    ['two charsets', ['Host: a', AUTH, `${TYPE}; charset=utf-8; charset=latin1`, LENGTH], BODY, /415 /],
    [
      'another transfer coding',
      ['Host: a', AUTH, TYPE, 'Transfer-Encoding: gzip, chunked'],
      CHUNKED,
      /400 [\s\S]*transfer coding/,
    ],
  ];
  for (const [name, lines, body, answer] of AMBIGUOUS) {
    test(`${name} can be read in two ways, and are refused`, async () => {
      const text = await raw(
        server.address,
        `POST /v2/verify HTTP/1.1\r\n${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`,
      );
      assert.match(text, answer);
      assert.match(text, /application\/problem\+json/);
    });
  }

  test('lines that may stand twice, and a chunked body, are taken', async () => {
    for (const [lines, body] of [
      [
        [
          'Host: a',
          AUTH,
          `${TYPE}; charset="UTF-8"`,
          LENGTH,
          'X-A: 1',
          'X-A: 2',
          'Accept: a/b',
          'Accept: c/d',
        ],
        BODY,
      ],
      [['Host: a', AUTH, TYPE, 'Transfer-Encoding: Chunked'], CHUNKED],
    ] as const) {
      const head = ['POST /v2/verify HTTP/1.1', ...lines, 'Connection: close'].join('\r\n');
      assert.match(await raw(server.address, `${head}\r\n\r\n${body}`), /^HTTP\/1\.1 200 /);
    }
  });

  test('the id of a record may be written in capitals, and no route of the log passes over a query', async () => {
    const { body } = await server.post('/v2/authorize', { ...SUPPORTED, response: { mode: 'verbose' } });
    const { record_id, key_id } = body.audit;
    for (const rest of ['', '/proof', '/proof?format=tlog-proof']) {
      const path = `/v2/audit/${record_id.toUpperCase()}${rest}`;
      assert.equal((await server.send('GET', path)).status, 200, path);
    }
    for (const path of ['/v2/audit/checkpoint?x=1', `/v2/audit/keys/${key_id}?x=1`]) {
      const answer = await server.send('GET', path);
      assert.equal(answer.status, 400, path);
      assert.equal(answer.body.errors[0].pointer, '/query/x');
    }
  });

  test('no answer lets a browser guess its type or keep it', async () => {
    const answer = await server.post('/v2/verify', SUPPORTED);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  });
});

describe('request ids', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  for (const id of ['a', 'my-id-1', '!~{}[]"', 'x'.repeat(128)]) {
    test(`the caller's ${JSON.stringify(id.slice(0, 20))} comes back as header and in the body`, async () => {
      const answer = await server.post('/v2/verify', SUPPORTED, { 'x-request-id': id });
      assert.equal(answer.headers.get('x-request-id'), id);
      assert.equal(answer.body.request_id, id);
      const refused = await server.post('/v2/verify', {}, { 'x-request-id': id });
      assert.equal(refused.body.request_id, id);
    });
  }

  for (const id of ['x'.repeat(129), 'a b', 'ä', '']) {
    test(`for ${JSON.stringify(id.slice(0, 20))} a UUIDv7 is made`, async () => {
      const answer = await server.post('/v2/verify', SUPPORTED, { 'x-request-id': id });
      assert.match(
        answer.body.request_id,
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      assert.equal(answer.headers.get('x-request-id'), answer.body.request_id);
    });
  }
});
