/** Texts in JSON (RFC 8259), by themselves or behind words that only lead to it. */
import type { Json } from '../../domain/json.ts';
import { escapePointer } from '../read/evidence-text.ts';
import { isClosing, isLead } from './framing.ts';
import { EXACT_DIGITS, type Place, proseIn, type WrittenData } from './written.ts';

/** Characters in which what leads to it is looked for. */
const LEAD_CHARACTERS = 300;
/** Characters in which the end of an answer's head is looked for. */
const HEAD_CHARACTERS = 8 * 1024;
/** Levels past which it is not read as data. */
const DEEPEST = 64;

/**
 * The JSON that a text holds (RFC 8259): one object or array, also between the marks of a block of
 * code or behind a line that names a result, or an object
 * on each of its lines. Undefined for any other text, for one that names a member twice or has a number of
 * more digits than are kept, and for one that is mostly prose within quotation marks: those are read as prose.
 */
export function jsonOf(text: string): WrittenData | undefined {
  const { start, end } = bodyOf(text);
  if (!/[{[]/.test(text[start] ?? '') || !/[}\]]/.test(text[end - 1] ?? '')) return undefined;
  const whole = parsed(text.slice(start, end));
  const pieces = whole === undefined ? linesOf(text, start, end) : [{ data: whole, start, prefix: '' }];
  if (pieces === undefined) return undefined;
  const places = new Map<string, Place>();
  const walker = new Walker(text, places);
  if (!pieces.every((piece) => walker.walk(piece.start, piece.prefix))) return undefined;
  if (walker.prose * 2 > end - start) return undefined;
  return { text, data: whole ?? pieces.map(({ data }) => data), places };
}

/** What is left of a text without what only leads to it: space, a line that names a result, the marks of a block of code. */
function bodyOf(text: string): Place {
  const end = text.trimEnd().length;
  const answer = ANSWER.exec(text.slice(0, HEAD_CHARACTERS))?.[0];
  if (answer !== undefined) return { start: answer.length, end };
  const framed = withinFrame(text);
  if (framed !== undefined) return framed;
  const lead = LEAD.exec(text.slice(0, LEAD_CHARACTERS))?.[0] ?? '';
  const isPlain = lead.split(/[\s:]+/).every((word) => word === '' || RESULT.test(word));
  const start = isPlain ? lead.length : 0;
  const fence = FENCE.exec(text.slice(start, start + 32))?.[0] ?? '';
  const isFenced = fence !== '' && text.startsWith('```', end - 3);
  if (!isFenced) return { start: start + spaceAt(text, start), end };
  return {
    start: start + fence.length + spaceAt(text, start + fence.length),
    end: text.slice(0, end - 3).trimEnd().length,
  };
}

