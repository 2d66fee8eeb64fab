import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { docxOf, encryptedPdf, paragraph, pdfBomb, pdfOf, zipOf } from '../evidence/files.ts';
import { type Answered, type Running, running, SUPPORTED } from './harness.ts';

const POLICY = 'Refund policy. A duplicate charge is refunded in full within 5 business days.';
const CLAIM = 'A duplicate charge is refunded in full.';
const sha256 = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

let server: Running;
before(async () => {
  server = await running({
    TOUCHSTONE_MAX_REGISTERED_BYTES: '200000',
    TOUCHSTONE_MAX_SOURCE_BYTES: '6000000',
    TOUCHSTONE_MAX_BODY_BYTES: '1000000',
    TOUCHSTONE_SOURCE_MEMORY_MB: '400',
  });
});
after(() => server.stop());

interface Part {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly filename?: string;
  readonly type?: string;
}

/** Sends a form as a browser does. */
function upload(
  parts: readonly Part[],
  headers: Record<string, string> = {},
  boundary = 'b0undary',
): Promise<Answered> {
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content as Uint8Array),
    Buffer.from('\r\n'),
  ]);
  return server.send('POST', '/v2/sources', {
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}

const file = (content: Uint8Array | string, filename: string): Part => ({ name: 'file', content, filename });

async function check(source: object, options: object = {}, claim = CLAIM) {
  const body = { claims: [{ text: claim }], sources: [source], options, response: { mode: 'verbose' } };
  const answer = await server.post('/v2/verify', body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.checks[0];
}

const statusAndReason = async (
  ...args: Parameters<typeof check>
): Promise<readonly [string, string | undefined]> => {
  const { status, reason } = await check(...args);
  return [status, reason];
};

describe('registering', () => {
  test('a text is answered 201 with its id, checksum and sizes, and where it is', async () => {
    const { status, headers, body } = await server.post('/v2/sources', {
      source_id: 'pol/icy 1',
      text: `${POLICY} 🜂`,
      observed_at: '2026-03-01',
    });
    assert.equal(status, 201);
    assert.equal(headers.get('location'), '/v2/sources/pol%2Ficy%201');
    assert.equal(body.checksum, sha256(`${POLICY} 🜂`));
    assert.equal(body.bytes, POLICY.length + 5);
    assert.equal(body.characters, POLICY.length + 2);
    assert.equal(body.pages, null);
    assert.equal(body.observed_at, '2026-03-01T00:00:00.000Z');
    const read = await server.send('GET', headers.get('location')!);
    assert.equal(read.body.text, `${POLICY} 🜂`);
  });

  test('the longest id is found again, whatever its characters', async () => {
    const source_id = '語'.repeat(256);
    const { status, headers } = await server.post('/v2/sources', { source_id, text: 'Long name.' });
    assert.equal(status, 201);
    assert.equal((await server.send('GET', headers.get('location')!)).body.source_id, source_id);
    const longer = await server.post('/v2/sources', { source_id: `${source_id}語`, text: 'Longer name.' });
    assert.equal(longer.status, 400);
  });

  test('the same content without an id is the same source, whoever sends it again', async () => {
    const first = await server.post('/v2/sources', { text: 'The same words.' });
    const again = await server.post('/v2/sources', { text: 'The same words.' });
    assert.deepEqual([first.status, again.status], [201, 200]);
    assert.equal(again.body.source_id, first.body.source_id);
    assert.equal(again.body.created_at, first.body.created_at);
    assert.equal(again.body.outcome, 'unchanged');
  });

  test('the checksum of data is that of its RFC 8785 form', async () => {
    const { body } = await server.post('/v2/sources', { data: { b: 1.0, a: ['x'] } });
    assert.equal(body.checksum, sha256('{"a":["x"],"b":1}'));
    const read = await server.send('GET', `/v1/sources/${body.source_id}`);
    assert.deepEqual(read.body.data, { a: ['x'], b: 1 });
  });

  test('of a list all are registered or none, and every fault is named', async () => {
    const sources = [
      { source_id: 'good', text: 'Words.' },
      { text: '' },
      { data: 1, text: 'x' },
      { uri: 'https://a.example/' },
    ];
    const { status, body } = await server.post('/v2/sources', { sources });
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ['/sources/1/text', '/sources/2', '/sources/3'],
    );
    assert.equal((await server.send('GET', '/v2/sources/good')).status, 404);
  });

  test('an id that is given twice in a list is a fault that names it', async () => {
    const sources = [{ source_id: 'a', text: 'Words.' }, { text: 'More.' }, { id: 'a', text: 'Words.' }];
    const { status, body } = await server.post('/v2/sources', { sources });
    assert.equal(status, 400);
    assert.equal(body.errors[0].pointer, '/sources/2/id');
    assert.match(body.errors[0].message, /^"a" is the id of another source/);
  });

  test('content that has not the checksum it should have is refused', async () => {
    const { status, body } = await server.post('/v2/sources', {
      text: 'Words.',
      checksum: sha256('Other words.'),
    });
    assert.equal(status, 400);
    assert.equal(body.errors[0].pointer, '/checksum');
  });

  test('other content under an id is 409, unless it shall replace what is there', async () => {
    await server.post('/v2/sources', { source_id: 'edition', text: 'First edition.' });
    const other = { source_id: 'edition', text: 'Second edition.' };
    const refused = await server.post('/v2/sources', other);
    assert.deepEqual([refused.status, refused.body.code], [409, 'source_exists']);
    const replaced = await server.post('/v2/sources', { ...other, replace: true });
    assert.deepEqual([replaced.status, replaced.body.outcome], [201, 'replaced']);
    const erased = await server.send('GET', '/v2/sources?erased=true');
    assert.ok(
      erased.body.sources.some(({ checksum }: { checksum: string }) => checksum === sha256('First edition.')),
    );
  });

  test('a data: URI carries its file', async () => {
    const uri = `data:application/pdf;base64,${pdfOf(['Words of a page.']).toString('base64')}`;
    const { status, body } = await server.post('/v2/sources', { uri });
    assert.deepEqual([status, body.media_type, body.pages, body.uri], [201, 'application/pdf', 1, null]);
  });

  for (const [what, fields, pointer] of [
    ['an origin that there is none of', { origin: 'rumour' }, '/origin'],
    ['a time that is none', { observed_at: '2026-02-30' }, '/observed_at'],
    [
      'a time that has no year of four digits in UTC',
      { observed_at: '9999-12-31T23:59:59-14:00' },
      '/observed_at',
    ],
    ['metadata that is too much', { metadata: { a: 'x'.repeat(20_000) } }, '/metadata'],
    ['an id with control characters', { source_id: 'a\u0000b' }, '/source_id'],
    ['two spellings of an id that differ', { source_id: 'a', id: 'b' }, '/id'],
    ['a uri with spaces', { uri: 'https://a.example/ b' }, '/uri'],
    ['a uri that is too long', { uri: `https://a.example/${'b'.repeat(2048)}` }, '/uri'],
    ['an id that no path can hold', { source_id: '..' }, '/source_id'],
  ] as const) {
    test(`${what} is a fault of its field`, async () => {
      const { status, body } = await server.post('/v2/sources', { text: 'Words.', ...fields });
      assert.equal(status, 400);
      assert.equal(body.errors[0].pointer, pointer);
    });
  }
});

describe('registering the same content again', () => {
  const WHOLE = {
    source_id: 'again',
    text: 'The tide table was printed in May.',
    title: 'Tides',
    uri: 'https://harbour.example/tides',
    origin: 'document',
    observed_at: '2026-05-02T00:00:00.000Z',
    metadata: { shelf: 4 },
  };
  const again = async (fields: object) =>
    (await server.post('/v2/sources', { source_id: 'again', text: WHOLE.text, ...fields })).body;
  const attributes = ({ title, uri, origin, observed_at, metadata }: typeof WHOLE) => ({
    title,
    uri,
    origin,
    observed_at,
    metadata,
  });

  test('leaves the attributes that it does not speak of, and null clears one', async () => {
    await server.post('/v2/sources', WHOLE);
    const titled = await again({ title: 'Tide table' });
    assert.equal(titled.outcome, 'updated');
    assert.deepEqual(attributes(titled), { ...attributes(WHOLE), title: 'Tide table' });
    assert.equal((await again({})).outcome, 'unchanged');
    const cleared = await again({ title: null, uri: null, origin: null, observed_at: null, metadata: null });
    assert.equal(cleared.outcome, 'updated');
    const none = { title: null, uri: null, origin: null, observed_at: null, metadata: {} };
    const stored = (await server.send('GET', '/v2/sources/again?text=false')).body;
    assert.deepEqual(attributes(stored), none);
  });

  test('other content in its place is another source: nothing of the old one stays', async () => {
    await again({ origin: 'document', title: 'Tide table' });
    const other = await again({ text: 'The tide table was printed in June.', replace: true });
    assert.equal(other.outcome, 'replaced');
    assert.deepEqual([other.origin, other.title], [null, null]);
  });
});

describe('a field that means nothing is told', () => {
  const ignored = (pointer: string): string => `${pointer} is no field of this request: it was ignored`;

  test('in the answer, not in the source', async () => {
    const { body } = await server.post('/v2/sources', { text: 'Told.', source_id: 'told', orgin: 'agent' });
    assert.deepEqual(body.warnings, [ignored('/orgin')]);
    assert.deepEqual((await server.send('GET', '/v2/sources/told')).body.warnings, []);
  });

  test('of a list, beside it and in it', async () => {
    const sources = [{ text: 'First told.' }, { text: 'Second told.', tittle: 'x' }];
    const { body } = await server.post('/v2/sources', { sources, text: 'x' });
    assert.deepEqual(body.warnings, [ignored('/text')]);
    assert.deepEqual(
      body.sources.map(({ warnings }: { warnings: string[] }) => warnings),
      [[], [ignored('/sources/1/tittle')]],
    );
  });

  test('of a form', async () => {
    const { body } = await upload([file('Form told.', 'a.txt'), { name: 'tittle', content: 'x' }]);
    assert.deepEqual(body.warnings, [ignored('/tittle')]);
  });
});

describe('uploading', () => {
  test('a text is read in the charset that its part declares', async () => {
    const { body } = await upload([
      file('Words before.', 'a.txt'),
      { ...file(Buffer.from([0xca, 0xd2, 0xcf]), 'b.txt'), type: 'text/plain; charset=koi8-r' },
    ]);
    const [, second] = body.sources;
    assert.deepEqual(second.warnings, ['read as koi8-r']);
    assert.equal((await server.send('GET', `/v2/sources/${second.source_id}`)).body.text, 'йро');
  });

  test('a PDF is read with its pages, and a citation into it names the page', async () => {
    const pages = ['Cover.', `${POLICY}\nGifts are exempt.`, 'The end.'];
    const { status, body } = await upload([
      { name: 'source_id', content: 'handbook' },
      { name: 'title', content: 'Handbook' },
      { name: 'origin', content: 'document' },
      { name: 'metadata', content: '{"edition": 7}' },
      file(pdfOf(pages), '../../etc/handbook.pdf'),
    ]);
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual([body.pages, body.file.name, body.metadata], [3, 'handbook.pdf', { edition: 7 }]);
    const { citations, evidence, status: verdict } = await check({ source_id: 'handbook' });
    assert.equal(verdict, 'supported');
    assert.deepEqual([citations[0].page, evidence[0].page], [2, 2]);
    const { start, end, quote } = citations[0];
    const cited = await server.send('GET', `/v2/sources/handbook/text?start=${start}&end=${end}`);
    assert.equal(cited.text, quote);
    assert.match((await server.send('GET', '/v2/sources/handbook/text?page=3')).text, /^The end\.$/);
  });

  test('a part of a text begins and ends between characters: each end that cuts one is told where it may lie', async () => {
    const text = 'Moon 🌙 and sun 🌞.';
    assert.equal((await server.post('/v2/sources', { source_id: 'sky', text })).status, 201);
    const part = (start: number, end: number) =>
      server.send('GET', `/v2/sources/sky/text?start=${start}&end=${end}`);
    assert.equal((await part(5, 7)).text, '🌙');
    const { status, body } = await part(6, 17);
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ['/query/start', '/query/end'],
    );
    assert.match(body.errors[0].message, /^start is 6, in the middle of a character .*Give 5 or 7\.$/);
  });

  test('all faults of a form and of its fields are told at once', async () => {
    const { status, body } = await upload([
      { name: 'origin', content: 'rumour' },
      { name: 'metadata', content: '{' },
      { name: 'observed_at', content: '2026-02-30' },
      { name: 'title', content: 'One' },
      { name: 'title', content: 'Two' },
    ]);
    assert.equal(status, 400);
    assert.deepEqual(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort(), [
      '/files',
      '/metadata',
      '/observed_at',
      '/origin',
      '/title',
    ]);
  });

  test('several files are registered together', async () => {
    const answer = await upload([
      file('One.', 'a.txt'),
      file(docxOf(paragraph('Two.')), 'b.docx'),
      file('a,b\n1,2\n', 'c.csv'),
    ]);
    assert.equal(answer.status, 201);
    assert.deepEqual(
      answer.body.sources.map(({ type, media_type }: { type: string; media_type: string }) => [
        type,
        media_type.slice(0, 15),
      ]),
      [
        ['text', 'text/plain'],
        ['text', 'application/vnd'],
        ['data', 'text/csv'],
      ],
    );
  });

  test('a fault of a field of a form or beside a uri points at that field, and of an id not given at the file', async () => {
    const pointers = async (answer: Promise<Answered>, expected: number) => {
      const { status, body } = await answer;
      assert.equal(status, expected);
      return body.errors.map(({ pointer }: { pointer: string }) => pointer);
    };
    const id = { name: 'source_id', content: 'of-form' };
    assert.equal((await upload([id, file('First edition.', 'a.txt')])).status, 201);
    assert.deepEqual(await pointers(upload([id, file('Second.', 'a.txt')]), 409), ['/source_id']);
    const uri = 'data:text/plain,Third.';
    const carried = server.post('/v2/sources', { source_id: 'of-form', uri });
    assert.deepEqual(await pointers(carried, 409), ['/source_id']);
    const checksum = { name: 'checksum', content: sha256('Other.') };
    assert.deepEqual(await pointers(upload([checksum, file('Words.', 'a.txt')]), 400), ['/checksum']);
    const taken = `src_${sha256('Not yet there.').slice('sha256:'.length, 'sha256:'.length + 32)}`;
    assert.equal((await server.post('/v2/sources', { source_id: taken, text: 'Another.' })).status, 201);
    const files = [file('Quite free.', 'a.txt'), file('Not yet there.', 'b.txt')];
    assert.deepEqual(await pointers(upload(files), 409), ['/files/1']);
  });

  test('one file that cannot be read keeps the others out, and each is told why', async () => {
    const { status, body } = await upload([
      file('Never registered.', 'a.txt'),
      file('Words.', 'b.pdf'),
      file(encryptedPdf(), 'c.pdf'),
    ]);
    assert.deepEqual([status, body.code], [422, 'unreadable_source']);
    assert.deepEqual(
      body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ['/files/1', '/files/2'],
    );
    const { body: listed } = await server.send('GET', `/v2/sources?checksum=${sha256('Never registered.')}`);
    assert.deepEqual(listed.sources, []);
  });

  test('a form sent again under its idempotency key is answered as before, whatever parts it', async () => {
    const parts = [file('Sent twice.', 'a.txt')];
    const first = await upload(parts, { 'idempotency-key': 'form-1' }, 'one');
    const again = await upload(parts, { 'idempotency-key': 'form-1' }, 'another');
    assert.deepEqual(again.body, first.body);
    assert.equal(again.headers.get('idempotent-replayed'), 'true');
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    const other = await upload([file('Other words.', 'a.txt')], { 'idempotency-key': 'form-1' });
    assert.equal(other.body.code, 'idempotency_key_reused');
  });

  for (const [what, parts, status] of [
    ['without a file', [{ name: 'title', content: 'x' }], 400],
    [
      'with a field twice',
      [{ name: 'title', content: 'x' }, { name: 'title', content: 'y' }, file('x', 'x.txt')],
      400,
    ],
    ['with a field called __proto__', [{ name: '__proto__', content: 'x' }, file('Proto.', 'x.txt')], 201],
    ['with metadata that is no JSON', [{ name: 'metadata', content: '{' }, file('x', 'x.txt')], 400],
    [
      'with one id for two files',
      [{ name: 'source_id', content: 'x' }, file('x', 'x.txt'), file('y', 'y.txt')],
      400,
    ],
    ['with a checksum that is none', [{ name: 'checksum', content: 'x' }, file('x', 'x.txt')], 400],
    [
      'with the checksum of another content',
      [{ name: 'checksum', content: sha256('y') }, file('x', 'x.txt')],
      400,
    ],
    [
      'with the checksum of its content',
      [{ name: 'checksum', content: sha256('pinned') }, file('pinned', 'x.txt')],
      201,
    ],
    [
      'with one checksum for two files',
      [{ name: 'checksum', content: sha256('x') }, file('x', 'x.txt'), file('y', 'y.txt')],
      400,
    ],
    [
      'with a field that is not UTF-8',
      [{ name: 'title', content: Buffer.from('Geb\u00fchren', 'latin1') }, file('x', 'x.txt')],
      400,
    ],
    [
      'with the character U+FFFD in a field',
      [{ name: 'title', content: 'A \ufffd' }, file('Odd title.', 'x.txt')],
      201,
    ],
    ['of too many files', Array.from({ length: 33 }, (_, at) => file(`${at}`, 'x.txt')), 400],
  ] as const) {
    test(`a form ${what} is ${status}`, async () => {
      assert.equal((await upload(parts)).status, status);
    });
  }

  test('a JSON file with several faults names them all where it is refused', async () => {
    const numbers = '{"n":12345678901234567890,"f":1e400}';
    const { status, body } = await upload([file(numbers, 'numbers.json')]);
    assert.equal(status, 422);
    const [{ message }] = body.errors;
    assert.match(message, /\/n: line 1, column 6: .*\/f: line 1, column 31: /);
    assert.doesNotMatch(message, /see errors/);
    const metadata = await upload([{ name: 'metadata', content: numbers }, file('x', 'x.txt')]);
    assert.equal(metadata.status, 400);
    assert.match(metadata.body.errors[0].message, /\/f: /);
  });

  test('a form that ends early is 400, and one without a boundary too', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.txt"\r\n\r\nWords';
    assert.equal((await server.send('POST', '/v2/sources', { body, headers })).status, 400);
    const bare = { 'content-type': 'multipart/form-data' };
    const refused = await server.send('POST', '/v2/sources', { body, headers: bare });
    assert.equal(refused.status, 400);
    assert.match(refused.body.detail, /the form is malformed/);
  });

  test('a file that is encoded for its transfer is 400: it would be read as it is not', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const part = (encoding: string): string =>
      `--b\r\nContent-Disposition: form-data; name="file"; filename="x.txt"\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\nThe fee is =245.\r\n--b--\r\n`;
    for (const [encoding, status] of [
      ['quoted-printable', 400],
      ['BASE64', 400],
      ['binary', 201],
    ] as const) {
      const answer = await server.send('POST', '/v2/sources', { body: part(encoding), headers });
      assert.equal(answer.status, status);
      if (status === 400) assert.match(answer.body.errors[0].message, /Content-Transfer-Encoding/);
    }
  });

  test('a file that is sent as the body is 415, and told to come as a form', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const { status, body } = await server.send('POST', '/v2/sources', { body: '%PDF-1.7', headers });
    assert.equal(status, 415);
    assert.match(body.detail, /multipart\/form-data/);
  });

  test('a form larger than the limit is 413, and names the setting', async () => {
    const { status, body } = await upload([file(Buffer.alloc(6_100_000, 'words '), 'x.txt')]);
    assert.deepEqual([status, body.code], [413, 'payload_too_large']);
    assert.match(body.detail, /TOUCHSTONE_MAX_SOURCE_BYTES/);
  });

  test('JSON larger than the limit of a body is 413 too', async () => {
    const { status, body } = await server.post('/v2/sources', { text: 'words '.repeat(300_000) });
    assert.equal(status, 413);
    assert.match(body.detail, /TOUCHSTONE_MAX_BODY_BYTES/);
  });

  test('other operations take no forms', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const path of ['/v2/verify', '/v2/authorize', '/v1/verify-claims-batch']) {
      assert.equal((await server.send('POST', path, { body: '--b--', headers })).status, 415, path);
    }
  });

  test('files that are made to do harm are answered 4xx with a reason, and meanwhile the server answers', async () => {
    const pages = Array.from({ length: 10_000 }, () => 'x');
    const hostile: readonly (readonly [Part, number])[] = [
      [file(pdfBomb(600 * 1024 * 1024), 'bomb.pdf'), 413],
      [file(docxOf(paragraph('a'.repeat(9_000_000))), 'bomb.docx'), 413],
      [file(pdfOf(pages), 'long.pdf'), 413],
      [file(pdfOf(['Words.']).subarray(0, 400), 'cut.pdf'), 422],
      [file(encryptedPdf(), 'secret.pdf'), 422],
      [file(Buffer.concat([pdfOf(['Words.']), docxOf(paragraph('Others.'))]), 'both.pdf'), 422],
      [file(docxOf(paragraph('x'), [{ name: '../../x', content: 'x' }]), 'climbs.docx'), 422],
      [file(zipOf([{ name: 'inner.zip', content: 'PK' }]), 'nested.zip'), 415],
      [file(Buffer.from('89504e470d0a1a0a00', 'hex'), 'image.pdf'), 415],
    ];
    let done = false;
    const answers = Promise.all(hostile.map(([part]) => upload([part]))).finally(() => {
      done = true;
    });
    let meanwhile = 0;
    for (; !done; meanwhile++) assert.equal((await server.post('/v2/verify', SUPPORTED)).status, 200);
    assert.ok(meanwhile > 10, `${meanwhile} requests were answered meanwhile`);
    (await answers).forEach((answer, at) => {
      const [part, status] = hostile[at]!;
      assert.equal(answer.status, status, `${part.filename}: ${answer.text}`);
      assert.match(answer.body.errors[0].message, /^the file is not taken: .{10}/);
    });
    assert.equal((await upload([file('Still here.', 'x.txt')])).status, 201);
  });
});

