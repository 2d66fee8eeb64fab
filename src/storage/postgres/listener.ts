import type { Client } from 'pg';
import { Connection } from './connection.ts';
import type { Database } from './database.ts';

/** How long a lost connection is left alone before it is opened again; with each failure twice as long. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * Hears the notifications of PostgreSQL on a connection of its own, from the first subscription on. What is
 * said while the connection is lost is lost too: whoever subscribes also looks from time to time, and is told
 * by `on_gap` when there was such a time.
 */
export class Listener {
  readonly #connection: Connection;
  readonly #heard = new Map<string, (payload: string) => void>();
  readonly #on_gap: () => void;
  #listening: Client | undefined;
  #wait_ms = FIRST_WAIT_MS;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(database: Database, on_gap: () => void) {
    // A connection that only hears is silent for as long as nobody speaks.
    this.#connection = new Connection(database.address.client, database.name);
    this.#on_gap = on_gap;
  }

  /** Calls back with each notification on the channel, which is a plain name. */
  subscribe(channel: string, heard: (payload: string) => void): void {
    this.#heard.set(channel, heard);
    this.#listening = undefined;
    void this.#listen();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#connection.close();
  }

  async #listen(): Promise<void> {
    if (this.#closed) return;
    try {
      const client = await this.#connection.open();
      const known = this.#listening === client;
      this.#listening = client;
      if (known) return;
      client.removeAllListeners('notification');
      client.on('notification', ({ channel, payload }) => this.#heard.get(channel)?.(payload ?? ''));
      client.once('end', () => this.#again());
      for (const channel of this.#heard.keys()) await client.query(`LISTEN ${channel}`);
      this.#wait_ms = FIRST_WAIT_MS;
      this.#on_gap();
    } catch {
      this.#again();
    }
  }

  #again(): void {
    this.#listening = undefined;
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#listen(), this.#wait_ms).unref();
    this.#wait_ms = Math.min(this.#wait_ms * 2, LONGEST_WAIT_MS);
  }
}
