/**
 * Trains the choice of relations. The moves that it needs around it come from a quick greedy parser that is
 * trained along with it by a dynamic oracle, walks its own, sometimes mistaken, way, and is thrown away.
 */
import { ARC_FEATURES, arcFeatures } from '../../src/text/parse/arc-features.ts';
import { ArcState, type Nodes, RIGHT, SHIFT } from '../../src/text/parse/arc-state.ts';
import { LABEL_FEATURES, labelFeatures } from '../../src/text/parse/label-features.ts';
import { best } from '../../src/text/parse/tagger.ts';
import type { GoldTree } from './corpus.ts';
import { Learner } from './learner.ts';
import { bestMoves } from './oracle.ts';
import { seeded, shuffled } from './random.ts';

/** A sentence to learn from: what the parser sees, and the tree it should give. */
export interface Example {
  readonly nodes: Nodes;
  readonly gold: GoldTree;
}

/** How often the parser follows its own mistake once it has seen the sentences. */
const EXPLORE = 0.9;

export function trainLabels(examples: readonly Example[], relations: number, rounds: number): Learner {
  const trainer = new LabelTrainer(relations);
  const random = seeded(9);
  for (let round = 0; round < rounds; round++) {
    for (const e of shuffled(examples.length, random)) {
      trainer.learn(examples[e]!, () => round > 0 && random() < EXPLORE);
    }
  }
  return trainer.labels;
}

class LabelTrainer {
  readonly labels: Learner;
  private readonly moves = new Learner(3);
  private readonly state = new ArcState();
  private readonly features = new Int32Array(ARC_FEATURES);
  private readonly labelFeatures = new Int32Array(LABEL_FEATURES);
  private readonly scores = new Float64Array(3);
  private readonly labelScores: Float64Array;

  constructor(relations: number) {
    this.labels = new Learner(relations);
    this.labelScores = new Float64Array(relations);
  }

  learn({ nodes, gold }: Example, explores: () => boolean): void {
    const { state, features, scores, moves } = this;
    state.start(nodes.count);
    while (!state.done) {
      const n = arcFeatures(state, nodes, features);
      scores.fill(0);
      moves.score(features, n, scores);
      const right = bestMoves(state, gold.head);
      let move = bestAmong(allowed(state), scores);
      moves.tick();
      if (((right >> move) & 1) === 0) {
        const better = bestAmong(right, scores);
        moves.update(features, n, better, move);
        if (!explores()) move = better;
      }
      if (move === SHIFT) state.shift();
      else this.attach(move, nodes, gold);
    }
  }

  private attach(move: number, nodes: Nodes, gold: GoldTree): void {
    const { state, labelScores, labels } = this;
    const dependent = state.stack[state.size - 1]!;
    const head = state.headOf(move);
    const n = labelFeatures(state, nodes, head, dependent, this.labelFeatures);
    labelScores.fill(0);
    labels.score(this.labelFeatures, n, labelScores);
    const guess = best(labelScores);
    const right = gold.relation[dependent]!;
    labels.tick();
    if (gold.head[dependent] === head && guess !== right) labels.update(this.labelFeatures, n, right, guess);
    state.attach(move, guess);
  }
}

function allowed(state: ArcState): number {
  let moves = 0;
  for (let m = SHIFT; m <= RIGHT; m++) if (state.allows(m)) moves |= 1 << m;
  return moves;
}

/** The move of a set with the highest score. */
function bestAmong(moves: number, scores: Float64Array): number {
  let chosen = -1;
  for (let m = SHIFT; m <= RIGHT; m++) {
    if ((moves >> m) & 1 && (chosen < 0 || scores[m]! > scores[chosen]!)) chosen = m;
  }
  return chosen;
}
