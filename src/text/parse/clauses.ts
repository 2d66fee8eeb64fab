/**
 * Who does what to whom: the predicates of a parse with their arguments, put into one form. Passives are
 * turned active, coordinated arguments are spread out, relative pronouns give way to the noun they stand for,
 * and the understood subjects of infinitives and participles are filled in.
 */
import { argumentsOf, type Oblique, type SurfaceArguments, surfaceArguments } from './arguments.ts';
import { type Embedding, embeddingOf, isHeadline } from './embedding.ts';
import type { Parse } from './parser.ts';
import { Tree } from './tree.ts';
import { isPredicate, type VerbGroup, verbGroup } from './verb-group.ts';

/** One predicate with its arguments; numbers are indices of tokens, an argument is the head of its phrase. */
export interface Predicate extends VerbGroup {
  /** The verb, or the adjective or noun that is said of the subject. */
  readonly token: number;
  readonly lemma: string;
  /** Who does it, or of whom it is said; every member of a coordination. */
  readonly subjects: readonly number[];
  /** To whom it is done. */
  readonly objects: readonly number[];
  readonly indirectObjects: readonly number[];
  /** Phrases with a preposition; '' for one without (`last week`). */
  readonly obliques: readonly Oblique[];
  /** Adverbs that are no negation. */
  readonly adverbs: readonly number[];
  /** What the predicate stands under; null for one that the sentence states itself. */
  readonly embedding: Embedding | null;
  /** Whether the sentence states it itself: its root, and what is coordinated with the root. */
  readonly isRoot: boolean;
  /** `or` stands between this predicate and the one that it is coordinated with. */
  readonly alternative: boolean;
  /** The smallest margin among the head decisions that the reading of this predicate rests on. */
  readonly margin: number;
}

/** The predicates of a sentence in the order of their tokens. */
export function predicates(parse: Parse): Predicate[] {
  const tree = new Tree(parse);
  const reader = new ClauseReader(tree);
  const found = parse.tokens.map((_, i) => i).filter((i) => isPredicate(tree, i));
  return found.map((i) => reader.read(i));
}

/** Reads predicates from the governing one down, so that what is shared is at hand when it is needed. */
class ClauseReader {
  private readonly tree: Tree;
  private readonly groups = new Map<number, VerbGroup>();
  private readonly surfaces = new Map<number, SurfaceArguments>();

  constructor(tree: Tree) {
    this.tree = tree;
  }

  read(i: number): Predicate {
    const { tree } = this;
    const group = this.group(i);
    const roles = argumentsOf(tree, i, group, this.surface(i));
    const embedding = embeddingOf(tree, i);
    const { lemma } = tree.token(i);
    return {
      ...group,
      ...roles,
      token: i,
      lemma,
      embedding,
      isRoot: embedding === null || isHeadline(tree, i),
      alternative: this.isAlternative(i),
      margin: Math.min(
        tree.token(i).headMargin,
        ...this.support(i).map((child) => tree.token(child).headMargin),
      ),
    };
  }

  /** The predicate that this one is coordinated with, or -1. */
  private first(i: number): number {
    const { head, deprel } = this.tree.token(i);
    return deprel === 'conj' && isPredicate(this.tree, head) ? head : -1;
  }

  private group(i: number): VerbGroup {
    let group = this.groups.get(i);
    if (!group) {
      const first = this.first(i);
      group = verbGroup(this.tree, i, first < 0 ? null : this.group(first));
      this.groups.set(i, group);
    }
    return group;
  }

  private surface(i: number): SurfaceArguments {
    let surface = this.surfaces.get(i);
    if (!surface) {
      this.surfaces.set(i, { subjects: [], objects: [], indirectObjects: [], obliques: [], adverbs: [] });
      const shared = this.first(i) >= 0 ? this.surface(this.first(i)) : null;
      surface = surfaceArguments(this.tree, i, this.group(i), shared, (governor) => this.surface(governor));
      this.surfaces.set(i, surface);
    }
    return surface;
  }

  private isAlternative(i: number): boolean {
    const { tree } = this;
    const first = tree.token(i).deprel === 'conj' ? tree.token(i).head : i;
    // "Neither returned nor exchanged" denies both.
    const denied = tree
      .with(first, 'advmod', 'cc', 'cc:preconj')
      .some((child) => /^(?:neither|not|n't|never)$/i.test(tree.token(child).form));
    const members = first === i ? tree.with(i, 'conj') : [i, ...tree.with(first, 'conj')];
    return members.some((member) =>
      tree
        .with(member, 'cc')
        .some((cc) => tree.token(cc).lemma === 'or' || (tree.token(cc).lemma === 'nor' && !denied)),
    );
  }

  private support(i: number): number[] {
    return this.tree.with(i, 'nsubj', 'nsubj:pass', 'obj', 'iobj', 'obl:agent', 'aux:pass', 'cop');
  }
}
