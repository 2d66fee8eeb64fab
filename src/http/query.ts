import { type Fault, refuse } from '../contract/index.ts';
import { Refused } from '../service/refused.ts';

/** Reads the parameters of a request's query; every fault is told at once. */
export class Query {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #known = new Set<string>();
  readonly #faults: Fault[] = [];

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** A whole number; undefined where the parameter is not sent. */
  whole(name: string, least: number, most: number): number | undefined {
    const text = this.#one(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    return this.#wrong(name, `must be a whole number from ${least} to ${most}`);
  }

  /** One of a few values. */
  oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const text = this.#one(name);
    const value = values.find((one) => one === text);
    if (text === undefined || value !== undefined) return value;
    return this.#wrong(name, `must be one of ${values.join(', ')}`);
  }

  text(name: string, most: number): string | undefined {
    const text = this.#one(name);
    if (text === undefined || (text.length > 0 && text.length <= most)) return text;
    return this.#wrong(name, `must have 1 to ${most} characters`);
  }

  /** A moment as ISO 8601, a date or with a time; given back in UTC with milliseconds. */
  instant(name: string): string | undefined {
    const text = this.#one(name);
    if (text === undefined) return undefined;
    const ms = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : Number.NaN;
    if (!Number.isNaN(ms)) return new Date(ms).toISOString();
    return this.#wrong(name, 'must be a time such as 2026-03-11T13:22:05Z, or a date');
  }

  /** @throws Refused with `invalid_request` when anything was wrong or is not known here */
  done(): void {
    for (const name of Object.keys(this.#values)) {
      if (!this.#known.has(name)) {
        this.#wrong(name, `is not a parameter here; there are ${[...this.#known].join(', ') || 'none'}`);
      }
    }
    if (this.#faults.length > 0) throw new Refused(refuse('invalid_request', this.#faults));
  }

  #one(name: string): string | undefined {
    this.#known.add(name);
    const value = this.#values[name];
    if (value === undefined || typeof value === 'string') return value;
    return this.#wrong(name, 'must be sent once');
  }

  #wrong(name: string, message: string): undefined {
    const key = name.replaceAll('~', '~0').replaceAll('/', '~1');
    this.#faults.push({ pointer: `/query/${key}`, message: `${name} ${message}.` });
    return undefined;
  }
}
