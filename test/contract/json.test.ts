import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { MAX_DEPTH, readJson, readJsonText } from '../../src/contract/json.ts';
import { findFaults } from '../../src/contract/json-faults.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

/** The faults of a body that must have some. */
function faultsOf(body: Uint8Array | string) {
  const outcome = typeof body === 'string' ? readJsonText(body) : readJson(body);
  assert.ok(!outcome.ok, 'the body must be refused');
  assert.equal(outcome.refusal.code, 'invalid_json');
  return outcome.refusal.errors ?? [];
}

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a body is read as JSON', () => {
  test('any JSON value comes back as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value);
        const outcome = readJson(bytes(text));
        if (outcome.ok) assert.deepEqual(outcome.value, JSON.parse(text));
        else assert.match(outcome.refusal.detail, /this integer would be read as/);
      }),
    );
  });

  test('a byte order mark in front is skipped', () => {
    assert.deepEqual(readJson(bytes('\ufeff{"a":1}')), { ok: true, value: { a: 1 } });
  });

  test('characters of every length of UTF-8 are read', () => {
    assert.deepEqual(readJson(bytes('["é","€","😀","\\ud83d\\ude00"]')), {
      ok: true,
      value: ['é', '€', '😀', '😀'],
    });
  });

  test('a key __proto__ is data and changes no prototype', () => {
    const outcome = readJson(
      bytes('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    );
    assert.ok(outcome.ok);
    assert.deepEqual(Object.keys(outcome.value as object), ['__proto__', 'constructor']);
    assert.equal(({} as { polluted?: boolean }).polluted, undefined);
    assert.equal(Object.getPrototypeOf(outcome.value), Object.prototype);
  });

  test(`${MAX_DEPTH} levels are read and one more is not`, () => {
    assert.ok(readJsonText(nested(MAX_DEPTH)).ok);
    const [fault] = faultsOf(nested(MAX_DEPTH + 1));
    assert.equal(fault?.pointer, '/0'.repeat(MAX_DEPTH));
    assert.match(fault!.message, /more than 64 levels/);
  });

  test('brackets in strings are no levels', () => {
    assert.ok(readJsonText(JSON.stringify('['.repeat(1000))).ok);
  });
});

describe('what is no JSON is refused with place and remedy', () => {
  const cases: readonly (readonly [name: string, text: string, pointer: string, message: RegExp])[] = [
    ['an empty body', '', '', /^line 1, column 1: the body is empty/],
    ['spaces alone', ' \n ', '', /^line 2, column 2: the body is empty/],
    ['a second value', '{} {}', '', /^line 1, column 4: "\{" follows the end/],
    [
      'a trailing comma in an object',
      '{"a":1,}',
      '',
      /column 8: a key in double quotes is expected, not "}"/,
    ],
    ['a trailing comma in an array', '[1,]', '/1', /column 4: a value is expected, not "]"/],
    ['a key without quotes', '{a:1}', '', /column 2: a key in double quotes is expected/],
    ['a single quote', "['a']", '/0', /column 2: a value is expected/],
    ['a missing colon', '{"a" 1}', '/a', /column 6: a colon is expected/],
    ['a missing comma', '[1 2]', '', /column 4: a comma or ] is expected, not "2"/],
    ['an open object', '{"a":1', '', /column 7: a comma or } is expected, not the end of the body/],
    ['an open string', '{"a":"b}', '/a', /column 6: this string has no closing quote/],
    ['a raw line break in a string', '["a\nb"]', '/0', /column 4: a control character/],
    ['an unknown escape', '["\\x"]', '/0', /column 3: this is no escape/],
    ['a short escape', '["\\u12"]', '/0', /this is no escape/],
    ['NaN', '[NaN]', '/0', /a value is expected, not "N"/],
    ['a leading zero', '[01]', '', /a comma or ] is expected, not "1"/],
    ['a plus sign', '[+1]', '/0', /a value is expected/],
    ['a comment', '{/**/}', '', /a key in double quotes is expected/],
    ['a literal cut short', '[tru]', '/0', /a value is expected, not "t"/],
  ];
  for (const [name, text, pointer, message] of cases) {
    test(name, () => {
      const [fault] = faultsOf(text);
      assert.equal(fault?.pointer, pointer);
      assert.match(fault!.message, message);
    });
  }

  const lossy: readonly (readonly [name: string, text: string, pointer: string, message: RegExp])[] = [
    ['a number beyond all doubles', '{"a":[1e400]}', '/a/0', /too large to be held. Send it as a string/],
    ['a negative one', '[-1e999]', '/0', /too large/],
    ['an integer that a double alters', '[9007199254740993]', '/0', /would be read as 9007199254740992/],
    ['a high surrogate alone', '{"a":"\\ud800"}', '/a', /half a surrogate pair/],
    ['a low surrogate alone', '["\\udc00x"]', '/0', /half a surrogate pair/],
    ['a pair in the wrong order', '["\\ude00\\ud83d"]', '/0', /half a surrogate pair/],
    ['a lone surrogate in a key', '{"\\ud800":1}', '', /half a surrogate pair/],
    [
      'a key that stands twice',
      '{"a":1,\n "b":{"c":1,"c":2}}',
      '/b/c',
      /^line 2, column 13: this key stands twice/,
    ],
    ['a key that stands twice in two spellings', '{"a":1,"\\u0061":2}', '/a', /stands twice/],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', '/__proto__', /stands twice/],
  ];
  for (const [name, text, pointer, message] of lossy) {
    test(`${name}, though JSON.parse takes it`, () => {
      assert.doesNotThrow(() => JSON.parse(text));
      const [fault] = faultsOf(bytes(text));
      assert.equal(fault?.pointer, pointer);
      assert.match(fault!.message, message);
    });
  }

  test('large integers that a double holds exactly are numbers', () => {
    assert.ok(readJsonText('[9007199254740992, 1e300, 100000000000000000000, 1.7976931348623157e308]').ok);
  });

  test('the same key in two objects is no duplicate', () => {
    assert.ok(readJsonText('[{"a":{"a":1}},{"a":2}]').ok);
  });

  test('all faults are told at once', () => {
    const faults = faultsOf('{"a":1,"a":2,"b":"\\ud800","c":1e400}');
    assert.deepEqual(
      faults.map(({ pointer }) => pointer),
      ['/a', '/b', '/c'],
    );
  });

  test('pointers escape ~ and / (RFC 6901)', () => {
    assert.equal(faultsOf('{"a/b~c":1e400}')[0]?.pointer, '/a~1b~0c');
  });

  for (const [name, body] of [
    ['a byte that never occurs', [0x22, 0xff, 0x22]],
    ['an overlong form', [0x22, 0xc0, 0xaf, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['a sequence cut short', [0x22, 0xe2, 0x82]],
    ['UTF-16', [0xff, 0xfe, 0x22, 0x00]],
  ] as const) {
    test(`${name} is no UTF-8`, () => {
      const [fault] = faultsOf(Uint8Array.from(body));
      assert.match(fault!.message, /^byte [01] of the body is not UTF-8/);
    });
  }
});

