/** Tokens of a parse by number, and the pieces that they make. */
import type { Tree } from '../../text/parse/tree.ts';

/** A claim of a sentence, and where it is said. */
export interface Piece {
  readonly text: string;
  /** UTF-16 offsets into the text that was parsed. */
  readonly start: number;
  readonly end: number;
}

/** The token and all below it, in order. */
export function subtree(tree: Tree, at: number): number[] {
  const found: number[] = [];
  const walk = (one: number): void => {
    found.push(one);
    for (const child of tree.children(one)) walk(child);
  };
  walk(at);
  return found.sort((a, b) => a - b);
}

/** Whether tokens stand side by side. */
export const isRun = (tokens: readonly number[]): boolean => tokens.at(-1)! - tokens[0] === tokens.length - 1;

/** A reading of a clause: its tokens, and where it is said. */
export interface Told {
  readonly tokens: readonly number[];
  readonly span: { readonly start: number; readonly end: number };
}

/** A reading of a clause that is said where these of its tokens stand. */
export function told(tree: Tree, tokens: readonly number[], said: readonly number[]): Told {
  const bare = said.filter((at) => tree.token(at).upos !== 'PUNCT');
  const at = bare.length > 0 ? bare : said;
  return { tokens, span: { start: tree.token(at[0]).start, end: tree.token(at.at(-1)!).end } };
}
