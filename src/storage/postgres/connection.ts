import { Client, type ClientConfig } from 'pg';
import { toStorageError } from './errors.ts';

/** One connection that is kept for one purpose: opened when it is needed, and again when it was lost. */
export class Connection {
  readonly #config: ClientConfig;
  readonly #name: string;
  readonly #prepare: (client: Client) => Promise<unknown>;
  #opening: Promise<Client> | undefined;

  /** @param prepare what is done first on each connection that is opened */
  constructor(
    config: ClientConfig,
    name: string,
    prepare: (client: Client) => Promise<unknown> = async () => {},
  ) {
    this.#config = config;
    this.#name = name;
    this.#prepare = prepare;
  }

  /** The connection, opened if there is none. Rejects with StorageError. */
  open(): Promise<Client> {
    if (this.#opening !== undefined) return this.#opening;
    const opening = this.#connect();
    this.#opening = opening;
    opening.catch(() => this.#forget(opening));
    return opening;
  }

  /** Ends the connection, if there is one. */
  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = undefined;
    await opening?.then(
      (client) => client.end(),
      () => {},
    );
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    const opening = () => this.#opening;
    client.on('error', () => {});
    client.on('end', () => {
      const present = opening();
      present?.then(
        (open) => open === client && this.#forget(present),
        () => {},
      );
    });
    try {
      await client.connect();
      await this.#prepare(client);
      return client;
    } catch (cause) {
      throw toStorageError(cause, this.#name);
    }
  }

  #forget(opening: Promise<Client>): void {
    if (this.#opening === opening) this.#opening = undefined;
  }
}
