/** Changes of registered sources. Each runs in a transaction that holds the lock of the tenant's sources. */
import type { ErasedSource, RegisteredSource } from '../../domain/source.ts';
import type { NewSource, PutOutcome, PutResult } from '../ports.ts';
import { described, isSameContent, renewed } from '../sources.ts';
import { packText } from './columns.ts';
import type { Transaction } from './database.ts';
import { eraseQuotes } from './quotes.ts';
import { packChecksum, packPages, SOURCE_COLUMNS, sourceOf } from './source-rows.ts';

const FIND = `SELECT ${SOURCE_COLUMNS} FROM touchstone.source WHERE tenant = $1 AND source_id = $2`;
const ADD_CONTENT = `
  INSERT INTO touchstone.source_content (tenant, checksum, type, text) VALUES ($1, $2, $3, $4)
  ON CONFLICT (tenant, checksum, type) DO NOTHING`;
const ADD = `
  INSERT INTO touchstone.source
    (tenant, source_id, checksum, type, bytes, characters, pages, page_starts, media_type, title, uri, origin,
     observed_at, metadata, file, warnings, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;
const REMOVE = 'DELETE FROM touchstone.source WHERE tenant = $1 AND source_id = $2';
const DROP_CONTENT = `
  DELETE FROM touchstone.source_content AS content
  WHERE tenant = $1 AND checksum = $2 AND type = $3 AND NOT EXISTS (
    SELECT FROM touchstone.source
    WHERE source.tenant = content.tenant AND source.checksum = content.checksum AND source.type = content.type)`;
const REMEMBER = `
  INSERT INTO touchstone.erased_source (tenant, source_id, checksum, created_at, erased_at)
  VALUES ($1, $2, $3, $4, $5)`;

/** The sources of one tenant, within one transaction. */
export class SourceWriter {
  readonly #query: Transaction;
  readonly #database: string;
  readonly #tenant: string;

  constructor(query: Transaction, database: string, packed_tenant: string) {
    this.#query = query;
    this.#database = database;
    this.#tenant = packed_tenant;
  }

  /** Registers all sources or, where an id holds other content that may not be replaced, none. */
  async put(sources: readonly NewSource[]): Promise<PutResult> {
    const conflicts: string[] = [];
    for (const source of sources) {
      const known = await this.#find(source.source_id);
      if (known !== undefined && !source.replace && !isSameContent(known, source)) {
        conflicts.push(source.source_id);
      }
    }
    if (conflicts.length > 0) return { ok: false, conflicts };
    const stored: { readonly outcome: PutOutcome; readonly source: RegisteredSource }[] = [];
    for (const source of sources) stored.push(await this.#put(source));
    return { ok: true, stored };
  }

  /** Erases a source; its content and what is kept that quotes it too, where no other source has it. */
  async erase(source_id: string, erased_at: string): Promise<ErasedSource | undefined> {
    const known = await this.#find(source_id);
    return known && this.#erase(known, erased_at);
  }

  async #put(added: NewSource): Promise<{ outcome: PutOutcome; source: RegisteredSource }> {
    const known = await this.#find(added.source_id);
    if (known === undefined) return { outcome: 'created', source: await this.#add(added) };
    if (!isSameContent(known, added)) {
      await this.#erase(known, added.created_at);
      return { outcome: 'replaced', source: await this.#add(added) };
    }
    const source = renewed(added, known);
    if (JSON.stringify(described(source, source.created_at)) === JSON.stringify(known)) {
      return { outcome: 'unchanged', source: known };
    }
    await this.#query(REMOVE, [this.#tenant, packText(known.source_id)]);
    return { outcome: 'updated', source: await this.#add(source) };
  }

  async #find(source_id: string): Promise<RegisteredSource | undefined> {
    const [row] = (await this.#query(FIND, [this.#tenant, packText(source_id)])).rows;
    return row && sourceOf(row, this.#database);
  }

  async #add(source: NewSource): Promise<RegisteredSource> {
    const checksum = packChecksum(source.checksum);
    await this.#query(ADD_CONTENT, [this.#tenant, checksum, source.type, packText(source.text)]);
    const packed = (text: string | null) => (text === null ? null : packText(text));
    await this.#query(ADD, [
      this.#tenant,
      packText(source.source_id),
      checksum,
      source.type,
      source.bytes,
      source.characters,
      source.pages,
      packPages(source.page_starts),
      packText(source.media_type),
      packed(source.title),
      packed(source.uri),
      source.origin,
      source.observed_at,
      JSON.stringify(source.metadata),
      source.file === null ? null : JSON.stringify(source.file),
      JSON.stringify(source.warnings),
      source.created_at,
    ]);
    return described(source, source.created_at);
  }

  async #erase(known: RegisteredSource, erased_at: string): Promise<ErasedSource> {
    const { source_id, checksum, type, created_at } = known;
    const id = packText(source_id);
    const bytes = packChecksum(checksum);
    await this.#query(REMOVE, [this.#tenant, id]);
    const dropped = await this.#query(DROP_CONTENT, [this.#tenant, bytes, type]);
    if (dropped.count > 0) await eraseQuotes(this.#query, this.#tenant, bytes, type);
    await this.#query(REMEMBER, [this.#tenant, id, bytes, created_at, erased_at]);
    return { source_id, checksum, created_at, erased_at };
  }
}
