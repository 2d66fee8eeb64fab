import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Question } from '../../src/domain/engine.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { Held, Sent } from '../../src/service/engine/kept.ts';
import { LONG } from '../../src/text/long-texts.ts';

const BYTES = 5_000;

function source(n: number, fields: Partial<Evidence> = {}): Evidence {
  const text = `${n}`.repeat(BYTES).slice(0, BYTES);
  return {
    source_id: `s${n}`,
    type: 'text',
    text,
    checksum: `sha256:${n}`,
    registered_bytes: BYTES,
    ...fields,
  } as Evidence;
}

/** A text that a request brings. */
function inline(n: number, length: number): Evidence {
  const { registered_bytes: _, ...rest } = source(n) as Extract<Evidence, { type: 'text' }>;
  return { ...rest, text: `${n}`.repeat(length).slice(0, length) };
}

function question(...evidence: readonly Evidence[]): Question {
  return { claims: [], evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 };
}

describe('evidence on its way to a thread', () => {
  test('crosses once; then its checksum stands for it, under whatever id and title a request gives it', () => {
    const [sent, held] = [new Sent(), new Held(1e9)];
    assert.deepEqual(held.unpack(sent.pack(question(source(1)))), question(source(1)));
    const renamed = question(source(1, { source_id: 'other', title: 'Title' }));
    const packed = sent.pack(renamed);
    assert.ok(JSON.stringify(packed).length < 300);
    assert.deepEqual(held.unpack(structuredClone(packed)), renamed);
  });

  test('of a thread that let it go is said to be missing, and crosses again', () => {
    const [sent, held] = [new Sent(), new Held(2 * BYTES)];
    for (const n of [1, 2, 3]) held.unpack(sent.pack(question(source(n))));
    assert.equal(held.unpack(sent.pack(question(source(1)))), undefined);
    sent.forget();
    assert.deepEqual(held.unpack(sent.pack(question(source(1)))), question(source(1)));
  });

  test('a short text of a request crosses whole each time, a long one once', () => {
    const sent = new Sent();
    sent.pack(question(inline(1, LONG - 1), inline(2, LONG)));
    const [short, long] = sent.pack(question(inline(1, LONG - 1), inline(2, LONG))).evidence;
    assert.deepEqual(short, inline(1, LONG - 1));
    assert.equal(long?.type, 'kept');
  });

  test('texts with lone surrogates, which share a checksum, cross each time', () => {
    const sent = new Sent();
    const broken = { ...inline(1, LONG), text: `${'x'.repeat(LONG)}\ud800` };
    sent.pack(question(broken));
    assert.deepEqual(sent.pack(question(broken)).evidence, [broken]);
  });

  test('what a thread is thought to hold is bounded: past that, contents cross again', () => {
    const sent = new Sent();
    for (let n = 0; n < 10_000; n++) sent.pack(question(source(n)));
    assert.equal(sent.pack(question(source(0))).evidence[0]?.type, 'text');
    assert.equal(sent.pack(question(source(9_999))).evidence[0]?.type, 'kept');
  });

  test('arrives as it was sent, whatever is asked in whatever order', () => {
    const asked = fc.array(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 120 }), (orders, room) => {
        const [sent, held] = [new Sent(), new Held(room * BYTES)];
        for (const order of orders) {
          const posed = question(
            ...order.map((n, at) => ({ ...(n > 5 ? inline(n, LONG) : source(n)), source_id: `s${at}` })),
          );
          let arrived = held.unpack(sent.pack(posed));
          if (arrived === undefined) {
            sent.forget();
            arrived = held.unpack(sent.pack(posed));
          }
          // Not deepEqual: what differs would be printed whole.
          assert.ok(isDeepStrictEqual(arrived, posed));
        }
      }),
    );
  });
});
