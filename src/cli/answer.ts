/** `touchstone authorize --answer`: an answer from a file, or from standard input and judged as it arrives. */
import { TextDecoder } from 'node:util';
import { readJson } from '../contract/index.ts';
import type { Check } from '../domain/check.ts';
import type { JsonObject } from '../domain/json.ts';
import { extract } from '../extract/index.ts';
import { deliberate } from '../service/authorize.ts';
import type { Judging } from '../service/house.ts';
import { Refused } from '../service/refused.ts';
import { UsageError } from './exit.ts';
import { readInput } from './input.ts';
import { LOCAL, localOccasion } from './local.ts';

/** The request that an answer is judged by: its sources and requirements; an empty one without a file. */
export function requestFor(file: string | undefined): JsonObject {
  if (file === undefined) return {};
  const read = readJson(readInput(file));
  if (!read.ok) throw new Refused(read.refusal);
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(`${file} is no request: it must be a JSON object.`);
  const taken = ['answer', 'output', 'answer_text'].find((field) => Object.hasOwn(value, field));
  if (taken !== undefined)
    throw new UsageError(`${file} has a field ${taken} beside --answer. Leave out one of the two.`);
  return value as JsonObject;
}

/** The body of the request with its answer. */
export const bodyWith = (request: JsonObject, answer: string): Buffer =>
  Buffer.from(JSON.stringify({ ...request, answer }));

/** Share by which the finished part must have grown to be judged again: the work stays in proportion. */
const GROWTH = 1.05;

/**
 * Reads an answer piece by piece, and tells of each check of a finished sentence once.
 * @returns the whole answer
 * @throws UsageError where it is not UTF-8
 */
export async function readArriving(
  house: Judging,
  request: JsonObject,
  pieces: AsyncIterable<Uint8Array>,
  told: (check: Check) => void,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let judged = 0;
  let count = 0;
  for await (const piece of pieces) {
    text += decode(decoder, piece);
    const finished = finishedPart(text);
    if (finished.length <= judged * GROWTH) continue;
    judged = finished.length;
    const { checks } = await deliberate(house, LOCAL.tenant, bodyWith(request, finished), localOccasion());
    for (const check of checks.slice(count)) told(check);
    count = Math.max(count, checks.length);
  }
  return text + decode(decoder);
}

/** The text of an answer. @throws UsageError where it is not UTF-8 */
export const answerIn = (bytes: Uint8Array): string =>
  decode(new TextDecoder('utf-8', { fatal: true }), bytes, false);

function decode(decoder: TextDecoder, piece?: Uint8Array, stream = true): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream });
  } catch {
    throw new UsageError('The answer is not UTF-8.');
  }
}

/** What comes before the last sentence: that one may go on. */
function finishedPart(text: string): string {
  const { statements, skipped } = extract({ answer: text, sources: [], most: Number.POSITIVE_INFINITY });
  const last = Math.max(statements.at(-1)?.start ?? 0, skipped.at(-1)?.start ?? 0);
  return text.slice(0, last);
}
