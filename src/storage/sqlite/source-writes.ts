import type { ErasedSource, RegisteredSource } from '../../domain/source.ts';
import type { NewSource, PutOutcome, PutResult } from '../ports/sources.ts';
import { described, isSameContent, renewed } from '../sources.ts';
import type { Connection } from './connection.ts';
import { eraseQuotes } from './quotes.ts';
import { packChecksum, packPages, SOURCE_COLUMNS, sourceOf } from './source-rows.ts';

const FIND = `SELECT ${SOURCE_COLUMNS} FROM source WHERE tenant = ? AND source_id = ?`;
const ADD_CONTENT = `
  INSERT INTO source_content (tenant, checksum, type, text) VALUES (?, ?, ?, ?)
  ON CONFLICT (tenant, checksum, type) DO NOTHING`;
const ADD = `
  INSERT INTO source
    (tenant, source_id, checksum, type, bytes, characters, pages, page_starts, media_type, title, uri, origin,
     observed_at, metadata, file, warnings, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const REMOVE = 'DELETE FROM source WHERE tenant = ? AND source_id = ?';
const DROP_CONTENT = `
  DELETE FROM source_content WHERE tenant = ? AND checksum = ? AND type = ? AND NOT EXISTS (
    SELECT 1 FROM source
    WHERE source.tenant = source_content.tenant AND source.checksum = source_content.checksum
      AND source.type = source_content.type)`;
const REMEMBER = `
  INSERT INTO erased_source (tenant, source_id, checksum, created_at, erased_at) VALUES (?, ?, ?, ?, ?)`;

/** Registers all sources or, where an id holds other content that may not be replaced, none. */
export function putSources(connection: Connection, tenant: string, sources: readonly NewSource[]): PutResult {
  const conflicts = sources.filter((source) => {
    const known = find(connection, tenant, source.source_id);
    return known !== undefined && !source.replace && !isSameContent(known, source);
  });
  if (conflicts.length > 0) return { ok: false, conflicts: conflicts.map(({ source_id }) => source_id) };
  return { ok: true, stored: sources.map((source) => putSource(connection, tenant, source)) };
}

/** Erases a source; its content and what is kept that quotes it too, where no other source has it. */
export function eraseSource(
  connection: Connection,
  tenant: string,
  source_id: string,
  erased_at: string,
): ErasedSource | undefined {
  const known = find(connection, tenant, source_id);
  return known && erase(connection, tenant, known, erased_at);
}

function putSource(
  connection: Connection,
  tenant: string,
  added: NewSource,
): { readonly outcome: PutOutcome; readonly source: RegisteredSource } {
  const known = find(connection, tenant, added.source_id);
  if (known === undefined) return { outcome: 'created', source: add(connection, tenant, added) };
  if (!isSameContent(known, added)) {
    erase(connection, tenant, known, added.created_at);
    return { outcome: 'replaced', source: add(connection, tenant, added) };
  }
  const source = renewed(added, known);
  if (JSON.stringify(described(source, source.created_at)) === JSON.stringify(known)) {
    return { outcome: 'unchanged', source: known };
  }
  connection.run(REMOVE, tenant, known.source_id);
  return { outcome: 'updated', source: add(connection, tenant, source) };
}

function find(connection: Connection, tenant: string, source_id: string): RegisteredSource | undefined {
  const row = connection.get(FIND, tenant, source_id);
  return row && sourceOf(row, connection.file);
}

function add(connection: Connection, tenant: string, source: NewSource): RegisteredSource {
  const checksum = packChecksum(source.checksum);
  connection.run(ADD_CONTENT, tenant, checksum, source.type, source.text);
  connection.run(
    ADD,
    tenant,
    source.source_id,
    checksum,
    source.type,
    source.bytes,
    source.characters,
    source.pages,
    packPages(source.page_starts),
    source.media_type,
    source.title,
    source.uri,
    source.origin,
    source.observed_at,
    JSON.stringify(source.metadata),
    source.file === null ? null : JSON.stringify(source.file),
    JSON.stringify(source.warnings),
    source.created_at,
  );
  return described(source, source.created_at);
}

function erase(
  connection: Connection,
  tenant: string,
  { source_id, checksum, type, created_at }: RegisteredSource,
  erased_at: string,
): ErasedSource {
  const packed = packChecksum(checksum);
  connection.run(REMOVE, tenant, source_id);
  if (connection.run(DROP_CONTENT, tenant, packed, type) > 0) eraseQuotes(connection, tenant, packed, type);
  connection.run(REMEMBER, tenant, source_id, packed, created_at, erased_at);
  return { source_id, checksum, created_at, erased_at };
}
