/** Whether a server still serves the model that it was opened with. */
import { ModelChanged, type ModelIdentity } from '../port.ts';
import type { Client } from './client.ts';
import { teiModel } from './tei.ts';

/** A server is asked again what it serves after so much time, and after a call that failed. */
const SURE_MS = 10_000;

export class SameModel {
  readonly #client: Client;
  readonly #identity: ModelIdentity;
  readonly #now: () => number;
  #sureUntil: number;
  #asking: Promise<void> | undefined;

  constructor(client: Client, identity: ModelIdentity, now: () => number) {
    this.#client = client;
    this.#identity = identity;
    this.#now = now;
    this.#sureUntil = now() + SURE_MS;
  }

  /**
   * Runs a call of the model that it was opened with.
   * @throws ModelChanged where another one is served; as the call does
   */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.#now() >= this.#sureUntil) await (this.#asking ??= this.#ask());
    try {
      return await call();
    } catch (error) {
      this.#sureUntil = 0;
      throw error;
    }
  }

  async #ask(): Promise<void> {
    try {
      const { identity } = await teiModel(this.#client, this.#identity.role);
      const { id, version } = this.#identity;
      if (identity.id !== id || identity.version !== version)
        throw new ModelChanged(
          `The model server ${this.#client.server} serves ${identity.id}@${identity.version} instead of ${id}@${version}.`,
        );
      this.#sureUntil = this.#now() + SURE_MS;
    } finally {
      this.#asking = undefined;
    }
  }
}
