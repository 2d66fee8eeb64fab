import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { KnownBodies } from '../../src/service/known-bodies.ts';

const KB = 1024;
const body = (n: number, kilobytes: number): Buffer => Buffer.alloc(kilobytes * KB, `body ${n} `);

describe('a small body that comes again', () => {
  const read = (bodies: KnownBodies<object>, text: string): object =>
    bodies.read(Buffer.from(text), () => ({ text }));

  test('is read twice and no more, and what keeps something for it is told once', () => {
    const kept: object[] = [];
    const bodies = new KnownBodies<object>((request) => kept.push(request));
    assert.notEqual(read(bodies, 'one'), read(bodies, 'one'));
    const third = read(bodies, 'one');
    assert.equal(read(bodies, 'one'), third);
    assert.deepEqual(kept, [third]);
  });

  test('is another with another byte, whatever characters the bytes are of', () => {
    const bodies = new KnownBodies<object>();
    for (let i = 0; i < 3; i++)
      for (const text of ['é', 'Ã©', '\u00c3', 'e']) assert.deepEqual(read(bodies, text), { text });
  });

  test('is read each time where it is refused', () => {
    const bodies = new KnownBodies<object>();
    let times = 0;
    const refuse = () => {
      times++;
      throw new Error('refused');
    };
    for (let i = 0; i < 4; i++) assert.throws(() => bodies.read(body(1, 1), refuse));
    assert.equal(times, 4);
  });

  test('is always read as itself, however many come and in whatever order', () => {
    const coming = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 1500, minLength: 500 });
    fc.assert(
      fc.property(coming, (order) => {
        const bodies = new KnownBodies<number>();
        const numberIn = (bytes: Uint8Array) =>
          Number(/\d+/.exec(Buffer.from(bytes).toString('latin1', 0, 16))![0]);
        for (const n of order) assert.equal(bodies.read(body(n, 12), numberIn), n);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a large body that comes again', () => {
  test('is read once; one of middling size, and one with another byte, each time', () => {
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
      bodies.read(body(1, 20), () => ({})),
      bodies.read(body(1, 20), () => ({})),
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
