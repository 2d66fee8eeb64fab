import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { logOdds } from '../../../src/text/parse/sureness.ts';
import { LabelTable, MoveTable, packLabels, packMoves } from '../../../src/text/parse/tables.ts';

const feature = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const weights = (limit: number, labels: number) =>
  fc.array(fc.integer({ min: -limit, max: limit }), { minLength: labels, maxLength: labels });

describe('packed weights', () => {
  test('a table of moves gives back the weights of every feature that it holds', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(feature, weights(63, 3)), { selector: ([key]) => key, maxLength: 20 }),
        (rows) => {
          const table = new MoveTable(
            packMoves(
              rows.map(([key, values]) => ({ feature: key, weights: values })),
              4096,
            ),
          );
          const hits = rows.filter(([key, values]) => {
            const scores = new Float64Array(3);
            table.score(Int32Array.of(key), 1, scores);
            return values.every((value, i) => scores[i] === value);
          });
          assert.ok(hits.length >= rows.length - 1);
        },
      ),
    );
  });

  test('a table of labels gives back the weights of every feature that it holds', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(feature, weights(127, 9)), { selector: ([key]) => key, maxLength: 20 }),
        (rows) => {
          const packed = packLabels(
            rows.map(([key, values]) => ({ feature: key, weights: values })),
            12,
          );
          const table = new LabelTable(packed.slots, packed.labels, packed.weights);
          const hits = rows.filter(([key, values]) => {
            const scores = new Float64Array(9);
            table.score(Int32Array.of(key), 1, scores);
            return values.every((value, i) => scores[i] === value);
          });
          assert.ok(hits.length >= rows.length - 1);
        },
      ),
    );
  });

  test('a feature scores the same however often it is asked for, and whatever was asked for between', () => {
    const table = new MoveTable(
      packMoves(
        [
          { feature: 0, weights: [1, 2, 3] },
          { feature: 1 << 14, weights: [4, 5, 6] },
        ],
        64,
      ),
    );
    const scoreOf = (hash: number): number[] => {
      const scores = new Float64Array(3);
      table.score(Int32Array.of(hash), 1, scores);
      return [...scores];
    };
    for (let round = 0; round < 3; round++) {
      assert.deepEqual(scoreOf(0), [1, 2, 3]);
      assert.deepEqual(scoreOf(1 << 14), [4, 5, 6]);
      assert.deepEqual(scoreOf(7), [0, 0, 0]);
    }
  });

  test('weights of several features add up', () => {
    const table = new MoveTable(
      packMoves(
        [
          { feature: 5, weights: [1, -2, 3] },
          { feature: 9, weights: [10, 20, -30] },
        ],
        64,
      ),
    );
    const scores = new Float64Array(3);
    table.score(Int32Array.of(5, 9, 77), 3, scores);
    assert.deepEqual([...scores], [11, 18, -27]);
  });
});

describe('sureness', () => {
  test('lies on the line between measured points and stays level beyond them', () => {
    const points = [
      [0, 0],
      [10, 1],
      [30, 5],
    ] as const;
    assert.deepEqual(
      [-5, 0, 5, 10, 20, 30, 1e9].map((gap) => logOdds(points, gap)),
      [0, 0, 0.5, 1, 3, 5, 5],
    );
  });
});
