import { packText } from './columns.ts';
import type { Database } from './database.ts';

/** Labels that are remembered, at the most; beyond that they are looked up again. */
const REMEMBERED = 10_000;

const ADD = `
  INSERT INTO touchstone.label (text) SELECT DISTINCT unnest($1::text[]) ON CONFLICT DO NOTHING`;
const FIND = 'SELECT id, text FROM touchstone.label WHERE text = ANY ($1)';

/** The numbers of labels. A number never changes, so what was once read is remembered. */
export class Labels {
  readonly #database: Database;
  #known = new Map<string, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Numbers of all these texts; those that had none get one. */
  async ensure(texts: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    const missing = [...texts].filter((text) => !this.#known.has(text));
    if (missing.length > 0) {
      await this.#database.run({ text: ADD, values: [missing.map(packText)] });
      await this.#read(missing);
    }
    return this.#known;
  }

  /** Numbers of those of these texts that have one. */
  async find(texts: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const missing = texts.filter((text) => !this.#known.has(text));
    if (missing.length > 0) await this.#read(missing);
    return this.#known;
  }

  /** What is remembered may be wrong once the database is another: a standby, or a restored backup. */
  forget(): void {
    this.#known = new Map();
  }

  async #read(texts: readonly string[]): Promise<void> {
    const byPacked = new Map(texts.map((text) => [packText(text), text]));
    const rows = await this.#database.all(FIND, [...byPacked.keys()]);
    if (this.#known.size + rows.length > REMEMBERED) this.#known = new Map();
    for (const { id, text } of rows) this.#known.set(byPacked.get(text as string)!, id as number);
  }
}
