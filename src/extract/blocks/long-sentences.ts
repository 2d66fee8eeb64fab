/** The sentences of words, each as long as it is: the first reading ends one after so many tokens, wherever that is. */
import type { Span } from '../../domain/answer.ts';
import { scan } from '../../text/scan.ts';

/** A sentence; `cut`: it was put together again, and is told whole, for no part of it can be told from the others. */
export interface Sentence extends Span {
  readonly cut: boolean;
}

/** Characters from which the first reading may have ended a sentence by itself: 320 words of one letter take as many. */
const LEAST = 639;
/** What no claim can be longer than. */
const MOST = 16_000;

/** The sentences of words, in order. */
export function sentencesOf(words: string): readonly Sentence[] {
  const { sentenceCount, sentenceStart, sentenceEnd, sentenceToken } = scan(words);
  const found: Sentence[] = [];
  let goesOn = false;
  for (let i = 0; i < sentenceCount; i++) {
    const [start, end] = [sentenceStart[i]!, sentenceEnd[i]!];
    const before = found.at(-1);
    if (goesOn && before !== undefined && end - before.start <= MOST)
      found[found.length - 1] = { start: before.start, end, cut: true };
    else found.push({ start, end, cut: false });
    const tokens = sentenceToken[i + 1]! - sentenceToken[i]!;
    const long = end - start >= LEAST && (tokens >= MOST_TOKENS || end - start >= MOST_CHARACTERS);
    goesOn = long && i + 1 < sentenceCount && !ENDED.test(words.slice(end - 2, sentenceStart[i + 1]));
  }
  return found;
}

const ENDED = /[.!?…。！？]["'”’)\]]*\s|\n/;
/** As many tokens and characters as the first reading gives a sentence, but for those of a last word. */
const MOST_TOKENS = 319;
const MOST_CHARACTERS = 3_800;
