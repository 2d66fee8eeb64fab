/**
 * The letters that a regular expression cannot do without: every text that it matches holds one of them, whatever their
 * case. Read off its source; what the reader does not know needs nothing.
 */

/** Strings of which a match holds one; undefined where it may do without any. */
export type Needed = readonly string[] | undefined;

/** What is known of a piece of a pattern. */
interface Piece {
  /** All that it matches, folded, where that is a few strings. */
  readonly all: readonly string[] | undefined;
  /** Strings of which whatever it matches holds one. */
  readonly needed: Needed;
}

/** Strings that a piece is known by, at the most; one of more is not known by them. */
const MOST = 64;
/** Letters under which a string is in nearly every text. */
const SHORTEST = 2;

const NOTHING: Piece = { all: [''], needed: undefined };
const ANYTHING: Piece = { all: undefined, needed: undefined };

/** The letters that a pattern needs. */
export function neededBy({ source, flags }: RegExp): Needed {
  if (flags.includes('v')) return undefined;
  const reader = new Reader(source);
  const { all, needed } = reader.alternatives();
  // A pattern that was not read to its end is one that the reader does not know.
  return reader.isRead ? better(needed, usable(all)) : undefined;
}

/** Strings as what a match needs: none of them may be in every text. */
const usable = (all: readonly string[] | undefined): Needed =>
  all !== undefined && all.length > 0 && shortest(all) >= SHORTEST ? all : undefined;

const shortest = (strings: readonly string[]): number =>
  strings.reduce((least, one) => Math.min(least, one.length), Number.POSITIVE_INFINITY);

/** Of two needs the one that fewer texts meet: that of longer strings, of equals that of fewer. */
function better(a: Needed, b: Needed): Needed {
  if (a === undefined || b === undefined) return a ?? b;
  const [ours, theirs] = [shortest(a), shortest(b)];
  if (ours === theirs) return a.length <= b.length ? a : b;
  return ours > theirs ? a : b;
}

/** One of several pieces. */
function either(pieces: readonly Piece[]): Piece {
  if (pieces.length === 1) return pieces[0]!;
  const all = pieces.every((one) => one.all !== undefined)
    ? [...new Set(pieces.flatMap((one) => one.all!))]
    : undefined;
  const needs = pieces.map((one) => better(one.needed, usable(one.all)));
  return {
    all: all !== undefined && all.length <= MOST ? all : undefined,
    needed: needs.every((one) => one !== undefined) ? [...new Set(needs.flatMap((one) => one!))] : undefined,
  };
}

/** Pieces one behind the other. */
function inRow(pieces: readonly Piece[]): Piece {
  let run: readonly string[] = [''];
  let whole = true;
  let needed: Needed;
  for (const one of pieces) {
    needed = better(needed, one.needed);
    if (one.all !== undefined && run.length * one.all.length <= MOST) {
      const { all } = one;
      run = joined(run, all);
      continue;
    }
    needed = better(needed, usable(run));
    whole = false;
    run = one.all ?? [''];
  }
  return whole ? { all: run, needed } : { all: undefined, needed: better(needed, usable(run)) };
}

/** Each of some strings with each of others behind it. */
function joined(starts: readonly string[], ends: readonly string[]): readonly string[] {
  if (ends.length === 1 && ends[0] === '') return starts;
  const found: string[] = [];
  for (const start of starts) for (const end of ends) found.push(start + end);
  return found;
}

/** A piece said `least` times or more often. */
function repeated(piece: Piece, least: number, most: number): Piece {
  if (least === 1 && most === 1) return piece;
  if (least > 0) return { all: undefined, needed: better(piece.needed, usable(piece.all)) };
  if (most !== 1 || piece.all === undefined || piece.all.length >= MOST) return ANYTHING;
  return { all: [...new Set([...piece.all, ''])], needed: undefined };
}

/** What stands in a pattern for itself behind a backslash. */
const ITSELF = /[^\p{L}\p{N}]/u;
const LETTER = /^[ -~]$/;

/** A letter of a pattern as a folded text has it; one that is not ASCII may have other cases. */
const letterOf = (letter: string): Piece =>
  LETTER.test(letter) ? { all: [letter.toLowerCase()], needed: undefined } : ANYTHING;

