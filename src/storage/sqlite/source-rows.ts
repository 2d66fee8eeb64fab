/** Sources as they lie in rows, packed on the way in and checked on the way out. */

import type { SQLOutputValue } from 'node:sqlite';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { ErasedSource, Origin, RegisteredSource, SourceFile } from '../../domain/source.ts';
import type { ReferredSource } from '../ports/sources.ts';
import { ORIGINS } from '../sources.ts';
import { bytes, integer, optionalInteger, optionalText, text } from './columns.ts';
import type { Row } from './connection.ts';
import { damaged } from './errors.ts';

/** The columns of a source, as `sourceOf` reads them. */
export const SOURCE_COLUMNS = `
  source_id, checksum, type, bytes, characters, pages, media_type, title, uri, origin, observed_at, metadata,
  file, warnings, created_at`;

export function sourceOf(row: Row, file: string): RegisteredSource {
  const origin = optionalText(row.origin, file, 'origin');
  if (origin !== null && !ORIGINS.includes(origin)) throw damaged(file, `a source has the origin ${origin}`);
  return {
    source_id: text(row.source_id, file, 'source_id'),
    type: typeOf(row.type, file),
    checksum: unpackChecksum(row.checksum, file),
    bytes: integer(row.bytes, file, 'bytes'),
    characters: integer(row.characters, file, 'characters'),
    pages: optionalInteger(row.pages, file, 'pages'),
    media_type: text(row.media_type, file, 'media_type'),
    title: optionalText(row.title, file, 'title'),
    uri: optionalText(row.uri, file, 'uri'),
    origin: origin as Origin | null,
    observed_at: optionalText(row.observed_at, file, 'observed_at'),
    metadata: json<JsonObject>(row.metadata, file, 'metadata'),
    file: row.file === null ? null : json<SourceFile>(row.file, file, 'file'),
    warnings: json<readonly string[]>(row.warnings, file, 'warnings'),
    created_at: text(row.created_at, file, 'created_at'),
  };
}

/** A source with `page_starts` beside its other columns. */
export function referredOf(row: Row, file: string): ReferredSource {
  return { ...sourceOf(row, file), page_starts: unpackPages(row.page_starts, file) };
}

export function erasedOf(row: Row, file: string): ErasedSource {
  return {
    source_id: text(row.source_id, file, 'source_id'),
    checksum: unpackChecksum(row.checksum, file),
    created_at: text(row.created_at, file, 'created_at'),
    erased_at: text(row.erased_at, file, 'erased_at'),
  };
}

export function typeOf(value: SQLOutputValue | undefined, file: string): 'text' | 'data' {
  const type = text(value, file, 'type');
  if (type !== 'text' && type !== 'data') throw damaged(file, `a source has the type ${type}`);
  return type;
}

/** `sha256:<hex>` as its 32 bytes; an empty blob, which no row holds, for anything else. */
export function packChecksum(checksum: string): Uint8Array {
  return /^sha256:[0-9a-f]{64}$/.test(checksum) ? Buffer.from(checksum.slice(7), 'hex') : Buffer.alloc(0);
}

function unpackChecksum(value: SQLOutputValue | undefined, file: string): string {
  return `sha256:${Buffer.from(bytes(value, file, 'checksum', 32)).toString('hex')}`;
}

export function packPages(starts: readonly number[] | null): Uint8Array | null {
  if (starts === null) return null;
  const packed = Buffer.alloc(starts.length * 4);
  for (const [page, start] of starts.entries()) packed.writeUInt32LE(start, page * 4);
  return packed;
}

function unpackPages(value: SQLOutputValue | undefined, file: string): readonly number[] | null {
  if (value === null) return null;
  if (!(value instanceof Uint8Array) || value.length % 4 !== 0) throw damaged(file, 'page_starts are broken');
  const packed = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return Array.from({ length: packed.length / 4 }, (_, page) => packed.readUInt32LE(page * 4));
}

function json<T extends Json | SourceFile>(
  value: SQLOutputValue | undefined,
  file: string,
  column: string,
): T {
  try {
    return JSON.parse(text(value, file, column));
  } catch {
    throw damaged(file, `${column} is not JSON`);
  }
}
