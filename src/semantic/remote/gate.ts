/** Lets so many calls run at once; the others wait in line. */
export class Gate {
  readonly #line: (() => void)[] = [];
  #free: number;

  constructor(calls: number) {
    this.#free = calls;
  }

  async pass<T>(call: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await call();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
