import type { SQLInputValue } from 'node:sqlite';
import { LARGE_BYTES, type SourceFilter, type SourcePlace, type SourceStore } from '../ports/sources.ts';
import { text } from './columns.ts';
import type { Connection } from './connection.ts';
import { erasedOf, packChecksum, referredOf, SOURCE_COLUMNS, sourceOf, typeOf } from './source-rows.ts';
import type { WriteQueue } from './write-queue.ts';

const REFERRED = `SELECT ${SOURCE_COLUMNS}, page_starts FROM source`;
const ERASED = 'SELECT source_id, checksum, created_at, erased_at FROM erased_source';
const LATEST = 'ORDER BY created_at DESC, source_id DESC LIMIT ?';
const LATEST_ERASED = 'ORDER BY erased_at DESC, source_id DESC LIMIT ?';

/** The questions that are always asked in the same words. */
export const QUERIES = {
  byId: `${REFERRED} WHERE tenant = ? AND source_id = ?`,
  byUri: `${REFERRED} WHERE tenant = ? AND uri = ? ${LATEST}`,
  byChecksum: `${REFERRED} WHERE tenant = ? AND checksum = ? ${LATEST}`,
  byBoth: `${REFERRED} WHERE tenant = ? AND checksum = ? AND uri = ? ${LATEST}`,
  large: `
    SELECT tenant, ${SOURCE_COLUMNS}, page_starts FROM source INDEXED BY source_large
    WHERE bytes >= ${LARGE_BYTES} ORDER BY created_at DESC, tenant DESC, source_id DESC LIMIT ?`,
  content: 'SELECT type, text FROM source_content WHERE tenant = ? AND checksum = ? AND type = ?',
  erased: `${ERASED} WHERE tenant = ? ${LATEST_ERASED}`,
  erasedBefore: `${ERASED} WHERE tenant = ? AND (erased_at, source_id) < (?, ?) ${LATEST_ERASED}`,
} as const;

/** Registered evidence. Reads run on the calling thread, by an index each. */
export function sourceStore(reader: Connection, writes: WriteQueue): SourceStore {
  const { file } = reader;
  return {
    put: (tenant, sources) =>
      writes.run(sources.some(({ replace }) => replace) ? 'replaceSources' : 'putSources', tenant, sources),
    get: async (tenant, source_id) => {
      const row = reader.get(QUERIES.byId, tenant, source_id);
      return row && referredOf(row, file);
    },
    byUri: async (tenant, uri, limit) =>
      reader.all(QUERIES.byUri, tenant, uri, limit).map((row) => referredOf(row, file)),
    byChecksum: async (tenant, checksum, limit, uri) => {
      const wanted = packChecksum(checksum);
      const rows =
        uri === undefined
          ? reader.all(QUERIES.byChecksum, tenant, wanted, limit)
          : reader.all(QUERIES.byBoth, tenant, wanted, uri, limit);
      return rows.map((row) => referredOf(row, file));
    },
    content: async (tenant, checksum, type) => {
      const row = reader.get(QUERIES.content, tenant, packChecksum(checksum), type);
      return row && { type: typeOf(row.type, file), text: text(row.text, file, 'text') };
    },
    list: async (filter) => {
      const { sql, parameters } = listQuery(filter);
      return reader.all(sql, ...parameters).map((row) => sourceOf(row, file));
    },
    erase: (tenant, source_id, erased_at) => writes.run('eraseSource', tenant, source_id, erased_at),
    listErased: async (tenant, before, limit) => {
      const sql = before === undefined ? QUERIES.erased : QUERIES.erasedBefore;
      return reader.all(sql, tenant, ...placeOf(before), limit).map((row) => erasedOf(row, file));
    },
    large: async (limit) =>
      reader.all(QUERIES.large, limit).map((row) => ({
        tenant: text(row.tenant, file, 'tenant'),
        source: referredOf(row, file),
      })),
  };
}

function placeOf(before: SourcePlace | undefined): readonly string[] {
  return before === undefined ? [] : [before.at, before.source_id];
}

/** The query of a list: each filter has an index that gives its sources in the order of the list. */
export function listQuery({ tenant, origin, uri, checksum, before, limit }: SourceFilter): {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
} {
  const where = ['tenant = ?'];
  const parameters: SQLInputValue[] = [tenant];
  const also = (condition: string, ...values: readonly SQLInputValue[]): void => {
    where.push(condition);
    parameters.push(...values);
  };
  if (checksum !== undefined) also('checksum = ?', packChecksum(checksum));
  if (origin !== undefined) also('origin = ?', origin);
  if (uri !== undefined) also('uri = ?', uri);
  if (before !== undefined) also('(created_at, source_id) < (?, ?)', ...placeOf(before));
  const sql = `SELECT ${SOURCE_COLUMNS} FROM source WHERE ${where.join(' AND ')} ${LATEST}`;
  return { sql, parameters: [...parameters, limit] };
}
