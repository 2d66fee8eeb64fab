import {
  type IdempotencyClaim,
  type IdempotencyStore,
  type Quotes,
  StorageError,
  type StoredAnswer,
} from '../ports.ts';
import { Columns, packText, type Row } from './columns.ts';
import type { Database, Transaction } from './database.ts';
import type { Presence } from './presence.ts';
import { addAnswerQuotes, keepable } from './quotes.ts';

/** Keys removed in one statement of a sweep. */
const SWEEP_STEP = 1_000;

/** Takes the key where nobody has it, or where the one who had it is gone or took too long. */
const CLAIM = `
  INSERT INTO touchstone.idempotency AS held (tenant, key, fingerprint, owner, claimed_ms)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (tenant, key) DO UPDATE SET owner = excluded.owner, claimed_ms = excluded.claimed_ms
  WHERE held.fingerprint = excluded.fingerprint AND held.status IS NULL AND (
    excluded.claimed_ms - held.claimed_ms > $6
    OR held.owner <> excluded.owner AND NOT EXISTS (
      SELECT FROM touchstone.presence WHERE presence.owner = held.owner AND alive_until > clock_timestamp()))
  RETURNING 1 AS claimed`;
const FIND = `
  SELECT fingerprint, status, content_type, body FROM touchstone.idempotency WHERE tenant = $1 AND key = $2`;
const COMPLETE = `
  UPDATE touchstone.idempotency SET status = $1, content_type = $2, body = $3, rest = $4
  WHERE tenant = $5 AND key = $6 AND status IS NULL`;
const RELEASE = 'DELETE FROM touchstone.idempotency WHERE tenant = $1 AND key = $2 AND status IS NULL';
const SWEEP = `
  DELETE FROM touchstone.idempotency WHERE (tenant, key) IN (
    SELECT tenant, key FROM touchstone.idempotency WHERE claimed_ms < $1
    ORDER BY claimed_ms LIMIT $2 FOR UPDATE SKIP LOCKED)`;

export function idempotencyStore(database: Database, presence: Presence): IdempotencyStore {
  return {
    async claim(tenant, key, fingerprint, owner, now_ms, lease_ms) {
      await presence.announce(owner);
      const place = [packText(tenant), packText(key)];
      for (;;) {
        const values = [...place, fingerprint, owner, now_ms, lease_ms];
        const claimed = await database.run({ name: 'claim', text: CLAIM, values });
        if (claimed.count === 1) return { state: 'claimed' };
        const row = await database.get(FIND, ...place);
        // Given up between the two statements: it is free again.
        if (row !== undefined) return heldState(row, fingerprint, database.name);
      }
    },
    async complete(tenant, key, answer, quotes) {
      const place = [packText(tenant), packText(key)] as const;
      const kept =
        quotes === undefined
          ? await database.run({ name: 'complete', text: COMPLETE, values: valuesOf(answer, null, place) })
          : await database.transaction((query) => completeQuoting(query, answer, quotes, place));
      if (kept.count === 1) return;
      if ((await database.get(FIND, ...place)) === undefined) {
        throw new StorageError('conflict', 'No request holds this idempotency key.');
      }
    },
    async release(tenant, key) {
      await database.run({ text: RELEASE, values: [packText(tenant), packText(key)] });
    },
    async sweep(before_ms) {
      for (let swept = 0; ; ) {
        const { count } = await database.run({ text: SWEEP, values: [before_ms, SWEEP_STEP] });
        swept += count;
        if (count < SWEEP_STEP) return swept;
      }
    },
  };
}

/** Keeps an answer with what it quotes. */
async function completeQuoting(
  query: Transaction,
  answer: StoredAnswer,
  quotes: Quotes,
  place: readonly [string, string],
): Promise<{ readonly count: number }> {
  const [text] = await keepable(query, place[0], [{ body: answer.body, quotes }]);
  const { body, rest } = text!;
  const kept = await query(COMPLETE, valuesOf({ ...answer, body }, rest, place));
  if (kept.count === 1 && rest !== null) await addAnswerQuotes(query, place, quotes);
  return kept;
}

const valuesOf = (
  { status, content_type, body }: StoredAnswer,
  rest: string | null,
  place: readonly [string, string],
) => [status, content_type, packText(body), rest === null ? null : packText(rest), ...place];

function heldState(row: Row, fingerprint: string, database: string): IdempotencyClaim {
  if (row.fingerprint !== fingerprint) return { state: 'mismatch' };
  return row.status === null ? { state: 'in_progress' } : { state: 'done', answer: answerOf(row, database) };
}

function answerOf(row: Row, database: string): StoredAnswer {
  const columns = new Columns(row, database);
  return {
    status: columns.integer('status'),
    content_type: columns.text('content_type'),
    body: columns.text('body'),
  };
}
