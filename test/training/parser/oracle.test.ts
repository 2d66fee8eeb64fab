import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { ArcState, LEFT, RIGHT, SHIFT } from '../../../src/text/parse/arc-state.ts';
import { bestMoves, costOf } from '../../../training/parser/oracle.ts';

/** Heads by node of a tree without crossing arcs, drawn from choices: a root, then the same left and right of it. */
function tree(choices: readonly number[]): Int32Array {
  const gold = new Int32Array(choices.length + 2);
  const build = (from: number, to: number, head: number): void => {
    if (from > to) return;
    const top = from + (choices[from - 1]! % (to - from + 1));
    gold[top] = head;
    const cut = (a: number, b: number): void => {
      if (a > b) return;
      const end = a + (choices[a - 1]! % (b - a + 1));
      build(a, end, top);
      cut(end + 1, b);
    };
    cut(from, top - 1);
    cut(top + 1, to);
  };
  build(1, choices.length, choices.length + 1);
  return gold;
}

const trees = fc.array(fc.nat(1000), { minLength: 1, maxLength: 24 }).map(tree);

function make(state: ArcState, move: number): void {
  if (move === SHIFT) state.shift();
  else state.attach(move, 0);
}

const reached = (state: ArcState, gold: Int32Array): number =>
  Array.from({ length: state.count }, (_, i) => i + 1).filter((node) => state.head[node] === gold[node])
    .length;

describe('the dynamic oracle', () => {
  test('the moves that cost nothing lead to the whole tree, whichever is taken', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }), (gold, taken) => {
        const state = new ArcState();
        state.start(gold.length - 2);
        for (let t = 0; !state.done; t++) {
          const moves = [SHIFT, LEFT, RIGHT].filter((move) => (bestMoves(state, gold) >> move) & 1);
          const move = moves[taken[t % taken.length]! % moves.length]!;
          assert.equal(costOf(state, gold, move), 0);
          make(state, move);
        }
        assert.equal(reached(state, gold), state.count);
      }),
    );
  });

  test('every arc of the tree that is missed was paid for by a move', () => {
    fc.assert(
      fc.property(trees, fc.array(fc.nat(1000), { minLength: 60, maxLength: 60 }), (gold, taken) => {
        const state = new ArcState();
        state.start(gold.length - 2);
        let paid = 0;
        for (let t = 0; !state.done; t++) {
          const moves = [SHIFT, LEFT, RIGHT].filter((move) => state.allows(move));
          const move = moves[taken[t % taken.length]! % moves.length]!;
          paid += costOf(state, gold, move);
          make(state, move);
        }
        assert.ok(state.count - reached(state, gold) <= paid + 1);
      }),
    );
  });
});
