/**
 * The alignment network: each word of a claim is softly aligned with the words of a passage (decomposable
 * attention, Parikh et al. 2016), guided by what links them and by whether their governors are aligned too; what
 * the pairs of words amount to, and what of the passage they leave out, decides. It sees the vectors of words only
 * to compare them, so that what it learned of one kind of text holds for another.
 */

import { Linear, rectify, sigmoid } from './linear.ts';
import { LINKS } from './links.ts';
import type { PairReading } from './pair.ts';
import type { TensorFile } from './tensors.ts';
import { type Layout, MARKS, ROLE_MARKS } from './tokens.ts';
import type { Words } from './words.ts';

/** Dimensions of a word in context, of two words compared, of what a pair of words amounts to, and of the verdict. */
const WORD = 48;
const COMPARED = 12;
const AMOUNT = 64;
const VERDICT = 48;
const CLASSES = 3;
const KINDS = LINKS.length;
/** Arcs kept, kept in role, turned round; whether there is an arc; greatest and whole share of the alignment. */
const ARCS = 6;
/** Steepness of the gate between words of the passage that are aligned with the claim and those that are not. */
const GATE = { slope: 4, offset: 2 } as const;
/** How much more an alignment counts where the governors are aligned too. */
const ARC_SCALE = 4;

/** Words of one side after encoding. */
interface Encoded {
  readonly tokens: Layout;
  readonly count: number;
  /** Unit vectors as they lie in the file, and words in context. */
  readonly vectors: Float32Array;
  readonly words: Float32Array;
  readonly keys: Float32Array;
  readonly compared: Float32Array;
}

/** Soft alignment and what hangs on it, claim word by passage word. */
interface Aligned {
  readonly share: Float32Array;
  readonly cosine: Float32Array;
}

export class Network {
  private readonly words: Words;
  private readonly dimensions: number;
  private readonly embed: Linear;
  private readonly mark: Linear;
  private readonly context: Linear;
  private readonly query: Linear;
  private readonly key: Linear;
  private readonly compare: Linear;
  private readonly amount: Linear;
  private readonly gate: Linear;
  private readonly beside: Linear;
  private readonly weigh: Linear;
  private readonly decide: Linear;
  private readonly ofKind: Float32Array;
  private readonly ofNone: number;
  private readonly ofCosine: number;
  private readonly ofArc: number;
  private readonly encodings = new WeakMap<Layout, Encoded>();

  constructor(file: TensorFile, words: Words) {
    const { dimensions } = words.vectors;
    this.words = words;
    this.dimensions = dimensions;
    this.embed = new Linear(file, 'emb', dimensions, WORD, false);
    this.mark = new Linear(file, 'mark', MARKS, WORD);
    this.context = new Linear(file, 'ctx', 4 * WORD, WORD);
    this.query = new Linear(file, 'q', WORD, WORD);
    this.key = new Linear(file, 'k', WORD, WORD);
    this.compare = new Linear(file, 'cc', WORD, COMPARED, false);
    this.amount = new Linear(file, 'cmp', 4 * COMPARED + KINDS + 1 + 2 * MARKS + ARCS, AMOUNT);
    this.gate = new Linear(file, 'gate', MARKS + 1, 1);
    this.beside = new Linear(file, 'up', MARKS + 1, AMOUNT);
    this.weigh = new Linear(file, 'o1', 4 * AMOUNT, VERDICT);
    this.decide = new Linear(file, 'o2', VERDICT, CLASSES);
    this.ofKind = file.tensor('rel', KINDS).values;
    this.ofNone = file.tensor('null').values[0];
    this.ofCosine = file.tensor('same').values[0];
    this.ofArc = file.tensor('arc').values[0];
  }

  /** Logits of entailed, neutral, contradicted. */
  run({ claim, passage, links }: PairReading): Float32Array {
    const ours = this.encode(claim);
    const theirs = this.encode(passage);
    const kinds = kindsOf(links, ours.count, theirs.count);
    const aligned = this.align(ours, theirs, kinds);
    const summary = new Float32Array(4 * AMOUNT);
    this.summariseClaim(summary, ours, theirs, aligned, kinds);
    this.summarisePassage(summary, theirs, aligned, ours.count);
    const verdict = new Float32Array(VERDICT);
    this.weigh.apply(verdict, 0, summary, 0);
    rectify(verdict, 0, VERDICT);
    const logits = new Float32Array(CLASSES);
    this.decide.apply(logits, 0, verdict, 0);
    return logits;
  }

