/** Part-of-speech tagging from left to right: every word gets the tag with the highest score. */
import { one, three, two } from './hash.ts';
import type { Scorer } from './scorer.ts';
import { PAD, type Words } from './words.ts';

/** Features of one tagging decision, at the most. */
export const TAG_FEATURES = 48;

/**
 * Writes the features of the word at position `p`, given the tags before it; returns how many.
 * `tags` is by position; positions before the first word hold -1.
 */
export function tagFeatures(words: Words, tags: Int32Array, p: number, out: Int32Array): number {
  const { form, last1, last2, last3, last4, first1, first3, shape, fine, coarse } = words;
  const before = tags[p - 1]!;
  const before2 = tags[p - 2]!;
  const w = form[p]!;
  let n = 0;
  out[n++] = one(1, w);
  out[n++] = two(2, w, shape[p]! & 0x1138);
  out[n++] = one(3, last1[p]!);
  out[n++] = one(4, last2[p]!);
  out[n++] = one(5, last3[p]!);
  out[n++] = one(6, last4[p]!);
  out[n++] = one(7, first1[p]!);
  out[n++] = one(8, first3[p]!);
  out[n++] = one(9, shape[p]!);
  out[n++] = two(10, shape[p]!, last2[p]!);
  out[n++] = one(11, fine[p]!);
  out[n++] = two(12, coarse[p]!, last2[p]!);
  out[n++] = one(13, before);
  out[n++] = two(14, before, before2);
  out[n++] = two(15, before, w);
  out[n++] = one(16, form[p - 1]!);
  out[n++] = one(17, form[p + 1]!);
  out[n++] = one(18, form[p - 2]!);
  out[n++] = one(19, form[p + 2]!);
  out[n++] = two(20, w, form[p + 1]!);
  out[n++] = two(21, w, form[p - 1]!);
  out[n++] = one(22, last3[p + 1]!);
  out[n++] = one(23, fine[p + 1]!);
  out[n++] = one(24, fine[p - 1]!);
  out[n++] = two(25, before, last3[p + 1]!);
  out[n++] = three(26, before, last3[p]!, shape[p]! & 0x38);
  out[n++] = two(27, before, form[p + 1]!);
  out[n++] = two(28, shape[p]! & 0x103f, shape[p + 1]! & 0x3f);
  out[n++] = three(29, before, before2, w);
  out[n++] = three(30, before, before2, fine[p + 1]!);
  out[n++] = two(31, form[p + 1]!, form[p + 2]!);
  out[n++] = three(32, before, last2[p]!, last2[p + 1]!);
  out[n++] = two(33, before, fine[p]!);
  out[n++] = two(34, form[p - 1]!, form[p + 1]!);
  out[n++] = three(35, shape[p - 1]! & 0x38, shape[p]! & 0x103c, shape[p + 1]! & 0x38);
  out[n++] = two(36, last3[p]!, form[p + 1]!);
  out[n++] = two(37, last3[p]!, form[p - 1]!);
  return n;
}

/** Another tag of a word, and how far its score lies below that of the best. */
export interface Rival {
  readonly tag: number;
  readonly gap: number;
}

/** Tags words greedily with labels of `scorer`; `tags` is written by position, `margins` by word. */
export class Tagger {
  private readonly scorer: Scorer;
  private readonly features = new Int32Array(TAG_FEATURES);
  private readonly scores: Float64Array;

  constructor(scorer: Scorer, labels: number) {
    this.scorer = scorer;
    this.scores = new Float64Array(labels);
  }

  /**
   * `set`: a word that has a tag of its own choosing. `instead`: the tags among which the best is taken for a word in
   * place of the tag that it got, where that cannot be.
   */
  run(
    words: Words,
    tags: Int32Array,
    margins: Float64Array,
    set?: Rival & { readonly word: number },
    instead?: (word: number, tag: number) => readonly number[] | undefined,
  ): void {
    tags.fill(-1, 0, PAD);
    for (let i = 0; i < words.count; i++) {
      this.score(words, tags, i);
      const own = best(this.scores);
      const others = set === undefined ? instead?.(i, own) : undefined;
      const told = others === undefined ? own : amongst(this.scores, others);
      tags[i + PAD] = set?.word === i ? set.tag : told;
      margins[i] = set?.word === i ? -set.gap : margin(this.scores, tags[i + PAD]!);
    }
    tags.fill(-1, words.count + PAD, words.count + 2 * PAD);
  }

  /** The best of some tags for a word, the words before it tagged, and how far it stands below the best of all. */
  rival(words: Words, tags: Int32Array, word: number, among: readonly number[]): Rival {
    this.score(words, tags, word);
    const top = this.scores[best(this.scores)]!;
    const tag = amongst(this.scores, among);
    return { tag, gap: top - this.scores[tag]! };
  }

  private score(words: Words, tags: Int32Array, word: number): void {
    const n = tagFeatures(words, tags, word + PAD, this.features);
    this.scores.fill(0);
    this.scorer.score(this.features, n, this.scores);
  }
}

/** The one of some indices that has the highest score. */
const amongst = (scores: ArrayLike<number>, some: readonly number[]): number =>
  some.reduce((most, one) => (scores[one]! > scores[most]! ? one : most));

/** Index of the highest score; the first of equals. */
export function best(scores: ArrayLike<number>): number {
  let at = 0;
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[at]!) at = i;
  return at;
}

/** How far the score at `chosen` lies above the next. */
export function margin(scores: ArrayLike<number>, chosen: number): number {
  let next = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== chosen && scores[i]! > next) next = scores[i]!;
  return scores[chosen]! - next;
}
