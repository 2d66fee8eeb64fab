/** Parses remembered by the words of the sentence: to parse is most of what reading a passage costs. */
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse } from '../../text/parse/parser.ts';

/** Characters of sentences kept; a parse takes some fifty bytes for each. */
const CAPACITY = 200_000;

export class ParseMemory {
  private readonly known = new Map<string, Parse>();
  private characters = 0;

  /** Parses `text[start, end)`, taken as one sentence; offsets are into `text`. */
  parse(text: string, start: number, end: number): Parse {
    const sentence = text.slice(start, end);
    const kept = this.known.get(sentence);
    if (kept !== undefined) {
      // What was asked for last is forgotten last.
      this.known.delete(sentence);
      this.known.set(sentence, kept);
      return shifted(kept, start);
    }
    const parse = parseSentence(sentence);
    this.known.set(sentence, parse);
    this.characters += sentence.length;
    for (const oldest of this.known.keys()) {
      if (this.characters <= CAPACITY) break;
      this.known.delete(oldest);
      this.characters -= oldest.length;
    }
    return shifted(parse, start);
  }
}

const shifted = ({ tokens }: Parse, by: number): Parse =>
  by === 0
    ? { tokens }
    : { tokens: tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by })) };