  /** A side is encoded once, however many it is paired with. */
  private encode(tokens: Layout): Encoded {
    const kept = this.encodings.get(tokens);
    if (kept !== undefined) return kept;
    const count = tokens.vector.length;
    const vectors = this.vectorsOf(tokens);
    const own = new Float32Array(count * WORD);
    for (let at = 0; at < count; at++) {
      this.mark.begin(own, at * WORD);
      this.mark.add(own, at * WORD, tokens.marks, at * MARKS, MARKS, 0);
      this.embed.add(own, at * WORD, vectors, at * this.dimensions, this.dimensions, 0);
    }
    rectify(own, 0, own.length);
    const words = this.inContext(tokens, own);
    const keys = new Float32Array(count * WORD);
    const compared = new Float32Array(count * COMPARED);
    for (let at = 0; at < count; at++) {
      this.key.apply(keys, at * WORD, words, at * WORD);
      this.compare.apply(compared, at * COMPARED, words, at * WORD);
    }
    const encoded = { tokens, count, vectors, words, keys, compared };
    this.encodings.set(tokens, encoded);
    return encoded;
  }

  private vectorsOf({ vector }: Layout): Float32Array {
    const { dimensions, values } = this.words.vectors;
    const out = new Float32Array(vector.length * dimensions);
    vector.forEach((row, at) => {
      if (row < 0) return;
      const scale = 1 / this.words.lengthOf(row);
      for (let i = 0; i < dimensions; i++) out[at * dimensions + i] = values[row * dimensions + i] * scale;
    });
    return out;
  }

  /** Each word with its governor and its neighbours. */
  private inContext({ governor }: Layout, own: Float32Array): Float32Array {
    const count = governor.length;
    const out = new Float32Array(own.length);
    for (let at = 0; at < count; at++) {
      const to = at * WORD;
      this.context.begin(out, to);
      [at, governor[at], at - 1, at + 1].forEach((other, place) => {
        if (other >= 0 && other < count) this.context.add(out, to, own, other * WORD, WORD, place * WORD);
      });
    }
    rectify(out, 0, out.length);
    for (let i = 0; i < out.length; i++) out[i] += own[i];
    return out;
  }

  private align(ours: Encoded, theirs: Encoded, kinds: Float32Array): Aligned {
    const { dimensions } = this;
    const n = ours.count;
    const m = theirs.count;
    const cosine = new Float32Array(n * m);
    const score = new Float32Array(n * m);
    const query = new Float32Array(WORD);
    const scale = 1 / Math.sqrt(WORD);
    for (let i = 0; i < n; i++) {
      this.query.apply(query, 0, ours.words, i * WORD);
      for (let j = 0; j < m; j++) {
        const cell = i * m + j;
        let near = 0;
        if (ours.tokens.vector[i] >= 0 && theirs.tokens.vector[j] >= 0)
          near = product(ours.vectors, i * dimensions, theirs.vectors, j * dimensions, dimensions);
        cosine[cell] = near;
        let sum = product(query, 0, theirs.keys, j * WORD, WORD) * scale + this.ofCosine * near;
        for (let kind = 0; kind < KINDS; kind++) sum += this.ofKind[kind] * kinds[cell * KINDS + kind];
        score[cell] = sum;
      }
    }
    const share = score.slice();
    softmaxRows(share, n, m, this.ofNone);
    const kept = arcsKept(ours.tokens, theirs.tokens, share);
    for (let cell = 0; cell < score.length; cell++) score[cell] += ARC_SCALE * this.ofArc * kept[cell];
    softmaxRows(score, n, m, this.ofNone);
    return { share: score, cosine };
  }

  /** Mean and greatest of what the words of the claim amount to. */
  private summariseClaim(
    summary: Float32Array,
    ours: Encoded,
    theirs: Encoded,
    aligned: Aligned,
    kinds: Float32Array,
  ): void {
    const kept = arcsKept(ours.tokens, theirs.tokens, aligned.share);
    const row = new Float32Array(this.amount.inputs);
    const amount = new Float32Array(AMOUNT);
    const gateIn = new Float32Array(MARKS + 1);
    const gate = new Float32Array(1);
    let total = 0;
    for (let i = 0; i < ours.count; i++) {
      const mass = describe(row, i, ours, theirs, aligned, kinds, kept);
      this.amount.apply(amount, 0, row, 0);
      rectify(amount, 0, AMOUNT);
      gateIn.set(ours.tokens.marks.subarray(i * MARKS, (i + 1) * MARKS));
      gateIn[MARKS] = mass;
      this.gate.apply(gate, 0, gateIn, 0);
      const weight = sigmoid(gate[0]);
      total += weight;
      for (let k = 0; k < AMOUNT; k++) {
        summary[k] += weight * amount[k];
        if (amount[k] > summary[AMOUNT + k]) summary[AMOUNT + k] = amount[k];
      }
    }
    for (let k = 0; k < AMOUNT; k++) summary[k] /= total + 1e-6;
  }

