import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { Source } from '../../src/domain/evidence.ts';
import { checksumOf, decodeDataUri, faultsOf, resolve, resolveAll } from '../../src/evidence/index.ts';

const source = (fields: Partial<Source>): Source => ({ source_id: 's1', type: 'text', ...fields });

/** `printf 'hello' | sha256sum`. */
const HELLO = 'sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

describe('a source with text', () => {
  test('is evidence with the checksum of its UTF-8 bytes', () => {
    assert.deepEqual(resolve(source({ text: 'hello', title: 'Greeting' })), {
      source_id: 's1',
      type: 'text',
      title: 'Greeting',
      text: 'hello',
      checksum: HELLO,
    });
    assert.equal(checksumOf('é'), 'sha256:4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });

  test('keeps its content where the checksum agrees', () => {
    assert.equal(resolve(source({ text: 'hello', checksum: HELLO })).type, 'text');
  });

  test('holds nothing where the checksum does not, and says what was there and what was expected', () => {
    assert.deepEqual(resolve(source({ text: 'hello!', checksum: HELLO })), {
      source_id: 's1',
      type: 'faulty',
      fault: 'source_integrity_failed',
      checksum: checksumOf('hello!'),
      expected_checksum: HELLO,
    });
  });

  test('may be empty', () => {
    assert.equal(resolve(source({ text: '' })).type, 'text');
  });
});

describe('a source with data', () => {
  test('has the checksum of its canonical form, whatever the order of its keys', () => {
    const checksum = checksumOf('{"a":[1,true,null],"b":"x"}');
    for (const data of [
      { a: [1, true, null], b: 'x' },
      { b: 'x', a: [1, true, null] },
    ]) {
      assert.deepEqual(resolve(source({ type: 'data', data, checksum })), {
        source_id: 's1',
        type: 'data',
        data,
        checksum,
      });
    }
  });

  test('may be null, which is a value', () => {
    assert.equal(resolve(source({ type: 'data', data: null })).type, 'data');
  });

  test('holds nothing where one value was changed', () => {
    const checksum = checksumOf('{"amount":50}');
    const changed = resolve(source({ type: 'data', data: { amount: 500 }, checksum }));
    assert.deepEqual(changed, {
      source_id: 's1',
      type: 'faulty',
      fault: 'source_integrity_failed',
      checksum: checksumOf('{"amount":500}'),
      expected_checksum: checksum,
    });
  });
});

describe('a source that only refers to evidence', () => {
  for (const [name, fields] of [
    ['by uri', { uri: 'https://example.com/policy' }],
    ['by source_id', {}],
    ['by checksum', { checksum: HELLO }],
    ['by a data: URI that cannot be read', { uri: 'data:text/plain;base64,###' }],
  ] as const) {
    test(`${name} is fetch_failed: nothing is fetched`, () => {
      const expected = 'checksum' in fields ? { expected_checksum: fields.checksum } : {};
      const nothing = { source_id: 's1', type: 'faulty', fault: 'fetch_failed', ...expected };
      assert.deepEqual(resolve(source(fields)), nothing);
    });
  }

  test('is listed with the others among the faults', () => {
    const evidence = resolveAll([
      source({ text: 'hello' }),
      source({}),
      source({ text: 'x', checksum: HELLO }),
    ]);
    assert.deepEqual(faultsOf(evidence), ['fetch_failed', 'source_integrity_failed']);
  });
});

describe('a data: URI', () => {
  const readable: readonly (readonly [uri: string, text: string])[] = [
    ['data:,hello', 'hello'],
    ['data:,', ''],
    ['data:text/plain,a%20b%2Cc,d', 'a b,c,d'],
    ['data:text/plain;charset=utf-8,caf%C3%A9', 'café'],
    ['data:text/plain;charset=US-ASCII,abc', 'abc'],
    ['DATA:TEXT/PLAIN;CHARSET=UTF-8;BASE64,aGVsbG8=', 'hello'],
    ['data:text/plain;base64,aGVsbG8', 'hello'],
    ['data:text/plain;base64,aGVs%62G8%3D', 'hello'],
    ['data:application/json,{"a":1}', '{"a":1}'],
    ['data:application/ld+json;profile="x",{}', '{}'],
    ['data:text/plain,naïve – not escaped', 'naïve – not escaped'],
  ];
  for (const [uri, text] of readable) {
    test(`${uri} carries ${JSON.stringify(text)}`, () => assert.equal(decodeDataUri(uri), text));
  }

  const unreadable: readonly (readonly [uri: string, why: string])[] = [
    ['data:text/plain', 'no comma'],
    ['http://example.com/,x', 'another scheme'],
    ['data:text/plain,%', 'a percent sign alone'],
    ['data:text/plain,%4', 'an escape cut short'],
    ['data:text/plain,%zz', 'an escape that is not hexadecimal'],
    ['data:text/plain,%ff', 'bytes that are no UTF-8'],
    ['data:text/plain;base64,aGVsbG8*', 'a character that is no base64'],
    ['data:text/plain;base64,aGVsb', 'base64 of an impossible length'],
    ['data:text/plain;base64,aGVsbG8==', 'padding too long'],
    ['data:text/plain;base64,a===', 'padding alone'],
    ['data:text/plain;charset=iso-8859-1,abc', 'another charset'],
    ['data:image/png;base64,aGVsbG8=', 'no text'],
    ['data:application/pdf,hello', 'a document that is no text'],
  ];
  for (const [uri, why] of unreadable) {
    test(`with ${why} cannot be read`, () => assert.equal(decodeDataUri(uri), undefined));
  }

  test('gives back any text, in either encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = Buffer.from(text);
        assert.equal(decodeDataUri(`data:text/plain;base64,${bytes.toString('base64')}`), bytes.toString());
        const escaped = bytes.toString('hex').replace(/../g, '%$&');
        assert.equal(decodeDataUri(`data:,${escaped}`), bytes.toString());
      }),
    );
  });

  test('of any noise is read or not, without an error', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        const text = decodeDataUri(`data:${noise}`);
        assert.ok(text === undefined || typeof text === 'string');
      }),
    );
  });
});
