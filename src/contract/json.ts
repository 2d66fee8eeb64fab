import { isUtf8 } from 'node:buffer';
import type { Json } from '../domain/json.ts';
import { findFaults } from './json-faults.ts';
import { type Fault, type Outcome, refuse } from './problems.ts';

/** Levels of arrays and objects that a body may have (contract.md, Requests). */
export const MAX_DEPTH = 64;

/**
 * Reads a body as one JSON value (RFC 8259), strictly: UTF-8 alone (a byte order mark in front is skipped),
 * no duplicate key in an object, no lone surrogate, no number beyond what a double holds, at most 64 levels.
 * Integers that a double would alter are refused too: `9007199254740993` must not be read as another number.
 * Keys such as `__proto__` are data. Faults carry a JSON Pointer, and line and column in the message.
 *
 * A body without faults is read by the native parser and checked in one pass over its text and one over its
 * value; only a faulty one is read a second time, to say where and why.
 */
export function readJson(body: Uint8Array): Outcome<Json> {
  if (!isUtf8(body)) return refused([{ pointer: '', message: notUtf8(body) }]);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return readJsonText(bytes.toString('utf8', hasMark ? 3 : 0));
}

/** Reads a text as `readJson` reads a body. */
export function readJsonText(text: string): Outcome<Json> {
  const keys = countKeys(text);
  if (keys === TOO_DEEP) return refused(findFaults(text, MAX_DEPTH));
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(findFaults(text, MAX_DEPTH));
  }
  const survey = { keys: 0, suspect: !text.isWellFormed() };
  visit(value, survey, text.includes('\\u'));
  if (survey.keys === keys && !survey.suspect) return { ok: true, value };
  const faults = findFaults(text, MAX_DEPTH);
  return faults.length === 0 ? { ok: true, value } : refused(faults);
}

function refused(faults: readonly Fault[]): Outcome<Json> {
  return { ok: false, refusal: refuse('invalid_json', faults) };
}

const TOO_DEEP = -1;

/**
 * Counts the keys of all objects in a JSON text: its colons outside strings. `TOO_DEEP` past the limit, found
 * before the parser builds anything.
 */
function countKeys(text: string): number {
  let keys = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22:
        at = endOfString(text, at);
        if (at < 0) return keys;
        break;
      case 0x3a:
        keys++;
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > MAX_DEPTH) return TOO_DEEP;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        break;
    }
  }
  return keys;
}

/** The place of the quote that closes the string opened at `start`; -1 where none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** Whether an odd number of backslashes stands before a place. Each run is counted once: linear in all. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 0x5c) before--;
  return (at - before) % 2 === 1;
}

interface Survey {
  /** Keys that the value holds: fewer than the text where one stood twice in an object. */
  keys: number;
  /** Whether something calls for a closer look at the text. */
  suspect: boolean;
}

/** Counts keys, looks for numbers that a double alters and, where the text has escapes, for lone surrogates. */
function visit(value: Json, survey: Survey, escapes: boolean): void {
  if (typeof value === 'string') {
    if (escapes && !value.isWellFormed()) survey.suspect = true;
  } else if (typeof value === 'number') {
    if (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER) survey.suspect = true;
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) visit(value[i], survey, escapes);
  } else if (value !== null) {
    const object = value as { readonly [key: string]: Json };
    for (const key in object) {
      survey.keys++;
      if (escapes && !key.isWellFormed()) survey.suspect = true;
      visit(object[key]!, survey, escapes);
    }
  }
}

/** Names the first byte that breaks the encoding: where decoding and encoding again does not give it back. */
function notUtf8(body: Uint8Array): string {
  const again = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body));
  const offset = body.findIndex((byte, at) => byte !== again[at]);
  return `byte ${offset} of the body is not UTF-8. Send the body encoded as UTF-8.`;
}