  /** Mean over the words that the claim is aligned with, and the greatest over those and their like. */
  private summarisePassage(summary: Float32Array, theirs: Encoded, { share }: Aligned, n: number): void {
    const m = theirs.count;
    const amount = new Float32Array(AMOUNT);
    const row = new Float32Array(MARKS + 1);
    let total = 0;
    for (let j = 0; j < m; j++) {
      let back = 0;
      for (let i = 0; i < n; i++) back += share[i * m + j];
      back = Math.min(1, back);
      row.set(theirs.tokens.marks.subarray(j * MARKS, (j + 1) * MARKS));
      row[MARKS] = back;
      this.beside.apply(amount, 0, row, 0);
      rectify(amount, 0, AMOUNT);
      const near = sigmoid(back * GATE.slope - GATE.offset);
      total += back;
      for (let k = 0; k < AMOUNT; k++) {
        summary[2 * AMOUNT + k] += back * amount[k];
        summary[3 * AMOUNT + k] = Math.max(summary[3 * AMOUNT + k], near * amount[k]);
      }
    }
    for (let k = 0; k < AMOUNT; k++) summary[2 * AMOUNT + k] /= total + 1e-3;
  }
}

/** The greatest strength of each kind of link between each two words. */
function kindsOf(links: PairReading['links'], n: number, m: number): Float32Array {
  const kinds = new Float32Array(n * m * KINDS);
  links.claim.forEach((i, at) => {
    const cell = (i * m + links.passage[at]) * KINDS + links.channel[at];
    kinds[cell] = Math.max(kinds[cell], links.strength[at]);
  });
  return kinds;
}

function product(a: Float32Array, from: number, b: Float32Array, other: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += a[from + i] * b[other + i];
  return sum;
}

/** Rows to shares that sum to one with the share of being aligned with nothing, whose score is `none`. */
function softmaxRows(scores: Float32Array, rows: number, columns: number, none: number): void {
  for (let i = 0; i < rows; i++) {
    const from = i * columns;
    let most = none;
    for (let j = 0; j < columns; j++) most = Math.max(most, scores[from + j]);
    let sum = Math.exp(none - most);
    for (let j = 0; j < columns; j++) {
      scores[from + j] = Math.exp(scores[from + j] - most);
      sum += scores[from + j];
    }
    for (let j = 0; j < columns; j++) scores[from + j] /= sum;
  }
}

/** For each two words how far their governors are aligned with each other. */
function arcsKept(ours: Layout, theirs: Layout, share: Float32Array): Float32Array {
  const m = theirs.vector.length;
  const kept = new Float32Array(share.length);
  ours.governor.forEach((head, i) => {
    if (head < 0) return;
    theirs.governor.forEach((other, j) => {
      if (other >= 0) kept[i * m + j] = share[head * m + other];
    });
  });
  return kept;
}

/** Lays out all that is known of a word of the claim under its alignment; gives how much of it is aligned. */
function describe(
  row: Float32Array,
  i: number,
  ours: Encoded,
  theirs: Encoded,
  { share, cosine }: Aligned,
  kinds: Float32Array,
  kept: Float32Array,
): number {
  const m = theirs.count;
  row.fill(0);
  const pair = 0;
  const link = 4 * COMPARED;
  const near = link + KINDS;
  const marks = near + 1;
  const other = marks + MARKS;
  const arcs = other + MARKS;
  const head = ours.tokens.governor[i];
  let mass = 0;
  let most = 0;
  for (let j = 0; j < m; j++) {
    const part = share[i * m + j];
    if (part === 0) continue;
    mass += part;
    most = Math.max(most, part);
    const cell = i * m + j;
    for (let k = 0; k < COMPARED; k++) row[pair + COMPARED + k] += part * theirs.compared[j * COMPARED + k];
    for (let k = 0; k < KINDS; k++) row[link + k] += part * kinds[cell * KINDS + k];
    row[near] += part * cosine[cell];
    for (let k = 0; k < MARKS; k++) row[other + k] += part * theirs.tokens.marks[j * MARKS + k];
    row[arcs] += part * kept[cell];
    row[arcs + 1] += part * kept[cell] * sameRole(ours.tokens, i, theirs.tokens, j);
    const above = theirs.tokens.governor[j];
    if (head >= 0 && above >= 0) row[arcs + 2] += share[head * m + j] * share[i * m + above];
  }
  for (let k = 0; k < COMPARED; k++) {
    const mine = ours.compared[i * COMPARED + k];
    const its = row[pair + COMPARED + k];
    row[pair + k] = mine;
    row[pair + 2 * COMPARED + k] = mine * its;
    row[pair + 3 * COMPARED + k] = Math.abs(mine - its);
  }
  row.set(ours.tokens.marks.subarray(i * MARKS, (i + 1) * MARKS), marks);
  row[arcs + 3] = head >= 0 ? 1 : 0;
  row[arcs + 4] = most;
  row[arcs + 5] = mass;
  return mass;
}

function sameRole(ours: Layout, i: number, theirs: Layout, j: number): number {
  const { from, to } = ROLE_MARKS;
  let sum = 0;
  for (let k = from; k < to; k++) sum += ours.marks[i * MARKS + k] * theirs.marks[j * MARKS + k];
  return sum;
}
