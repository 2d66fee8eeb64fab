/** Reads a sentence: tokens, tags, lemmas and the tree of dependencies, all in time linear in its length. */
import { ARC_FEATURES, arcFeatures } from './arc-features.ts';
import { ArcState, LEFT, type Nodes, RIGHT, SHIFT } from './arc-state.ts';
import { LABEL_FEATURES, labelFeatures } from './label-features.ts';
import { type Exceptions, lemmaOf } from './lemma.ts';
import { exceptionsOf, type Model, readModel } from './model.ts';
import { best, margin, Tagger } from './tagger.ts';
import { tokenSpans } from './tokens.ts';
import { PAD, Words } from './words.ts';

/** One token of a sentence, in the terms of Universal Dependencies. */
export interface ParsedToken {
  /** UTF-16 code units into the text that was read. */
  readonly start: number;
  readonly end: number;
  readonly form: string;
  readonly lemma: string;
  readonly upos: string;
  /** Penn Treebank tag: VBD, VBN, NNS, … */
  readonly xpos: string;
  /** Index of the head among the tokens, -1 for the root. */
  readonly head: number;
  readonly deprel: string;
  /** How far the tag, the head and the relation stood above the next best; the larger the surer. */
  readonly tagMargin: number;
  readonly headMargin: number;
  readonly labelMargin: number;
}

/** A sentence as a tree. Exactly one token is the root, unless there is no token. */
export interface Parse {
  readonly tokens: readonly ParsedToken[];
}

/** Sentences of more tokens are read in pieces of this size. */
const LONGEST = 1024;

export class Parser {
  private readonly model: Model;
  private readonly exceptions: Exceptions;
  private readonly tagger: Tagger;
  private readonly upos: readonly string[];
  private readonly xpos: readonly string[];
  private readonly uposNumber: Int32Array;
  private readonly words = new Words();
  private readonly state = new ArcState();
  private readonly tags = new Int32Array(LONGEST + 2 * PAD);
  private readonly tagMargins = new Float32Array(LONGEST);
  private readonly headMargins = new Float32Array(LONGEST + 2);
  private readonly labelMargins = new Float32Array(LONGEST + 2);
  private readonly nodes = emptyNodes(LONGEST + 2);
  private readonly features = new Int32Array(Math.max(ARC_FEATURES, LABEL_FEATURES));
  private readonly moveScores = new Float64Array(3);
  private readonly labelScores: Float64Array;

  constructor(model: Model) {
    this.model = model;
    this.exceptions = exceptionsOf(model);
    this.tagger = new Tagger(model.tagTable, model.tags.length);
    this.upos = model.tags.map((tag) => tag.split('/')[0]!);
    this.xpos = model.tags.map((tag) => tag.slice(tag.indexOf('/') + 1));
    this.uposNumber = uposNumbers(model.tags);
    this.labelScores = new Float64Array(model.relations.length);
  }

  /** Parses `text[start, end)` as one sentence. Never fails; offsets are into `text`. */
  parse(text: string, start = 0, end = text.length): Parse {
    const spans = tokenSpans(text, start, end);
    const tokens: ParsedToken[] = [];
    for (let from = 0; from < spans.start.length; from += LONGEST) {
      this.parsePiece(
        text,
        spans.start.slice(from, from + LONGEST),
        spans.end.slice(from, from + LONGEST),
        tokens,
      );
    }
    return { tokens };
  }

  private parsePiece(text: string, start: number[], end: number[], out: ParsedToken[]): void {
    this.words.read(text, start, end, this.model.words);
    this.tagger.run(this.words, this.tags, this.tagMargins);
    fillNodes(this.nodes, this.words, this.tags, this.uposNumber);
    this.attachAll();
    const first = out.length;
    const mainRoot = out.findIndex((token) => token.head < 0);
    const { scales, relations } = this.model;
    for (let i = 0; i < start.length; i++) {
      const tag = this.tags[i + PAD]!;
      const form = text.slice(start[i], end[i]);
      const head = this.state.head[i + 1]!;
      const root = head > start.length;
      out.push({
        start: start[i]!,
        end: end[i]!,
        form,
        lemma: lemmaOf(form, this.xpos[tag]!, this.exceptions),
        upos: this.upos[tag]!,
        xpos: this.xpos[tag]!,
        head: root ? mainRoot : first + head - 1,
        deprel: root && mainRoot >= 0 ? 'parataxis' : relations[this.state.label[i + 1]!]!,
        tagMargin: this.tagMargins[i]! / scales.tags,
        headMargin: this.headMargins[i + 1]! / scales.moves,
        labelMargin: this.labelMargins[i + 1]! / scales.labels,
      });
    }
  }

