/**
 * The figures of `/metrics`, as they are counted: plain maps and arrays, so that an observation costs some nanoseconds.
 * What prints them reads each by its `get`, in the form of prom-client's own metrics.
 */

interface Sample {
  readonly metricName?: string;
  readonly labels: { readonly [label: string]: string | number };
  readonly value: number;
}

/** A metric with its samples of now. */
export interface Family {
  readonly name: string;
  get(): Promise<{
    readonly name: string;
    readonly help: string;
    readonly type: 'counter' | 'gauge' | 'histogram';
    readonly values: readonly Sample[];
  }>;
}

/** A Prometheus histogram of one label; '' for none. */
export class Histogram implements Family {
  readonly name: string;
  readonly #help: string;
  readonly #label: string;
  readonly #bounds: readonly number[];
  readonly #children = new Map<string, { counts: Float64Array; sum: number; count: number }>();

  constructor(name: string, help: string, label: string, bounds: readonly number[]) {
    this.name = name;
    this.#help = help;
    this.#label = label;
    this.#bounds = bounds;
  }

  observe(label: string, value: number): void {
    let child = this.#children.get(label);
    if (child === undefined) {
      child = { counts: new Float64Array(this.#bounds.length), sum: 0, count: 0 };
      this.#children.set(label, child);
    }
    child.sum += value;
    child.count += 1;
    const at = this.#bounds.findIndex((bound) => value <= bound);
    if (at >= 0) child.counts[at]! += 1;
  }

  async get() {
    const { name } = this;
    const values: Sample[] = [];
    for (const [key, { counts, sum, count }] of this.#children) {
      const labels = this.#label === '' ? {} : { [this.#label]: key };
      let below = 0;
      for (const [at, bound] of this.#bounds.entries()) {
        below += counts[at]!;
        values.push({ metricName: `${name}_bucket`, labels: { ...labels, le: bound }, value: below });
      }
      values.push({ metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: count });
      values.push({ metricName: `${name}_sum`, labels, value: sum });
      values.push({ metricName: `${name}_count`, labels, value: count });
    }
    return { name, help: this.#help, type: 'histogram' as const, values };
  }
}

/** A counter by the joined values of its labels. */
export class Tally implements Family {
  readonly name: string;
  readonly #help: string;
  readonly #labels: readonly string[];
  readonly #counts = new Map<string, number>();

  constructor(name: string, help: string, labels: readonly string[]) {
    this.name = name;
    this.#help = help;
    this.#labels = labels;
  }

  /** @param key values of the labels, in their order, parted by line breaks */
  add(key: string, count = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
  }

  async get() {
    const values = [...this.#counts].map(([key, value]): Sample => {
      const parts = key.split('\n');
      return { labels: Object.fromEntries(this.#labels.map((label, at) => [label, parts[at]!])), value };
    });
    return { name: this.name, help: this.#help, type: 'counter' as const, values };
  }
}

/** A figure that is read when it is asked for. */
export class Reading implements Family {
  readonly name: string;
  readonly #help: string;
  readonly #read: () => number | Promise<number>;

  constructor(name: string, help: string, read: () => number | Promise<number>) {
    this.name = name;
    this.#help = help;
    this.#read = read;
  }

  async get() {
    // Of a storage that fails, the other figures shall tell.
    const value = await Promise.resolve()
      .then(this.#read)
      .catch(() => Number.NaN);
    return { name: this.name, help: this.#help, type: 'gauge' as const, values: [{ labels: {}, value }] };
  }
}
