/**
 * Structured data as lines of text that the engine can read: one line for each object, `field: value` parts,
 * each part tied to its JSON Pointer. A row of an array is a line of its own; what stands above it in the
 * document is said again by the lines of its ancestors.
 */
import type { Json, JsonObject } from '../../domain/json.ts';
import { parseFieldUnit, readUnitName } from '../../text/values/index.ts';
import { CURRENCY, codeOf, mayBeMinor, onlyCurrency, PRICED } from './data-currency.ts';
import { isObject, isScalar } from './json-kinds.ts';

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

/** Words of a field name: split at case changes, `_`, `-`, `.` and `:`. */
export function fieldWords(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-.:\s]+/g, ' ')
    .replace(/\b(due|start|end|issue|ship|close|first|last|full)(date|time|name)\b/gi, '$1 $2')
    .trim();
}

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

/** What stands beside or above a number says of it. */
interface Beside {
  readonly currency: string | undefined;
  /** A number of it is an amount of the currency, whatever it is called. */
  readonly money?: boolean;
  /** How often it is due. */
  readonly per?: string | undefined;
  /** The unit that the name of its object gives it: `weight_g: { net: 412 }`. */
  readonly unit?: string | undefined;
}

/** The unit that stands beside a number: `{ value: 7.9, unit: "%" }`. */
function unitBeside(object: JsonObject, scalars: readonly string[], key: string): string | undefined {
  if (
    !/^(?:value|amount|qty|quantity|number|reading|size|weight|volume|length|result|min|max|low|high|lower|upper|limit|threshold|target|setpoint)$/i.test(
      key,
    )
  )
    return undefined;
  const named = scalars.find((one) => /^(?:unit|units|uom)$/i.test(one));
  const unit = named === undefined ? undefined : object[named];
  if (typeof unit !== 'string') return undefined;
  if (unit === '%') return unit;
  const name = readUnitName(unit)?.name;
  // "mg/L" is not so many milligrams.
  return name === undefined || !unit.includes('/') ? name : unit;
}

/** Names of numbers that are no amounts of the currency beside them. */
const NO_WORTH =
  /(?:^|_)(?:id|ids|no|nr|number|count|qty|quantity|index|version|level|year|age|rank|score|rate|ratio|factor|percent|pct|nights?|days?|weeks?|months?|years?|hours?|minutes?|units?|pieces?|items?|lines?|guests?|seats?|users?|instal?ments?|term|points?|rooms?|adults?|children)$/i;

/** What is counted whatever is done with it: "reminders_sent". */
const COUNTED =
  /(?:^|_)(?:reminders?|e?mails?|messages?|letters?|notices?|notifications?|attempts?|retries|copies|calls?|visits?|parcels?|documents?|attachments?|pages?)_(?:sent|made|received|delivered|printed|opened|left|used)$/i;

/** Names of amounts of data as a whole that names its currency. */
const WORTH =
  /^(?:value|sum|net|gross|figure|(?:security_?)?deposit|discount|tip|shipping|postage|handling|delivery|vat|gst|excess|deductible|premium|payout|bonus|commission|rent|fare|due|owed|outstanding|(?:overdraft|credit|spending|daily|monthly|weekly|card|transfer)_?limit|(?:monthly|weekly|quarterly|annual|yearly)_?(?:instal?ment|installment|payment|premium|rent|contribution)|(?:instal?ment|installment|payment|premium|rent|contribution)_?(?:monthly|weekly|quarterly|yearly))$/i;

/** "ratePerNight": what a time or a piece costs; a rate per million does not. */
const RATE_FOR =
  /^(?:rate|tariff)_?per_?(?:hour|day|night|week|month|year|mile|km|person|head|unit|page|word|seat|user)$/i;

/** Whether a number in an object that names its currency is an amount of it. */
const isWorth = (key: string, pointer: string): boolean =>
  /^per_/i.test(key) ||
  RATE_FOR.test(key) ||
  (pointer === '' ? WORTH.test(key) : isAmountName(fieldWords(key).replaceAll(' ', '_')));

const isAmountName = (name: string): boolean => !NO_WORTH.test(name) && !COUNTED.test(name);

/** Names of numbers that the unit of their object is not of. */
const COUNT =
  /(?:^|_)(?:id|ids|no|nr|number|count|qty|quantity|index|version|level|zone|year|rank|position|samples?|readings?|n)$/i;

/** Fields that say how often an amount beside them is due, and those that are due so often. */
const PERIOD =
  /^(?:per|period|interval|cycle|frequency|(?:billing|pay|payment)_?(?:period|interval|cycle|frequency))$/i;
