/** Shorter texts are hashed and escaped faster than they are looked up and kept. */
export const LONG = 64 * 1024;

/**
 * What was made of long texts that came lately, bounded by their characters. Evidence comes again and again: to
 * find that a megabyte is one that is known takes a twentieth of the time that hashing or escaping it takes.
 */
export class LongTexts<Made> {
  readonly #made = new Map<string, Made>();
  readonly #capacity: number;
  #characters = 0;

  /** `capacity`: characters kept at the most; 0 keeps nothing. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** What `make` makes of the text: made anew for a short one, and where it has not come lately. */
  of(text: string, make: (text: string) => Made): Made {
    if (text.length < LONG || text.length > this.#capacity) return make(text);
    // The engine's hash of a string this long is its length: what decides is a comparison, which is exact.
    const known = this.#made.get(text);
    if (known !== undefined) {
      this.#made.delete(text);
      this.#made.set(text, known);
      return known;
    }
    const made = make(text);
    this.#made.set(text, made);
    this.#characters += text.length;
    for (const oldest of this.#made.keys()) {
      if (this.#characters <= this.#capacity) break;
      this.#made.delete(oldest);
      this.#characters -= oldest.length;
    }
    return made;
  }
}
