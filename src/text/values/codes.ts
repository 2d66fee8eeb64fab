import { DIGITS, MARK, SCRIPT, WORD } from './characters.ts';
import { isHyphen, isMark, type Reader, type Reading } from './reader.ts';
import type { IdentifierType, IdentifierValue } from './types.ts';

/** Most pieces of letters or digits that one identifier has. */
export const MAX_PIECES = 16;
/** Longest run of letters or digits in one. */
const MAX_LENGTH = 128;
/** Words that stand before a number with a hyphen without naming anything. */
const PREFIXES =
  /^(?:mid|top|pre|post|sub|under|over|non|plus|minus|early|late|about|anti|super|ultra|multi|semi|mitte|ab|bis|mi)$/;
const HEX = /^[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HASH_LENGTHS = new Set([32, 40, 56, 64, 96, 128]);

/** Makes an identifier of tokens `from` to `next` (exclusive), with the key of their text. */
export function identifier(
  reader: Reader,
  from: number,
  next: number,
  type: IdentifierType,
  key?: string,
): Reading<IdentifierValue> {
  const { tokens, text } = reader;
  const start = tokens.starts[from]!;
  const end = tokens.ends[next - 1]!;
  return { value: { kind: 'identifier', start, end, type, key: key ?? keyOf(text.slice(start, end)) }, next };
}

/**
 * The normal form of an identifier: capitals, full-width forms folded, signs before it dropped, and separators kept
 * (as "-") only where they part two runs of digits or two runs of letters, since "HF-20931" and "HF20931" are one
 * and "1-11" and "11-1" are two.
 */
function keyOf(written: string): string {
  const folded = written.normalize('NFKC').toUpperCase();
  let key = '';
  let last = 0;
  let parted = false;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    const kind =
      code >= 0x30 && code <= 0x39 ? DIGITS : code >= 0x41 && (code <= 0x5a || code > 0x7f) ? WORD : 0;
    if (kind === 0) {
      parted = key !== '';
      continue;
    }
    if (parted && kind === last) key += '-';
    key += folded[at];
    last = kind;
    parted = false;
  }
  return key;
}

/** Reads a code of letters and digits at token `i`: "HF-20931", "88-Q", "PX40017729", "v2.3.1", a hash, a UUID. */
export function readCode(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const kind = tokens.kind(i);
  if ((kind !== WORD && kind !== DIGITS) || tokens.length(i) > MAX_LENGTH) return undefined;
  if (kind === WORD && !tokens.glued(i + 1)) return undefined;
  const pieces = readPieces(reader, i);
  const { next } = pieces;
  if (!pieces.digits || next - i < 1) return undefined;
  const lone = next === i + 1;
  if (lone) return loneDigits(reader, i);
  if (isMark(reader, next, '@') && tokens.glued(next)) return undefined;
  const numeric = pieces.letters === 0;
  if (numeric && next === i + 3 && isMark(reader, i + 1, '.')) return undefined;
  if (!numeric && !isCode(reader, i, pieces)) return undefined;
  return typed(reader, i, next, numeric);
}

/** Long digits and digits with a leading zero name things; they count nothing. */
function loneDigits(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const length = tokens.length(i);
  const glued = tokens.glued(i + 1) && tokens.kind(i + 1) !== MARK && tokens.kind(i + 1) !== SCRIPT;
  const named = length > 15 || (length >= 3 && tokens.raw(i).startsWith('0'));
  return named && !glued ? identifier(reader, i, i + 1, 'number', tokens.digits(i)) : undefined;
}

/** What the pieces of a code are made of. */
interface Pieces {
  next: number;
  digits: boolean;
  /** A run of letters glued to a run of digits. */
  mixed: boolean;
  capitals: boolean;
  lower: boolean;
  letters: number;
  separators: number;
}

