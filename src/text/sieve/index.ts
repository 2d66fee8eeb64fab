/**
 * Which of many regular expressions a text may match, told by the letters that each of them needs: all letters are looked
 * for in one pass, where to ask each expression takes one pass for each.
 */
import { type Needed, neededBy } from './needed.ts';
import { type Tree, treeOf } from './tree.ts';

/** Letters of a string that are looked for: a text that has these nearly always has the rest. */
const LONGEST = 7;
/** Letters outside ASCII that a pattern of whatever case takes for one of ASCII: the long s and the sign of Kelvin. */
const FOLDED = new Map([
  [0x17f, 0x73],
  [0x212a, 0x6b],
]);
const ASCII = 128;

function neededByAny(patterns: RegExp | readonly RegExp[] | undefined): Needed {
  if (patterns === undefined || patterns instanceof RegExp) return patterns && neededBy(patterns);
  const needs = patterns.map(neededBy);
  return needs.every((one) => one !== undefined) ? needs.flatMap((one) => one!) : undefined;
}

/** Patterns that a text is held against all at once. */
export class Sieve {
  readonly #count: number;
  /** Patterns that need no letters. */
  readonly #always: readonly number[];
  readonly #tree: Tree;

  /** `patterns`: those held against a text, some as one of several; undefined for what any text may match. */
  constructor(patterns: readonly (RegExp | readonly RegExp[] | undefined)[]) {
    this.#count = patterns.length;
    const needs = patterns.map(neededByAny);
    this.#always = needs.flatMap((one, at) => (one === undefined ? [at] : []));
    const wanted = new Map<string, number[]>();
    for (const [at, strings] of needs.entries())
      for (const string of strings ?? []) {
        const start = string.slice(0, LONGEST);
        const known = wanted.get(start);
        if (known === undefined) wanted.set(start, [at]);
        else if (known.at(-1) !== at) known.push(at);
      }
    this.#tree = treeOf(wanted);
  }

  /** For each pattern 1 where a text may match it, and 0 where it cannot. */
  through(text: string): Uint8Array {
    const may = new Uint8Array(this.#count);
    for (const at of this.#always) may[at] = 1;
    const { next, kinds, kindOf, ends, reached } = this.#tree;
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const letter = code < ASCII ? code : (FOLDED.get(code) ?? 0);
      state = next[state * kinds + kindOf[letter]!]!;
      if (ends[state] === 1) for (const found of reached[state]!) may[found] = 1;
    }
    return may;
  }
}
