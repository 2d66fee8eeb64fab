import { isUtf8 } from 'node:buffer';

/** Media types whose content is read as text as it stands. */
const TEXTUAL = /^(?:text\/[!-~]+|application\/(?:json|xml)|[!-~]+\+(?:json|xml))$/;

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Whether this is a `data:` URI (RFC 2397); schemes do not tell capitals apart (RFC 3986, 3.1). */
export function isDataUri(uri: string): boolean {
  return uri.slice(0, 5).toLowerCase() === 'data:';
}

/** A `data:` URI taken apart; undefined where it is malformed. */
interface Parts {
  /** In lower case; empty where none is named. */
  readonly type: string;
  readonly parameters: readonly string[];
  readonly bytes: Buffer;
}

function takeApart(uri: string): Parts | undefined {
  const comma = uri.indexOf(',');
  if (!isDataUri(uri) || comma < 0 || comma > 256) return undefined;
  const [type = '', ...all] = uri
    .slice(5, comma)
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const encoded = all.at(-1) === 'base64';
  const payload = unescapePercent(uri.slice(comma + 1));
  const bytes = payload && encoded ? decodeBase64(payload) : payload;
  return bytes && { type, parameters: encoded ? all.slice(0, -1) : all, bytes };
}

/**
 * The text that a `data:` URI carries (RFC 2397): percent-encoded or base64, in UTF-8 or US-ASCII.
 * Undefined where it is malformed, holds no text, or names another charset.
 */
export function decodeDataUri(uri: string): string | undefined {
  const parts = takeApart(uri);
  if (parts === undefined) return undefined;
  const { type, parameters, bytes } = parts;
  if (type !== '' && !TEXTUAL.test(type)) return undefined;
  return parameters.every(readable) && isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/** What a `data:` URI carries, as a file; undefined where it is malformed. */
export function dataUriFile(
  uri: string,
): { readonly bytes: Uint8Array; readonly media_type: string } | undefined {
  const parts = takeApart(uri);
  if (parts === undefined) return undefined;
  const type = parts.type === '' ? 'text/plain' : parts.type;
  return { bytes: parts.bytes, media_type: [type, ...parts.parameters].join(';') };
}

function readable(parameter: string): boolean {
  if (!parameter.startsWith('charset=')) return true;
  return ['utf-8', 'utf8', 'us-ascii'].includes(parameter.slice('charset='.length).replaceAll('"', ''));
}

/** The bytes of a percent-encoded string (RFC 3986, 2.1); undefined where a `%` has no two hex digits. */
function unescapePercent(text: string): Buffer | undefined {
  const bytes = Buffer.from(text);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at]!;
    if (byte === 0x25) {
      const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
      if (high < 0 || low < 0) return undefined;
      byte = high * 16 + low;
      at += 2;
    }
    bytes[length++] = byte;
  }
  return bytes.subarray(0, length);
}

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : -1;
}

/** Strict: `Buffer.from` alone would skip over what is not base64. */
function decodeBase64(payload: Buffer): Buffer | undefined {
  const text = payload.toString('latin1').replace(/[\t\n\r ]/g, '');
  const unpadded = text.replace(/={1,2}$/, '');
  if (!BASE64.test(text) || unpadded.length % 4 === 1) return undefined;
  if (text.length !== unpadded.length && text.length % 4 !== 0) return undefined;
  return Buffer.from(text, 'base64');
}
