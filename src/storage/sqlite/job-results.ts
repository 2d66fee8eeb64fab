/** What is kept of the entries of a job that are reported. */
import type { EntryResult } from '../../domain/job.ts';
import type { Quotes } from '../ports/sources.ts';
import { text } from './columns.ts';
import type { Connection } from './connection.ts';
import { addResultQuotes, keepable } from './quotes.ts';

const ADD = 'INSERT INTO job_result (job, entry, failed, body, rest) VALUES (?, ?, ?, ?, ?)';
const TENANT = 'SELECT tenant FROM job WHERE id = ?';

/** Keeps the result of an entry with what it quotes. */
export function addResult(
  connection: Connection,
  job: number,
  { index, body, quotes }: EntryResult & { readonly quotes?: Quotes },
): void {
  if (quotes === undefined) {
    connection.run(ADD, job, index, 0, body, null);
    return;
  }
  const tenant = text(connection.get(TENANT, job)?.tenant, connection.file, 'tenant');
  const kept = keepable(connection, tenant, body, quotes);
  connection.run(ADD, job, index, 0, kept.body, kept.rest);
  if (kept.rest !== null) addResultQuotes(connection, tenant, job, index, quotes);
}

/** Keeps the error of an entry that failed. */
export function addFailure(connection: Connection, job: number, { index, body }: EntryResult): void {
  connection.run(ADD, job, index, 1, body, null);
}
