import { Pool, type PoolClient, type QueryConfig } from 'pg';
import { StorageError } from '../ports.ts';
import type { Row } from './columns.ts';
import type { Address } from './connect.ts';
import { isServerError, toStorageError } from './errors.ts';

/** A statement with its parameters. A name makes each connection prepare it once. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
}

/** The rows that a statement gave, and how many it touched. */
export interface Answer {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** Statements of one transaction. Each text is prepared once on a connection: it is a constant. */
export type Transaction = (text: string, values?: readonly unknown[]) => Promise<Answer>;

/** A pool of connections to one database. Everything rejects with StorageError, within the times of the address. */
export class Database {
  readonly address: Address;
  readonly #pool: Pool;

  constructor(address: Address, pool_size: number) {
    this.address = address;
    this.#pool = new Pool({ ...address.client, max: pool_size, allowExitOnIdle: true });
    // An idle connection that is lost leaves the pool by itself; the next statement opens another.
    this.#pool.on('error', () => {});
    // One that is lost between two statements of a transaction fails the next of them.
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** How messages call the database. */
  get name(): string {
    return this.address.name;
  }

  async run(statement: Statement): Promise<Answer> {
    return this.#onClient((client) => answerOf(client, statement));
  }

  async all(text: string, ...values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.run({ text, values })).rows;
  }

  async get(text: string, ...values: readonly unknown[]): Promise<Row | undefined> {
    return (await this.all(text, ...values))[0];
  }

  /** Runs the work in one transaction: whole, or not at all when it rejects. */
  async transaction<T>(work: (query: Transaction) => Promise<T>): Promise<T> {
    return this.#onClient(async (client) => {
      await client.query('BEGIN ISOLATION LEVEL READ COMMITTED');
      try {
        const result = await work((text, values) =>
          answerOf(client, { text, name: nameOf(text), ...(values && { values }) }),
        );
        await client.query('COMMIT');
        return result;
      } catch (error) {
        // Where the connection is gone there is nothing to roll back, and the first error says why.
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      }
    });
  }

  /** Waits for what runs, then ends every connection. Idempotent. */
  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }

  async #onClient<T>(use: (client: PoolClient) => Promise<T>): Promise<T> {
    let client: PoolClient | undefined;
    let lost = false;
    try {
      client = await this.#pool.connect();
      return await use(client);
    } catch (cause) {
      // After a silence or a broken connection nobody knows what the server still sends on it.
      lost = !(cause instanceof StorageError || cause instanceof RangeError || isServerError(cause));
      throw toStorageError(cause, this.name);
    } finally {
      client?.release(lost);
    }
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name;
}

/** Sends one statement on a connection. */
export async function answerOf(
  client: { query(config: QueryConfig): Promise<{ rows: unknown[]; rowCount: number | null }> },
  { text, values, name }: Statement,
): Promise<Answer> {
  const config = { text, ...(values && { values: [...values] }), ...(name !== undefined && { name }) };
  const { rows, rowCount } = await client.query(config);
  return { rows: rows as Row[], count: rowCount ?? 0 };
}
