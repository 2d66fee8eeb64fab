/** The parser that comes with the product: its model is read from beside this file, once it is asked for. */
import { readFileSync } from 'node:fs';
import type { Parse } from './parser.ts';
import { loadParser, type ParsedToken, type Parser, placed } from './parser.ts';

let parser: Parser | undefined;

/** The bundled parser. */
export function bundledParser(): Parser {
  parser ??= loadParser(readFileSync(new URL('model.bin', import.meta.url)));
  return parser;
}

/** Tokens of parses that are remembered; one takes some two hundred bytes. */
const CAPACITY = 30_000;
/** Characters of a sentence that is remembered only for as long as it is read: few are that long, and none comes again. */
const LONG = 1_000;
const MOST_LONG = 3;

/** What is remembered of a sentence: its tokens, and those of its parse around a verb once that was asked for. */
interface Remembered {
  readonly tokens: readonly ParsedToken[];
  around: readonly ParsedToken[] | null | undefined;
}

/** Parses by the words of their sentences: those of an answer are asked for again as claims, those of a source by each request. */
const remembered = new Map<string, Remembered>();
let weight = 0;
/** Long sentences parsed lately, the last one first: what reads one asks for its parse many times. */
const long: { readonly sentence: string; readonly tokens: readonly ParsedToken[] }[] = [];

/** Parses `text[start, end)`, taken as one sentence. Never fails; offsets are into `text`. */
export function parseSentence(text: string, start = 0, end = text.length): Parse {
  const sentence = text.slice(start, end);
  if (sentence.length > LONG) return { tokens: moved(parseLong(sentence), start) };
  const known = remembered.get(sentence);
  if (known !== undefined) {
    remembered.delete(sentence);
    remembered.set(sentence, known);
    return { tokens: moved(known.tokens, start) };
  }
  // A slice would keep all of the text that it was cut from.
  const own = Buffer.from(sentence, 'utf16le').toString('utf16le');
  const { tokens } = bundledParser().parse(own);
  remembered.set(own, { tokens, around: undefined });
  weight += tokens.length + 1;
  for (const [oldest, { tokens: others, around }] of remembered) {
    if (weight <= CAPACITY) break;
    remembered.delete(oldest);
    weight -= others.length + (around?.length ?? 0) + 1;
  }
  return { tokens: moved(tokens, start) };
}

function parseLong(sentence: string): readonly ParsedToken[] {
  const at = long.findIndex((one) => one.sentence === sentence);
  const [found] = at < 0 ? [] : long.splice(at, 1);
  const parsed = found ?? { sentence, tokens: bundledParser().parse(sentence).tokens };
  long.unshift(parsed);
  if (long.length > MOST_LONG) long.pop();
  return parsed.tokens;
}

/**
 * The parse of a sentence around a verb with a tense where its plain one has none for its root, though it should;
 * undefined for any other.
 */
export function parseAroundVerb(text: string, start: number, end: number, plain: Parse): Parse | undefined {
  const sentence = text.slice(start, end);
  const known = remembered.get(sentence);
  if (known === undefined) return bundledParser().parseAroundVerb(text, start, end, plain);
  if (known.around === undefined) {
    known.around = bundledParser().parseAroundVerb(sentence, 0, sentence.length, known)?.tokens ?? null;
    weight += known.around?.length ?? 0;
  }
  return known.around === null ? undefined : { tokens: moved(known.around, start) };
}

/** Tokens with their offsets moved on. */
const moved = (tokens: readonly ParsedToken[], by: number): readonly ParsedToken[] =>
  by === 0 ? tokens : tokens.map((token) => placed(token, token.start + by, token.end + by));
