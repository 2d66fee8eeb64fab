import { descend } from './pointer.ts';
import { type Fault, MOST_FOUND } from './problems.ts';

/** Characters that the pointers of all faults may take together. */
const MAX_POINTER_CHARACTERS = 65_536;

/**
 * What is wrong with a JSON text, for a human reader: duplicate keys, lone surrogates and numbers that cannot
 * be held, all of them; an error of syntax or a level too many ends the reading. Empty for a text without fault.
 */
export function findFaults(text: string, maxDepth: number): readonly Fault[] {
  const reader = new Reader(text, maxDepth);
  try {
    reader.document();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return reader.faults;
}

/** Whether the reading ended for the sake of the answer's size: there may be more faults. */
export function isCutShort(faults: readonly Fault[]): boolean {
  const characters = faults.reduce((sum, { pointer }) => sum + pointer.length, 0);
  return faults.length >= MOST_FOUND || characters > MAX_POINTER_CHARACTERS;
}

/** Thrown to leave the reader from any depth; it never leaves this file. */
class Stop extends Error {}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const HEX4 = /^[0-9a-fA-F]{4}$/;

/** Recursive descent over RFC 8259, no deeper than the limit. */
class Reader {
  readonly faults: Fault[] = [];
  readonly #text: string;
  readonly #maxDepth: number;
  #at = 0;
  #room = MAX_POINTER_CHARACTERS;
  #line = 1;
  #lineStart = 0;

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
  }

  document(): void {
    this.#space();
    if (this.#at === this.#text.length) this.#stop('', 'the body is empty. Send one JSON value.');
    this.#value('', 0);
    this.#space();
    if (this.#at < this.#text.length)
      this.#stop('', `${this.#here()} follows the end of the JSON value. Remove it.`);
  }

  #value(pointer: string, depth: number): void {
    switch (this.#text[this.#at]) {
      case '{':
        this.#object(pointer, this.#deeper(pointer, depth));
        break;
      case '[':
        this.#array(pointer, this.#deeper(pointer, depth));
        break;
      case '"':
        this.#string(pointer);
        break;
      case 't':
        this.#word(pointer, 'true');
        break;
      case 'f':
        this.#word(pointer, 'false');
        break;
      case 'n':
        this.#word(pointer, 'null');
        break;
      default:
        this.#number(pointer);
    }
  }

  #object(pointer: string, depth: number): void {
    const keys = new Set<string>();
    this.#at++;
    this.#space();
    if (this.#take('}')) return;
    do {
      this.#space();
      const start = this.#at;
      if (this.#text[start] !== '"')
        this.#stop(pointer, `a key in double quotes is expected, not ${this.#here()}.`);
      const key = this.#string(pointer);
      const inside = descend(pointer, key.toWellFormed());
      if (keys.has(key))
        this.#fault(inside, start, 'this key stands twice in its object. Keep one of the two.');
      keys.add(key);
      this.#space();
      if (!this.#take(':')) this.#stop(inside, `a colon is expected after the key, not ${this.#here()}.`);
      this.#space();
      this.#value(inside, depth);
      this.#space();
    } while (this.#take(','));
    if (!this.#take('}')) this.#stop(pointer, `a comma or } is expected, not ${this.#here()}.`);
  }

  #array(pointer: string, depth: number): void {
    this.#at++;
    this.#space();
    if (this.#take(']')) return;
    let index = 0;
    do {
      this.#space();
      this.#value(descend(pointer, index++), depth);
      this.#space();
    } while (this.#take(','));
    if (!this.#take(']')) this.#stop(pointer, `a comma or ] is expected, not ${this.#here()}.`);
  }

  #string(pointer: string): string {
    const start = this.#at;
    let end = start + 1;
    for (; this.#text[end] !== '"'; end++) {
      const code = this.#text.charCodeAt(end);
      if (Number.isNaN(code)) this.#stop(pointer, 'this string has no closing quote.', start);
      if (code < 0x20) this.#stop(pointer, 'a control character stands in a string. Escape it.', end);
      if (code === 0x5c) end += this.#escape(pointer, end);
    }
    this.#at = end + 1;
    const value = JSON.parse(this.#text.slice(start, end + 1)) as string;
    if (!value.isWellFormed()) {
      this.#fault(
        pointer,
        start,
        'this string has half a surrogate pair, which is no character. Remove or complete it.',
      );
    }
    return value;
  }

  /** Characters that follow the backslash of an escape. */
  #escape(pointer: string, at: number): number {
    const letter = this.#text[at + 1];
    if (letter === 'u' && HEX4.test(this.#text.slice(at + 2, at + 6))) return 5;
    if (letter !== undefined && '"\\/bfnrt'.includes(letter)) return 1;
    return this.#stop(pointer, 'this is no escape of JSON.', at);
  }

  #number(pointer: string): void {
    NUMBER.lastIndex = this.#at;
    const literal = NUMBER.exec(this.#text)?.[0];
    if (literal === undefined) this.#stop(pointer, `a value is expected, not ${this.#here()}.`);
    const value = Number(literal);
    if (!Number.isFinite(value)) {
      this.#fault(pointer, this.#at, 'this number is too large to be held. Send it as a string.');
    } else if (isAltered(literal, value)) {
      this.#fault(pointer, this.#at, `this integer would be read as ${BigInt(value)}. Send it as a string.`);
    }
    this.#at += literal.length;
  }

  #word(pointer: string, word: string): void {
    if (!this.#text.startsWith(word, this.#at))
      this.#stop(pointer, `a value is expected, not ${this.#here()}.`);
    this.#at += word.length;
  }

  #deeper(pointer: string, depth: number): number {
    if (depth < this.#maxDepth) return depth + 1;
    return this.#stop(
      pointer,
      `the body has more than ${this.#maxDepth} levels of arrays and objects. Flatten it.`,
    );
  }

  #space(): void {
    for (; ; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #here(): string {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? 'the end of the body' : JSON.stringify(String.fromCodePoint(code));
  }

  #fault(pointer: string, at: number, message: string): void {
    this.faults.push({ pointer, message: `${this.#place(at)}: ${message}` });
    this.#room -= pointer.length;
    if (this.faults.length === MOST_FOUND || this.#room < 0) throw new Stop();
  }

  /** Line and column of a place; faults come in the order of the text, so lines are counted once. */
  #place(at: number): string {
    for (let end: number; (end = this.#text.indexOf('\n', this.#lineStart)) >= 0 && end < at; this.#line++) {
      this.#lineStart = end + 1;
    }
    return `line ${this.#line}, column ${at - this.#lineStart + 1}`;
  }

  #stop(pointer: string, message: string, at = this.#at): never {
    this.#fault(pointer, at, message);
    throw new Stop();
  }
}

/** Whether an integer, written in digits alone, is another number once it is a double. */
function isAltered(literal: string, value: number): boolean {
  return (
    !Number.isSafeInteger(value) && /^-?[0-9]{1,400}$/.test(literal) && BigInt(literal) !== BigInt(value)
  );
}
