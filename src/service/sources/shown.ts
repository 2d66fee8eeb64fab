import { type Fault, instantOf, refuse } from '../../contract/index.ts';
import type { Json } from '../../domain/json.ts';
import type { ErasedSource, RegisteredSource } from '../../domain/source.ts';
import type { ReferredSource, SourceFilter, SourcePlace } from '../../storage/ports.ts';
import { isoTime } from '../clock.ts';
import type { Registering } from '../house.ts';
import { Refused } from '../refused.ts';

const notFound = (): Refused => new Refused({ code: 'not_found', detail: 'There is no source of this id.' });

async function find({ storage }: Registering, tenant: string, source_id: string): Promise<ReferredSource> {
  const source = await storage.sources.get(tenant, source_id);
  if (source === undefined) throw notFound();
  return source;
}

async function contentOf(
  { storage }: Registering,
  tenant: string,
  { checksum, type }: RegisteredSource,
): Promise<string> {
  const content = await storage.sources.content(tenant, checksum, type);
  if (content === undefined) throw notFound();
  return content.text;
}

export interface ShownSource extends RegisteredSource {
  readonly text?: string;
  readonly data?: Json;
}

/** The tenant's source of this id. @throws Refused with `not_found`, for another tenant's too */
export async function readSource(
  house: Registering,
  tenant: string,
  source_id: string,
  with_content: boolean,
): Promise<ShownSource> {
  const { page_starts: _, ...source } = await find(house, tenant, source_id);
  if (!with_content) return source;
  const text = await contentOf(house, tenant, source);
  return source.type === 'text' ? { ...source, text } : { ...source, data: JSON.parse(text) as Json };
}

/** A part of a source's content: places in UTF-16 code units, or a page from 1; all of it without either. */
export interface Range {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly page?: number | undefined;
}

export interface SourceText {
  readonly type: 'text' | 'data';
  readonly text: string;
}

/**
 * The canonical text of a source, or a part of it.
 * @throws Refused with `not_found`, and with `invalid_request` for a part that is not there
 */
export async function readSourceText(
  house: Registering,
  tenant: string,
  source_id: string,
  { start, end, page }: Range,
): Promise<SourceText> {
  const source = await find(house, tenant, source_id);
  const text = await contentOf(house, tenant, source);
  if (page === undefined) return { type: source.type, text: slice(text, start, end) };
  if (start !== undefined || end !== undefined)
    throw badQuery('page', 'page is given beside start or end. Give a page, or places.');
  const starts = source.page_starts;
  if (starts === null)
    throw badQuery('page', 'page is given, but the source has no pages. Use start and end.');
  if (page > starts.length) throw badQuery('page', `page is ${page}; the source has ${starts.length}.`);
  return { type: source.type, text: text.slice(starts[page - 1], starts[page] ?? text.length).trimEnd() };
}

function slice(text: string, start = 0, end = text.length): string {
  const has = `the text has ${text.length} UTF-16 code units`;
  if (start > text.length) throw badQuery('start', `start is ${start}; ${has}.`);
  if (end > text.length) throw badQuery('end', `end is ${end}; ${has}.`);
  if (start > end) throw badQuery('end', `end is ${end}, but must not be less than start (${start}).`);
  const faults = [...cutFaults(text, 'start', start), ...cutFaults(text, 'end', end)];
  if (faults.length > 0) throw new Refused(refuse('invalid_request', faults));
  return text.slice(start, end);
}

/** Half of a character that takes two code units is none that UTF-8 could carry. */
function cutFaults(text: string, name: string, at: number): readonly Fault[] {
  if (at === 0 || (text.codePointAt(at - 1) ?? 0) <= 0xffff) return [];
  const message = `${name} is ${at}, in the middle of a character that takes two UTF-16 code units. Give ${at - 1} or ${at + 1}.`;
  return [{ pointer: `/query/${name}`, message }];
}

function badQuery(name: string, message: string): Refused {
  return new Refused(refuse('invalid_request', [{ pointer: `/query/${name}`, message }]));
}

export interface SourcePage {
  readonly sources: readonly (RegisteredSource | ErasedSource)[];
  /** Sent as `cursor`, it continues the list; null at its end. */
  readonly next_cursor: string | null;
}

/** What a list is narrowed to; names as the query has them. */
export type SourceQuery = Readonly<Record<string, string | number | undefined>>;

/**
 * The tenant's sources that pass the query, or what was erased, latest first.
 * @throws Refused for a query that no list answers
 */
export async function listSources(
  { storage }: Registering,
  tenant: string,
  query: SourceQuery,
): Promise<SourcePage> {
  const limit = Number(query.limit ?? 50);
  const before = query.cursor === undefined ? undefined : placeOf(String(query.cursor));
  if (query.erased === 'true') {
    const other = ['origin', 'uri', 'checksum'].find((name) => query[name] !== undefined);
    if (other !== undefined)
      throw badQuery(other, `${other} narrows no list of what was erased. Leave it out, or erased.`);
    const erased = await storage.sources.listErased(tenant, before, limit);
    return { sources: erased, next_cursor: nextOf(erased, limit, ({ erased_at }) => erased_at) };
  }
  const { origin, uri, checksum } = query;
  const filter: SourceFilter = {
    tenant,
    limit,
    ...(before && { before }),
    ...(origin !== undefined && { origin: origin as NonNullable<SourceFilter['origin']> }),
    ...(uri !== undefined && { uri: String(uri) }),
    ...(checksum !== undefined && { checksum: String(checksum).toLowerCase() }),
  };
  const sources = await storage.sources.list(filter);
  return { sources, next_cursor: nextOf(sources, limit, ({ created_at }) => created_at) };
}

function nextOf<T extends { readonly source_id: string }>(
  page: readonly T[],
  limit: number,
  at: (last: T) => string,
): string | null {
  const last = page.at(-1);
  if (last === undefined || page.length < limit) return null;
  return Buffer.from(JSON.stringify([at(last), last.source_id])).toString('base64url');
}

/** As a registration takes an id. */
const ONE_LINE = /^[^\p{Cc}]+$/u;

function placeOf(cursor: string): SourcePlace {
  try {
    const [at, source_id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      typeof at === 'string' &&
      instantOf(at) === at &&
      typeof source_id === 'string' &&
      ONE_LINE.test(source_id)
    )
      return { at, source_id };
  } catch {
    // Told below.
  }
  throw badQuery('cursor', 'cursor is none that a page gave as next_cursor. Send one of those, or none.');
}

/**
 * Erases a source: its content is gone, its checksum and the records that name it stay.
 * @throws Refused with `not_found`, for another tenant's too
 */
export async function eraseSource(
  { storage, shelf, clock }: Registering,
  tenant: string,
  source_id: string,
): Promise<ErasedSource> {
  const known = await storage.sources.get(tenant, source_id);
  const erased = await storage.sources.erase(tenant, source_id, isoTime(clock.now()));
  if (erased === undefined) throw notFound();
  if (known !== undefined) shelf.forget(tenant, known.type, known.checksum);
  return erased;
}
