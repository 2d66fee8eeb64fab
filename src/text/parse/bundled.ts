/** The parser that comes with the product: its model is read from beside this file, at the first parse. */
import { readFileSync } from 'node:fs';
import { loadParser, type Parse, type Parser } from './parser.ts';

let parser: Parser | undefined;

/** The bundled parser. */
export function bundledParser(): Parser {
  parser ??= loadParser(readFileSync(new URL('model.bin', import.meta.url)));
  return parser;
}

/** Parses `text[start, end)`, taken as one sentence. Never fails; offsets are into `text`. */
export function parseSentence(text: string, start = 0, end = text.length): Parse {
  return bundledParser().parse(text, start, end);
}
