import { MARK, WORD } from './characters.ts';
import { rational } from './rational.ts';
import { isHyphen, type Reader, type Reading } from './reader.ts';

/** Roman numerals from II to XXXIX that are plain ones: two letters or more, all capitals. */
const ROMAN: ReadonlyMap<string, number> = new Map(
  ['', 'X', 'XX', 'XXX'].flatMap((tens, high) =>
    ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].map(
      (units, low) => [tens + units, high * 10 + low] as const,
    ),
  ),
);

/** Reads "World War II", "Chapter IV": a Roman numeral of two letters or more after a capitalised word. */
export function readRoman(reader: Reader, i: number): Reading | undefined {
  const { tokens } = reader;
  const value = romanAt(reader, i);
  if (!value || !tokens.capital(i - 1) || tokens.raw(i - 1) === tokens.raw(i - 1).toUpperCase())
    return undefined;
  const span = { start: tokens.starts[i]!, end: tokens.ends[i]! };
  return {
    value: { kind: 'number', form: 'cardinal', ...span, value: rational(value), bound: 'exact' },
    next: i + 1,
  };
}

/** The number of the Roman numeral at token `i`, where it stands by itself. */
export function romanAt(reader: Reader, i: number): number | undefined {
  const { tokens } = reader;
  if (!mayBeRoman(reader, i) || tokens.glued(i)) return undefined;
  if (tokens.glued(i + 1) && (tokens.kind(i + 1) !== MARK || isHyphen(tokens.mark(i + 1)))) return undefined;
  return ROMAN.get(tokens.raw(i));
}

/** Whether token `i` has the length and the first letter of a Roman numeral. */
export function mayBeRoman({ tokens }: Reader, i: number): boolean {
  const length = tokens.length(i);
  if (length < 2 || length > 6 || tokens.kind(i) !== WORD) return false;
  const first = tokens.text.charCodeAt(tokens.starts[i]!);
  return first === 0x49 || first === 0x56 || first === 0x58;
}
