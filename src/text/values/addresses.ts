import { classOf, DIGITS, SCRIPT, WORD } from './characters.ts';
import type { Reader, Reading } from './reader.ts';
import type { IdentifierValue } from './types.ts';

/** Longest address read (RFC 5321 and common browsers allow less and more; beyond, nothing is compared). */
const MAX_URL = 2048;
const MAX_LOCAL = 64;
const MAX_DOMAIN = 255;

const AT = 0x40;
const LOCAL_MARKS = new Set([...".!#$%&'*+-/=?^_`{|}~"].map((mark) => mark.charCodeAt(0)));
/** Marks that end a sentence rather than an address. */
const TRAILING = new Set([...'.,;:!?)]}\'"»”’>'].map((mark) => mark.charCodeAt(0)));

/** Reads the e-mail address or URL that starts at token `i`. */
export function readAddress(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens, text } = reader;
  const kind = tokens.kind(i);
  if (kind !== WORD && kind !== DIGITS) return undefined;
  const start = tokens.starts[i]!;
  if (tokens.length(i) > MAX_LOCAL || !tokens.glued(i + 1)) return undefined;
  const email = emailEnd(text, start);
  if (email) {
    return address(reader, i, email, 'email', text.slice(start, email).toLowerCase());
  }
  const after = text.charCodeAt(tokens.ends[i]!);
  const scheme = after === 0x3a && text.startsWith('//', tokens.ends[i]! + 1);
  const www = after === 0x2e && tokens.length(i) === 3 && tokens.lower(i) === 'www';
  if (!scheme && !www) return undefined;
  const end = urlEnd(text, start);
  return end > tokens.ends[i]! + 3
    ? address(reader, i, end, 'url', urlKey(text.slice(start, end)))
    : undefined;
}

function address(
  reader: Reader,
  i: number,
  end: number,
  type: 'email' | 'url',
  key: string,
): Reading<IdentifierValue> {
  const { tokens } = reader;
  let next = i + 1;
  while (next < tokens.count && tokens.starts[next]! < end) next++;
  const value: IdentifierValue = {
    kind: 'identifier',
    start: tokens.starts[i]!,
    end: tokens.ends[next - 1]!,
    type,
    key,
  };
  return { value, next };
}

function isWordCode(code: number): boolean {
  const kind = classOf(code);
  return kind === WORD || kind === DIGITS;
}

/** End of the address that starts at `start`; 0 where there is none. */
function emailEnd(text: string, start: number): number {
  let at = start;
  while (at - start <= MAX_LOCAL && (isWordCode(text.charCodeAt(at)) || LOCAL_MARKS.has(text.charCodeAt(at))))
    at++;
  if (text.charCodeAt(at) !== AT || at === start) return 0;
  const domain = at + 1;
  let end = domain;
  let dots = 0;
  for (at = domain; at - domain < MAX_DOMAIN && at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) end = at + 1;
    else if (code === 0x2e && end === at && at > domain) dots += isWordCode(text.charCodeAt(at + 1)) ? 1 : 0;
    else if (code !== 0x2d || end !== at) break;
    else if (isWordCode(text.charCodeAt(at + 1))) end = at + 1;
  }
  return dots > 0 ? end : 0;
}

function urlEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && end - start < MAX_URL) {
    const code = text.charCodeAt(end);
    const kind = classOf(code);
    if (code <= 0x20 || code === 0x22 || code === 0x3c || code === 0x3e || kind > SCRIPT || kind === SCRIPT)
      break;
    end += 1;
  }
  while (end > start && TRAILING.has(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

/** Scheme and host in lower case, no scheme, "www." or final slash; path and query as written. */
function urlKey(url: string): string {
  const bare = url.replace(/^[a-z][a-z0-9+.-]{0,15}:\/\//i, '').replace(/^www\./i, '');
  const cut = bare.search(/[/?#]/);
  const host = cut < 0 ? bare : bare.slice(0, cut);
  const rest = cut < 0 ? '' : bare.slice(cut);
  return host.toLowerCase() + (rest === '/' ? '' : rest.replace(/\/$/, ''));
}
