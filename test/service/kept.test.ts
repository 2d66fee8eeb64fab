import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Question } from '../../src/domain/engine.ts';
import type { Evidence } from '../../src/domain/evidence.ts';
import { Held, Sent } from '../../src/service/engine/kept.ts';

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

function question(...evidence: readonly Evidence[]): Question {
  return { claims: [], evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 };
}

describe('registered evidence on its way to a thread', () => {
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

  test('inline evidence always crosses whole', () => {
    const { registered_bytes: _, ...inline } = source(1) as Extract<Evidence, { type: 'text' }>;
    const sent = new Sent();
    sent.pack(question(inline));
    assert.deepEqual(sent.pack(question(inline)).evidence, [inline]);
  });

  test('arrives as it was sent, whatever is asked in whatever order', () => {
    const asked = fc.array(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 1, max: 9 }), (orders, room) => {
        const [sent, held] = [new Sent(), new Held(room * BYTES)];
        for (const order of orders) {
          const posed = question(...order.map((n, at) => source(n, { source_id: `s${at}` })));
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
