import { DIGITS, WORD } from './characters.ts';
import type { Reader, Reading } from './reader.ts';
import type { IdentifierValue } from './types.ts';

/** Longest IBAN (ISO 13616-1), and the shortest in use. */
const LONGEST = 34;
const SHORTEST = 15;

/** Lengths by country, where a code in one piece is to be known for an IBAN though its check fails. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  'AT20 BE16 CH21 CZ24 DE22 DK18 ES24 FI18 FR27 GB22 IE22 IT27 LU20 NL18 NO15 PL28 PT25 SE24'
    .split(' ')
    .map((item) => [item.slice(0, 2), Number(item.slice(2))]),
);

/** ISO 7064 mod 97-10 over an IBAN without spaces, as ISO 13616-1 asks. */
function isValidIban(iban: string): boolean {
  let remainder = 0;
  for (const letter of iban.slice(4) + iban.slice(0, 4)) {
    const code = letter.charCodeAt(0);
    const value = code <= 0x39 ? code - 0x30 : code - 0x37;
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/**
 * Reads the IBAN at token `i`: two capitals and two digits, then letters and digits, together or in groups of four.
 * One whose check fails is still an identifier, marked so, when it is written in one piece.
 */
export function ibanAt(reader: Reader, i: number): Reading<IdentifierValue> | undefined {
  const { tokens } = reader;
  if (tokens.kind(i) !== WORD || tokens.length(i) !== 2 || !tokens.glued(i + 1)) return undefined;
  if (tokens.kind(i + 1) !== DIGITS || tokens.length(i + 1) < 2 || !/^[A-Z]{2}$/.test(tokens.raw(i)))
    return undefined;
  let iban = '';
  let best: { next: number; iban: string } | undefined;
  let spaces = 0;
  for (let at = i; at < tokens.count && iban.length < LONGEST; at++) {
    const kind = tokens.kind(at);
    const gap = at === i ? 0 : tokens.starts[at]! - tokens.ends[at - 1]!;
    if ((kind !== WORD && kind !== DIGITS) || gap > 1 || (gap === 1 && iban.length % 4 !== 0)) break;
    spaces += gap;
    const raw = tokens.raw(at);
    if (iban.length + raw.length > LONGEST || !/^[A-Z0-9]+$/.test(raw)) break;
    iban += raw;
    const ends = !tokens.glued(at + 1) || (tokens.kind(at + 1) !== WORD && tokens.kind(at + 1) !== DIGITS);
    if (!ends || iban.length < SHORTEST) continue;
    if (isValidIban(iban)) best = { next: at + 1, iban };
  }
  const formed = spaces > 2 || LENGTHS.get(iban.slice(0, 2)) === iban.length;
  const whole =
    best ?? (formed && iban.length >= SHORTEST ? { next: endOf(reader, i, iban.length), iban } : undefined);
  if (!whole) return undefined;
  const span = { start: tokens.starts[i]!, end: tokens.ends[whole.next - 1]! };
  return {
    value: { kind: 'identifier', ...span, type: 'iban', key: whole.iban, valid: best !== undefined },
    next: whole.next,
  };
}

/** Token after the first `length` letters and digits from token `i` on. */
function endOf({ tokens }: Reader, i: number, length: number): number {
  let at = i;
  for (let read = 0; read < length; at++) read += tokens.length(at);
  return at;
}