describe('referring to registered evidence', () => {
  const uri = 'https://intranet.example/refunds';
  before(async () => {
    await server.post('/v2/sources', {
      sources: [
        { source_id: 'policy', text: POLICY, uri, origin: 'system_of_record', observed_at: '2020-01-01' },
        { source_id: 'order', data: { order: '1842', status: 'refunded' }, origin: 'agent' },
        {
          source_id: 'note',
          text: 'A duplicate charge is refunded in full by this desk.',
          origin: 'agent',
        },
        { source_id: 'memo', text: 'A duplicate charge is refunded in full, as we all know.' },
      ],
    });
  });

  for (const [how, source] of [
    ['its id', { source_id: 'policy' }],
    ['the other spelling of its id', { id: 'policy' }],
    ['its uri', { uri }],
    ['its checksum', { checksum: sha256(POLICY) }],
    [
      'its checksum, under an id of the request',
      { source_id: 's', checksum: sha256(POLICY).toUpperCase().replace('SHA256', 'sha256') },
    ],
    ['its id with the checksum that pins it', { source_id: 'policy', checksum: sha256(POLICY) }],
  ] as const) {
    test(`by ${how} supports what the evidence says`, async () => {
      const { status, citations } = await check(source);
      assert.equal(status, 'supported');
      assert.equal(POLICY.slice(citations[0].start, citations[0].end), citations[0].quote);
      assert.equal(
        citations[0].source_id,
        'source_id' in source ? source.source_id : 'id' in source ? source.id : 's1',
      );
    });
  }

  test('an id beside a uri that it was not registered with means nothing; what is registered under the uri does', async () => {
    await server.post('/v2/sources', { source_id: 'named', text: POLICY.replace('charge', 'fee') });
    const claim = CLAIM.replace('charge', 'fee');
    assert.equal((await check({ source_id: 'named' }, {}, claim)).status, 'supported');
    for (const source_id of ['named', 'policy']) {
      const elsewhere = { source_id, uri: 'https://other.example/' };
      assert.deepEqual(await statusAndReason(elsewhere, {}, claim), ['unsupported', 'fetch_failed']);
    }
    assert.equal((await check({ source_id: 'policy', uri })).status, 'supported');
    assert.equal((await check({ source_id: 'named', uri })).status, 'supported');
  });

  test('data is read as data', async () => {
    const { status, citations } = await check(
      { source_id: 'order' },
      {},
      'The status of order 1842 is refunded.',
    );
    assert.equal(status, 'supported');
    assert.ok(citations.some(({ pointer }: { pointer: string }) => pointer === '/status'));
  });

  test('data may be referred to with the type that it is listed with', async () => {
    const claim = 'The status of order 1842 is refunded.';
    assert.equal((await check({ type: 'data', source_id: 'order' }, {}, claim)).status, 'supported');
  });

  test('a checksum that does not match takes the evidence out, whatever it says', async () => {
    assert.deepEqual(await statusAndReason({ source_id: 'policy', checksum: sha256('x') }), [
      'unsupported',
      'source_integrity_failed',
    ]);
    assert.deepEqual(await statusAndReason({ uri, checksum: sha256('x') }), [
      'unsupported',
      'source_integrity_failed',
    ]);
  });

  test('what is not registered is fetch_failed; an id that the request gives by position refers to nothing', async () => {
    await server.post('/v2/sources', { source_id: 's1', text: POLICY });
    assert.deepEqual(await statusAndReason({ source_id: 'nothing' }), ['unsupported', 'fetch_failed']);
    assert.deepEqual(await statusAndReason({ uri: 'https://intranet.example/' }), [
      'unsupported',
      'fetch_failed',
    ]);
    assert.deepEqual(await statusAndReason({ checksum: sha256('nothing') }), ['unsupported', 'fetch_failed']);
  });

  test('of several editions under a uri the latest is meant; a checksum pins an earlier one', async () => {
    const shared = 'https://intranet.example/editions';
    await server.post('/v2/sources', { text: POLICY.replace('5', '7'), uri: shared });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await server.post('/v2/sources', { text: POLICY.replace('5', '9'), uri: shared });
    const claim = (days: number) => `A duplicate charge is refunded in full within ${days} business days.`;
    assert.equal((await check({ uri: shared }, {}, claim(9))).status, 'supported');
    assert.notEqual((await check({ uri: shared }, {}, claim(7))).status, 'supported');
    const checksum = sha256(POLICY.replace('5', '7'));
    assert.equal((await check({ uri: shared, checksum }, {}, claim(7))).status, 'supported');
    const later = Array.from({ length: 40 }, (_, at) => ({ text: `Edition ${at}.`, uri: shared }));
    assert.equal((await server.post('/v2/sources', { sources: later })).status, 201);
    assert.equal((await check({ uri: shared, checksum }, {}, claim(7))).status, 'supported');
    assert.equal(
      (await check({ uri: shared, checksum: sha256('None.') }, {}, claim(7))).reason,
      'source_integrity_failed',
    );
  });

  test('a wrong checksum is told where another source carries the claim, too', async () => {
    const { body } = await server.post('/v2/verify', {
      claims: [{ text: 'The vault was sealed.' }],
      sources: [
        { source_id: 'altered', text: 'The vault was sealed.', checksum: `sha256:${'0'.repeat(64)}` },
        { source_id: 'whole', text: 'The vault was sealed.' },
      ],
      response: { mode: 'verbose' },
    });
    assert.equal(body.verdict, 'supported');
    assert.deepEqual(body.left_out, [{ source_id: 'altered', reason: 'source_integrity_failed' }]);
  });

  test('trusted_origins sets aside other origins, and what has none', async () => {
    const trusted = { trusted_origins: ['system_of_record', 'document'] };
    assert.equal((await check({ source_id: 'policy' }, trusted)).status, 'supported');
    assert.deepEqual(await statusAndReason({ source_id: 'note' }, trusted), [
      'unsupported',
      'untrusted_source',
    ]);
    assert.deepEqual(await statusAndReason({ source_id: 'memo' }, trusted), [
      'unsupported',
      'untrusted_source',
    ]);
    assert.deepEqual(await statusAndReason({ text: POLICY, origin: 'user' }, trusted), [
      'unsupported',
      'untrusted_source',
    ]);
    assert.equal((await check({ text: POLICY, origin: 'document' }, trusted)).status, 'supported');
  });

  test('what a source was registered as holds, whatever a request says of it', async () => {
    const trusted = { trusted_origins: ['system_of_record'] };
    const memo = (await server.send('GET', '/v2/sources/memo?text=false')).body;
    for (const reference of [
      { source_id: 'note' },
      { source_id: 'memo' },
      { source_id: 'memo', checksum: memo.checksum },
      { checksum: memo.checksum },
    ]) {
      assert.deepEqual(
        await statusAndReason({ ...reference, origin: 'system_of_record' }, trusted),
        ['unsupported', 'untrusted_source'],
        'registered with another origin, or with none',
      );
    }
    const now = new Date().toISOString();
    assert.deepEqual(
      await statusAndReason({ source_id: 'policy', observed_at: now }, { max_evidence_age: 'P30D' }),
      ['unsupported', 'stale_source'],
    );
    const tomorrow = '2999-01-01';
    assert.equal(
      (await check({ source_id: 'note', observed_at: tomorrow }, { max_evidence_age: 'P30D' })).status,
      'supported',
      'registered without a time, and so observed when it was registered',
    );
  });

  test('max_evidence_age sets aside what was observed before, and what has no time', async () => {
    const fresh = { max_evidence_age: 'P30D' };
    assert.deepEqual(await statusAndReason({ source_id: 'policy' }, fresh), ['unsupported', 'stale_source']);
    assert.equal((await check({ source_id: 'policy' }, { max_evidence_age: 'P100Y' })).status, 'supported');
    assert.equal(
      (await check({ source_id: 'note' }, fresh)).status,
      'supported',
      'registered now, and so observed now',
    );
    assert.deepEqual(await statusAndReason({ text: POLICY }, fresh), ['unsupported', 'stale_source']);
    assert.equal(
      (await check({ text: POLICY, observed_at: new Date().toISOString() }, fresh)).status,
      'supported',
    );
    assert.deepEqual(await statusAndReason({ text: POLICY, observed_at: '2999-01-01' }, fresh), [
      'unsupported',
      'stale_source',
    ]);
  });

  test('options that are none are faults of their fields', async () => {
    const options = { trusted_origins: ['rumour'], max_evidence_age: '30 days' };
    const { status, body } = await server.post('/v2/verify', { claims: [{ text: CLAIM }], options });
    assert.equal(status, 400);
    assert.deepEqual(
      body.errors.map(({ pointer }: { pointer: string }) => pointer),
      ['/options/trusted_origins/0', '/options/max_evidence_age'],
    );
    assert.equal(
      body.errors[1].message,
      'max_evidence_age is "30 days", but must be an ISO 8601 duration. Write it as P30D, PT12H or P1Y6M.',
    );
  });

  test('max_evidence_age with a number too long is told how long numbers may be', async () => {
    for (const max_evidence_age of ['P999999999999Y', 'PT1.0000000S']) {
      const body = { claims: [{ text: CLAIM }], options: { max_evidence_age } };
      const answer = await server.post('/v2/verify', body);
      assert.equal(answer.status, 400);
      assert.match(
        answer.body.errors[0].message,
        /but its numbers may have 6 digits at the most .*Shorten them/,
      );
    }
  });

  test('max_evidence_age takes a fraction of its smallest unit, and says why not one of months', async () => {
    const sources = [{ source_id: 'note', text: POLICY, observed_at: new Date().toISOString() }];
    const ask = (max_evidence_age: string) =>
      server.post('/v2/verify', { claims: [{ text: CLAIM }], sources, options: { max_evidence_age } });
    for (const age of ['P1.5D', 'P0,5W']) assert.equal((await ask(age)).status, 200);
    const { status, body } = await ask('P1.5M');
    assert.equal(status, 400);
    assert.deepEqual(body.errors[0], {
      pointer: '/options/max_evidence_age',
      message:
        'max_evidence_age is "P1.5M", but a fraction of years or months is of no certain length. Write it in days, as P45D or P45.5D.',
    });
  });

  test('more registered evidence than a request may refer to is 400, and names the limit', async () => {
    await server.post('/v2/sources', { source_id: 'long', text: 'Many words stand here. '.repeat(9_000) });
    const { status, body } = await server.post('/v2/verify', {
      claims: [{ text: CLAIM }],
      sources: [{ source_id: 'long' }],
    });
    assert.equal(status, 400);
    assert.match(body.errors[0].message, /TOUCHSTONE_MAX_REGISTERED_BYTES/);
  });

  test('an entry of a batch refers to it as a request does', async () => {
    const { body } = await server.post('/v1/verify-claims-batch', {
      jobs: [{ claims: [{ text: CLAIM }], sources: [{ source_id: 'policy' }] }],
    });
    let job: Answered;
    do job = await server.send('GET', `/v2/jobs/${body.job_id}`);
    while (!['completed', 'failed', 'cancelled'].includes(job.body.status));
    assert.equal(job.body.results[0].verdict, 'supported', job.text);
  });
});

