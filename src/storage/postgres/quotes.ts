/** What kept answers and results quote of registered evidence: it goes when the evidence is erased. */
import type { Quotes } from '../ports.ts';
import type { Transaction } from './database.ts';
import { packChecksum } from './source-rows.ts';

/** Locked until the quotes are there: who erases a content meanwhile waits, and then finds them. */
const LOCK_CONTENTS = `
  SELECT encode(content.checksum, 'hex') || type AS name FROM touchstone.source_content AS content
  WHERE tenant = $1 AND (checksum, type) IN (SELECT * FROM unnest($2::bytea[], $3::text[]))
  ORDER BY checksum, type FOR KEY SHARE`;
const ADD_OF_ANSWER = `
  INSERT INTO touchstone.answer_quote (tenant, key, checksum, type)
  SELECT $1, $2, * FROM unnest($3::bytea[], $4::text[]) ON CONFLICT DO NOTHING`;
const ADD_OF_RESULTS = `
  INSERT INTO touchstone.result_quote (tenant, job, entry, checksum, type)
  SELECT $1, $2, * FROM unnest($3::integer[], $4::bytea[], $5::text[]) ON CONFLICT DO NOTHING`;
const ERASE = [
  `UPDATE touchstone.idempotency AS answer SET body = rest, rest = NULL FROM touchstone.answer_quote AS quote
   WHERE quote.tenant = $1 AND quote.checksum = $2 AND quote.type = $3
     AND answer.tenant = quote.tenant AND answer.key = quote.key AND rest IS NOT NULL`,
  `UPDATE touchstone.job_result AS result SET body = rest, rest = NULL FROM touchstone.result_quote AS quote
   WHERE quote.tenant = $1 AND quote.checksum = $2 AND quote.type = $3
     AND result.job = quote.job AND result.entry = quote.entry AND rest IS NOT NULL`,
  'DELETE FROM touchstone.answer_quote WHERE tenant = $1 AND checksum = $2 AND type = $3',
  'DELETE FROM touchstone.result_quote WHERE tenant = $1 AND checksum = $2 AND type = $3',
];

type Contents = Quotes['contents'];

const nameOf = ({ checksum, type }: Contents[number]): string =>
  `${packChecksum(checksum).toString('hex')}${type}`;
const checksumsOf = (contents: Contents) => contents.map(({ checksum }) => packChecksum(checksum));
const typesOf = (contents: Contents) => contents.map(({ type }) => type);

/** A text with what takes its place once what it quotes is erased; null where it quotes nothing. */
export interface Keepable {
  readonly body: string;
  readonly rest: string | null;
}

/** What may be kept of texts: only its rest of one that quotes a content that is gone already. */
export async function keepable(
  query: Transaction,
  packed_tenant: string,
  texts: readonly { readonly body: string; readonly quotes?: Quotes | undefined }[],
): Promise<readonly Keepable[]> {
  const contents = texts.flatMap(({ quotes }) => quotes?.contents ?? []);
  const there = new Set<unknown>();
  if (contents.length > 0) {
    const values = [packed_tenant, checksumsOf(contents), typesOf(contents)];
    for (const { name } of (await query(LOCK_CONTENTS, values)).rows) there.add(name);
  }
  return texts.map(({ body, quotes }) => {
    if (quotes === undefined) return { body, rest: null };
    const whole = quotes.contents.every((content) => there.has(nameOf(content)));
    return whole ? { body, rest: quotes.rest } : { body: quotes.rest, rest: null };
  });
}

/** Remembers what the answer under a key quotes. */
export async function addAnswerQuotes(
  query: Transaction,
  [packed_tenant, packed_key]: readonly [string, string],
  { contents }: Quotes,
): Promise<void> {
  await query(ADD_OF_ANSWER, [packed_tenant, packed_key, checksumsOf(contents), typesOf(contents)]);
}

/** Remembers what the results of entries quote. */
export async function addResultQuotes(
  query: Transaction,
  packed_tenant: string,
  job: unknown,
  results: readonly { readonly index: number; readonly quotes: Quotes }[],
): Promise<void> {
  if (results.length === 0) return;
  const contents = results.flatMap(({ quotes }) => quotes.contents);
  const entries = results.flatMap(({ index, quotes }) => quotes.contents.map(() => index));
  await query(ADD_OF_RESULTS, [packed_tenant, job, entries, checksumsOf(contents), typesOf(contents)]);
}

/** Leaves of answers and results that quote a content what quotes none. */
export async function eraseQuotes(
  query: Transaction,
  packed_tenant: string,
  checksum: Uint8Array,
  type: 'text' | 'data',
): Promise<void> {
  for (const sql of ERASE) await query(sql, [packed_tenant, checksum, type]);
}
