import { DocumentFault } from './fault.ts';

/** What a file is read as. */
export type DocumentKind = 'pdf' | 'docx' | 'html' | 'markdown' | 'text' | 'csv' | 'json' | 'email';

/** What a caller says of a file. It is believed only where the content agrees. */
export interface FileHints {
  readonly name?: string;
  readonly media_type?: string;
}

export const MEDIA_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  markdown: 'text/markdown',
  text: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  email: 'message/rfc822',
};

const BY_MEDIA_TYPE: ReadonlyMap<string, DocumentKind> = new Map([
  ...Object.entries(MEDIA_TYPES).map(([kind, type]) => [type, kind as DocumentKind] as const),
  ['application/xhtml+xml', 'html'],
  ['text/x-markdown', 'markdown'],
  ['application/csv', 'csv'],
  ['text/tab-separated-values', 'csv'],
]);

const BY_EXTENSION: ReadonlyMap<string, DocumentKind> = new Map([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['docm', 'docx'],
  ['html', 'html'],
  ['htm', 'html'],
  ['xhtml', 'html'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['txt', 'text'],
  ['text', 'text'],
  ['log', 'text'],
  ['csv', 'csv'],
  ['tsv', 'csv'],
  ['json', 'json'],
  ['eml', 'email'],
]);

export const READ_KINDS = 'PDF, DOCX, HTML, Markdown, plain text, CSV, JSON and EML files are read';

/** Files of other kinds by their first bytes, to name them in the refusal. */
const OTHERS: readonly (readonly [start: string, name: string])[] = [
  ['\x89PNG', 'a PNG image'],
  ['\xff\xd8\xff', 'a JPEG image'],
  ['GIF8', 'a GIF image'],
  ['II*\0', 'a TIFF image'],
  ['MM\0*', 'a TIFF image'],
  ['RIFF', 'a media file'],
  ['\x1f\x8b', 'a gzip archive'],
  ['BZh', 'a bzip2 archive'],
  ['7z\xbc\xaf', 'a 7-Zip archive'],
  ['Rar!', 'a RAR archive'],
  ['\xfd7zXZ', 'an xz archive'],
  ['\x28\xb5\x2f\xfd', 'a Zstandard archive'],
  ['MZ', 'a Windows program'],
  ['\x7fELF', 'a program'],
  ['{\\rtf', 'an RTF document'],
  ['%!PS', 'a PostScript document'],
];

/** A compound file: what Office wrote before 2007, and what it wraps encrypted documents in. */
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** How far into a file another program still looks for the start of a PDF. */
const PDF_WINDOW = 1024;
const ZIP_END = 'PK\x05\x06';
/** The end record of a ZIP archive with the longest comment. */
const ZIP_TAIL = 65_557;

/** What the file claims to be by its media type or, where that says nothing, by its name. */
export function claimedKind({ name, media_type }: FileHints): DocumentKind | undefined {
  const type = (media_type ?? '').split(';', 1)[0]!.trim().toLowerCase();
  const extension = /\.([A-Za-z0-9]{1,10})$/.exec(name ?? '')?.[1]?.toLowerCase();
  const byName = BY_EXTENSION.get(extension ?? '');
  // "text/plain" is what programs say of any text that they do not know better.
  if (type === 'text/plain') return byName ?? 'text';
  return BY_MEDIA_TYPE.get(type) ?? byName;
}

/**
 * What a file is by its first bytes; undefined for what may be text.
 * @throws DocumentFault for a kind that is not read, and for a file that is two things at once
 */
export function binaryKind(bytes: Uint8Array): 'pdf' | 'zip' | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_WINDOW)).toString(
    'latin1',
  );
  const pdf = head.indexOf('%PDF-');
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-ZIP_TAIL);
  const zip = head.startsWith('PK\x03\x04') || head.startsWith(ZIP_END);
  if (pdf === 0) {
    if (tail.includes(ZIP_END, 0, 'latin1')) throw twoThings('a PDF and a ZIP archive');
    return 'pdf';
  }
  if (pdf > 0) throw twoThings(`a PDF and ${zip ? 'a ZIP archive' : 'something else before it'}`);
  if (zip) return 'zip';
  if (head.startsWith(COMPOUND_FILE)) throw compoundFile(bytes);
  const other = OTHERS.find(([start]) => head.startsWith(start));
  if (other !== undefined) throw new DocumentFault('unsupported', `it is ${other[1]}; ${READ_KINDS}.`);
  return undefined;
}

function twoThings(what: string): DocumentFault {
  const message = `it is ${what} at once: what it says would depend on who reads it. Save it anew.`;
  return new DocumentFault('unreadable', message);
}

function compoundFile(bytes: Uint8Array): DocumentFault {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (all.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return encrypted();
  return new DocumentFault(
    'unsupported',
    `it is an Office document in the format before 2007; ${READ_KINDS}.`,
  );
}

export function encrypted(): DocumentFault {
  return new DocumentFault('unreadable', 'it is encrypted. Save it without a password.');
}