describe('hostile bodies', () => {
  /** Grammar-like noise: far more often nearly JSON than random characters are. */
  const token = fc.constantFrom(
    ...[
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\\u',
      'd800',
      'dc00',
      '0',
      '1',
      '-',
      '.',
      'e',
      '9',
      ' ',
      '\n',
      'a',
    ],
    ...[
      '"a"',
      '"a":',
      'true',
      'null',
      '1e999',
      '9007199254740993',
      '{"a":1,"a":2}',
      '"\\ud83d\\ude00"',
      'é',
      '😀',
    ],
  );
  const noise = fc.array(token, { maxLength: 24 }).map((tokens) => tokens.join(''));
  const damaged = fc
    .tuple(fc.jsonValue({ maxDepth: 4 }), fc.nat(), fc.nat({ max: 3 }), token)
    .map(([value, at, cut, inserted]) => {
      const text = JSON.stringify(value);
      const place = at % (text.length + 1);
      return text.slice(0, place) + inserted + text.slice(place + cut);
    });
  const texts = fc.oneof(noise, damaged);

  test('what JSON.parse refuses is refused, and what is read is what JSON.parse reads', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const outcome = readJsonText(text);
        let parsed: unknown;
        try {
          parsed = JSON.parse(text);
        } catch {
          assert.ok(!outcome.ok);
          return;
        }
        if (outcome.ok) assert.deepEqual(outcome.value, parsed);
      }),
      { numRuns: 3000 },
    );
  });

  test('the fast reading and the one that names faults agree on every text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        assert.equal(readJsonText(text).ok, findFaults(text, MAX_DEPTH).length === 0);
      }),
      { numRuns: 3000 },
    );
  });

  test('no bytes make it throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (body) => {
        assert.equal(typeof readJson(body).ok, 'boolean');
      }),
      { numRuns: 2000 },
    );
  });

  test('a million brackets, quotes, backslashes or faults are answered', () => {
    const million = 1_000_000;
    assert.equal(faultsOf('['.repeat(million)).length, 1);
    assert.equal(faultsOf('"'.repeat(million + 1)).length, 1);
    assert.ok(readJsonText(`"${'\\\\'.repeat(million)}"`).ok);
    assert.ok(readJsonText(`"${'\\"'.repeat(million)}"`).ok);
    assert.equal(faultsOf(`[${'1e999,'.repeat(million)}1]`).length, 100);
    assert.equal(faultsOf(`${'\n'.repeat(million)}[${'1e999,'.repeat(200)}1]`).length, 100);
  });

  test('the pointers of the faults stay small, however long a key is', () => {
    const key = 'k'.repeat(100_000);
    const faults = faultsOf(`{"${key}":[${'1e999,'.repeat(100)}1]}`);
    assert.equal(faults.length, 1);
    const refused = readJsonText(`{"${key}":[${'1e999,'.repeat(100)}1]}`);
    assert.ok(!refused.ok && refused.refusal.detail.endsWith(' There may be more faults.'));
  });
});
