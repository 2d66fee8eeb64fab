/** The dynamic oracle of the arc-hybrid system (Goldberg and Nivre 2013): what a move costs in arcs of the gold tree. */
import { type ArcState, LEFT, RIGHT, SHIFT } from '../../src/text/parse/arc-state.ts';

/** Gold arcs that can no longer be reached once `move` is made. `gold` holds the head of each node. */
export function costOf(state: ArcState, gold: Int32Array, move: number): number {
  const { stack, size, next, count } = state;
  const top = size > 0 ? stack[size - 1]! : 0;
  let cost = 0;
  if (move === SHIFT) {
    for (let i = 0; i < size; i++) {
      if (gold[stack[i]!] === next) cost++;
      if (i < size - 1 && gold[next] === stack[i]) cost++;
    }
    return cost;
  }
  for (let d = next; d <= count; d++) if (gold[d] === top) cost++;
  const head = gold[top]!;
  if (move === LEFT && (head > next || (size > 1 && head === stack[size - 2]))) cost++;
  if (move === RIGHT && head >= next) cost++;
  return cost;
}

/** The moves that cost least, as bits. */
export function bestMoves(state: ArcState, gold: Int32Array): number {
  let least = Number.POSITIVE_INFINITY;
  let moves = 0;
  for (const move of [SHIFT, LEFT, RIGHT]) {
    if (!state.allows(move)) continue;
    const cost = costOf(state, gold, move);
    if (cost < least) {
      least = cost;
      moves = 0;
    }
    if (cost === least) moves |= 1 << move;
  }
  return moves;
}
