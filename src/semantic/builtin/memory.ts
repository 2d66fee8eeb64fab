/** What was made of texts before, bounded by what it weighs; what was asked for last is forgotten last. */
export class Memory<Value> {
  private readonly known = new Map<string, Value>();
  private readonly capacity: number;
  private readonly weigh: (value: Value, text: string) => number;
  private weight = 0;

  constructor(capacity: number, weigh: (value: Value, text: string) => number) {
    this.capacity = capacity;
    this.weigh = weigh;
  }

  get(text: string, make: (text: string) => Value): Value {
    const kept = this.known.get(text);
    if (kept !== undefined) {
      this.known.delete(text);
      this.known.set(text, kept);
      return kept;
    }
    const value = make(text);
    this.known.set(text, value);
    this.weight += this.weigh(value, text);
    for (const [oldest, one] of this.known) {
      if (this.weight <= this.capacity) break;
      this.known.delete(oldest);
      this.weight -= this.weigh(one, oldest);
    }
    return value;
  }

  /** Forgets what was made of a text: what failed is made anew when it is asked for again. */
  forget(text: string): void {
    const kept = this.known.get(text);
    if (kept === undefined) return;
    this.known.delete(text);
    this.weight -= this.weigh(kept, text);
  }
}