function readPieces(reader: Reader, i: number): Pieces {
  const { tokens } = reader;
  const pieces: Pieces = {
    next: i,
    digits: false,
    mixed: false,
    capitals: false,
    lower: false,
    letters: 0,
    separators: 0,
  };
  let at = i;
  for (let count = 0; count < 2 * MAX_PIECES; count++) {
    const kind = tokens.kind(at);
    if ((kind !== WORD && kind !== DIGITS) || tokens.length(at) > MAX_LENGTH) break;
    const trailing =
      kind === WORD && count > 0 && pieces.digits && isLowerWord(reader, at) && !tokens.glued(at + 1);
    const separated = tokens.kind(at - 1) === MARK && at > i;
    if (trailing && separated) break;
    note(reader, at, pieces, separated || at === i);
    pieces.next = at + 1;
    at += 1;
    if (!tokens.glued(at)) break;
    if (tokens.kind(at) === MARK) {
      if (!isSeparator(reader, at)) break;
      pieces.separators += 1;
      at += 1;
    }
  }
  return pieces;
}

function isLowerWord({ tokens }: Reader, i: number): boolean {
  return tokens.length(i) > 1 && !tokens.capital(i);
}

function note({ tokens }: Reader, at: number, pieces: Pieces, starts: boolean): void {
  if (tokens.kind(at) === DIGITS) {
    pieces.digits = true;
    if (!starts) pieces.mixed = true;
    return;
  }
  if (!starts) pieces.mixed = true;
  pieces.letters += 1;
  const raw = tokens.raw(at);
  if (raw === raw.toUpperCase()) pieces.capitals = true;
  else pieces.lower = true;
}

/** Whether the mark at token `i` joins what is on both sides: hyphens and underscores; points and slashes by digits. */
function isSeparator({ tokens }: Reader, i: number): boolean {
  if (!tokens.glued(i) || !tokens.glued(i + 1)) return false;
  const mark = tokens.mark(i);
  const after = tokens.kind(i + 1);
  if (after !== WORD && after !== DIGITS) return false;
  if (isHyphen(mark) || mark === 0x5f) return true;
  const digits = tokens.kind(i - 1) === DIGITS && after === DIGITS;
  return (mark === 0x2e || mark === 0x2f) && digits;
}

/** Whether letters and digits joined this way name a thing rather than count one ("top-10", "3-person"). */
function isCode(reader: Reader, i: number, pieces: Pieces): boolean {
  const { tokens } = reader;
  if (pieces.mixed) return pieces.letters + pieces.separators > 1 || !isCountedWord(reader, i, pieces);
  if (tokens.kind(i) === WORD)
    return !(pieces.letters === 1 && pieces.lower && PREFIXES.test(tokens.lower(i)));
  return pieces.capitals && !pieces.lower;
}

/** "3rd", "10am", "1990s" read as codes would be wrong; a digit glued to letters is a code otherwise. */
function isCountedWord({ tokens }: Reader, i: number, { next }: Pieces): boolean {
  return (
    tokens.kind(i) === DIGITS &&
    next === i + 2 &&
    tokens.length(i + 1) > 4 &&
    !/^[A-Z]+$/.test(tokens.raw(i + 1))
  );
}

function typed(reader: Reader, i: number, next: number, numeric: boolean): Reading<IdentifierValue> {
  const { tokens, text } = reader;
  const raw = text.slice(tokens.starts[i], tokens.ends[next - 1]);
  if (UUID.test(raw)) return identifier(reader, i, next, 'uuid', raw.toLowerCase());
  if (HASH_LENGTHS.has(raw.length) && HEX.test(raw))
    return identifier(reader, i, next, 'hash', raw.toLowerCase());
  const version = raw[0] === 'v' || raw[0] === 'V' ? raw.slice(1) : raw;
  const parts = version.split('.');
  const dotted =
    parts.length > 1 &&
    parts.every((part) => part.length > 0 && part.length <= 5 && Number.isInteger(Number(part)));
  if (dotted && parts.length === 4 && numeric && parts.every((part) => Number(part) < 256)) {
    return identifier(reader, i, next, 'ip', raw);
  }
  if (dotted && (parts.length > 2 || version !== raw))
    return identifier(reader, i, next, 'version', parts.join('.'));
  return identifier(reader, i, next, numeric ? 'number' : 'code');
}
