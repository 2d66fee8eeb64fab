/**
 * Finds a good sequence of moves: a few readings of the sentence go on side by side, and those whose moves
 * score too low on the whole fall away (Zhang and Clark 2008). Every reading has made as many moves as the
 * others, so their totals compare.
 */
import { ARC_FEATURES, arcFeatures } from './arc-features.ts';
import { ArcState, type Nodes, RIGHT, SHIFT } from './arc-state.ts';
import { LABEL_FEATURES, labelFeatures } from './label-features.ts';
import type { Scorer } from './scorer.ts';
import { best, margin } from './tagger.ts';

/** What the beam goes by. */
export interface BeamModel {
  readonly moves: Scorer;
  readonly labels: Scorer;
  /** Number of relations. */
  readonly relations: number;
  /** Readings kept after each move, at the most. */
  readonly width: number;
  /** A reading whose total lies further below the best falls away. */
  readonly slack: number;
}

const MOVES = 3;
const NOTHING = new Float64Array(MOVES);
/** What a move without an alternative, and a head on which all readings agree, count as. */
const NO_RIVAL = 0x3fffffff;

export class Beam {
  private readonly model: BeamModel;
  private readonly features = new Int32Array(Math.max(ARC_FEATURES, LABEL_FEATURES));
  private readonly moveScores = new Float64Array(MOVES);
  private readonly labelScores: Float64Array;
  private nodes!: Nodes;
  private states: ArcState[] = [];
  private spare: ArcState[] = [];
  private candidates: Candidate[] = [];
  private chosen: Candidate[] = [];

  constructor(model: BeamModel) {
    this.model = model;
    this.labelScores = new Float64Array(model.relations);
    for (let c = 0; c < MOVES * model.width; c++) this.candidates.push(new Candidate());
  }

  /** Reads a whole sentence, `main` its root if it is not 0; the best reading stays valid until the next call. */
  run(nodes: Nodes, main = 0): ArcState {
    this.start(nodes, main);
    for (let step = 0; step < 2 * nodes.count; step++) this.advance();
    return this.best;
  }

  start(nodes: Nodes, main = 0): void {
    this.nodes = nodes;
    this.spare.push(...this.states);
    const first = this.spare.pop() ?? new ArcState();
    first.start(nodes.count, main);
    this.states = [first];
  }

  /** Every reading that is kept makes its next move. */
  advance(): void {
    const count = this.collect();
    this.choose(count);
    const next: ArcState[] = [];
    for (const candidate of this.chosen) {
      const { state } = candidate;
      if (--state.uses === 0) next.push(state);
      else {
        const copy = this.spare.pop() ?? new ArcState();
        copy.copy(state);
        next.push(copy);
      }
    }
    for (let i = 0; i < next.length; i++) {
      const { move, total, gap } = this.chosen[i]!;
      next[i]!.total = total;
      this.apply(next[i]!, move, gap);
    }
    this.states = next;
  }

  /** The reading with the highest total. */
  get best(): ArcState {
    return this.states[0]!;
  }

  /** How far the best reading stands above the best that gives `node` another head. */
  rivalGap(node: number): number {
    const { total, head } = this.best;
    const rival = this.states.find((state) => state.head[node] !== head[node]);
    return rival ? total - rival.total : NO_RIVAL;
  }

  /** Scores of the allowed moves of a state, by move. */
  scoresOf(state: ArcState): Float64Array {
    const n = arcFeatures(state, this.nodes, this.features);
    this.moveScores.fill(0);
    this.model.moves.score(this.features, n, this.moveScores);
    return this.moveScores;
  }

  /** Makes a move; an arc gets the relation that scores highest. */
  apply(state: ArcState, move: number, gap: number): void {
    state.moves[state.made++] = move;
    if (move === SHIFT) {
      state.shift();
      return;
    }
    const dependent = state.stack[state.size - 1]!;
    const n = labelFeatures(state, this.nodes, state.headOf(move), dependent, this.features);
    this.labelScores.fill(0);
    this.model.labels.score(this.features, n, this.labelScores);
    const label = best(this.labelScores);
    state.headGap[dependent] = gap;
    state.labelGap[dependent] = margin(this.labelScores, label);
    state.attach(move, label);
  }

  private collect(): number {
    let count = 0;
    for (const state of this.states) {
      const scores = this.isForced(state) ? NOTHING : this.scoresOf(state);
      state.uses = 0;
      const first = count;
      for (let move = SHIFT; move <= RIGHT; move++) {
        if (!state.allows(move)) continue;
        this.candidates[count++]!.set(state, move, state.total + scores[move]!, scores[move]!);
      }
      for (let c = first; c < count; c++) this.candidates[c]!.setGap(this.candidates, first, count);
    }
    return count;
  }

  /**
   * Whether the only reading has only one move: what that scores tells nothing. The totals of readings around a `main`
   * are compared with those around another.
   */
  private isForced(state: ArcState): boolean {
    if (this.states.length > 1 || state.main !== 0) return false;
    let moves = 0;
    for (let move = SHIFT; move <= RIGHT; move++) if (state.allows(move)) moves++;
    return moves === 1;
  }

  /** The best candidates by total, the earlier of equals first. */
  private choose(count: number): void {
    const { candidates, model } = this;
    this.chosen = [];
    let floor = Number.NEGATIVE_INFINITY;
    while (this.chosen.length < model.width) {
      let top: Candidate | null = null;
      for (let c = 0; c < count; c++) {
        const candidate = candidates[c]!;
        if (!candidate.taken && (top === null || candidate.total > top.total)) top = candidate;
      }
      if (top === null || top.total < floor) break;
      if (this.chosen.length === 0) floor = top.total - model.slack;
      top.taken = true;
      top.state.uses++;
      this.chosen.push(top);
    }
    for (const state of this.states) if (state.uses === 0) this.spare.push(state);
  }
}

/** A reading with a move that it could make. */
class Candidate {
  state!: ArcState;
  move = 0;
  total = 0;
  score = 0;
  /** How far the move scores above the other moves of its reading. */
  gap = 0;
  taken = false;

  set(state: ArcState, move: number, total: number, score: number): void {
    this.state = state;
    this.move = move;
    this.total = total;
    this.score = score;
    this.taken = false;
  }

  setGap(candidates: readonly Candidate[], first: number, end: number): void {
    let rival = this.score - NO_RIVAL;
    for (let c = first; c < end; c++) {
      if (candidates[c] !== this && candidates[c]!.score > rival) rival = candidates[c]!.score;
    }
    this.gap = this.score - rival;
  }
}
