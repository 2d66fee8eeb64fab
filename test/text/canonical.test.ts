import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import reference from 'canonicalize';
import fc from 'fast-check';
import {
  CanonicalError,
  canonicalize,
  canonicalPieces,
  canonicalText,
  formOf,
} from '../../src/text/canonical.ts';
import { LONG } from '../../src/text/long-texts.ts';

const hasLoneSurrogate = (value: unknown): boolean => JSON.stringify(value).includes('\\ud');

const folder = fileURLToPath(new URL('../vectors/jcs/', import.meta.url));

describe('RFC 8785 canonical JSON', () => {
  for (const file of readdirSync(`${folder}input`)) {
    test(`vector ${file} holds byte for byte`, () => {
      const input = JSON.parse(readFileSync(`${folder}input/${file}`, 'utf8'));
      assert.deepEqual(Buffer.from(canonicalize(input)), readFileSync(`${folder}output/${file}`));
    });
  }

  test('numbers are written as ECMAScript does (RFC 8785, appendix B)', () => {
    const bits = new DataView(new ArrayBuffer(8));
    for (const [hex, text] of [
      ['0000000000000000', '0'],
      ['8000000000000000', '0'],
      ['0000000000000001', '5e-324'],
      ['7fefffffffffffff', '1.7976931348623157e+308'],
      ['4340000000000000', '9007199254740992'],
      ['4430000000000000', '295147905179352830000'],
      ['44b52d02c7e14af5', '9.999999999999997e+22'],
      ['444b1ae4d6e2ef4f', '999999999999999900000'],
      ['3eb0c6f7a0b5ed8d', '0.000001'],
      ['41b3de4355555553', '333333333.3333332'],
      ['becbf647612f3696', '-0.0000033333333333333333'],
    ] as const) {
      bits.setBigUint64(0, BigInt(`0x${hex}`));
      assert.equal(canonicalize(bits.getFloat64(0)), text, hex);
    }
  });

  test('agrees with the reference implementation on any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        assert.equal(canonicalize(value), reference(value));
      }),
    );
  });

  test('long strings and objects of many keys come out the same as short ones', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`k${(i * 37) % 60}`, '"'.repeat(i * 3)]),
    );
    assert.equal(canonicalize(wide), reference(wide));
  });

  test('with its long texts left out has them back where each gap is, whatever the other strings hold', () => {
    const long = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.repeat(LONG));
    const string = fc.oneof(long, fc.string({ unit: 'binary' }), fc.constant('\0'));
    const values = fc.oneof(
      fc.array(string, { maxLength: 3 }),
      fc.dictionary(string, string, { maxKeys: 3 }),
    );
    fc.assert(
      fc.property(
        values.filter((value) => !hasLoneSurrogate(value)),
        (value) => {
          const { pieces, texts } = canonicalPieces(value);
          const form = pieces.map((piece, at) => (at === 0 ? '' : JSON.stringify(texts[at - 1])) + piece);
          assert.ok(form.join('') === canonicalize(value));
          assert.ok(
            texts.every((text) => text.length >= LONG) && pieces.every((piece) => piece.length < LONG),
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('keys are sorted by UTF-16 code units, also __proto__ is only a key', () => {
    assert.equal(canonicalize(JSON.parse('{"b":1,"__proto__":2,"a":3}')), '{"__proto__":2,"a":3,"b":1}');
    assert.equal(canonicalize({ '\ufb33': 1, '\u{1f600}': 2 }), '{"\u{1f600}":2,"\ufb33":1}');
  });

  test('members that are undefined are left out', () => {
    assert.equal(canonicalize({ b: undefined, a: 1 }), '{"a":1}');
  });

  for (const [name, value] of [
    ['NaN', Number.NaN],
    ['Infinity', [Number.POSITIVE_INFINITY]],
    ['-Infinity', { a: Number.NEGATIVE_INFINITY }],
    ['a lone high surrogate', 'a\ud800'],
    ['a lone low surrogate in a key', { '\udc00': 1 }],
    ['a lone surrogate in a long string', `${'x'.repeat(500)}\ud800`],
    ['undefined in an array', [undefined]],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['a map', new Map()],
  ] as const) {
    test(`${name} is refused`, () => assert.throws(() => canonicalize(value), CanonicalError));
  }

  test('a value stands for its form wherever it is written', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        if (hasLoneSurrogate(value)) return;
        const form = canonicalize(value);
        assert.equal(canonicalText(value), form);
        assert.equal(canonicalText(value), form);
        if (typeof value !== 'object' || value === null) return;
        assert.equal(
          canonicalize({ b: [formOf(value), 1], a: value }),
          canonicalize({ b: [value, 1], a: value }),
        );
      }),
    );
  });

  test('a value that contains itself is refused', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    assert.throws(() => canonicalize(loop), CanonicalError);
  });
});