const RECURRING = /^(?:price|cost|fee|rate|salary|wage|rent|charge)$/i;
const REGULAR =
  /\b(?:billing|price|pricing|plan|rent|salary|wage|fee|subscription|charge|cost|allowance|premium|contribution|instalment|retainer|tuition)$/i;

/** An amount is due each period where it is one of what is paid regularly: a loan with an interval is not. */
const isRegular = (key: string, label: string): boolean =>
  RECURRING.test(key) || (key.toLowerCase() === 'amount' && REGULAR.test(label));

/** What an object holds whose amount is due as often as what it is the price of is billed. */
const PRICES = /^(?:price|pricing|fee|cost|rate|charge)$/i;

/** The number of `rate_per_night: { amount, currency }`. */
const WORTH_OF_RATE = /^(?:amount|value)$/i;

const PERIODS: ReadonlyMap<string, string> = new Map(
  'hour hourly,day daily,week weekly,month monthly,quarter quarterly,year yearly annual annually'
    .split(',')
    .flatMap((line) => line.split(' ').map((word, _, [unit = '']) => [word, unit] as const)),
);

function periodOf(object: JsonObject, scalars: readonly string[]): string | undefined {
  const key = scalars.find((one) => PERIOD.test(one));
  const value = key === undefined ? undefined : object[key];
  // Who writes codes in small letters may write cents: of such amounts no more is said than that.
  if (scalars.some((one) => CURRENCY.test(one) && /^[a-z]{3}$/.test(String(object[one])))) return undefined;
  return typeof value === 'string' ? PERIODS.get(value.toLowerCase()) : undefined;
}

/** A field and its value in words: "amount: 25.00 CAD", "roaming cap: 500 MB per day", "not refunded: no". */
function said(name: string, value: Json, beside: Beside): string {
  const words = fieldWords(name);
  if (value === null) return words === '' ? 'unset' : `${words}: unset`;
  if (value === true) return `${words}: yes`;
  if (value === false) return `not ${words}: no`;
  if (typeof value === 'number') return numberSaid(name, value, beside);
  if (DECIMAL.test(value as string) && isMeasured(name, beside))
    return numberSaid(name, value as string, beside);
  const text = String(value).replace(/\s+/g, ' ');
  if (PRICE.test(text)) {
    const { per, words: own } = parseFieldUnit(name);
    if (per.length > 0) return `${own.join(' ')}: ${text}${per.map((one) => ` per ${one}`).join('')}`;
  }
  return words === '' ? text : `${words}: ${/^[A-Z][A-Z_]+$/.test(text) ? fieldWords(text) : text}`;
}

/** A number that is kept as text, so that no digit of it is lost: "466.00". */
const DECIMAL = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Whether the name of a field, or what stands beside it, gives its number a unit. */
function isMeasured(name: string, { money, currency }: Beside): boolean {
  const { kind, unit } = parseFieldUnit(name);
  return (money === true && currency !== undefined) || kind !== undefined || unit !== undefined;
}

/** An amount that is written with its sign: `price_per_seat: "$15"`. */
const PRICE = /^[$€£¥]\d[\d.,]*$/;

/** A number with the unit, currency and rate that the name of its field gives it. */
function numberSaid(name: string, value: number | string, beside: Beside): string {
  const hints = parseFieldUnit(name);
  const { currency, money } = beside;
  const code = hints.currency === '¢' || hints.currency === undefined ? currency : hints.currency;
  const rates = hints.per.length > 0 || beside.per === undefined ? hints.per : [beside.per];
  const per = rates.map((one) => ` per ${one}`).join('');
  const label = name === '' ? '' : `${hints.words.join(' ') || fieldWords(name)}: `;
  if ((hints.kind === 'money' || (money === true && hints.kind === undefined)) && code !== undefined)
    return `${label}${amountSaid(value, hints.minor)} ${code}${per}`;
  if (hints.kind === 'percent') return `${label}${value}%${per}`;
  const of = hints.kind === undefined && hints.per.length === 0 ? beside.unit : undefined;
  const unit = hints.unit ?? of;
  if (unit === '%') return `${label}${value}%${per}`;
  return `${label}${value}${unit === undefined ? '' : ` ${unit === 'B' ? 'bytes' : unit}`}${per}`;
}

/** Hundredths as a decimal, by digits: no rounding of binary fractions. */
function amountSaid(said: number | string, minor: true | undefined): string {
  const value = Number(said);
  if (minor === undefined || !Number.isSafeInteger(value)) return String(said);
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
