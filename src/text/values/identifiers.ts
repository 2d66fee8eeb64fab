import { readAddress } from './addresses.ts';
import { DIGITS, MARK, SCRIPT, WORD } from './characters.ts';
import { ibanAt } from './iban.ts';
import { isHyphen, isMark, phraseAt, type Reader, type Reading, startsInside } from './reader.ts';
import type { IdentifierType, IdentifierValue } from './types.ts';
import { Mark, Role } from './vocabulary.ts';

/** Most pieces of letters or digits that one identifier has. */
const MAX_PIECES = 16;
/** Longest run of letters or digits in one. */
const MAX_LENGTH = 128;
/** Words that stand before a number with a hyphen without naming anything. */
const PREFIXES =
  /^(?:mid|top|pre|post|sub|under|over|non|plus|minus|early|late|about|anti|super|ultra|multi|semi|mitte|ab|bis|mi)$/;

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
export function keyOf(written: string): string {
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

/** Reads the identifier at token `i`: an address, a number with its sign or noun, a code of letters and digits. */
export function readIdentifier(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  if (startsInside(reader, i)) return undefined;
  return (
    readAddress(reader, i) ??
    numberSign(reader, i) ??
    ibanAt(reader, i) ??
    phone(reader, i) ??
    readCode(reader, i)
  );
}

/** "#1842", "# HF-20931". */
function numberSign(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  if (!isMark(reader, i, '#')) return undefined;
  const code = readCode(reader, i + 1);
  if (code && tokens.glued(i + 1)) return identifier(reader, i, code.next, 'code', code.value.key);
  if (tokens.kind(i + 1) !== DIGITS) return undefined;
  return identifier(reader, i, i + 2, 'number', tokens.digits(i + 1));
}

/**
 * Reads the identifier that a noun announces at token `i`: "order 1842", "colis n° 6C-20418", "Ticket: 48813",
 * "card ending 0917". The value spans the identifier alone.
 */
export function readLabelled(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const entry = tokens.entry(i);
  if (!entry || !(entry.roles & Role.label)) return undefined;
  const ending = phraseAt(reader, i, entry.ending);
  if (ending) {
    const at = isMark(reader, ending.next, ':') ? ending.next + 1 : ending.next;
    const short = tokens.kind(at) === DIGITS && tokens.length(at) >= 3 && tokens.length(at) <= 6;
    return short && !tokens.glued(at + 1 < tokens.count && tokens.kind(at + 1) === MARK ? -1 : at + 1)
      ? identifier(reader, at, at + 1, 'ending', tokens.digits(at))
      : undefined;
  }
  const target = afterNumberWords(reader, entry.label ? i + 1 : i);
  const counted = target.counted;
  if (!entry.label && !counted) return undefined;
  const found =
    readIdentifier(reader, target.at) ?? plainNumber(reader, target.at, entry.label === 'short' || counted);
  if (!found) return undefined;
  const label = entry.label ? { label: tokens.lower(i) } : {};
  const type = found.value.type === 'number' && entry.label === 'short' ? 'label' : found.value.type;
  return { value: { ...found.value, type, ...label }, next: found.next };
}

/** The token after "number", "no.", "n°", ":" and the like. `counted`: one of them says that a number follows. */
function afterNumberWords({ tokens }: Reader, i: number): { at: number; counted: boolean } {
  let at = i;
  let counted = false;
  for (let words = 0; words < 3; words++) {
    const mark = tokens.mark(at);
    if ((tokens.entry(at)?.marks ?? 0) & Mark.numberWord) {
      const sign = tokens.mark(at + 1);
      const dotted = sign === 0x2e || sign === 0xb0 || sign === 0x23;
      counted ||= dotted || tokens.length(at) > 2 || tokens.lower(at) !== 'no';
      at += dotted && sign !== 0x23 ? 2 : 1;
    } else if (mark === 0x3a || mark === 0x3d) at += 1;
    else if (mark === 0x2116) {
      at += 1;
      counted = true;
    } else break;
  }
  return { at, counted };
}

/** Digits after a noun: three or more, or any where the noun or a "no." asks for them. */
function plainNumber(reader: Reader, i: number, short: boolean): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const length = tokens.length(i);
  if (tokens.kind(i) !== DIGITS || length > 64 || (!short && length < 3)) return undefined;
  const mark = tokens.kind(i + 1) === MARK && tokens.glued(i + 1) ? tokens.mark(i + 1) : 0;
  if ((tokens.glued(i + 1) && mark === 0) || mark === 0x25) return undefined;
  const decimal = mark !== 0 && tokens.glued(i + 2) && tokens.kind(i + 2) === DIGITS;
  if (decimal) return short && mark === 0x2e ? sectionNumber(reader, i) : undefined;
  const plural =
    !short && length < 5 && tokens.kind(i + 1) === WORD && /^[a-z]{3,}[^s]s$/.test(tokens.raw(i + 1));
  return plural ? undefined : identifier(reader, i, i + 1, 'number', tokens.digits(i));
}

/** "section 4.1", "clause 7.2.3". */
function sectionNumber(reader: Reader, i: number): Reading<IdentifierValue> {
  const { tokens } = reader;
  let next = i + 1;
  while (
    isMark(reader, next, '.') &&
    tokens.glued(next) &&
    tokens.glued(next + 1) &&
    tokens.kind(next + 1) === DIGITS
  ) {
    next += 2;
    if (next - i > 2 * MAX_PIECES) break;
  }
  return identifier(reader, i, next, 'number');
}

/** "+44 7700 900417", "(555) 123-4567", "01 23 45 67 89". */
function phone(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  const international = isMark(reader, i, '+') && tokens.glued(i + 1);
  const bracket = isMark(reader, i, '(') && isMark(reader, i + 2, ')');
  const national = tokens.kind(i) === DIGITS && tokens.raw(i).startsWith('0') && tokens.length(i) <= 5;
  if (!international && !bracket && !national) return undefined;
  let at = international || bracket ? i + 1 : i;
  let digits = '';
  let groups = 0;
  let next = at;
  while (tokens.kind(at) === DIGITS && groups < 8 && digits.length + tokens.length(at) <= 15) {
    digits += tokens.digits(at);
    groups += 1;
    next = at + 1;
    const mark = tokens.mark(next);
    const joined = isHyphen(mark) || mark === 0x2f || mark === 0x29 || (mark === 0x28 && groups === 1);
    at = joined ? next + 1 : next;
    if (national && (mark === 0x2e || mark === 0x3a)) return undefined;
    if (joined && mark === 0x2f && groups > 1) break;
    const gap = at < tokens.count ? tokens.starts[at]! - tokens.ends[at - 1]! : 9;
    if (gap > 1) break;
  }
  const enough = international
    ? digits.length >= 7
    : bracket
      ? digits.length === 10
      : groups > 1 && digits.length >= 8;
  if (!enough || startsInside(reader, next)) return undefined;
  return identifier(reader, i, next, 'phone', (international ? '+' : '') + digits);
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
  if (tokens.kind(i) === WORD) return !(pieces.letters === 1 && PREFIXES.test(tokens.lower(i)));
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

const HEX = /^[0-9a-f]+$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HASH_LENGTHS = new Set([32, 40, 56, 64, 96, 128]);

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
