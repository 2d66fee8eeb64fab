/**
 * Structured data as lines of text that the engine can read: one line for each object, `field: value` parts,
 * each part tied to its JSON Pointer. A row of an array is a line of its own; what stands above it in the
 * document is said again by the lines of its ancestors.
 */
import type { Json, JsonObject } from '../../domain/json.ts';
import { parseFieldUnit } from '../../text/values/index.ts';
import { CURRENCY, codeOf, mayBeMinor, onlyCurrency, PRICED } from './data-currency.ts';
import { type Beside, fieldWords, said } from './field-said.ts';
import { isObject, isScalar } from './json-kinds.ts';
import {
  COUNT,
  isRegular,
  isWorth,
  PRICES,
  periodOf,
  unitBeside,
  WORTH,
  WORTH_OF_RATE,
} from './number-names.ts';

/** A scalar of the data and where its words stand in the rendered text. */
export interface Leaf {
  readonly pointer: string;
  /** The value as it is quoted: a string as it stands, anything else as JSON. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  /** Where the words of its value begin, after those of its name. */
  readonly value: number;
  /** What it is called where that stands in a list beside it: `["theme", "dark"]`, a column of a table. */
  readonly called?: Called;
}

export interface Called {
  readonly name: string;
  /** The pointer of what has it: a row, or the list of names with their values. */
  readonly object: string;
}

export interface RenderedData {
  readonly text: string;
  /** In order of position. */
  readonly leaves: readonly Leaf[];
  /** For each line its path: two lines speak of one thing when one path begins the other. */
  readonly lines: readonly { readonly start: number; readonly path: string }[];
  /** False where the data holds more than MOST_LEAVES scalars: the rest is not in the text. */
  readonly complete: boolean;
}

/** Scalars that are rendered at the most; what is beyond is not evaluated. */
export const MOST_LEAVES = 200_000;

/** A key as a token of a JSON Pointer (RFC 6901, section 3). */
export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The label of what stands under a key: a name in its words, an identifier as it is after what it is one of. */
const keyWords = (key: string, above: string): string =>
  /^\p{L}{1,6}-\d+$/u.test(key) ? `${above} ${key}`.trim() : fieldWords(key);

/** A name as a program gives it, and not somebody's. */
const SETTING = /^[a-z][\w .-]{0,40}$/;

/** Whether a list holds names, each with its value. */
function arePairs(items: readonly Json[]): items is readonly (readonly [string, Json])[] {
  const names = items.flatMap((item) =>
    Array.isArray(item) && item.length === 2 && isScalar(item[1]!) && SETTING.test(String(item[0]))
      ? [item[0]]
      : [],
  );
  return items.length > 1 && names.length === items.length && new Set(names).size === names.length;
}

/** What the names of columns stand under, beside the rows that have them. */
const COLUMNS = /^(?:columns?|cols|headers?|heads|fields|column_?names)$/i;

const areTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** Whether a list holds rows of so many values each. */
const areRows = (value: Json | undefined, many: number): value is readonly (readonly Json[])[] =>
  Array.isArray(value) &&
  many > 1 &&
  value.length > 0 &&
  value.every((row) => Array.isArray(row) && row.length === many && row.every(isScalar));

const SCHEMA_TYPE = /^(?:string|boolean|number|integer|object|array|null)$/;
const SCHEMA_KEY =
  /^(?:\$\w+|type|title|description|default|examples?|enum|const|format|pattern|nullable|required|properties|items|minimum|maximum|minLength|maxLength|readOnly|deprecated)$/;

/** What says of which type a field is, and what it means, says nothing of what is so. */
const isSchema = (object: JsonObject, keys: readonly string[]): boolean =>
  keys.length > 1 &&
  typeof object.type === 'string' &&
  SCHEMA_TYPE.test(object.type) &&
  keys.every((key) => SCHEMA_KEY.test(key));

/** Renders data; never fails. */
export function renderData(data: Json): RenderedData {
  const renderer = new Renderer(onlyCurrency(data));
  renderer.value(data, '', '');
  return renderer.result();
}

class Renderer {
  /** Of amounts that no currency stands beside or above. */
  private readonly currency: string | undefined;
  private complete = true;
  private readonly parts: string[] = [];
  private readonly leaves: Leaf[] = [];
  private readonly lines: { start: number; path: string }[] = [];
  private length = 0;

  constructor(currency: string | undefined) {
    this.currency = currency;
  }

  result(): RenderedData {
    const { leaves, lines, complete } = this;
    return { text: this.parts.join(''), leaves, lines, complete };
  }

  /** `above`: the currency that what holds the value names for all of it. */
  value(value: Json, pointer: string, label: string, above?: string, period?: string): void {
    if (Array.isArray(value)) this.array(value, pointer, label, above);
    else if (isObject(value)) this.object(value, pointer, label, above, period);
    else {
      this.openLine(pointer);
      this.leaf(label, value, pointer, { currency: above });
      this.closeLine();
    }
  }