  private attachAll(): void {
    const { state, nodes, features, moveScores } = this;
    state.start(nodes.count);
    while (!state.done) {
      const n = arcFeatures(state, nodes, features);
      moveScores.fill(0);
      this.model.moveTable.score(features, n, moveScores);
      const move = bestMove(state, moveScores);
      if (move === SHIFT) state.shift();
      else this.attach(move);
    }
  }

  private attach(move: number): void {
    const { state, nodes, features, labelScores } = this;
    const dependent = state.stack[state.size - 1]!;
    const n = labelFeatures(state, nodes, state.headOf(move), dependent, features);
    labelScores.fill(0);
    this.model.labelTable.score(features, n, labelScores);
    const label = best(labelScores);
    this.headMargins[dependent] = moveMargin(state, this.moveScores, move);
    this.labelMargins[dependent] = margin(labelScores, label);
    state.attach(move, label);
  }
}

/** The parser of a trained model; throws ModelError for bytes that hold none. */
export function loadParser(bytes: Uint8Array): Parser {
  return new Parser(readModel(bytes));
}

/** A number for each coarse tag, by fine tag; 0 is kept for no tag. */
export function uposNumbers(tags: readonly string[]): Int32Array {
  const names = [...new Set(tags.map((tag) => tag.split('/')[0]!))];
  return Int32Array.from(tags, (tag) => 1 + names.indexOf(tag.split('/')[0]!));
}

export function emptyNodes(size: number): Nodes & { count: number } {
  const array = () => new Int32Array(size);
  return { count: 0, form: array(), tag: array(), upos: array(), fine: array(), coarse: array() };
}

const ROOT_FORM = 77;
const ROOT_TAG = 120;
const ROOT_UPOS = 31;
const ROOT_FINE = 1021;
const ROOT_COARSE = 61;

/** Lays tagged words out as nodes, with the root behind them. */
export function fillNodes(
  nodes: Nodes & { count: number },
  words: Words,
  tags: Int32Array,
  uposNumber: Int32Array,
): void {
  const n = words.count;
  nodes.count = n;
  for (let i = 0; i < n; i++) {
    nodes.form[i + 1] = words.form[i + PAD]!;
    nodes.tag[i + 1] = tags[i + PAD]! + 1;
    nodes.upos[i + 1] = uposNumber[tags[i + PAD]!]!;
    nodes.fine[i + 1] = words.fine[i + PAD]!;
    nodes.coarse[i + 1] = words.coarse[i + PAD]!;
  }
  nodes.form[n + 1] = ROOT_FORM;
  nodes.tag[n + 1] = ROOT_TAG;
  nodes.upos[n + 1] = ROOT_UPOS;
  nodes.fine[n + 1] = ROOT_FINE;
  nodes.coarse[n + 1] = ROOT_COARSE;
}

/** The allowed move with the highest score. */
export function bestMove(state: ArcState, scores: Float64Array): number {
  let move = -1;
  for (let m = SHIFT; m <= RIGHT; m++) {
    if (state.allows(m) && (move < 0 || scores[m]! > scores[move]!)) move = m;
  }
  return move;
}

/** How far the chosen move stood above the other allowed ones; where there was no choice, a large number. */
function moveMargin(state: ArcState, scores: Float64Array, move: number): number {
  let next = Number.NEGATIVE_INFINITY;
  for (let m = SHIFT; m <= LEFT + 1; m++)
    if (m !== move && state.allows(m)) next = Math.max(next, scores[m]!);
  return next === Number.NEGATIVE_INFINITY ? 1e6 : scores[move]! - next;
}
