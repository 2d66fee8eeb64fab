import { pastUnseen, withoutUnseen } from '../chars.ts';
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
  /** Whether the stretch holds characters that are not seen. */
  #hidden = false;

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
    this.#hidden = false;
    const limit = end - start <= WINDOW ? end : windowEnd(this.text, start, start + WINDOW);
    let at = start;
    while ((at = pastUnseen(this.text, at)) < limit) {
      const kind = classOf(this.text.charCodeAt(at));
      if (kind === SPACE) at += 1;
      else if (kind === BREAK) at = this.#break(at, limit);
      else if (kind === WORD) at = this.#word(at, limit);
      else if (kind === MARK) at = this.#push(MARK, at, at + 1, undefined);
      else at = this.#run(kind, at, limit);
    }
    return limit;
  }

  /** What is not seen behind a token belongs to it: it parts nothing. Returns where the next one may begin. */
  #push(kind: number, start: number, seen: number, entry: Entry | undefined): number {
    const end = pastUnseen(this.text, seen);
    if (end > seen) this.#hidden = true;
    const i = this.count++;
    this.kinds[i] = kind;
    this.starts[i] = start;
    this.ends[i] = end;
    this.entries[i] = entry;
    return end;
  }

  #word(start: number, limit: number): number {
    const { text } = this;
    let hash = WordTable.seed;
    let at = start;
    let loose = false;
    for (; at < limit; at++) {
      const next = pastUnseen(text, at);
      const code = text.charCodeAt(next);
      if (next >= limit || classOf(code) !== WORD) break;
      if (next > at) this.#hidden = true;
      loose ||= next > at || (code >= 0x300 && code <= 0x36f);
      at = next;
      hash = WordTable.step(hash, fold(code));
    }
    const found = loose ? this.#table.findComposed(withoutUnseen(text.slice(start, at))) : undefined;
    return this.#push(WORD, start, at, found ?? this.#table.find(text, start, at, hash));
  }

  /** Characters of one kind: digits with something between them that is not seen are one number to a reader. */
  #run(kind: number, start: number, limit: number): number {
    const { text } = this;
    let at = start;
    let next = start;
    while (next < limit && classOf(text.charCodeAt(next)) === kind) {
      at = next + 1;
      next = pastUnseen(text, at);
      if (next > at) this.#hidden = true;
    }
    return this.#push(kind, start, at, undefined);
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

  /** Token `i` as it is seen. */
  raw(i: number): string {
    if (i < 0 || i >= this.count) return '';
    const written = this.text.slice(this.starts[i], this.ends[i]);
    return this.#hidden ? withoutUnseen(written) : written;
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
    if (this.#hidden) return this.raw(i).length;
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
