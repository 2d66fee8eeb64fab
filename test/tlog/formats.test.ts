import assert from 'node:assert/strict';
import { hash as nodeHash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  formatCheckpoint,
  formatEntryBundle,
  formatHash,
  formatTilePath,
  fromBase64,
  parseCheckpoint,
  parseEntryBundle,
  parseHash,
  parseTilePath,
  sha256,
  TlogError,
  toBase64,
  toHex,
} from '../../src/tlog/index.ts';

const hashes = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('tile paths', () => {
  const golden: [string, { level: number | 'entries'; index: number; width: number }][] = [
    ['tile/0/000', { level: 0, index: 0, width: 256 }],
    ['tile/3/x001/x234/067', { level: 3, index: 1_234_067, width: 256 }],
    ['tile/0/x001/000.p/1', { level: 0, index: 1000, width: 1 }],
    ['tile/entries/273.p/112', { level: 'entries', index: 273, width: 112 }],
    ['tile/63/999', { level: 63, index: 999, width: 256 }],
  ];
  for (const [path, parsed] of golden) {
    test(`${path} reads and writes`, () => {
      assert.deepEqual(parseTilePath(path), parsed);
      assert.equal(formatTilePath(parsed), path);
    });
  }

  const refused = [
    'tile/64/000',
    'tile/00/000',
    'tile/0/0',
    'tile/0/x000/000',
    'tile/0/x000/001',
    'tile/0/001/002',
    'tile/0/x001/x002',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/-1/000',
    'tile/data/000',
    'tile/0/000/',
    'tile/0/000.p/5\n',
    'tile/0/x999/x999/x999/x999/x999/999',
    '',
  ];
  for (const path of refused) {
    test(`${JSON.stringify(path)} names no tile`, () => assert.equal(parseTilePath(path), undefined));
  }

  test('any tile has one path', () => {
    const tiles = fc.record(
      {
        level: fc.oneof(fc.integer({ min: 0, max: 63 }), fc.constant('entries' as const)),
        index: fc.integer({ min: 0, max: 2 ** 40 }),
        width: fc.integer({ min: 1, max: 256 }),
      },
      { noNullPrototype: true },
    );
    fc.assert(fc.property(tiles, (tile) => assert.deepEqual(parseTilePath(formatTilePath(tile)), tile)));
  });
});

describe('entry bundles', () => {
  test('each entry stands behind its length as a big-endian uint16', () => {
    const bundle = formatEntryBundle([Uint8Array.of(7, 8), new Uint8Array(0), new Uint8Array(258)]);
    assert.deepEqual([...bundle.subarray(0, 8)], [0, 2, 7, 8, 0, 0, 1, 2]);
    assert.equal(bundle.length, 8 + 258);
  });

  test('what was put in comes out', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (entries) =>
        assert.deepEqual(parseEntryBundle(formatEntryBundle(entries)), entries),
      ),
    );
  });

  test('bytes that end within an entry are refused', () => {
    for (const bytes of [[0], [0, 1], [0, 2, 5]]) {
      assert.throws(() => parseEntryBundle(Uint8Array.from(bytes)), TlogError);
    }
  });
});

describe('checkpoints', () => {
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

  test('the published example reads and writes', () => {
    const checkpoint = parseCheckpoint(text);
    assert.equal(checkpoint.origin, 'example.com/behind-the-sofa');
    assert.equal(checkpoint.size, 20_852_163);
    assert.deepEqual(checkpoint.extensions, []);
    assert.equal(formatCheckpoint(checkpoint), text);
  });

  test('extension lines are kept', () => {
    assert.equal(formatCheckpoint(parseCheckpoint(`${text}one\ntwo\n`)), `${text}one\ntwo\n`);
  });

  for (const [why, bad] of [
    ['a missing line', 'origin\n5\n'],
    ['an empty origin', text.replace('example.com/behind-the-sofa', '')],
    ['a leading zero', text.replace('\n2', '\n02')],
    ['a sign', text.replace('\n2', '\n+2')],
    ['a size past 2^53', text.replace('20852163', '9007199254740992')],
    ['a short root', text.replace('CsUYapGGPo4d', '')],
    ['no line break at the end', text.slice(0, -1)],
    ['an empty line', `${text}\n`],
  ] as const) {
    test(`${why} is refused`, () => assert.throws(() => parseCheckpoint(bad), TlogError));
  }

  test('an origin with a line break cannot be written', () => {
    const root = new Uint8Array(32);
    assert.throws(() => formatCheckpoint({ origin: 'a\n9', size: 1, root, extensions: [] }), TlogError);
  });
});

describe('hashes and Base 64', () => {
  test('a hash has one spelling', () => {
    fc.assert(fc.property(hashes, (hash) => assert.deepEqual(parseHash(formatHash(hash)), hash)));
    for (const bad of [
      '',
      'sha256:',
      `sha256:${'A'.repeat(64)}`,
      `sha256:${'a'.repeat(63)}`,
      'a'.repeat(64),
    ]) {
      assert.throws(() => parseHash(bad), TlogError);
    }
  });

  test('Base 64 has one spelling', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => assert.deepEqual(fromBase64(toBase64(bytes)), bytes)));
    for (const bad of ['QQ', 'QR==', 'Q Q==', 'QQ==\n', '_-_-', '====', 'A']) {
      assert.throws(() => fromBase64(bad), TlogError, bad);
    }
  });
});

describe('SHA-256 without a platform', () => {
  test('FIPS 180-4 examples', () => {
    const hex = (text: string) => toHex(sha256(new TextEncoder().encode(text)));
    assert.equal(hex('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    assert.equal(
      hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  test('agrees with the platform for every length around the block size and for random bytes', () => {
    const agrees = (data: Uint8Array) => assert.equal(toHex(sha256(data)), nodeHash('sha256', data, 'hex'));
    for (let length = 0; length <= 130; length++) agrees(new Uint8Array(length).fill(length));
    fc.assert(fc.property(fc.uint8Array({ maxLength: 1000 }), agrees));
  });
});
