import { isUtf8 } from 'node:buffer';
import type { Json } from '../domain/json.ts';
import { outlineOf } from '../text/json-outline.ts';
import { findFaults, isCutShort } from './json-faults.ts';
import { LIMITS, type Limits } from './limits.ts';
import { number } from './messages.ts';
import { type Fault, type Outcome, type Refusal, refuse } from './problems.ts';

/** Levels of arrays and objects that a body may have (contract.md, Requests). */
export const MAX_DEPTH = 64;

/** How many values a body may hold, and the setting that moves it. */
export interface ValueLimit {
  readonly values: number;
  readonly setting: string;
}

/**
 * Reads a body as one JSON value (RFC 8259), strictly: UTF-8 alone (a byte order mark in front is skipped),
 * no duplicate key in an object, no lone surrogate, no number beyond what a double holds, at most 64 levels.
 * Integers that a double would alter are refused too: `9007199254740993` must not be read as another number.
 * Keys such as `__proto__` are data. Faults carry a JSON Pointer, and line and column in the message.
 *
 * A body without faults is read by the native parser and checked in one pass over its text and one over its
 * value; only a faulty one is read a second time, to say where and why.
 * @param most values that it may hold, so that many small ones in a large body do not take all memory, nor hold the
 *   thread: the native parser cannot be stopped
 */
export function readJson(body: Uint8Array, most?: ValueLimit): Outcome<Json> {
  if (!isUtf8(body)) return refused([{ pointer: '', message: notUtf8(body) }]);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return readJsonText(bytes.toString('utf8', hasMark ? 3 : 0), most);
}

/** Reads the body of one request under its limit of values. */
export function readBody(body: Uint8Array, { body_values }: Limits): Outcome<Json> {
  return readJson(body, { values: body_values, setting: LIMITS.body_values.setting });
}

/** Reads a text as `readJson` reads a body. */
export function readJsonText(text: string, most?: ValueLimit): Outcome<Json> {
  const { keys, values, depth } = outlineOf(text, MAX_DEPTH);
  if (depth > MAX_DEPTH) return refused(findFaults(text, MAX_DEPTH));
  if (most !== undefined && values > most.values) return { ok: false, refusal: tooManyValues(most) };
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(findFaults(text, MAX_DEPTH));
  }
  const found = { keys: 0, suspect: !text.isWellFormed() };
  visit(value, found, text.includes('\\u'));
  if (found.keys === keys && !found.suspect) return { ok: true, value };
  const faults = findFaults(text, MAX_DEPTH);
  return faults.length === 0 ? { ok: true, value } : refused(faults);
}

function refused(faults: readonly Fault[]): Outcome<Json> {
  return { ok: false, refusal: refuse('invalid_json', faults, isCutShort(faults)) };
}

function tooManyValues({ values, setting }: ValueLimit): Refusal {
  const detail =
    `The body holds more than ${number(values)} values. ` +
    `Split it, send fewer and larger ones, or raise the setting ${setting}.`;
  return { code: 'payload_too_large', detail };
}

interface Findings {
  /** Keys that the value holds: fewer than the text where one stood twice in an object. */
  keys: number;
  /** Whether something calls for a closer look at the text. */
  suspect: boolean;
}

/** Counts keys, looks for numbers that a double alters and, where the text has escapes, for lone surrogates. */
function visit(value: Json, findings: Findings, escapes: boolean): void {
  if (typeof value === 'string') {
    if (escapes && !value.isWellFormed()) findings.suspect = true;
  } else if (typeof value === 'number') {
    if (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER) findings.suspect = true;
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) visit(value[i], findings, escapes);
  } else if (value !== null) {
    const object = value as { readonly [key: string]: Json };
    for (const key in object) {
      findings.keys++;
      if (escapes && !key.isWellFormed()) findings.suspect = true;
      visit(object[key]!, findings, escapes);
    }
  }
}

/** Names the first byte that breaks the encoding: where decoding and encoding again does not give it back. */
function notUtf8(body: Uint8Array): string {
  const again = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body));
  const offset = body.findIndex((byte, at) => byte !== again[at]);
  return `byte ${offset} of the body is not UTF-8. Send the body encoded as UTF-8.`;
}
