/** Parses remembered by the words of the sentence: to parse is most of what reading a passage costs. */
import { parseSentence } from '../../text/parse/bundled.ts';
import { type Parse, placed } from '../../text/parse/parser.ts';
import { Memory } from './memory.ts';

/** Tokens of parses kept; one takes some two hundred bytes. */
const CAPACITY = 40_000;

export class Parses {
  private readonly memory = new Memory<Parse>(CAPACITY, ({ tokens }) => tokens.length + 1);

  /** Parses `text[start, end)`, taken as one sentence; offsets are into `text`. */
  readonly parse = (text: string, start: number, end: number): Parse => {
    const { tokens } = this.memory.get(text.slice(start, end), (sentence) => parseSentence(sentence));
    if (start === 0) return { tokens };
    return {
      tokens: tokens.map((token) => placed(token, token.start + start, token.end + start)),
    };
  };
}