  private array(items: readonly Json[], pointer: string, label: string, above: string | undefined): void {
    if (items.length === 0 && label !== '') {
      this.openLine(pointer);
      this.none(label, pointer);
      this.closeLine();
    }
    if (arePairs(items)) {
      this.pairs(items, pointer, label, above);
      return;
    }
    const row = items.length > 0 && items.every(isScalar);
    if (row) this.openLine(pointer);
    for (const [index, item] of items.entries()) {
      if (!this.complete) break;
      if (row) this.leaf(index === 0 ? label : '', item, `${pointer}/${index}`, { currency: above });
      else this.value(item, `${pointer}/${index}`, label, above);
    }
    if (row) this.closeLine();
  }

  /** `[["theme", "dark"], ["language", "Danish"]]`: each value by the name that stands before it. */
  private pairs(
    items: readonly (readonly [string, Json])[],
    pointer: string,
    label: string,
    currency: string | undefined,
  ): void {
    this.openLine(pointer);
    if (label !== '') this.push(`${label}: `);
    for (const [index, [name, value]] of items.entries())
      this.leaf(name, value, `${pointer}/${index}/1`, { currency }, { name, object: pointer });
    this.closeLine();
  }

  /** Rows of values by the names of their columns, which stand in a list of their own. */
  private table(
    rows: readonly (readonly Json[])[],
    columns: readonly string[],
    pointer: string,
    currency: string | undefined,
  ): void {
    for (const [index, row] of rows.entries()) {
      const path = `${pointer}/${index}`;
      this.openLine(path);
      for (const [at, value] of row.entries())
        this.leaf(columns[at]!, value, `${path}/${at}`, { currency }, { name: columns[at]!, object: path });
      this.closeLine();
    }
  }

  private object(
    object: JsonObject,
    pointer: string,
    label: string,
    above: string | undefined,
    period?: string,
  ): void {
    const keys = Object.keys(object);
    if (isSchema(object, keys)) return;
    const scalars = keys.filter((key) => isScalar(object[key]));
    const currency = scalars.find((key) => CURRENCY.test(key));
    const own = currency === undefined || mayBeMinor(object, currency) ? undefined : object[currency];
    const code = typeof own === 'string' ? codeOf(own) : above;
    const { per: rates, unit } = parseFieldUnit(label);
    const [rate] = rates;
    const row = /\/\d+$/.test(pointer);
    const due = periodOf(object, scalars);
    const per = due ?? rate ?? period;
    if (scalars.length > 0) {
      this.openLine(pointer);
      if (label !== '') this.push(`${label}: `);
      for (const key of scalars) {
        const child = `${pointer}/${escapePointer(key)}`;
        const regular = isRegular(key, label) || (rate !== undefined && WORTH_OF_RATE.test(key));
        this.leaf(key, object[key], child, {
          currency: code ?? (PRICED.test(key) ? this.currency : undefined),
          money: typeof own === 'string' ? isWorth(key, pointer) : above !== undefined && WORTH.test(key),
          per: regular ? per : undefined,
          unit: unitBeside(object, scalars, key) ?? (row || COUNT.test(key) ? undefined : unit),
        });
      }
      this.closeLine();
    }
    const columns = keys.find((key) => COLUMNS.test(key) && areTexts(object[key]));
    for (const key of keys) {
      const rows = columns === undefined || key === columns ? undefined : object[key];
      const heads = columns === undefined ? [] : (object[columns] as readonly string[]);
      if (key === columns && keys.some((other) => areRows(object[other], heads.length))) continue;
      if (areRows(rows, heads.length)) this.table(rows, heads, `${pointer}/${escapePointer(key)}`, code);
      else if (!isScalar(object[key]))
        this.value(
          object[key],
          `${pointer}/${escapePointer(key)}`,
          keyWords(key, label),
          code,
          PRICES.test(key) ? due : undefined,
        );
    }
  }

  private openLine(path: string): void {
    this.lines.push({ start: this.length, path });
  }

  private closeLine(): void {
    this.push('\n\n');
  }

  private leaf(name: string, value: Json, pointer: string, beside: Beside, called?: Called): void {
    if (this.leaves.length >= MOST_LEAVES) this.complete = false;
    if (!this.complete) return;
    const quote = typeof value === 'string' ? value : JSON.stringify(value);
    const start = this.length;
    const words = said(name, value, beside);
    this.push(words);
    const colon = name === '' ? -1 : words.indexOf(': ');
    const at = colon < 0 ? start : start + colon + 2;
    const leaf = { pointer, quote, start, end: this.length, value: at };
    this.leaves.push(called === undefined ? leaf : { ...leaf, called });
    this.push('; ');
  }

  /** An empty list: there is none of what it would hold. */
  private none(label: string, pointer: string): void {
    if (this.leaves.length >= MOST_LEAVES) this.complete = false;
    if (!this.complete) return;
    const start = this.length;
    this.push(`no ${label}`);
    this.leaves.push({ pointer, quote: '[]', start, end: this.length, value: start });
    this.push('; ');
  }

  private push(text: string): void {
    this.parts.push(text);
    this.length += text.length;
  }
}
