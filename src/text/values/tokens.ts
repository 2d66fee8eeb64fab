import { BREAK, classOf, fold, MARK, SPACE, WORD } from './characters.ts';
import { WordTable } from './word-table.ts';

/** Longest stretch read in one piece: bounds the memory that a whole document takes. */
const WINDOW = 1 << 15;

/**
 * The tokens of a stretch of text with their vocabulary entries; offsets are those of the whole text. One may be
 * given text after text: making its arrays costs more than filling them.
 */
export class Tokens<Entry> {
  text = '';
  count = 0;
  /** Digits before this token stand in a list that was found to be no number. */
  listEnd = 0;
  readonly kinds: number[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly entries: (Entry | undefined)[] = [];
  readonly #table: WordTable<Entry>;

  constructor(table: WordTable<Entry>) {
    this.#table = table;
  }

  /**
   * Reads the tokens from `start` on, to `end` or to the last line end, sentence end or space before the window
   * is full. Returns the offset at which the next stretch starts.
   */
  fill(start: number, end: number): number {
    const limit = this.#fill(start, end);
    // What stands past the last token is of another stretch: nothing may seem to be glued to it.
    this.starts[this.count] = -1;
    return limit;
  }

  #fill(start: number, end: number): number {
    this.count = 0;
    this.listEnd = 0;
    const limit = end - start <= WINDOW ? end : windowEnd(this.text, start, start + WINDOW);
    let at = start;
    while (at < limit) {
      const kind = classOf(this.text.charCodeAt(at));
      if (kind === SPACE) at += 1;
      else if (kind === WORD) at = this.#word(at, limit);
      else if (kind === BREAK) at = this.#break(at, limit);
      else if (kind === MARK) this.#push(MARK, at, ++at, undefined);
      else at = this.#run(kind, at, limit);
    }
    return limit;
  }

  #push(kind: number, start: number, end: number, entry: Entry | undefined): void {
    const i = this.count++;
    this.kinds[i] = kind;
    this.starts[i] = start;
    this.ends[i] = end;
    this.entries[i] = entry;
  }

  #word(start: number, limit: number): number {
    const { text } = this;
    let hash = WordTable.seed;
    let at = start;
    let loose = false;
    for (; at < limit; at++) {
      const code = text.charCodeAt(at);
      if (classOf(code) !== WORD) break;
      if (code >= 0x300 && code <= 0x36f) loose = true;
      hash = WordTable.step(hash, fold(code));
    }
    const found = loose ? this.#table.findComposed(text.slice(start, at)) : undefined;
    this.#push(WORD, start, at, found ?? this.#table.find(text, start, at, hash));
    return at;
  }

  #run(kind: number, start: number, limit: number): number {
    let at = start + 1;
    while (at < limit && classOf(this.text.charCodeAt(at)) === kind) at++;
    this.#push(kind, start, at, undefined);
    return at;
  }

  /** A single line end before a lower-case word is a wrapped line, not a break. */
  #break(start: number, limit: number): number {
    const { text } = this;
    let at = start;
    let lines = 0;
    for (; at < limit; at++) {
      const code = text.charCodeAt(at);
      const kind = classOf(code);
      if (kind !== BREAK && kind !== SPACE) break;
      if (code === 0x0a) lines += 1;
      else if (code === 0x09) lines += 2;
    }
    const code = at < limit ? text.charCodeAt(at) : 0;
    const wrapped = lines === 1 && code >= 0x61 && code <= 0x7a;
    if (!wrapped) this.#push(BREAK, start, at, undefined);
    return at;
  }

  /** Whether token `i` follows the one before without a space. */
  glued(i: number): boolean {
    if (i <= 0 || i >= this.count || this.starts[i] !== this.ends[i - 1]) return false;
    return this.kinds[i] !== BREAK && this.kinds[i - 1] !== BREAK;
  }

  /** Kind of token `i`; 0 outside. */
  kind(i: number): number {
    return i >= 0 && i < this.count ? this.kinds[i]! : 0;
  }

  /** Vocabulary entry of token `i`. */
  entry(i: number): Entry | undefined {
    return i >= 0 && i < this.count ? this.entries[i] : undefined;
  }

  /** Character code of token `i` where it is a mark, else 0; full-width marks read as ASCII. */
  mark(i: number): number {
    return this.kind(i) === MARK ? fold(this.text.charCodeAt(this.starts[i]!)) : 0;
  }

  raw(i: number): string {
    return i >= 0 && i < this.count ? this.text.slice(this.starts[i], this.ends[i]) : '';
  }

  lower(i: number): string {
    return this.raw(i).toLowerCase();
  }

  /** ASCII digits of token `i`. */
  digits(i: number): string {
    const raw = this.raw(i);
    return /[^0-9]/.test(raw) ? raw.normalize('NFKC') : raw;
  }

  length(i: number): number {
    return i >= 0 && i < this.count ? this.ends[i]! - this.starts[i]! : 0;
  }

  /** Whether token `i` starts with a capital letter. */
  capital(i: number): boolean {
    if (this.kind(i) !== WORD) return false;
    const code = this.text.charCodeAt(this.starts[i]!);
    return fold(code) !== code;
  }
}

/** The best place to cut at or before `limit`: after a line end, else after a space, else at `limit` itself. */
function windowEnd(text: string, start: number, limit: number): number {
  const half = start + ((limit - start) >> 1);
  const line = text.lastIndexOf('\n', limit - 1);
  if (line >= half) return line + 1;
  const space = text.lastIndexOf(' ', limit - 1);
  return space >= half ? space + 1 : limit;
}
