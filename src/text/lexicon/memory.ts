/** Longer strings are no words: they are answered as they are and not remembered. */
export const LONGEST_WORD = 64;

/** From this length on an engine may keep a slice of a text as a pointer into the whole text. */
const MAY_BE_SLICE = 13;

/** The same word in memory of its own, so that remembering it does not keep the text it was cut from. */
export function detached(word: string): string {
  return word.length < MAY_BE_SLICE ? word : [...word].join('');
}

/** Answers by word. Past `most` it starts afresh, so that hostile text cannot fill it. */
export class Memory<Answer> {
  readonly #answers = new Map<string, Answer>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(word: string): Answer | undefined {
    return this.#answers.get(word);
  }

  /** Remembers an answer for a word that `detached` has given. */
  set(word: string, answer: Answer): void {
    if (this.#answers.size >= this.#most) this.#answers.clear();
    this.#answers.set(word, answer);
  }
}