/** Where the data of a message stands that only leads to it and closes; undefined for another text. */
function withinFrame(text: string): Place | undefined {
  const { index: before } = /[{[`]/.exec(text.slice(0, LEAD_CHARACTERS)) ?? {};
  if (before === undefined || !isLead(text.slice(0, before))) return undefined;
  const start = before + (FENCE.exec(text.slice(before, before + 32))?.[0].length ?? 0);
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const behind = text.slice(end);
  const closing = text[before] === '`' ? /^\s*```(?=\s|$)/.exec(behind)?.[0] : '';
  if (end <= start || closing === undefined || !isClosing(behind.slice(closing.length))) return undefined;
  return { start: start + spaceAt(text, start), end };
}

const spaceAt = (text: string, at: number): number => /^\s*/.exec(text.slice(at, at + 64))![0].length;

const FENCE = /^\s*```(?:json[lc5]?|ndjson)?[ \t]*\r?\n/i;
/** What stands before the JSON, up to three short lines. */
const LEAD = /^\s*(?:[^\n{[`]{1,80}(?:\n|:[ \t]*(?=[{[]))\s*){1,3}/;
/** The status line and headers of an answer that was given (RFC 9112): what they say is said of the answer. */
const ANSWER = /^\s*HTTP\/\d(?:\.\d)? 2\d\d[^\n]{0,40}\n(?:[A-Za-z][\w-]*:[^\n]*\n)*\s*(?=[{[])/;
/** Words that say no more than that this is what something gave; a name of code is one of them. */
const RESULT =
  /^(?:the|tool|function|api|call|json|server|database|db|query|lookup|search|results?|responses?|outputs?|returns?|returned|answer|body|payload|data|records?|rows?|from|of|for|by|get|post|http(?:\/[\d.]+)?|200|ok|\p{L}+(?:[_.]\p{L}+)+(?:\(\))?|\p{L}+\(\)|\/[\w/.-]+)$/iu;

interface Piece {
  readonly data: Json;
  readonly start: number;
  readonly prefix: string;
}

/** Lines of which each is an object, two at the least. */
function linesOf(text: string, start: number, end: number): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  for (let at = start; at < end; ) {
    const feed = text.indexOf('\n', at);
    const to = feed < 0 || feed > end ? end : feed;
    const line = text.slice(at, to);
    if (line.trim() !== '') {
      const data = line.trimStart().startsWith('{') ? parsed(line) : undefined;
      if (data === undefined) return undefined;
      pieces.push({ data, start: at, prefix: `/${pieces.length}` });
    }
    at = to + 1;
  }
  return pieces.length > 1 ? pieces : undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Walks over texts that are known to be JSON, and notes where each member stands. */
class Walker {
  /** Characters of strings that are prose. */
  prose = 0;
  private at = 0;
  private readonly text: string;
  private readonly places: Map<string, Place>;

  constructor(text: string, places: Map<string, Place>) {
    this.text = text;
    this.places = places;
  }

  /** Walks over the value from `start` on; false where it is not to be read as data. */
  walk(start: number, pointer: string): boolean {
    this.at = start;
    this.space();
    return this.value(pointer, this.at, 0);
  }

  /** `from`: where its name begins. */
  private value(pointer: string, from: number, depth: number): boolean {
    if (depth > DEEPEST || this.places.has(pointer)) return false;
    const mark = this.text.charCodeAt(this.at);
    if (mark === BRACE || mark === BRACKET) {
      if (!this.members(pointer, mark === BRACE, depth)) return false;
    } else if (mark === QUOTE) this.string();
    else if (!this.scalar()) return false;
    this.places.set(pointer, { start: from, end: this.at });
    return true;
  }

  private members(pointer: string, named: boolean, depth: number): boolean {
    this.at++;
    for (let index = 0; ; index++) {
      this.space();
      const start = this.at;
      const mark = this.text.charCodeAt(start);
      if (mark === BRACE_END || mark === BRACKET_END) break;
      const key = named ? this.name() : String(index);
      if (!this.value(`${pointer}/${escapePointer(key)}`, start, depth + 1)) return false;
    }
    this.at++;
    return true;
  }

  private name(): string {
    const start = this.at;
    this.skipString();
    const said = this.text.slice(start, this.at);
    this.space();
    return said.includes('\\') ? (JSON.parse(said) as string) : said.slice(1, -1);
  }

  private string(): void {
    const start = this.at;
    this.skipString();
    this.prose += proseIn(this.text.slice(start, this.at));
  }

  private skipString(): void {
    let end = this.at;
    do end = this.text.indexOf('"', end + 1);
    while (isEscaped(this.text, end));
    this.at = end + 1;
  }

  /** False for a number that a double does not keep as it is written. */
  private scalar(): boolean {
    const start = this.at;
    while (isInScalar(this.text.charCodeAt(this.at))) this.at++;
    const said = this.text.slice(start, this.at);
    return !/^-?\d/.test(said) || (said.replaceAll(/\D/g, '').length <= EXACT_DIGITS && !/e/i.test(said));
  }

  /** Passes over space and over the marks that part members and names from values. */
  private space(): void {
    while (isBetween(this.text.charCodeAt(this.at))) this.at++;
  }
}

const BRACE = 0x7b;
const BRACE_END = 0x7d;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const isBetween = (unit: number): boolean => isSpace(unit) || unit === COMMA || unit === COLON;

/** Of a number, `true`, `false` or `null`; not behind the end of the text, where the unit is no number. */
const isInScalar = (unit: number): boolean =>
  unit > 0x20 && unit !== COMMA && unit !== BRACE_END && unit !== BRACKET_END;

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before--;
  return (at - before) % 2 === 1;
}
