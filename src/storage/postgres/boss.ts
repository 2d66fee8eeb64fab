import type { Clock, Db, PgBoss } from 'pg-boss';
import type { Database, Transaction } from './database.ts';
import { toStorageError } from './errors.ts';

/** Where pg-boss keeps its tables: apart from those of another pg-boss in the same database. */
export const BOSS_SCHEMA = 'touchstone_pgboss';
/** Its one queue; the migration that makes it says how it is set. */
export const QUEUE = 'entries';

/** The settings of the queue never change while a process runs. */
const CACHE_SECONDS = 86_400;
/** The id of no job. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Timers of pg-boss keep no process alive. */
const clock: Clock = {
  now: Date.now,
  setTimeout: (run, ms) => setTimeout(run, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms).unref(),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Calls back with each notification on a channel. */
export type Subscribe = (channel: string, heard: (payload: string) => void) => void;

/** Has pg-boss send its statements in a transaction of ours. */
export function within(query: Transaction): { readonly db: Db } {
  return { db: { executeSql: async (text, values) => ({ rows: [...(await query(text, values)).rows] }) } };
}

/**
 * pg-boss on the pool of a database, with that pool's times and TLS. It is loaded and started when it is first asked for:
 * a process that asks for nothing of jobs pays nothing for it. It supervises, schedules and migrates nothing.
 */
export class LazyBoss {
  readonly #database: Database;
  readonly #subscribe: Subscribe;
  #starting: Promise<PgBoss> | undefined;

  constructor(database: Database, subscribe: Subscribe) {
    this.#database = database;
    this.#subscribe = subscribe;
  }

  /**
   * Rejects with StorageError when it cannot start; the next call tries again. Not to be waited for within a
   * transaction: it needs a connection itself.
   */
  get(): Promise<PgBoss> {
    if (this.#starting !== undefined) return this.#starting;
    const starting = this.#start();
    this.#starting = starting;
    starting.catch(() => {
      this.#starting = undefined;
    });
    return starting;
  }

  async close(): Promise<void> {
    const boss = await this.#starting?.catch(() => undefined);
    await boss?.stop({ graceful: false });
  }

  async #start(): Promise<PgBoss> {
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      db: this.#access(),
      schema: BOSS_SCHEMA,
      clock,
      migrate: false,
      supervise: false,
      schedule: false,
      useListenNotify: true,
      queueCacheIntervalSeconds: CACHE_SECONDS,
    });
    // What fails in a call rejects there; this is of its timers, which try again.
    boss.on('error', () => {});
    try {
      await boss.start();
      // It starts even where it could not read its queues, and would fail from then on.
      await boss.findJobs(QUEUE, { id: NOBODY });
      return boss;
    } catch (cause) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw toStorageError(cause, this.#database.name);
    }
  }

  #access(): Db {
    return {
      executeSql: async (text, values) => {
        const { rows } = await this.#database.run({ text, ...(values && { values }) });
        return { rows: [...rows] };
      },
      listen: async (channel, heard) => {
        this.#subscribe(channel, heard);
        return { close: async () => {} };
      },
    };
  }
}
