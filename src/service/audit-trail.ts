import { AuditError } from '../audit/errors.ts';
import { describeKey, type KeyDocument, keySet } from '../audit/keys.ts';
import type { AuditProof } from '../audit/proof.ts';
import type { ConsistencyProof } from '../audit/reader.ts';
import { refuse } from '../contract/index.ts';
import type { AuditRecord } from '../domain/audit.ts';
import type { LogEntry } from '../storage/ports.ts';
import type { House } from './house.ts';
import { Refused } from './refused.ts';

/** A record as it is shown, with its place in the log. */
export interface ShownRecord {
  readonly record_id: string;
  readonly record_hash: string;
  readonly leaf_index: number;
  readonly record: AuditRecord;
}

function shown(entry: LogEntry): ShownRecord {
  return {
    record_id: entry.record_id,
    record_hash: `sha256:${Buffer.from(entry.record_hash).toString('hex')}`,
    leaf_index: entry.leaf_index,
    record: JSON.parse(entry.record) as AuditRecord,
  };
}

const notFound = (what: string): Refused =>
  new Refused({ code: 'not_found', detail: `There is no ${what}.` });

/** The tenant's record of this id. @throws Refused with `not_found`, for another tenant's too */
export async function readRecord(house: House, tenant: string, record_id: string): Promise<ShownRecord> {
  const entry = await house.storage.log.record(tenant, record_id);
  if (entry === undefined) throw notFound('audit record of this id');
  return shown(entry);
}

export interface RecordPage {
  readonly records: readonly ShownRecord[];
  /** Sent as `cursor`, it continues the list; null at its end. */
  readonly next_cursor: string | null;
}

/** What a list of records is narrowed to; names as the query has them. */
export interface ListQuery {
  readonly cursor?: string | number | undefined;
  readonly limit?: string | number | undefined;
  readonly decision?: string | number | undefined;
  readonly action?: string | number | undefined;
  readonly from?: string | number | undefined;
  readonly to?: string | number | undefined;
}

/** The tenant's records that pass the query, latest first. @throws Refused for a cursor of no page */
export async function listRecords(house: House, tenant: string, query: ListQuery): Promise<RecordPage> {
  const { cursor, limit, decision, action, from, to } = query;
  if (from !== undefined && to !== undefined && to < from) {
    const message = `to is ${to}, before from (${from}): no record lies between them. Exchange the two, or leave one out.`;
    throw new Refused(refuse('invalid_request', [{ pointer: '/query/to', message }]));
  }
  const filter = {
    tenant,
    limit: Number(limit ?? 50),
    ...(cursor !== undefined && { before: leafIndexOf(String(cursor)) }),
    ...(decision !== undefined && { decision: String(decision) }),
    ...(action !== undefined && { action_type: String(action) }),
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
  const found = await house.storage.log.list(filter);
  const entries = found.slice(0, fitting(found));
  const last = entries.at(-1);
  const cut = entries.length < found.length || found.length === filter.limit;
  const more = cut && last !== undefined && last.leaf_index > 0;
  return { records: entries.map(shown), next_cursor: more ? String(last.leaf_index) : null };
}

/** Characters of records past which a page ends; one record is always on it. */
const PAGE_CHARACTERS = 4 * 1024 * 1024;

/** How many of the records fit on a page. */
function fitting(entries: readonly LogEntry[]): number {
  let characters = 0;
  const past = entries.findIndex(({ record }) => {
    characters += record.length;
    return characters > PAGE_CHARACTERS;
  });
  return past < 0 ? entries.length : Math.max(1, past);
}

function leafIndexOf(cursor: string): number {
  if (/^\d{1,15}$/.test(cursor)) return Number(cursor);
  const message = 'cursor is none that a page gave as next_cursor. Send one of those, or none.';
  throw new Refused(refuse('invalid_request', [{ pointer: '/query/cursor', message }]));
}

/** Words for what the log cannot give; other errors pass. */
async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    switch (error.code) {
      case 'not_found':
        throw notFound('audit record of this id');
      case 'unknown_tree_size':
        throw new Refused(
          { code: 'not_found', detail: 'There is no checkpoint of this tree_size that covers the record.' },
          { cause: error },
        );
      case 'invalid_range':
        throw badSize('to', `the ${error.message}.`);
      default:
        throw error;
    }
  }
}

/** The proof that the log holds a record, against its first checkpoint or the one of `tree_size`. */
export function proveRecord(
  house: House,
  tenant: string,
  record_id: string,
  tree_size: number | undefined,
): Promise<AuditProof> {
  return orRefused(house.audit.proof(tenant, record_id, tree_size));
}

/** The same proof as the text of a C2SP `.tlog-proof` file: it is checked offline, and holds the record. */
export function proveRecordInFile(
  house: House,
  tenant: string,
  record_id: string,
  tree_size: number | undefined,
): Promise<string> {
  return orRefused(house.audit.proofFile(tenant, record_id, tree_size));
}

function badSize(name: 'from' | 'to', message: string): Refused {
  return new Refused(refuse('invalid_request', [{ pointer: `/query/${name}`, message }]));
}

/**
 * The proof that the log of `to` entries, by default all, extends the log of `from` entries.
 * @throws Refused for sizes that the log does not have
 */
export async function proveConsistency(house: House, from: number, to?: number): Promise<ConsistencyProof> {
  const { size } = house.audit;
  if (to === undefined && from > size)
    throw badSize('from', `from is ${from}; the log has ${size} entries. Lower it.`);
  if (to !== undefined && from > to)
    throw badSize('from', `from is ${from}, but must not be greater than to (${to}).`);
  return orRefused(house.audit.consistency(from, to ?? size));
}

export interface CheckpointDocument {
  readonly origin: string;
  readonly tree_size: number;
  readonly root: string;
  readonly key_id: string;
  readonly created_at: string;
  /** The signed note. */
  readonly checkpoint: string;
}

/** The latest signed head of the log. @throws Refused with `not_found` while the log is empty */
export async function latestCheckpoint(house: House): Promise<CheckpointDocument> {
  const head = await house.audit.latest();
  if (head === undefined) throw notFound('checkpoint yet: the log is empty');
  return {
    origin: head.note.slice(0, head.note.indexOf('\n')),
    tree_size: head.tree_size,
    root: `sha256:${Buffer.from(head.root).toString('hex')}`,
    key_id: head.key_id,
    created_at: head.created_at,
    checkpoint: head.note,
  };
}

/** A signing key by its id. @throws Refused with `not_found` */
export async function readKey(house: House, key_id: string): Promise<KeyDocument> {
  const key = await house.storage.signingKeys.get(key_id);
  if (key === undefined) throw notFound('signing key of this id');
  return describeKey(key);
}

/** Every key that ever signed, as a JSON Web Key Set. */
export async function readKeySet(house: House): Promise<ReturnType<typeof keySet>> {
  return keySet(await house.storage.signingKeys.all());
}
