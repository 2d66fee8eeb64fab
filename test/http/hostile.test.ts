import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Running, running, SUPPORTED } from './harness.ts';

describe('hostile input', () => {
  let server: Running;
  before(async () => {
    server = await running();
  });
  after(() => server.stop());

  const json = { 'content-type': 'application/json' };
  const send = (body: string | Buffer) => server.send('POST', '/v2/verify', { body, headers: json });
  const withText = (claim: string, text: string) =>
    JSON.stringify({ claims: [{ text: claim }], sources: [{ source_id: 's', text }] });

  /** Asked after each attack: the server still says what is true. */
  async function assertStillAnswers(): Promise<void> {
    const answer = await server.post('/v2/verify', SUPPORTED);
    assert.equal(answer.status, 200);
    assert.equal(answer.body.verdict, 'supported');
  }

  const REFUSED: readonly (readonly [string, () => string | Buffer])[] = [
    ['arrays nested 65 deep', () => `{"claims":${'['.repeat(65)}${']'.repeat(65)}}`],
    ['arrays nested a million deep', () => '['.repeat(1_000_000)],
    ['objects nested a hundred thousand deep', () => '{"a":'.repeat(100_000)],
    ['a number beyond any double', () => '{"claims":[{"text":"x"}],"options":{"evidence_limit":1e999}}'],
    ['a number of a hundred thousand digits', () => `{"a":${'9'.repeat(100_000)}}`],
    [
      'an integer that a double would alter',
      () => '{"claims":[{"text":"x"}],"sources":[{"data":9007199254740993}]}',
    ],
    ['a lone surrogate as an escape', () => '{"claims":[{"text":"\\ud800"}]}'],
    ['a lone surrogate in a key', () => '{"\\udc00":1}'],
    ['a lone surrogate as bytes', () => Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])],
    ['bytes that are no UTF-8', () => Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['an overlong encoding', () => Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['UTF-16', () => Buffer.from('{"claims":[]}', 'utf16le')],
    ['a duplicate key', () => '{"claims":[{"text":"a","text":"b"}]}'],
    ['a duplicate key by an escape', () => '{"claims":[{"text":"a","\\u0074ext":"b"}]}'],
    ['two values', () => '{} {}'],
    ['NaN', () => '{"claims":NaN}'],
    ['a string as body', () => '"claims"'],
    ['null as body', () => 'null'],
    ['claims as an object', () => '{"claims":{"length":1,"0":{"text":"x"}}}'],
    ['too many claims', () => JSON.stringify({ claims: Array(257).fill({ text: 'x' }) })],
    ['a claim of spaces', () => JSON.stringify({ claims: [{ text: '   ' }] })],
    ['a hundred thousand unknown faults', () => JSON.stringify({ claims: Array(100_000).fill(7) })],
    [
      'a malformed checksum',
      () => JSON.stringify({ claims: [{ text: 'x' }], sources: [{ text: 'x', checksum: 'sha256:zz' }] }),
    ],
  ];
  for (const [name, body] of REFUSED) {
    test(`${name} is 400`, async () => {
      const answer = await send(body());
      assert.equal(answer.status, 400, answer.text.slice(0, 300));
      assert.match(answer.body.code, /^invalid_(json|request)$/);
      assert.ok(answer.text.length < 100_000);
      await assertStillAnswers();
    });
  }

  const ANSWERED: readonly (readonly [string, () => string])[] = [
    [
      '__proto__ as a key of data',
      () =>
        '{"claims":[{"text":"The plan is gold."}],"sources":[{"data":{"__proto__":{"plan":"gold"},"constructor":{"prototype":1}}}]}',
    ],
    [
      '__proto__ at the top',
      () => '{"__proto__":{"claims":[]},"claims":[{"text":"It rains."}],"sources":[]}',
    ],
    [
      'ids that are names of members',
      () =>
        JSON.stringify({
          claims: [
            { id: '__proto__', text: 'It rains.' },
            { id: 'toString', text: 'It snows.' },
          ],
          sources: [{ id: 'constructor', text: 'It rains.' }],
        }),
    ],
    [
      'control characters and zero-width letters',
      () => withText('It\u0000 ra\u200bins\u202e.', 'It rains.\u0000\u0008\u2028'),
    ],
    ['a claim of one emoji', () => withText('🙂', '🙂🙂🙂')],
    ['a million spaces', () => withText('It rains.', ' '.repeat(1_000_000))],
    ['half a million open brackets', () => withText('It rains.', '('.repeat(500_000))],
    ['half a million quotation marks', () => withText('He said "it rains".', '"'.repeat(500_000))],
    ['many numbers joined by commas', () => withText('There are 1,1,1,1,1.', '1,'.repeat(400_000))],
    ['one number of half a million digits', () => withText('There are 99999 of them.', '9'.repeat(500_000))],
    ['one word of a million letters', () => withText('It rains.', 'a'.repeat(1_000_000))],
    ['a claim as long as is allowed, of one letter', () => withText('a'.repeat(16_384), 'a'.repeat(100_000))],
    [
      'a claim of eight thousand short words',
      () => withText('a b '.repeat(4096).trim(), 'a b c d '.repeat(20_000)),
    ],
    [
      'the shapes that ruin backtracking',
      () =>
        withText(
          `${'a'.repeat(5000)}!`,
          `${'aaaaaaaaaaaaaaaa!'.repeat(30_000)} ${'x@'.repeat(50_000)} ${'-'.repeat(100_000)} ${'1.'.repeat(100_000)}`,
        ),
    ],
    [
      'not a single full stop',
      () => withText('The parcel arrived.', 'the parcel went on and on '.repeat(40_000)),
    ],
    ['a hundred thousand line breaks', () => withText('It rains.', '\r\n'.repeat(100_000))],
    [
      'dates and times without end',
      () => withText('It was on 2026-03-03.', '2026-03-03T03:03:03Z-'.repeat(40_000)),
    ],
    [
      'data of a hundred thousand members',
      () =>
        JSON.stringify({
          claims: [{ text: 'The key k77 is 77.' }],
          sources: [{ data: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at])) }],
        }),
    ],
  ];
  for (const [name, body] of ANSWERED) {
    test(`${name}: a correct answer in time`, async () => {
      const answer = await send(body());
      assert.equal(answer.status, 200, answer.text.slice(0, 300));
      assert.ok(['supported', 'unsupported', 'ambiguous'].includes(answer.body.verdict));
      await assertStillAnswers();
    });
  }

  test('8 MiB of one letter is answered or refused, and nobody else waits for it', async () => {
    const body = withText('It rains.', 'a'.repeat(8 * 1024 * 1024 - 200));
    const large = send(body);
    await assertStillAnswers();
    const answer = await large;
    assert.ok(answer.status === 200 || answer.status === 413, answer.text.slice(0, 300));
    const beyond = await send(withText('It rains.', 'a'.repeat(8 * 1024 * 1024)));
    assert.equal(beyond.status, 413);
    await assertStillAnswers();
  });

  test('nothing of a request changes what objects are in this process', async () => {
    await send(
      '{"__proto__":{"polluted":1},"claims":[{"text":"x","__proto__":{"polluted":1}}],"sources":[]}',
    );
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });
});
