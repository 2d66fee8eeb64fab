import { LARGE_BYTES, type SourceFilter, type SourcePlace, type SourceStore } from '../ports.ts';
import { Columns, packText } from './columns.ts';
import type { Database } from './database.ts';
import { erasedOf, packChecksum, referredOf, SOURCE_COLUMNS, sourceOf, typeOf } from './source-rows.ts';
import { SourceWriter } from './source-writes.ts';
import { lockTenant } from './tenant-lock.ts';

const REFERRED = `SELECT ${SOURCE_COLUMNS}, page_starts FROM touchstone.source`;
const LATEST = 'ORDER BY created_at DESC, source_id DESC';
const BY_ID = `${REFERRED} WHERE tenant = $1 AND source_id = $2`;
const BY_URI = `${REFERRED} WHERE tenant = $1 AND md5(uri) = md5($2) AND uri = $2 ${LATEST} LIMIT $3`;
const BY_CHECKSUM = `${REFERRED} WHERE tenant = $1 AND checksum = $2 ${LATEST} LIMIT $3`;
const BY_BOTH = `
  ${REFERRED} WHERE tenant = $1 AND checksum = $2 AND md5(uri) = md5($3) AND uri = $3 ${LATEST} LIMIT $4`;
const LARGE = `
  SELECT tenant, ${SOURCE_COLUMNS}, page_starts FROM touchstone.source WHERE bytes >= ${LARGE_BYTES}
  ORDER BY created_at DESC, tenant DESC, source_id DESC LIMIT $1`;
const CONTENT = `
  SELECT type, text FROM touchstone.source_content WHERE tenant = $1 AND checksum = $2 AND type = $3`;
const ERASED = `
  SELECT source_id, checksum, created_at, erased_at FROM touchstone.erased_source
  WHERE tenant = $1 AND ($2::text IS NULL OR (erased_at, source_id) < ($2, $3))
  ORDER BY erased_at DESC, source_id DESC LIMIT $4`;

/** Registered evidence. */
export function sourceStore(database: Database): SourceStore {
  const { name } = database;
  const alone = <T>(tenant: string, use: (writer: SourceWriter) => Promise<T>): Promise<T> =>
    database.transaction(async (query) => {
      await lockTenant(query, 'sources', packText(tenant));
      return use(new SourceWriter(query, name, packText(tenant)));
    });
  return {
    put: (tenant, sources) => alone(tenant, (writer) => writer.put(sources)),
    async get(tenant, source_id) {
      const row = await database.get(BY_ID, packText(tenant), packText(source_id));
      return row && referredOf(row, name);
    },
    async byUri(tenant, uri, limit) {
      const rows = await database.all(BY_URI, packText(tenant), packText(uri), limit);
      return rows.map((row) => referredOf(row, name));
    },
    async byChecksum(tenant, checksum, limit, uri) {
      const whose = [packText(tenant), packChecksum(checksum)] as const;
      const rows =
        uri === undefined
          ? await database.all(BY_CHECKSUM, ...whose, limit)
          : await database.all(BY_BOTH, ...whose, packText(uri), limit);
      return rows.map((row) => referredOf(row, name));
    },
    async content(tenant, checksum, type) {
      const row = await database.get(CONTENT, packText(tenant), packChecksum(checksum), type);
      return row && { type: typeOf(row, name), text: new Columns(row, name).text('text') };
    },
    async list(filter) {
      const { rows } = await database.run(listQuery(filter));
      return rows.map((row) => sourceOf(row, name));
    },
    erase: (tenant, source_id, erased_at) => alone(tenant, (writer) => writer.erase(source_id, erased_at)),
    async listErased(tenant, before, limit) {
      const rows = await database.all(ERASED, packText(tenant), ...placeOf(before), limit);
      return rows.map((row) => erasedOf(row, name));
    },
    async large(limit) {
      const rows = await database.all(LARGE, limit);
      return rows.map((row) => ({
        tenant: new Columns(row, name).text('tenant'),
        source: referredOf(row, name),
      }));
    },
  };
}

function placeOf(before: SourcePlace | undefined): readonly [string | null, string | null] {
  return before === undefined ? [null, null] : [before.at, packText(before.source_id)];
}

/** The query of a list: each filter has an index that gives its sources in the order of the list. */
function listQuery({ tenant, origin, uri, checksum, before, limit }: SourceFilter) {
  const values: unknown[] = [];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const where = [`tenant = ${bound(packText(tenant))}`];
  if (checksum !== undefined) where.push(`checksum = ${bound(packChecksum(checksum))}`);
  if (origin !== undefined) where.push(`origin = ${bound(origin)}`);
  if (uri !== undefined) {
    const wanted = bound(packText(uri));
    where.push(`md5(uri) = md5(${wanted}) AND uri = ${wanted}`);
  }
  if (before !== undefined) {
    const [at, source_id] = placeOf(before);
    where.push(`(created_at, source_id) < (${bound(at)}, ${bound(source_id)})`);
  }
  const text = `
    SELECT ${SOURCE_COLUMNS} FROM touchstone.source
    WHERE ${where.join(' AND ')} ${LATEST} LIMIT ${bound(limit)}`;
  return { text, values };
}