describe('erasing', () => {
  test('the content is gone, the checksum stays, and so does the proof of what was decided on it', async () => {
    await server.post('/v2/sources', { source_id: 'doomed', text: `${POLICY} So it was.` });
    const authorized = await server.post('/v2/authorize', {
      action: { type: 'refund' },
      claims: [{ text: CLAIM }],
      sources: [{ source_id: 'doomed' }],
      response: { mode: 'verbose' },
    });
    assert.equal(authorized.body.decision, 'allow', authorized.text);
    const checksum = sha256(`${POLICY} So it was.`);
    const erased = await server.send('DELETE', '/v2/sources/doomed');
    assert.deepEqual([erased.status, erased.body.checksum], [200, checksum]);
    for (const path of ['', '/text'])
      assert.equal((await server.send('GET', `/v2/sources/doomed${path}`)).status, 404);
    assert.equal((await server.send('DELETE', '/v2/sources/doomed')).status, 404);
    assert.deepEqual(await statusAndReason({ source_id: 'doomed' }), ['unsupported', 'fetch_failed']);
    assert.deepEqual(await statusAndReason({ checksum }), ['unsupported', 'fetch_failed']);
    const narrowed = await server.send('GET', '/v2/sources?erased=true&origin=agent');
    assert.deepEqual([narrowed.status, narrowed.body.errors[0].pointer], [400, '/query/origin']);
    const listed = await server.send('GET', '/v2/sources?erased=true&limit=1');
    assert.deepEqual(
      [listed.body.sources[0].source_id, listed.body.sources[0].checksum],
      ['doomed', checksum],
    );
    const { record_id } = authorized.body.audit;
    const { body: kept } = await server.send('GET', `/v2/audit/${record_id}`);
    assert.deepEqual(kept.record.sources, [{ source_id: 'doomed', checksum }]);
    assert.equal((await server.send('GET', `/v2/audit/${record_id}/proof`)).status, 200);
  });
});

