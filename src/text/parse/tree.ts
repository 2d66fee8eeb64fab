/** A parse as a tree that can be walked downwards. */
import { gather } from '../gather.ts';
import type { Parse, ParsedToken } from './parser.ts';

/** What most tokens have below them. */
const NONE: readonly number[] = [];

export class Tree {
  readonly tokens: readonly ParsedToken[];
  private readonly below: readonly (readonly number[])[];

  constructor({ tokens }: Parse) {
    const below: (readonly number[])[] = new Array(tokens.length).fill(NONE);
    for (let i = 0; i < tokens.length; i++) {
      const { head } = tokens[i]!;
      if (head < 0) continue;
      if (below[head] === NONE) below[head] = [];
      (below[head] as number[]).push(i);
    }
    this.tokens = tokens;
    this.below = below;
  }

  token(i: number): ParsedToken {
    return this.tokens[i]!;
  }

  /** Dependents of a token, in order; none of -1, where a word begins no token. */
  children(i: number): readonly number[] {
    return this.below[i] ?? NONE;
  }

  /** Dependents with one of the relations; a relation without a subtype stands for itself only. None of -1. */
  with(i: number, ...relations: string[]): number[] {
    const found: number[] = [];
    for (const child of this.children(i))
      if (relations.includes(this.tokens[child]!.deprel)) found.push(child);
    return found;
  }

  /** The token and all that are coordinated with it. */
  conjuncts(i: number): number[] {
    return [i, ...gather(this.with(i, 'conj'), (child) => this.conjuncts(child))];
  }

  /** Offsets from the first to the last token under `i`, itself included; coordinated phrases only where asked. */
  span(i: number, withConjuncts = false): { start: number; end: number } {
    let { start, end } = this.tokens[i]!;
    for (const child of this.below[i]!) {
      const { deprel } = this.tokens[child]!;
      if (!withConjuncts && (deprel === 'conj' || deprel === 'cc' || deprel === 'punct')) continue;
      const inner = this.span(child, true);
      start = Math.min(start, inner.start);
      end = Math.max(end, inner.end);
    }
    return { start, end };
  }
}