/** A class of a few letters that stand for themselves, without a range of them. */
const PLAIN_CLASS = /^[\w ',.]{1,4}-?$/;

/** Reads a pattern from its beginning to its end. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Whether the pattern was read to its end, and not left. */
  get isRead(): boolean {
    return this.#at === this.#source.length;
  }

  get #done(): boolean {
    return this.#at >= this.#source.length;
  }

  alternatives(): Piece {
    const found = [this.#row()];
    while (this.#took('|')) found.push(this.#row());
    return either(found);
  }

  #row(): Piece {
    const pieces: Piece[] = [];
    while (!this.#done && !'|)'.includes(this.#source[this.#at]!)) pieces.push(this.#quantified());
    return inRow(pieces);
  }

  #quantified(): Piece {
    PLAIN.lastIndex = this.#at;
    const [plain] = PLAIN.exec(this.#source) ?? [];
    if (plain !== undefined) {
      this.#at += plain.length;
      return { all: [plain.toLowerCase()], needed: undefined };
    }
    const piece = this.#piece();
    const found = QUANTIFIER.exec(this.#source.slice(this.#at, this.#at + LONGEST_QUANTIFIER));
    if (found === null) return piece;
    this.#at += found[0].length;
    const [, mark, least = '', comma, most = ''] = found;
    if (mark === '?') return repeated(piece, 0, 1);
    if (mark === '*' || mark === '+') return repeated(piece, mark === '*' ? 0 : 1, Number.POSITIVE_INFINITY);
    const limit = comma === undefined ? least : most;
    return repeated(piece, Number(least), limit === '' ? Number.POSITIVE_INFINITY : Number(limit));
  }

  #piece(): Piece {
    const letter = this.#source[this.#at++]!;
    switch (letter) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escaped();
      case '.':
        return ANYTHING;
      case '^':
      case '$':
        return NOTHING;
      default:
        return letterOf(letter);
    }
  }

  #group(): Piece {
    const opening = OPENING.exec(this.#source.slice(this.#at));
    this.#at += opening?.[0].length ?? 0;
    // "(?i:…)" changes what is around it: the pattern is not read on.
    if (opening === null && this.#source[this.#at] === '?') return this.#giveUp();
    const inner = this.alternatives();
    if (!this.#took(')')) return this.#giveUp();
    return opening !== null && LOOKING.test(opening[0]) ? NOTHING : inner;
  }

  #class(): Piece {
    const end = CLASS.exec(this.#source.slice(this.#at));
    if (end === null) return this.#giveUp();
    this.#at += end[0].length;
    return PLAIN_CLASS.test(end[1]!) ? either([...end[1]!].map(letterOf)) : ANYTHING;
  }

  #escaped(): Piece {
    const rest = this.#source.slice(this.#at);
    const code = /^u([\da-fA-F]{4})/.exec(rest);
    const long = /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|k<[^>]*>|x[\da-fA-F]{2}|c[A-Za-z]|\d+)/.exec(rest);
    this.#at += code?.[0].length ?? long?.[0].length ?? 1;
    if (code !== null) return letterOf(String.fromCharCode(Number.parseInt(code[1]!, 16)));
    if (long !== null) return ANYTHING;
    const [letter = ''] = rest;
    if (letter === 'b' || letter === 'B') return NOTHING;
    return ITSELF.test(letter) ? letterOf(letter) : ANYTHING;
  }

  #took(letter: string): boolean {
    if (this.#source[this.#at] !== letter) return false;
    this.#at++;
    return true;
  }

  /** Leaves the pattern unread: what is not read to its end needs nothing. */
  #giveUp(): Piece {
    this.#at = this.#source.length + 1;
    return ANYTHING;
  }
}

/** Letters that stand for themselves, each once. */
const PLAIN = /[\w ',-]+(?![?*+{])/y;
const QUANTIFIER = /^(?:([?*+])|\{(\d+)(,)?(\d+)?\})\??/;
const LONGEST_QUANTIFIER = 24;
const OPENING = /^\?(?::|<?[=!]|<[\p{L}_$][\p{L}\p{N}_$]*>)/u;
const LOOKING = /[=!]$/;
const CLASS = /^((?:[^\]\\]|\\.)*)\]/su;
