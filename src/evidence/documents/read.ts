import type { Json } from '../../domain/json.ts';
import type { Extracted } from '../../domain/source.ts';
import { declaredCharset, decodeText, headOf, withoutControls } from './charset.ts';
import { readCsv } from './csv.ts';
import { readDocx } from './docx.ts';
import { looksLikeEmail, readEmail } from './email.ts';
import { DocumentFault, type DocumentLimits, tooMuchText } from './fault.ts';
import { readHtml } from './html.ts';
import {
  binaryKind,
  claimedKind,
  type DocumentKind,
  type FileHints,
  MEDIA_TYPES,
  READ_KINDS,
} from './kind.ts';
import { readPdf } from './pdf.ts';

/** Reads a text as JSON, strictly; what is wrong with it, in words, where it is none. */
export type JsonReader = (text: string) => { readonly value: Json } | { readonly fault: string };

/**
 * A file as evidence: its canonical text, or its data. What it is read as is told by its content; a name or
 * media type that says otherwise is a fault where it would change the reading.
 * @throws DocumentFault
 */
export async function readDocument(
  bytes: Uint8Array,
  hints: FileHints,
  limits: DocumentLimits,
  readJson: JsonReader,
): Promise<Extracted> {
  const claimed = claimedKind(hints);
  const binary = binaryKind(bytes);
  if (binary === 'pdf') return readPdf(bytes, limits);
  if (binary === 'zip') return readDocx(bytes, limits);
  if (claimed === 'pdf' || claimed === 'docx') {
    const message = `it says that it is a ${claimed.toUpperCase()} file, and its content is none.`;
    throw new DocumentFault('unreadable', message);
  }
  if (bytes.length === 0) throw new DocumentFault('unreadable', 'it is empty.');
  return readText(bytes, hints, claimed, limits, readJson);
}

async function readText(
  bytes: Uint8Array,
  hints: FileHints,
  claimed: DocumentKind | undefined,
  limits: DocumentLimits,
  readJson: JsonReader,
): Promise<Extracted> {
  const { text, charset } = decodeText(bytes, charsetOf(hints) ?? charsetWithin(bytes, claimed));
  const kind = claimed ?? guess(text);
  const extracted = await readAs(kind, text, bytes, limits, readJson);
  if (charset === 'utf-8') return extracted;
  return { ...extracted, warnings: [...extracted.warnings, `read as ${charset}`] };
}

function charsetOf({ media_type }: FileHints): string | undefined {
  return /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i.exec(media_type ?? '')?.[1];
}

/** The encoding that an HTML page declares in itself. */
function charsetWithin(bytes: Uint8Array, claimed: DocumentKind | undefined): string | undefined {
  const head = headOf(bytes);
  return (claimed ?? guess(head)) === 'html' ? declaredCharset(head) : undefined;
}

/** What a text is that nobody says more of. */
function guess(text: string): DocumentKind {
  const start = text.slice(0, 1024).trimStart();
  if (/^(?:<!doctype html|<html[\s>])/i.test(start)) return 'html';
  if (looksLikeEmail(text)) return 'email';
  return 'text';
}

async function readAs(
  kind: DocumentKind,
  text: string,
  bytes: Uint8Array,
  limits: DocumentLimits,
  readJson: JsonReader,
): Promise<Extracted> {
  switch (kind) {
    case 'html':
      return readHtml(text, limits);
    case 'csv':
      return readCsv(text, limits);
    case 'json':
      return readJsonFile(text, readJson);
    case 'email':
      if (!looksLikeEmail(text)) throw new DocumentFault('unreadable', 'it does not start as a mail does.');
      return readEmail(bytes, limits);
    default:
      return readPlain(kind === 'markdown' ? 'markdown' : 'text', text, limits);
  }
}

function readJsonFile(text: string, readJson: JsonReader): Extracted {
  const read = readJson(text);
  if ('fault' in read) throw new DocumentFault('unreadable', `it is not valid JSON: ${read.fault}`);
  return { type: 'data', media_type: MEDIA_TYPES.json, data: read.value, warnings: [] };
}

/** Text as it stands. XML is for programs: what its reader sees depends on what it stands for. */
function readPlain(kind: 'markdown' | 'text', text: string, limits: DocumentLimits): Extracted {
  const start = text.slice(0, 1024);
  if (/^\s*<\?xml\b|^\s*<!DOCTYPE\s/i.test(start)) {
    throw new DocumentFault('unsupported', `it is an XML document; ${READ_KINDS}.`);
  }
  if (/^\s*<svg[\s>]/i.test(start))
    throw new DocumentFault('unsupported', `it is an SVG image; ${READ_KINDS}.`);
  const clean = withoutControls(text);
  if (clean.trim() === '') throw new DocumentFault('unreadable', 'it holds no text.');
  if (Buffer.byteLength(clean) > limits.text_bytes) throw tooMuchText(limits);
  return { type: 'text', media_type: MEDIA_TYPES[kind], text: clean, warnings: [] };
}
