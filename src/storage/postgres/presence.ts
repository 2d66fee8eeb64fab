import type { Database } from './database.ts';

/** An owner that has not been heard of for this long is gone: longer than a restart of PostgreSQL takes. */
const ALIVE_MS = 15_000;
const BEAT_MS = 4_000;

const BEAT = `
  INSERT INTO touchstone.presence (owner, alive_until)
  SELECT unnest($1::text[]), clock_timestamp() + interval '${ALIVE_MS} milliseconds'
  ON CONFLICT (owner) DO UPDATE SET alive_until = excluded.alive_until`;
const LEAVE = 'DELETE FROM touchstone.presence WHERE owner = ANY ($1)';
const FORGET_OTHERS = `
  DELETE FROM touchstone.presence WHERE alive_until < clock_timestamp() - interval '1 day'`;

/** Says to the other processes which owners of this one are alive, as long as it is. */
export class Presence {
  readonly #database: Database;
  readonly #owners = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Resolves once the others can know of the owner. */
  announce(owner: string): Promise<void> {
    const known = this.#owners.get(owner);
    if (known !== undefined) return known;
    const announced = this.#beat([owner]);
    this.#owners.set(owner, announced);
    announced.catch(() => this.#owners.delete(owner));
    this.#timer ??= setInterval(() => {
      // Where the database is gone, nobody can ask whether this process is there either.
      this.#beat([...this.#owners.keys()]).catch(() => {});
    }, BEAT_MS).unref();
    return announced;
  }

  /** Says that the owners of this process are gone. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#owners.size === 0) return;
    await this.#database.run({ text: LEAVE, values: [[...this.#owners.keys()]] }).catch(() => {});
    await this.#database.run({ text: FORGET_OTHERS }).catch(() => {});
  }

  async #beat(owners: readonly string[]): Promise<void> {
    await this.#database.run({ text: BEAT, values: [owners] });
  }
}
