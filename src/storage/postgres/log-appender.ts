import type { Client } from 'pg';
import { type LogBatch, type LogNews, StorageError } from '../ports.ts';
import { Connection } from './connection.ts';
import { type Answer, answerOf, type Database, type Statement } from './database.ts';
import { isServerError, toStorageError } from './errors.ts';
import type { Labels } from './labels.ts';
import { appendStatement, assertWhole, labelsOf } from './log-batch.ts';
import { NEWS_LEAVES, newsOf } from './log-news.ts';

const BEGIN: Statement = { text: 'BEGIN ISOLATION LEVEL READ COMMITTED' };
const LOCK_HEAD: Statement = {
  name: 'lock_head',
  text: 'SELECT tree_size FROM touchstone.log_head WHERE id = 1 FOR UPDATE',
};
const HEAD: Statement = {
  name: 'head',
  text: 'SELECT * FROM touchstone.checkpoint ORDER BY tree_size DESC LIMIT 1',
};
const hashesFrom = (known_size: number): Statement => ({
  name: 'hashes_from',
  text: `
    SELECT string_agg(record_hash, ''::bytea ORDER BY leaf_index) AS hashes FROM touchstone.entry
    WHERE leaf_index >= $1 AND leaf_index < $2`,
  values: [known_size, known_size + NEWS_LEAVES],
});

/** Turns without a word of another process, after which this one again appends without asking for its turn. */
const QUIET_TURNS = 16;

/**
 * Appends to a log to which other processes append too. Alone, it sends a batch in one round trip, on the
 * size that it knows. Once another process was faster it takes turns: it waits for the lock of the head,
 * hears what was appended, and only then has the batch made, so that no work is thrown away and none starves.
 */
export class LogAppender {
  readonly #database: Database;
  readonly #labels: Labels;
  /** A connection of its own: neither a busy pool nor slow reads hold up what waits for its record. */
  readonly #connection: Connection;
  #turns_left = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, labels: Labels) {
    this.#database = database;
    this.#labels = labels;
    const config = { ...database.address.client, pipeline: true };
    // The batches differ in size alone: planning each anew costs more than it gains.
    const prepare = (client: Client) => client.query('SET plan_cache_mode = force_generic_plan');
    this.#connection = new Connection(config, database.name, prepare);
  }

  /** Appends a batch made for the present size, or rejects with `conflict`. */
  async append(batch: LogBatch): Promise<void> {
    assertWhole(batch);
    await this.#inOrder(async (client) => {
      if (!(await this.#send(client, batch))) throw await this.#refusal(client, batch);
    });
  }

  /** Runs another statement on the log, after those that came before it. */
  run(statement: Statement): Promise<Answer> {
    return this.#inOrder((client) => answerOf(client, statement));
  }

  /** See LogStore. */
  async extend(known_size: number, make: (news?: LogNews) => Promise<LogBatch>): Promise<void> {
    if (this.#turns_left === 0) {
      const batch = await make();
      assertWhole(batch);
      const sent = await this.#inOrder(async (client) => {
        if (await this.#send(client, batch)) return true;
        const refusal = await this.#refusal(client, batch);
        if (refusal.code === 'retired') throw refusal;
        return false;
      });
      if (sent) return;
      this.#turns_left = QUIET_TURNS;
    }
    // A fault of the maker's is not one of the database's, and passes as it is.
    let fault: { readonly error: unknown } | undefined;
    const guarded = (news?: LogNews): Promise<LogBatch> =>
      make(news).catch((error: unknown) => {
        fault = { error };
        throw new StorageError('unavailable', 'The batch was not made.');
      });
    try {
      await this.#inOrder((client) => this.#takeTurn(client, known_size, guarded));
    } catch (error) {
      throw fault === undefined ? error : fault.error;
    }
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#connection.close();
  }

  async #takeTurn(
    client: Client,
    known_size: number,
    make: (news?: LogNews) => Promise<LogBatch>,
  ): Promise<void> {
    try {
      const news = await this.#lockHead(client, known_size);
      this.#turns_left = news === undefined ? this.#turns_left - 1 : QUIET_TURNS;
      const batch = await make(news);
      assertWhole(batch);
      const statement = appendStatement(batch, await this.#labels.ensure(labelsOf(batch.entries)));
      // Sent together: a statement that fails makes a rollback of the COMMIT behind it.
      const [answer, ended] = await Promise.allSettled([answerOf(client, statement), client.query('COMMIT')]);
      if (answer.status === 'rejected') throw answer.reason;
      if (ended.status === 'rejected') throw ended.reason;
      if (answer.value.count === 0) throw await this.#refusal(client, batch);
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    }
  }

  /** Waits for the head's lock; gives what others appended since, undefined for nothing. */
  async #lockHead(client: Client, known_size: number): Promise<LogNews | undefined> {
    // Sent together: what comes after the lock is read once it is had.
    const asked = [BEGIN, LOCK_HEAD, HEAD, hashesFrom(known_size)].map((one) => answerOf(client, one));
    const answers = await Promise.allSettled(asked);
    const failure = answers.find((one) => one.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    const [, , head, hashes] = answers.map((one) =>
      one.status === 'fulfilled' ? one.value.rows[0] : undefined,
    );
    return newsOf(head, hashes, known_size, this.#database.name);
  }

  async #send(client: Client, batch: LogBatch): Promise<boolean> {
    const statement = appendStatement(batch, await this.#labels.ensure(labelsOf(batch.entries)));
    return (await answerOf(client, statement)).count === 1;
  }

  /** Why the head did not move. */
  async #refusal(client: Client, { base_size, checkpoint }: LogBatch): Promise<StorageError> {
    const { rows } = await client.query('SELECT tree_size, active_key FROM touchstone.log_head WHERE id = 1');
    const { tree_size, active_key } = rows[0];
    if (tree_size !== base_size) {
      const problem = `The log has ${tree_size} entries; the batch was made for ${base_size}.`;
      return new StorageError('conflict', problem);
    }
    const problem = `The key ${checkpoint.key_id} may not sign: the active one is ${active_key}.`;
    return new StorageError('retired', problem);
  }

  /** One at a time: the statements of a turn are not to be mixed with others. */
  #inOrder<T>(use: (client: Client) => Promise<T>): Promise<T> {
    const done = this.#last.then(() => this.#onClient(use));
    this.#last = done.catch(() => {});
    return done;
  }

  async #onClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
    const client = await this.#connection.open();
    try {
      return await use(client);
    } catch (cause) {
      if (!(cause instanceof StorageError || cause instanceof RangeError || isServerError(cause))) {
        this.#labels.forget();
        void this.#connection.close().catch(() => {});
      }
      throw toStorageError(cause, this.#database.name);
    }
  }
}
