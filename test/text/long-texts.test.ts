import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LONG, LongTexts } from '../../src/text/long-texts.ts';

/** A text of its own memory, as each request brings one. */
const text = (n: number, length = LONG): string => Buffer.alloc(length, `text ${n}. `).toString();

describe('what was made of a long text', () => {
  test('is remembered for an equal text, and made anew for a short one', () => {
    const known = new LongTexts<object>(4 * LONG);
    const make = () => ({});
    assert.equal(known.of(text(1), make), known.of(text(1), make));
    assert.notEqual(known.of('short', make), known.of('short', make));
  });

  test('is forgotten when others take its place, the one asked for longest ago first', () => {
    const made: string[] = [];
    const known = new LongTexts<number>(2 * LONG);
    for (const n of [1, 2, 1, 3, 1, 2]) known.of(text(n), () => made.push(`${n}`));
    assert.deepEqual(made, ['1', '2', '3', '2']);
  });

  test('is never that of another text, whatever comes in whatever order', () => {
    const texts = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 })));
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 6 }), (asked, room) => {
        const known = new LongTexts<string>(room * LONG);
        for (const [n, more] of asked) {
          const one = text(n, LONG + more - 1);
          assert.ok(known.of(one, (it) => it) === one);
        }
      }),
      { numRuns: 50 },
    );
  });
});
