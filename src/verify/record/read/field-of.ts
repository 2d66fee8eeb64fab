/** A field of a text: what a label names, with the unit, the currency and the rate that it gives a bare number. */
import { parseFieldUnit, readValues } from '../../../text/values/index.ts';
import type { Document } from '../../read/document.ts';
import { type Field, wordsOf } from '../record.ts';
import type { Cell } from './cells.ts';

/** The field that a label and the cell of its value make; `object` is the record that has it. */
export function fieldOf(
  document: Document,
  label: string,
  cell: Cell,
  sentence: number,
  object: string,
): Field {
  const { name, values } = headed(document, label, cell);
  const place = { start: cell.start, value: cell.start, end: cell.start + cell.text.length };
  const words = wordsOf(cell.said ?? cell.text);
  return { name, path: [], object, quote: cell.text, words, values, sentence, ...place };
}

const YEAR = /^\s*year\s*$/i;

/** A number alone, or an amount of money. */
const BARE = /^(?:[#$€£]\s?)?-?\d[\d., ]*$/;

/** The name and the values of a cell, with the unit, the currency and the rate that a label gives a bare number. */
function headed(document: Document, label: string, cell: Cell): Pick<Field, 'name' | 'values'> {
  const end = cell.start + cell.text.length;
  const plain = readValues(document.text, 'en', { start: cell.start, end });
  const name = wordsOf(label.replaceAll('_', ' '));
  const y = YEAR.test(label) && /^(?:19|20)\d\d$/.test(cell.text) ? Number(cell.text) : undefined;
  if (y !== undefined) return { name, values: [{ kind: 'date', date: { y }, start: cell.start, end }] };
  const hints = parseFieldUnit(label);
  const unit = hints.kind === 'percent' ? '%' : (hints.unit ?? (hints.minor ? undefined : hints.currency));
  const per = hints.per.map((one) => ` per ${one}`).join('');
  if (!BARE.test(cell.text) || (unit === undefined && per === '') || hints.words.length === 0)
    return { name, values: plain };
  const own = plain[0]?.kind === 'number' ? (unit ?? '') : '';
  const said = `${cell.text}${own === '%' ? '' : ' '}${own}${per}`;
  const values = readValues(said, 'en').map((value) => ({ ...value, start: cell.start, end }));
  return values.length === 1 ? { name: [...hints.words], values } : { name, values: plain };
}