describe('listing', () => {
  test('runs from the latest backwards, page by page', async () => {
    const token = await server.key({ tenant: 'lister' });
    const ids = Array.from({ length: 7 }, (_, at) => `source ${at}`);
    for (const source_id of ids) {
      const body = JSON.stringify({ source_id, text: source_id });
      await server.send('POST', '/v2/sources', {
        key: token,
        body,
        headers: { 'content-type': 'application/json' },
      });
    }
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await server.send('GET', `/v2/sources?limit=3${cursor}`, { key: token });
      seen.push(...body.sources.map(({ source_id }: { source_id: string }) => source_id));
      if (body.next_cursor === null) break;
      cursor = `&cursor=${encodeURIComponent(body.next_cursor)}`;
    }
    assert.deepEqual(seen.toSorted(), ids);
    assert.equal((await server.send('GET', '/v2/sources?cursor=nonsense', { key: token })).status, 400);

    for (const forged of [
      '["zzz","a"]',
      '["2026-03-11T00:00:00.000Z","\\u0000"]',
      '["2026-03-11T00:00:00.000Z",""]',
      '[1,2]',
      '',
    ]) {
      const cursor = Buffer.from(forged).toString('base64url') || 'x';
      const { status, body } = await server.send('GET', `/v2/sources?cursor=${cursor}`);
      assert.deepEqual([status, body.errors?.[0].pointer], [400, '/query/cursor'], forged);
    }
  });
});

