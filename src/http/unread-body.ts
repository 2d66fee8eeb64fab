/**
 * The end of an answer that is given before the body of its request was read. A connection that is closed while its peer
 * still sends is reset, and a client that reads only behind its last byte then never sees the answer: what is left of
 * the body is let run out first (a lingering close: RFC 9112, 9.6).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds, and bytes, for which a body that nobody reads is let run out. */
const MOST_MS = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Writes the body of an answer at once, and ends it when that of the request has run out or a bound is reached.
 *
 * @param body the whole body of the answer; its head is sent already, with its length
 */
export function endBehindBody(
  request: IncomingMessage,
  response: ServerResponse,
  body: string | Uint8Array,
): void {
  response.write(body);
  let bytes = 0;
  const end = (): void => {
    clearTimeout(timer);
    request.off('data', count).off('end', end).off('close', end);
    request.resume();
    response.end();
  };
  const count = (chunk: Uint8Array): void => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) end();
  };
  const timer = setTimeout(end, MOST_MS);
  request.on('data', count).once('end', end).once('close', end);
  request.resume();
}
