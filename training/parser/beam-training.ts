/**
 * Trains the choice of moves for the beam as it will run: where the best reading leaves the right one behind,
 * both are followed to the move where it stood furthest above (max-violation; Huang, Fayong and Guo 2012).
 */
import { ARC_FEATURES, arcFeatures } from '../../src/text/parse/arc-features.ts';
import { ArcState, LEFT, type Nodes, RIGHT, SHIFT } from '../../src/text/parse/arc-state.ts';
import { Beam } from '../../src/text/parse/beam.ts';
import type { Scorer } from '../../src/text/parse/scorer.ts';
import type { Example } from './label-training.ts';
import { FeatureCounts, Learner, meanRows, type Row } from './learner.ts';
import { bestMoves } from './oracle.ts';
import { seeded, shuffled } from './random.ts';

export interface BeamTraining {
  readonly rounds: number;
  /** Times that all is learned anew in another order. */
  readonly orders: number;
  readonly width: number;
  /** A feature counts only when it occurs so often on the way to the right trees. */
  readonly rarest: number;
}

/**
 * Learns the moves; `labels` names relations as it will when the beam runs. The sentences are learned in
 * several orders, each from nothing, and the weights are the mean: a choice of order tells nothing of English.
 */
export function trainBeam(
  examples: readonly Example[],
  labels: Scorer,
  relations: number,
  training: BeamTraining,
): Row[] {
  const ways = examples.map(({ nodes, gold }) => rightMoves(nodes, gold.head));
  const learners = Array.from({ length: training.orders }, (_, order) => {
    const learner = new Learner(3);
    const { width } = training;
    const beam = new Beam({ moves: learner, labels, relations, width, slack: Number.POSITIVE_INFINITY });
    const trainer = new BeamTrainer(learner, beam);
    const counts = new FeatureCounts();
    for (const [e, { nodes }] of examples.entries()) trainer.count(nodes, ways[e]!, counts);
    learner.admitOnly(counts.atLeast(training.rarest));
    const random = seeded(order);
    for (let round = 0; round < training.rounds; round++) {
      for (const e of shuffled(examples.length, random)) trainer.learn(examples[e]!.nodes, ways[e]!);
    }
    return learner;
  });
  return meanRows(learners);
}

/** The moves to the gold tree, or to the nearest that the system can build; arcs are made as soon as they can be. */
function rightMoves(nodes: Nodes, gold: Int32Array): Uint8Array {
  const state = new ArcState();
  const moves = new Uint8Array(2 * nodes.count);
  state.start(nodes.count);
  for (let t = 0; !state.done; t++) {
    const right = bestMoves(state, gold);
    const move = right & (1 << LEFT) ? LEFT : right & (1 << RIGHT) ? RIGHT : SHIFT;
    moves[t] = move;
    if (move === SHIFT) state.shift();
    else state.attach(move, 0);
  }
  return moves;
}

class BeamTrainer {
  private readonly learner: Learner;
  private readonly beam: Beam;
  private readonly right = new ArcState();
  private readonly features = new Int32Array(ARC_FEATURES);

  constructor(learner: Learner, beam: Beam) {
    this.learner = learner;
    this.beam = beam;
  }

  learn(nodes: Nodes, way: Uint8Array): void {
    const { beam, right } = this;
    beam.start(nodes);
    right.start(nodes.count);
    let worst = 0;
    let length = 0;
    let wrong = new Uint8Array(0);
    let total = 0;
    for (let t = 0; t < way.length; t++) {
      total += beam.scoresOf(right)[way[t]!]!;
      beam.apply(right, way[t]!, 0);
      beam.advance();
      const ahead = beam.best.total - total;
      if (ahead < worst || isSame(beam.best.moves, way, t + 1)) continue;
      worst = ahead;
      length = t + 1;
      wrong = beam.best.moves.slice(0, length);
    }
    this.learner.tick();
    if (length === 0) return;
    this.walk(nodes, way.subarray(0, length), (n, move) => this.learner.add(this.features, n, move, 1));
    this.walk(nodes, wrong, (n, move) => this.learner.add(this.features, n, move, -1));
  }

  count(nodes: Nodes, way: Uint8Array, counts: FeatureCounts): void {
    this.beam.start(nodes);
    this.walk(nodes, way, (n) => counts.add(this.features, n));
  }

  /** Goes through a sequence of moves with the features of each state before its move. */
  private walk(nodes: Nodes, moves: Uint8Array, visit: (features: number, move: number) => void): void {
    const { right, features, beam } = this;
    right.start(nodes.count);
    for (const move of moves) {
      visit(arcFeatures(right, nodes, features), move);
      beam.apply(right, move, 0);
    }
  }
}

function isSame(a: Uint8Array, b: Uint8Array, length: number): boolean {
  for (let i = length - 1; i >= 0; i--) if (a[i] !== b[i]) return false;
  return true;
}
