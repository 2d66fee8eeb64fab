import { isUtf8 } from 'node:buffer';
import { DocumentFault } from './fault.ts';

/** A file as text, and the encoding that it was read in. */
export interface Decoded {
  readonly text: string;
  readonly charset: string;
}

/** Bytes from the start of a page in which it may declare its encoding: HTML asks for 1024, pages take more. */
const PRESCAN = 4096;

/** The start of a file, a character a byte: the encodings that a page can declare within itself agree on ASCII. */
export function headOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PRESCAN)).toString('latin1');
}

/** The label of the encoding that the start of an HTML page declares (WHATWG HTML, prescan of a byte stream). */
export function declaredCharset(head: string): string | undefined {
  const xml = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]{1,40})["']/.exec(head)?.[1];
  if (xml !== undefined) return readable(xml);
  for (const [tag] of head.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').matchAll(/<meta[\s/][^>]*>/gi)) {
    // Words about the page may speak of an encoding; only `http-equiv` makes them declare one.
    if (/\scontent\s*=/i.test(tag) && !/\shttp-equiv\s*=\s*["']?\s*content-type/i.test(tag)) continue;
    const label = /[\s"';]charset\s*=\s*["']?\s*([^\s"'<>;/]{1,40})/i.exec(tag)?.[1];
    if (label !== undefined) return readable(label);
  }
  return undefined;
}

/** A page that was read as far as its declaration is in no encoding of two bytes a character. */
const readable = (label: string): string => (/^utf-?16/i.test(label) ? 'utf-8' : label);

const UTF16_MARKS: readonly (readonly [first: number, second: number, charset: string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

/**
 * Decodes a text file: by its byte order mark, by the encoding that it is declared in, as UTF-8 where it is
 * valid, else as windows-1252 (WHATWG Encoding). Line ends become `\n`.
 * @throws DocumentFault for bytes that are no text, or not in the encoding that they are declared in
 */
export function decodeText(bytes: Uint8Array, declared?: string): Decoded {
  const { text, charset } = decode(bytes, declared);
  if (isBinary(text)) throw new DocumentFault('unsupported', 'it holds bytes that are no text.');
  return { text: text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'), charset };
}

function decode(bytes: Uint8Array, declared: string | undefined): Decoded {
  const mark = UTF16_MARKS.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  if (mark !== undefined) return strictly(bytes, mark[2]);
  // All of its bytes are those of ASCII, so that any text in it is valid UTF-8 too.
  if (declared !== undefined && /^(?:cs)?iso-?2022-?jp$/i.test(declared)) return strictly(bytes, declared);
  if (isUtf8(bytes)) return { text: new TextDecoder('utf-8').decode(bytes), charset: 'utf-8' };
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) return strictly(bytes, declared);
  return { text: new TextDecoder('windows-1252').decode(bytes), charset: 'windows-1252' };
}

function strictly(bytes: Uint8Array, declared: string): Decoded {
  const charset = encodingOf(declared);
  try {
    return { text: new TextDecoder(charset, { fatal: true }).decode(bytes), charset };
  } catch (cause) {
    const message = `it is not valid ${charset}, the encoding it declares. Save it in UTF-8.`;
    throw new DocumentFault('unreadable', message, { cause });
  }
}

/** The name of an encoding by any of its labels. */
function encodingOf(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch (cause) {
    const message = 'it declares an encoding that is not known. Save it in UTF-8.';
    throw new DocumentFault('unreadable', message, { cause });
  }
}

/** Whether a text holds a NUL, or more control characters than one in a thousand. */
function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0) return true;
    const isLayout = code >= 0x09 && code <= 0x0d;
    if ((code < 0x20 && !isLayout) || (code >= 0x7f && code < 0xa0 && code !== 0x85)) controls++;
  }
  return controls > 2 && controls > text.length / 1000;
}

/** A text without control characters but tab and line feed, and without halves of surrogate pairs. */
export function withoutControls(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g, '')
      // A new page in the middle of a sentence is a new line, and no new paragraph.
      .replaceAll(/\n{0,3}\f(?=\p{Ll})/gu, '\n')
      .replaceAll('\f', '\n')
  );
}
