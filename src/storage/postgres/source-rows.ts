/** Sources as they lie in rows, packed on the way in and checked on the way out. */

import type { JsonObject } from '../../domain/json.ts';
import type { ErasedSource, Origin, RegisteredSource, SourceFile } from '../../domain/source.ts';
import type { ReferredSource } from '../ports.ts';
import { ORIGINS } from '../sources.ts';
import { Columns, type Row } from './columns.ts';
import { damaged } from './errors.ts';

/** The columns of a source, as `sourceOf` reads them. */
export const SOURCE_COLUMNS = `
  source_id, checksum, type, bytes, characters, pages, media_type, title, uri, origin, observed_at, metadata,
  file, warnings, created_at`;

export function sourceOf(row: Row, database: string): RegisteredSource {
  const columns = new Columns(row, database);
  const origin = columns.optionalText('origin');
  if (origin !== null && !ORIGINS.includes(origin)) {
    throw damaged(database, `a source has the origin ${origin}`);
  }
  return {
    source_id: columns.text('source_id'),
    type: typeOf(row, database),
    checksum: checksumOf(columns),
    bytes: columns.integer('bytes'),
    characters: columns.integer('characters'),
    pages: columns.optionalInteger('pages'),
    media_type: columns.text('media_type'),
    title: columns.optionalText('title'),
    uri: columns.optionalText('uri'),
    origin: origin as Origin | null,
    observed_at: columns.optionalText('observed_at'),
    metadata: columns.json<JsonObject>('metadata'),
    file: row.file === null ? null : columns.json<SourceFile>('file'),
    warnings: columns.json<readonly string[]>('warnings'),
    created_at: columns.text('created_at'),
  };
}

/** A source with `page_starts` beside its other columns. */
export function referredOf(row: Row, database: string): ReferredSource {
  return { ...sourceOf(row, database), page_starts: unpackPages(row, database) };
}

export function erasedOf(row: Row, database: string): ErasedSource {
  const columns = new Columns(row, database);
  return {
    source_id: columns.text('source_id'),
    checksum: checksumOf(columns),
    created_at: columns.text('created_at'),
    erased_at: columns.text('erased_at'),
  };
}

export function typeOf(row: Row, database: string): 'text' | 'data' {
  const type = new Columns(row, database).text('type');
  if (type !== 'text' && type !== 'data') throw damaged(database, `a source has the type ${type}`);
  return type;
}

/** `sha256:<hex>` as its 32 bytes; no bytes, which no row holds, for anything else. */
export function packChecksum(checksum: string): Buffer {
  return /^sha256:[0-9a-f]{64}$/.test(checksum) ? Buffer.from(checksum.slice(7), 'hex') : Buffer.alloc(0);
}

export function packPages(starts: readonly number[] | null): Buffer | null {
  if (starts === null) return null;
  const packed = Buffer.alloc(starts.length * 4);
  for (const [page, start] of starts.entries()) packed.writeUInt32LE(start, page * 4);
  return packed;
}

function unpackPages(row: Row, database: string): readonly number[] | null {
  if (row.page_starts === null) return null;
  const bytes = new Columns(row, database).bytes('page_starts');
  if (bytes.length % 4 !== 0) throw damaged(database, 'page_starts are broken');
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: packed.length / 4 }, (_, page) => packed.readUInt32LE(page * 4));
}

function checksumOf(columns: Columns): string {
  return `sha256:${Buffer.from(columns.bytes('checksum', 32)).toString('hex')}`;
}
