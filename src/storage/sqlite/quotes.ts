/** What kept answers and results quote of registered evidence: it goes when the evidence is erased. */
import type { Quotes } from '../ports/sources.ts';
import type { Connection } from './connection.ts';
import { packChecksum } from './source-rows.ts';

const IS_THERE = 'SELECT 1 FROM source_content WHERE tenant = ? AND checksum = ? AND type = ?';
const ADD_OF_ANSWER =
  'INSERT OR IGNORE INTO answer_quote (tenant, checksum, type, answer) VALUES (?, ?, ?, ?)';
const ADD_OF_RESULT = `
  INSERT OR IGNORE INTO result_quote (tenant, checksum, type, job, entry) VALUES (?, ?, ?, ?, ?)`;
const OF_CONTENT = 'tenant = ? AND checksum = ? AND type = ?';
const ERASE = [
  `UPDATE idempotency SET body = rest, rest = NULL
   WHERE rest IS NOT NULL AND id IN (SELECT answer FROM answer_quote WHERE ${OF_CONTENT})`,
  `UPDATE job_result SET body = rest, rest = NULL
   WHERE rest IS NOT NULL AND (job, entry) IN (SELECT job, entry FROM result_quote WHERE ${OF_CONTENT})`,
  `DELETE FROM answer_quote WHERE ${OF_CONTENT}`,
  `DELETE FROM result_quote WHERE ${OF_CONTENT}`,
];

/** A text with what takes its place once what it quotes is erased; null where it quotes nothing. */
export interface Keepable {
  readonly body: string;
  readonly rest: string | null;
}

/** What may be kept of a text: only its rest where a content that it quotes is gone already. */
export function keepable(
  connection: Connection,
  tenant: string,
  body: string,
  quotes: Quotes | undefined,
): Keepable {
  if (quotes === undefined) return { body, rest: null };
  const { contents, rest } = quotes;
  const whole = contents.every(
    ({ checksum, type }) => connection.get(IS_THERE, tenant, packChecksum(checksum), type) !== undefined,
  );
  return whole ? { body, rest } : { body: rest, rest: null };
}

/** Remembers what the answer of this row quotes. */
export function addAnswerQuotes(
  connection: Connection,
  tenant: string,
  answer: number,
  { contents }: Quotes,
): void {
  for (const { checksum, type } of contents) {
    connection.run(ADD_OF_ANSWER, tenant, packChecksum(checksum), type, answer);
  }
}

/** Remembers what the result of an entry quotes. */
export function addResultQuotes(
  connection: Connection,
  tenant: string,
  job: number,
  entry: number,
  { contents }: Quotes,
): void {
  for (const { checksum, type } of contents) {
    connection.run(ADD_OF_RESULT, tenant, packChecksum(checksum), type, job, entry);
  }
}

/** Leaves of answers and results that quote a content what quotes none. */
export function eraseQuotes(
  connection: Connection,
  tenant: string,
  checksum: Uint8Array,
  type: 'text' | 'data',
): void {
  for (const sql of ERASE) connection.run(sql, tenant, checksum, type);
}