describe('whose it is', () => {
  test('a key without the scope is refused, and needs it for nothing but the sources themselves', async () => {
    const verifier = await server.key({ scopes: ['verify'] });
    for (const [method, path] of [
      ['GET', '/v2/sources'],
      ['POST', '/v2/sources'],
      ['GET', '/v2/sources/policy'],
      ['GET', '/v1/sources/policy'],
      ['GET', '/v2/sources/policy/text'],
      ['DELETE', '/v2/sources/policy'],
    ] as const) {
      assert.equal((await server.send(method, path, { key: verifier })).status, 403, `${method} ${path}`);
    }
    const body = JSON.stringify({ claims: [{ text: CLAIM }], sources: [{ source_id: 'policy' }] });
    const headers = { 'content-type': 'application/json' };
    assert.equal(
      (await server.send('POST', '/v2/verify', { key: verifier, body, headers })).body.verdict,
      'supported',
    );
  });

  test('another tenant finds nothing of it, by no way of referring, and may use the same id', async () => {
    const stranger = await server.key({ tenant: 'stranger' });
    const headers = { 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      server.send('POST', path, { key: stranger, body: JSON.stringify(body), headers });
    for (const [method, path] of [
      ['GET', '/v2/sources/policy'],
      ['GET', '/v2/sources/policy/text'],
      ['DELETE', '/v2/sources/policy'],
    ] as const) {
      assert.equal((await server.send(method, path, { key: stranger })).status, 404);
    }
    for (const source of [
      { source_id: 'policy' },
      { checksum: sha256(POLICY) },
      { uri: 'https://intranet.example/refunds' },
    ]) {
      const { body } = await post('/v2/verify', { claims: [{ text: CLAIM }], sources: [source] });
      assert.equal(body.verdict, 'unsupported');
    }
    assert.deepEqual((await server.send('GET', '/v2/sources', { key: stranger })).body.sources, []);
    const own = await post('/v2/sources', { source_id: 'policy', text: POLICY });
    assert.deepEqual(
      [own.status, own.body.outcome],
      [201, 'created'],
      'nothing tells that the content was known',
    );
    await server.send('DELETE', '/v2/sources/policy', { key: stranger });
    assert.equal((await check({ source_id: 'policy' })).status, 'supported');
  });
});
