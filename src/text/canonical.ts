import { LONG } from './long-texts.ts';

/** A value that has no RFC 8785 form. */
export class CanonicalError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CanonicalError';
  }
}

/** Deeper values are refused, so that a hostile one cannot exhaust the stack. */
const MAX_DEPTH = 512;
/** Up to here a look at each character is cheaper than a call of JSON.stringify. */
const SHORT = 96;

/**
 * The RFC 8785 (JCS) form of a JSON value: keys sorted by UTF-16 code units, numbers as ECMAScript
 * writes them, nothing between tokens. Members that are undefined are left out, as JSON.stringify does.
 * Throws CanonicalError for what JSON cannot say: NaN, infinities, lone surrogates, functions,
 * bigints, instances of classes, undefined in an array, and nesting deeper than 512.
 */
export function canonicalize(value: unknown): string {
  return write(value, 0);
}

/** A value by its RFC 8785 form: wherever it stands in another value, it is written as that. */
class CanonicalForm {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const forms = new WeakMap<object, CanonicalForm>();

/** The form of an array or object that nobody changes: written once, and known for as long as someone has it. */
export function formOf(value: object): CanonicalForm {
  const known = forms.get(value);
  if (known !== undefined) return known;
  const form = new CanonicalForm(canonicalize(value));
  forms.set(value, form);
  return form;
}

/** The RFC 8785 form of a JSON value as {@link formOf} knows it. */
export function canonicalText(value: unknown): string {
  return typeof value === 'object' && value !== null ? formOf(value).text : canonicalize(value);
}

/** The RFC 8785 form of a value around its long texts: before, between and behind them. */
export interface CanonicalPieces {
  /** One more than `texts`. */
  readonly pieces: readonly string[];
  /** Strings of LONG characters or more, in order; the form has each as JSON.stringify writes it. */
  readonly texts: readonly string[];
}

/** The form of `canonicalize` with its long texts left out, for callers who know them. Throws as that does. */
export function canonicalPieces(value: unknown): CanonicalPieces {
  const texts: string[] = [];
  leftOut = texts;
  try {
    const form = write(value, 0);
    return { pieces: texts.length === 0 ? [form] : form.split(GAP), texts };
  } finally {
    leftOut = undefined;
  }
}

/** Where a long text is left out. The form itself never has this character: JSON escapes it. */
const GAP = '\0';
let leftOut: string[] | undefined;

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return quote(value);
    case 'number':
      if (!Number.isFinite(value)) throw new CanonicalError(`${value} is not a JSON number`);
      return String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth >= MAX_DEPTH) throw new CanonicalError(`nested deeper than ${MAX_DEPTH}`);
      return Array.isArray(value) ? writeArray(value, depth + 1) : writeObject(value, depth + 1);
    default:
      throw new CanonicalError(`${typeof value} is not a JSON value`);
  }
}

function writeArray(values: readonly unknown[], depth: number): string {
  if (values.length === 0) return '[]';
  let text = `[${write(values[0], depth)}`;
  for (let i = 1; i < values.length; i++) text += `,${write(values[i], depth)}`;
  return `${text}]`;
}

function writeObject(value: object, depth: number): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    if (value instanceof CanonicalForm) return value.text;
    throw new CanonicalError('an instance of a class is not a JSON value');
  }
  let text = '';
  for (const key of sorted(Object.keys(value))) {
    const member = (value as Record<string, unknown>)[key];
    if (member === undefined) continue;
    text += (text === '' ? '{' : ',') + label(key) + write(member, depth);
  }
  return text === '' ? '{}' : `${text}}`;
}

/** Keys remembered with their quotes and colon: the same few come in every request and record. */
const labels = new Map<string, string>();
const MOST_LABELS = 1024;
const LONGEST_LABEL = 32;

function label(key: string): string {
  const known = labels.get(key);
  if (known !== undefined) return known;
  const written = `${quote(key)}:`;
  if (key.length <= LONGEST_LABEL && labels.size < MOST_LABELS) labels.set(key, written);
  return written;
}

/** Sorted in place by UTF-16 code units; insertion sort wins on the few keys that objects have. */
function sorted(keys: string[]): string[] {
  if (keys.length > 24) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let j = i;
    for (; j > 0 && keys[j - 1]! > key; j--) keys[j] = keys[j - 1]!;
    keys[j] = key;
  }
  return keys;
}

/** JSON.stringify escapes as section 3.2.2.2 demands; most short strings need no escape at all. */
function quote(text: string): string {
  if (text.length > SHORT) return escaped(text);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff))
      return escaped(text);
  }
  return `"${text}"`;
}

function escaped(text: string): string {
  if (!text.isWellFormed()) throw new CanonicalError('a lone surrogate is not Unicode text');
  if (leftOut !== undefined && text.length >= LONG) {
    leftOut.push(text);
    return GAP;
  }
  return JSON.stringify(text);
}
