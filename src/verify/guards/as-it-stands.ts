/** A sentence of a support as its source has it: what was told of it in other words may have left out what governs it. */
import { once } from '../../text/once.ts';
import { Tree } from '../../text/parse/tree.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import { textOf } from './guard.ts';

/** The text of a sentence in the source that it was read from. */
export function asItStands({ source, sentence, reading }: AlignedSentence): string {
  const origin = originOf(source);
  const { text, sentenceStart, sentenceEnd, sentenceCount } = origin.scan;
  return origin === source || sentence >= sentenceCount
    ? textOf(reading)
    : text.slice(sentenceStart[sentence], sentenceEnd[sentence]);
}

interface Parsed {
  readonly tree: Tree;
  /** The token of a word; -1 for one that no token begins with. */
  tokenAt(word: number): number;
}

/** The parse of a sentence, and the token of each of its words. */
export const parseOf: (sentence: AlignedSentence) => Parsed = once(({ source, sentence, reading }) => {
  const tree = new Tree(source.parsed(sentence));
  const tokenAt = (word: number): number =>
    tree.tokens.findIndex(({ start }) => start === reading.words[word]!.start);
  return { tree, tokenAt };
});
