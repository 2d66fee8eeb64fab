/** How a sentence begins: tables of beginnings, and where words end. Offsets are into a folded sentence. */
import { CHAR_CLASS, DIGIT, LETTER } from '../../text/chars.ts';

/** Beginnings as a table from their first word to the rest, longest first. */
export type Table = ReadonlyMap<string, readonly string[]>;

export function table(beginnings: readonly string[]): Table {
  const found = new Map<string, string[]>();
  for (const one of beginnings) {
    const first = one.split(' ', 1)[0];
    const known = found.get(first) ?? [];
    known.push(one);
    known.sort((a, b) => b.length - a.length);
    found.set(first, known);
  }
  return found;
}

/** Length of the beginning of `folded` that a table has, at `from`; 0 for none. */
export function beginning(folded: string, from: number, known: Table): number {
  let end = from;
  while (end < folded.length && isWordCode(folded.charCodeAt(end))) end++;
  for (const one of known.get(folded.slice(from, end)) ?? []) {
    const to = from + one.length;
    if (folded.startsWith(one, from) && !isWordCode(folded.charCodeAt(to))) return one.length;
  }
  return 0;
}

export const isWordCode = (code: number): boolean => {
  const charClass = Number.isNaN(code) ? 0 : CHAR_CLASS[code];
  return charClass === LETTER || charClass === DIGIT || code === 0x27;
};

/** `-5`, `<$3`, `~40`: a sign that belongs to its figure. */
const SIGNED = /^[-+−±<>≤≥~≈]=?[\d$€£]/;

/** The next word, figure with its sign, or sign of money from a place on. */
export function skipGap(folded: string, from: number): number {
  let to = from;
  while (to < folded.length && !isWordCode(folded.charCodeAt(to)) && !'$€£#"(['.includes(folded[to])) {
    if (SIGNED.test(folded.slice(to, to + 3))) break;
    to++;
  }
  return to;
}
