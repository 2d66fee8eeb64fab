import { type IdempotencyClaim, type Quotes, StorageError, type StoredAnswer } from '../ports.ts';
import { integer, text } from './columns.ts';
import type { Connection, Row } from './connection.ts';
import { addAnswerQuotes, keepable } from './quotes.ts';

const FIND = `
  SELECT fingerprint, owner, claimed_ms, status, content_type, body
  FROM idempotency WHERE tenant = ? AND key = ?`;
const ADD = `
  INSERT INTO idempotency (fingerprint, owner, claimed_ms, tenant, key) VALUES (?, ?, ?, ?, ?)`;
const TAKE_OVER = 'UPDATE idempotency SET owner = ?, claimed_ms = ? WHERE tenant = ? AND key = ?';
const COMPLETE = `
  UPDATE idempotency SET status = ?, content_type = ?, body = ?, rest = ?
  WHERE tenant = ? AND key = ? AND status IS NULL RETURNING id`;
const RELEASE = 'DELETE FROM idempotency WHERE tenant = ? AND key = ? AND status IS NULL';
const SWEEP = `
  DELETE FROM idempotency WHERE id IN (
    SELECT id FROM idempotency WHERE claimed_ms < ? ORDER BY claimed_ms LIMIT ?)`;

/**
 * Claims a key, or says why not. The one server of a database is the only live owner, so a claim of any
 * other owner was left by a process that ended, and is taken over.
 */
export function claim(
  connection: Connection,
  tenant: string,
  key: string,
  fingerprint: string,
  owner: string,
  now_ms: number,
  lease_ms: number,
): IdempotencyClaim {
  const row = connection.get(FIND, tenant, key);
  if (row === undefined) {
    connection.run(ADD, fingerprint, owner, now_ms, tenant, key);
    return { state: 'claimed' };
  }
  if (row.fingerprint !== fingerprint) return { state: 'mismatch' };
  if (row.status !== null) return { state: 'done', answer: answerOf(row, connection.file) };
  const leased = now_ms - integer(row.claimed_ms, connection.file, 'claimed_ms') <= lease_ms;
  if (row.owner === owner && leased) return { state: 'in_progress' };
  connection.run(TAKE_OVER, owner, now_ms, tenant, key);
  return { state: 'claimed' };
}

/** Keeps the answer. The first one stays; a key that nobody claimed is a `conflict`. */
export function complete(
  connection: Connection,
  tenant: string,
  key: string,
  answer: StoredAnswer,
  quotes: Quotes | undefined,
): void {
  const { status, content_type } = answer;
  const { body, rest } = keepable(connection, tenant, answer.body, quotes);
  const kept = connection.get(COMPLETE, status, content_type, body, rest, tenant, key);
  if (kept !== undefined && quotes !== undefined && rest !== null) {
    addAnswerQuotes(connection, tenant, integer(kept.id, connection.file, 'id'), quotes);
  }
  if (kept === undefined && connection.get(FIND, tenant, key) === undefined) {
    throw new StorageError('conflict', 'No request holds this idempotency key.');
  }
}

/** Gives an unfinished key up; an answer that is kept stays. */
export function release(connection: Connection, tenant: string, key: string): void {
  connection.run(RELEASE, tenant, key);
}

/** Removes at most `limit` keys claimed before `before_ms`, oldest first; gives how many. */
export function sweepSome(connection: Connection, before_ms: number, limit: number): number {
  return connection.run(SWEEP, before_ms, limit);
}

function answerOf(row: Row, file: string): StoredAnswer {
  return {
    status: integer(row.status, file, 'status'),
    content_type: text(row.content_type, file, 'content_type'),
    body: text(row.body, file, 'body'),
  };
}
