/** Where the parse of a sentence has one of its words. */
import type { Tree } from '../../text/parse/tree.ts';
import type { AlignedSentence } from '../match/support.ts';

/** The token that begins with a word of the sentence; -1 for none. */
export function tokenOf({ reading: { words } }: AlignedSentence, tree: Tree, word: number): number {
  const start = words[word]?.start;
  return tree.tokens.findIndex((token) => token.start === start);
}
