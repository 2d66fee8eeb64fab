/** What the schema cannot say of an answer: spellings that disagree, an empty text, one that is too long or out of place. */
import type { Json, JsonObject } from '../domain/json.ts';
import { asObject } from './cross-checks.ts';
import { describeLimit, LIMITS, type Limits } from './limits.ts';
import { codePoints, number } from './messages.ts';
import type { Fault } from './problems.ts';

/** The spellings of the field that asks for Output mode. */
export const ANSWER_FIELDS = ['answer', 'output', 'answer_text'] as const;

/** The faults of the answer of a request, in each of its spellings. */
export function checkAnswer(body: Json, limits: Limits): readonly Fault[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const fields = body as JsonObject;
  const given = ANSWER_FIELDS.filter((field) => fields[field] !== undefined);
  const faults = given.flatMap((field) => textFault(field, fields[field], limits));
  const [first, ...others] = given;
  for (const other of others) {
    if (textOf(fields[other]) === textOf(fields[first])) continue;
    const message = `${other} and ${first} are two spellings of one field, but differ. Keep one.`;
    faults.push({ pointer: `/${other}`, message });
  }
  return faults;
}

/**
 * Where claims are missing and an answer is given that nothing here reads.
 * @param base where the claims would stand, as a JSON Pointer
 */
export function misplacedAnswer(question: Json | undefined, base: string): readonly Fault[] {
  const fields = asObject(question) ?? {};
  const field = ANSWER_FIELDS.find((name) => fields[name] !== undefined);
  if (field === undefined || fields.claims !== undefined) return [];
  const message = `claims is missing. Add it: ${field} belongs to POST /v2/authorize, which finds the claims in it.`;
  return [{ pointer: `${base}/claims`, message }];
}

function textOf(answer: Json): Json | undefined {
  const isObject = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  return isObject ? (answer as JsonObject).text : answer;
}

function textFault(field: string, answer: Json, limits: Limits): Fault[] {
  const text = textOf(answer);
  // What is no text, the schema names.
  if (typeof text !== 'string') return [];
  const pointer = text === answer ? `/${field}` : `/${field}/text`;
  if (text.trim() === '')
    return [{ pointer, message: `${field} is empty. Give it the text of the answer, or send claims.` }];
  const size = codePoints(text);
  if (size <= limits.answer_characters) return [];
  const limit = describeLimit('answer_characters', limits.answer_characters);
  const { setting } = LIMITS.answer_characters;
  const message = `${field} has ${number(size)} characters; the limit is ${limit} (setting ${setting}). Shorten it, or send it in parts.`;
  return [{ pointer, message }];
}
