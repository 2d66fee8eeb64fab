import { CsvError, parse } from 'csv-parse/sync';
import type { JsonObject } from '../../domain/json.ts';
import type { Extracted } from '../../domain/source.ts';
import { rowOf } from './blocks.ts';
import { withoutControls } from './charset.ts';
import { DocumentFault, type DocumentLimits, tooMuchText } from './fault.ts';
import { MEDIA_TYPES } from './kind.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Fields that verification reads of one source of data. */
const MOST_FIELDS = 200_000;
const MOST_ROW_CHARACTERS = 1024 * 1024;

/**
 * A table (RFC 4180; comma, semicolon, tab or bar between fields). With a row of headings it becomes data: an
 * object a row, so that a citation names the field; without one, lines of text. A row that is longer or shorter
 * than the others is refused: its fields could be read under wrong headings.
 */
export function readCsv(text: string, limits: DocumentLimits): Extracted {
  const [first, ...rest] = rowsOf(text);
  if (first === undefined) throw new DocumentFault('unreadable', 'the table has no rows.');
  if (rest.length === 0 || !isHeading(first)) return asText([first, ...rest], limits);
  const names = first.map((name) => name.trim());
  const data = rest.map((row) => objectOf(names, row));
  const fields = names.length * rest.length;
  const warnings =
    fields > MOST_FIELDS ? [`the table has ${fields} fields; only ${MOST_FIELDS} are read as evidence`] : [];
  return { type: 'data', media_type: MEDIA_TYPES.csv, data, warnings };
}

/** A first line by which spreadsheets are told of the delimiter: no row of the table. */
const DELIMITER_LINE = /^sep=([,;\t|])\n/i;

function rowsOf(sent: string): string[][] {
  const named = DELIMITER_LINE.exec(sent);
  const text = sent.slice(named?.[0].length ?? 0);
  const delimiter = named?.[1] ?? delimiterOf(text);
  try {
    return parse(withoutControls(text), {
      delimiter,
      skip_empty_lines: true,
      max_record_size: MOST_ROW_CHARACTERS,
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    if (cause.code === 'CSV_MAX_RECORD_SIZE') {
      const limit = `${MOST_ROW_CHARACTERS} characters`;
      throw new DocumentFault(
        'too_large',
        `a row of the table, or a quote that is not closed, is longer than ${limit}. Split it.`,
        { cause },
      );
    }
    const line = Number(cause.lines ?? 0) + (named === null ? 0 : 1);
    const message = `line ${line} of the table is broken: its fields do not match those of the first row, or a quote is not closed.`;
    throw new DocumentFault('unreadable', message, { cause });
  }
}

/** The delimiter that stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = text
    .slice(0, 65_536)
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split('\n', 1)[0]!;
  const count = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ',');
}

/** Whether a row names columns: every field is there, is no number, and is unlike the others. */
function isHeading(row: readonly string[]): boolean {
  const names = row.map((name) => name.trim().toLowerCase());
  return (
    new Set(names).size === names.length && names.every((name) => /\p{L}/u.test(name) && name.length <= 256)
  );
}

/** A row with the fields that are filled: an empty one says nothing, not even that there is nothing. */
function objectOf(names: readonly string[], row: readonly string[]): JsonObject {
  const fields = names.map((name, at) => [name, row[at]!.trim()] as const);
  return Object.fromEntries(
    fields.filter(([, text]) => text !== '').map(([name, text]) => [name, fieldValue(text)]),
  );
}

/** A number or truth value where its JSON form is what stands in the table, so that a quote of it is exact. */
function fieldValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}

function asText(rows: readonly (readonly string[])[], limits: DocumentLimits): Extracted {
  const text = rows.map((row) => rowOf(row)).join('\n');
  if (Buffer.byteLength(text) > limits.text_bytes) throw tooMuchText(limits);
  const warnings = ['the table has no row of headings'];
  return { type: 'text', media_type: MEDIA_TYPES.csv, text, warnings };
}
