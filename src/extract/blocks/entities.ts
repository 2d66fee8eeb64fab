/**
 * Character references of HTML, which markdown reads too (CommonMark 0.31, 6.2): `AT&amp;T` is said as it is shown.
 */
import { NAMED_CHARACTERS } from '../../text/named-characters.ts';

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/y;

/** What a character reference stands for, and where it ends. */
export interface Referred {
  readonly char: string;
  readonly end: number;
}

/** The character reference at a place of the answer; undefined where none stands there in full. */
export function referredAt(answer: string, at: number, until: number): Referred | undefined {
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(answer);
  if (found === null || REFERENCE.lastIndex > until) return undefined;
  const [, decimal, hex, name] = found;
  const char = name === undefined ? numbered(decimal ?? `0x${hex}`) : NAMED_CHARACTERS.get(name);
  return char === undefined ? undefined : { char, end: at + found[0].length };
}

/** Controls and half characters are none that are shown. */
function numbered(digits: string): string | undefined {
  const code = Number(digits);
  const shown = code >= 0x20 && code <= 0x10ffff && !(code >= 0x7f && code < 0xa0);
  return shown && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
