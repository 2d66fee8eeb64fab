/**
 * Tickets: what is left to do, carried by pg-boss. It hands each to one holder at a time, keeps when it may be
 * taken up, how long its holder may be silent (a heartbeat) and how often it was taken up again after that, and
 * wakes workers when there is one. Whose turn it is, and what came of it, our own tables say.
 */
import type { CommandResponse } from 'pg-boss';
import { BOSS_SCHEMA, LazyBoss, QUEUE, type Subscribe, within } from './boss.ts';
import { Columns, type Row } from './columns.ts';
import type { Database, Transaction } from './database.ts';

/** Entries of one block that follow each other and share a fate. */
export interface Run {
  /** The number of their job. */
  readonly job: number;
  /** Position of the first entry of their block. */
  readonly block: number;
  readonly first: number;
  readonly entries: number;
  /** Attempts that were made before this ticket. */
  readonly attempts: number;
}

/** A ticket as one holder has it; once another has it, it is another. */
export interface Held {
  readonly id: string;
  /** How often it was taken up again. */
  readonly retryCount: number;
}

export interface Ticket extends Run, Held {}

/**
 * The tickets of a job have its number as their priority, so that one of this very job can be asked for: by the
 * index that pg-boss has for that. (Its range is smaller than that of a number; no two jobs at a time have one.)
 */
const PLACES = 2_147_483_647;
const PLACE = `(job.id % ${PLACES})::integer`;

const NOW = `${BOSS_SCHEMA}.job_now()`;
/** Those that nobody holds. */
const WAITING = `
  FROM ${BOSS_SCHEMA}.job AS ticket WHERE name = '${QUEUE}' AND state < 'active' AND NOT blocked`;
const HELD = `
  FROM ${BOSS_SCHEMA}.job AS ticket WHERE name = '${QUEUE}' AND state = 'active' AND group_id IS NOT NULL`;
const LEASE_END = "heartbeat_on + heartbeat_seconds * interval '1 second'";

/**
 * A condition on a row of `job`: that it has a ticket to take up. Asked of one row after the other, whatever the
 * planner believes of how many tickets there are: so not EXISTS, which it may turn into a join with all of them.
 */
export const HAS_READY = `(SELECT true ${WAITING} AND priority = ${PLACE} AND start_after <= ${NOW} LIMIT 1)`;
/** Of a row of `job`: the earliest time when one of its tickets may be taken up, Unix time in milliseconds. */
export const READY_MS = `(
  SELECT ceil(extract(epoch FROM min(ready)) * 1000)::bigint FROM (
    SELECT start_after AS ready ${WAITING} AND priority = ${PLACE}
    UNION ALL SELECT ${LEASE_END} ${HELD} AND group_id = job.id::text) AS tickets)`;
/** Entries that are held. */
export const ENTRIES_HELD = `(SELECT coalesce(sum((data ->> 'entries')::integer), 0)::bigint ${HELD})`;

const LAPSED = `SELECT id, retry_count ${HELD} AND ${LEASE_END} <= ${NOW}`;
const OF_JOB = `
  SELECT id ${WAITING} AND priority = ${PLACE.replace('job.id', '$1::bigint')}
  UNION ALL SELECT id ${HELD} AND group_id = $1::bigint::text`;

export class Tickets {
  readonly #database: Database;
  readonly #boss: LazyBoss;

  constructor(database: Database, subscribe: Subscribe) {
    this.#database = database;
    this.#boss = new LazyBoss(database, subscribe);
  }

  /** To be waited for before a transaction in which anything here is called. */
  async ready(): Promise<void> {
    await this.#boss.get();
  }

  /** Makes tickets that may be taken up at once, or after a wait. */
  async add(query: Transaction, runs: readonly Run[], wait_ms: readonly number[] = []): Promise<void> {
    const boss = await this.#boss.get();
    const tickets = runs.map((run, at) => ({
      data: run,
      priority: run.job % PLACES,
      group: { id: String(run.job) },
      startAfter: Math.max(0, wait_ms[at] ?? 0) / 1000,
    }));
    await boss.insert(QUEUE, tickets, within(query));
  }

  /** Takes up a ticket of this job; undefined when there is none to be had. */
  async take(query: Transaction, job: number): Promise<Ticket | undefined> {
    const boss = await this.#boss.get();
    const place = job % PLACES;
    const bounds = { minPriority: place, maxPriority: place };
    const [row] = await boss.fetch(QUEUE, { ...bounds, ...within(query) });
    if (row === undefined) return undefined;
    const { id, retryCount } = row;
    const columns = new Columns(row as unknown as Row, this.#database.name);
    return { ...columns.json<Run>('data'), id, retryCount };
  }

  /** Ends a ticket; false when this holder has it no more. */
  async end(query: Transaction, { id, retryCount }: Held): Promise<boolean> {
    const boss = await this.#boss.get();
    return isDone(await boss.deleteJob(QUEUE, { id, retryCount }, within(query)));
  }

  /** Says that the holder is alive; false when it has the ticket no more. */
  async prolong({ id, retryCount }: Held): Promise<boolean> {
    const boss = await this.#boss.get();
    return isDone(await boss.touch(QUEUE, { id, retryCount }));
  }

  /** Takes tickets from holders that were silent for too long; tells whether there were any. */
  async expire(): Promise<boolean> {
    const boss = await this.#boss.get();
    const lapsed = await this.#database.all(LAPSED);
    // One by one: whoever waits for another's row holds none, so that nobody waits in a circle.
    for (const { id, retry_count } of lapsed) {
      await boss.fail(QUEUE, { id: id as string, retryCount: retry_count as number });
    }
    return lapsed.length > 0;
  }

  /** Removes the tickets of a job. */
  async drop(query: Transaction, job: number): Promise<void> {
    const boss = await this.#boss.get();
    const ids = (await query(OF_JOB, [job])).rows.map(({ id }) => id as string);
    if (ids.length > 0) await boss.deleteJob(QUEUE, ids, within(query));
  }

  close(): Promise<void> {
    return this.#boss.close();
  }
}

/** Whether pg-boss found the one ticket that it was told of. (Its types leave out what it answers.) */
function isDone(response: CommandResponse): boolean {
  return (response as { readonly affected?: number }).affected === 1;
}
