/** The lines of a file of JSON lines. */
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { UsageError } from '../exit.ts';

/**
 * Reads a file line by line. Only a line feed ends a line: the other separators of Unicode may stand in a JSON text.
 * @param file a path, or - for standard input
 * @throws UsageError for a file that cannot be read, and for a line that is not UTF-8, with its number
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let number = 0;
  for await (const line of byteLinesOf(file)) {
    number++;
    let text: string;
    try {
      text = decoder.decode(line);
    } catch {
      throw new UsageError(`line ${number} is not UTF-8. Save the file encoded as UTF-8.`);
    }
    yield text;
  }
}

const LINE_FEED = 0x0a;

async function* byteLinesOf(file: string): AsyncGenerator<Buffer> {
  // A line may be as long as a batch: its pieces are joined once.
  let pieces: Buffer[] = [];
  for await (const chunk of chunksOf(file)) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...pieces, chunk.subarray(from, end)]);
      pieces = [];
      from = end + 1;
    }
    if (from < chunk.length) pieces.push(chunk.subarray(from));
  }
  if (pieces.length > 0) yield Buffer.concat(pieces);
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  const input: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
  try {
    yield* input;
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
