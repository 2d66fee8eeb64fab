import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { KnownBodies } from '../../src/service/known-bodies.ts';

const KB = 1024;
const body = (n: number, kilobytes: number): Buffer => Buffer.alloc(kilobytes * KB, `body ${n} `);

describe('a large body that comes again', () => {
  test('is read once; a small one, and one with another byte, each time', () => {
    const bodies = new KnownBodies<object>();
    const first = bodies.read(body(1, 100), () => ({}));
    assert.equal(
      bodies.read(body(1, 100), () => assert.fail('read again')),
      first,
    );
    const other = body(1, 100);
    other[other.length - 1]! ^= 1;
    assert.notEqual(
      bodies.read(other, () => ({})),
      first,
    );
    assert.notEqual(
      bodies.read(body(1, 1), () => ({})),
      bodies.read(body(1, 1), () => ({})),
    );
  });

  test('is read again where it was refused', () => {
    const bodies = new KnownBodies<object>();
    const refuse = () => {
      throw new Error('refused');
    };
    assert.throws(() => bodies.read(body(1, 100), refuse));
    assert.throws(() => bodies.read(body(1, 100), refuse));
  });

  test('is always read as itself, however many come and in whatever order', () => {
    const coming = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 40 });
    fc.assert(
      fc.property(coming, (order) => {
        const bodies = new KnownBodies<number>();
        const numberIn = (bytes: Uint8Array) =>
          Number(/\d+/.exec(Buffer.from(bytes.subarray(0, 16)).toString())![0]);
        for (const n of order) assert.equal(bodies.read(body(n, 1500), numberIn), n);
      }),
      { numRuns: 20 },
    );
  });
});
