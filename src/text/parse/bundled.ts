/** The parser that comes with the product: its model is read from beside this file, at the first parse. */
import { readFileSync } from 'node:fs';
import type { Parse } from './parser.ts';
import { loadParser, type ParsedToken, type Parser } from './parser.ts';

let parser: Parser | undefined;

/** The bundled parser. */
export function bundledParser(): Parser {
  parser ??= loadParser(readFileSync(new URL('model.bin', import.meta.url)));
  return parser;
}

/** Tokens of parses that are remembered; one takes some two hundred bytes. */
const CAPACITY = 30_000;
/** Characters of a sentence that is not remembered: few are that long, and none comes again. */
const LONG = 1_000;

/** Parses by the words of their sentences: those of an answer are asked for again as claims, those of a source by each request. */
const remembered = new Map<string, readonly ParsedToken[]>();
let weight = 0;

/** Parses `text[start, end)`, taken as one sentence. Never fails; offsets are into `text`. */
export function parseSentence(text: string, start = 0, end = text.length): Parse {
  if (end - start > LONG) return bundledParser().parse(text, start, end);
  const sentence = text.slice(start, end);
  const known = remembered.get(sentence);
  if (known !== undefined) {
    remembered.delete(sentence);
    remembered.set(sentence, known);
    return { tokens: moved(known, start) };
  }
  // A slice would keep all of the text that it was cut from.
  const own = Buffer.from(sentence, 'utf16le').toString('utf16le');
  const { tokens } = bundledParser().parse(own);
  remembered.set(own, tokens);
  weight += tokens.length + 1;
  for (const [oldest, { length }] of remembered) {
    if (weight <= CAPACITY) break;
    remembered.delete(oldest);
    weight -= length + 1;
  }
  return { tokens: moved(tokens, start) };
}

/**
 * The parse of a sentence around a verb with a tense where its plain one has none for its root, though it should;
 * undefined for any other.
 */
export const parseAroundVerb = (text: string, start: number, end: number, plain: Parse): Parse | undefined =>
  bundledParser().parseAroundVerb(text, start, end, plain);

/** Tokens with their offsets moved on. */
const moved = (tokens: readonly ParsedToken[], by: number): readonly ParsedToken[] =>
  by === 0 ? tokens : tokens.map((token) => ({ ...token, start: token.start + by, end: token.end + by }));
