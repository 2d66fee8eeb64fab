/** The source of a regular expression as a sequence of what it takes, as far as words without which it finds nothing are concerned. */

/** One thing that a pattern takes, or a place that it asks for. */
export type Piece =
  /** A character as it stands, in lower case. */
  | { readonly kind: 'char'; readonly char: string }
  /** A place at which no word goes on: its edge, or that of the text. */
  | { readonly kind: 'edge' }
  /** Any of several characters; `apart` where none of them is of a word. */
  | { readonly kind: 'class'; readonly apart: boolean }
  /** One of several sequences; `optional` where it may stand there or not. */
  | { readonly kind: 'one of'; readonly ways: readonly Sequence[]; readonly optional: boolean };
export type Sequence = readonly Piece[];

export const OF_WORD = /[A-Za-z0-9_]/;
/** Before such a place no word goes on that begins with a letter. */
const NOT_BEHIND_LETTER = /\(\?<!(?:\\p\{L\}|\[\\p\{L\}[^\]]*\])\)/uy;
/** How a group begins that takes nothing, and any other. */
const LOOKS = /\(\?<?[=!]/y;
const OPENS = /\((?:\?:|\?<[^>]*>)?/y;
const CLASS = /\[((?:\\.|[^\]\\])*)\]/uy;
/** Most characters of a pattern stand for themselves. */
const PLAIN = /^[A-Za-z0-9_ ,;:'"!-]/;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
const ESCAPED = /\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))/y;
/** Escapes that stand for characters none of which is of a word. */
const APART = /\\[sWnrtfv0]/y;
const ANY_CLASS = /\\(?:[pP]\{[^}]*\}|[dDwWsS]|k<[^>]*>|[1-9]\d*)/y;

/** The ways of a pattern; undefined for one whose notation is not read. */
export function sequencesOf({ source, flags }: RegExp): readonly Sequence[] | undefined {
  if (flags.includes('v')) return undefined;
  const reader = new PatternReader(source);
  const ways = reader.ways();
  return reader.isDone ? ways : undefined;
}

class PatternReader {
  readonly #source: string;
  #at = 0;
  #isKnown = true;

  constructor(source: string) {
    this.#source = source;
  }

  /** Whether all of it was read, and of no notation that is not known here. */
  get isDone(): boolean {
    return this.#at === this.#source.length && this.#isKnown;
  }

  /** Alternatives up to the end of their group, or of the pattern. */
  ways(): Sequence[] {
    const ways: Piece[][] = [[]];
    while (this.#at < this.#source.length && this.#next !== ')') {
      if (this.#takes('|')) ways.push([]);
      else ways.at(-1)!.push(...this.#quantified(this.#piece()));
    }
    return ways;
  }

  get #next(): string {
    return this.#source[this.#at] ?? '';
  }

  #takes(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  /** What a sticky pattern finds right here; it is passed over. */
  #takesMatch(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  /** The next piece; none for what looks ahead or behind. */
  #piece(): readonly Piece[] {
    if (PLAIN.test(this.#next)) return [{ kind: 'char', char: this.#char() }];
    if (this.#takes('^') || this.#takes('$') || this.#takes('\\b') || this.#takesMatch(NOT_BEHIND_LETTER))
      return [{ kind: 'edge' }];
    if (this.#takes('\\B')) return [];
    if (this.#next === '(') return this.#group();
    if (this.#next === '[') return [this.#class()];
    if (this.#takes('.')) return [{ kind: 'class', apart: false }];
    if (this.#takesMatch(APART)) return [{ kind: 'class', apart: true }];
    if (this.#takesMatch(ANY_CLASS)) return [{ kind: 'class', apart: false }];
    return [{ kind: 'char', char: this.#char() }];
  }

  #char(): string {
    const coded = this.#next === '\\' ? this.#takesMatch(ESCAPED) : null;
    if (coded !== null)
      return String.fromCodePoint(Number.parseInt(coded[1] ?? coded[2] ?? coded[3]!, 16)).toLowerCase();
    this.#takes('\\');
    const char = this.#next;
    this.#at++;
    return char.toLowerCase();
  }

  #group(): readonly Piece[] {
    const looks = this.#takesMatch(LOOKS) !== null;
    if (!looks) this.#takesMatch(OPENS);
    if (this.#next === '?') this.#isKnown = false;
    const ways = this.ways();
    this.#takes(')');
    return looks ? [] : [{ kind: 'one of', ways, optional: false }];
  }

  /** `[Tt]` is the letter t; of others it counts whether a word may hold one of them. */
  #class(): Piece {
    const [whole, inside = ''] = this.#takesMatch(CLASS)!;
    if (inside.length === 2 && inside[0]!.toLowerCase() === inside[1]!.toLowerCase())
      return { kind: 'char', char: inside[0]!.toLowerCase() };
    const plain = inside.replace(/\\u20[0-9a-f]{2}/gi, '').replace(/\\(?:[^A-Za-z0-9]|s)/g, '');
    return { kind: 'class', apart: whole[1] !== '^' && !/[\\A-Za-z0-9_]|.-./.test(plain) };
  }

  #quantified(pieces: readonly Piece[]): readonly Piece[] {
    const found = this.#takesMatch(QUANTIFIER);
    if (found === null) return pieces;
    const optional = /^[*?]/.test(found[0]) || found[1] === '0';
    const [only] = pieces;
    // What may come again goes on in a way that is not told; `?` alone lets nothing come again.
    const again: Piece = { kind: 'one of', ways: [[{ kind: 'class', apart: false }]], optional: true };
    const isTold = (only?.kind === 'class' && only.apart) || /^\?/.test(found[0]);
    const taken = isTold ? pieces : [...pieces, again];
    return optional ? [{ kind: 'one of', ways: [taken], optional }] : taken;
  }
}
