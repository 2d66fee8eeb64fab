/** What stands on a page of a PDF beside its painted text: the fields of a form as filled in, notes of free text, comments. */
import type { Piece } from './pdf-layout.ts';

/** The part of an annotation (ISO 32000-2, 12.5) that is looked at. */
export interface Annotation {
  readonly subtype?: string;
  readonly fieldType?: string | null;
  readonly fieldValue?: unknown;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly buttonValue?: string | null;
  readonly rect?: readonly number[];
  readonly hidden?: boolean;
  readonly noView?: boolean;
  readonly password?: boolean;
  readonly contentsObj?: { readonly str?: string };
  readonly textContent?: readonly string[];
}

/** Height of the font that is taken for what was filled in, at the most. */
const SIZE = 10;
const LEADING = 1.2;

/** The text of a page with what stands in its fields and notes, each in its place among the lines. */
export function withNotes(pieces: readonly Piece[], annotations: readonly Annotation[]): Piece[] {
  const all = [...pieces];
  for (const one of annotations.filter(isSeen)) {
    for (const piece of piecesOf(one)) all.splice(placeOf(all, piece), 0, piece);
  }
  return all;
}

/** Comments that a reader opens one by one: they are not read. */
export const commentsAmong = (annotations: readonly Annotation[]): number =>
  annotations.filter((one) => isSeen(one) && one.subtype !== 'FreeText' && one.contentsObj?.str?.trim())
    .length;

const isSeen = ({ hidden, noView, password }: Annotation): boolean => !(hidden || noView || password);

function piecesOf(one: Annotation): readonly Piece[] {
  const [left = 0, bottom = 0, , top = 0] = one.rect ?? [];
  const lines = linesOf(one);
  const size = Math.min(SIZE, (0.8 * (top - bottom)) / Math.max(1, lines.length));
  if (!(size > 0)) return [];
  const first = (top + bottom) / 2 + ((lines.length - 1) / 2) * size * LEADING - 0.35 * size;
  return lines.map((text, at) => ({
    text,
    x: left,
    y: first - at * size * LEADING,
    width: (text.length * size) / 2,
    size,
  }));
}

function linesOf(one: Annotation): readonly string[] {
  if (one.subtype === 'FreeText') return one.textContent ?? one.contentsObj?.str?.split(/\r\n?|\n/) ?? [];
  if (one.subtype !== 'Widget') return [];
  const { fieldType, fieldValue } = one;
  if (fieldType === 'Tx' || fieldType === 'Ch') {
    const values = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
    return typeof values === 'string' && values.trim() !== '' ? values.split(/\r\n?|\n/) : [];
  }
  if (one.checkBox) return [fieldValue && fieldValue !== 'Off' ? '[x]' : '[ ]'];
  if (one.radioButton) return [fieldValue && fieldValue === one.buttonValue ? '[x]' : '[ ]'];
  return [];
}

/** Behind the last piece to the left of it in its line, else before the first that stands lower. */
function placeOf(pieces: readonly Piece[], { x, y, size }: Piece): number {
  const inLine = (one: Piece): boolean => Math.abs(one.y - y) <= 0.7 * Math.max(size, one.size);
  const left = pieces.findLastIndex((one) => inLine(one) && one.x < x && one.text.trim() !== '');
  if (left >= 0) return left + 1;
  const right = pieces.findIndex((one) => inLine(one) && one.text.trim() !== '');
  if (right >= 0) return right;
  const lower = pieces.findIndex((one) => one.y < y && one.text.trim() !== '');
  return lower < 0 ? pieces.length : lower;
}
