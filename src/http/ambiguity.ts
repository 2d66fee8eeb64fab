import type { IncomingMessage } from 'node:http';
import type { Fault } from '../contract/problems.ts';

/** Headers of one line: of two, Node takes the first, and what lies between may take the other. */
const ONCE: ReadonlySet<string> = new Set(['host', 'content-type', 'authorization']);
const LENGTHS: ReadonlySet<number> = new Set([...ONCE].map((name) => name.length));

/**
 * Where a request may be read in two ways, in words for its sender; undefined for what can be read in one: a header
 * that stands twice (RFC 9112, 3.2; RFC 9110, 5.3), or a body in another transfer coding than chunked, which Node
 * passes on as it came (RFC 9112, 6.1).
 */
export function ambiguityOf({ rawHeaders, headers }: IncomingMessage): Fault | undefined {
  let seen = '';
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!LENGTHS.has(rawHeaders[at]!.length)) continue;
    const name = rawHeaders[at]!.toLowerCase();
    if (!ONCE.has(name)) continue;
    if (seen.includes(`${name}\n`))
      return faultOf(rawHeaders[at]!, `The header ${rawHeaders[at]} stands twice. Send it once.`);
    seen += `${name}\n`;
  }
  const coding = headers['transfer-encoding'];
  if (coding === undefined || coding.toLowerCase() === 'chunked') return undefined;
  return faultOf(
    'Transfer-Encoding',
    'The body is in a transfer coding that is not known here. Send it chunked, or with a Content-Length.',
  );
}

const faultOf = (header: string, message: string): Fault => ({ pointer: `/header/${header}`, message });
