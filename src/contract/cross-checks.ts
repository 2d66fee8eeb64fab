import type { Json, JsonObject } from '../domain/json.ts';
import { canonicalText } from '../text/canonical.ts';
import { dividesMonths, readDuration } from '../text/duration.ts';
import { instantOf } from './instant.ts';
import { describeLimit, LIMITS, type Limits } from './limits.ts';
import { descend } from './pointer.ts';
import { type Fault, MOST_FOUND } from './problems.ts';

/**
 * What a schema cannot say: spellings that disagree, ids given twice, sources without content, citations whose
 * ends do not meet, evidence that is too much in all. Reads what has the right shape and passes over the rest,
 * which the schema names, so that all faults of a request are told at once.
 */
export function crossChecks(body: Json, limits: Limits): readonly Fault[] {
  const faults: Fault[] = [];
  checkAge(body, faults);
  checkQuestion(body, '', limits, faults);
  return faults;
}

/** The same for a batch: each entry is read as a request of its own, and each has an id of its own. */
export function crossCheckBatch(body: Json, limits: Limits): readonly Fault[] {
  const jobs = asObject(body)?.jobs;
  const faults: Fault[] = [];
  checkAge(body, faults);
  if (!Array.isArray(jobs) || jobs.length > limits.batch_entries) return faults;
  checkIds(jobs, { list: '/jobs', name: 'entry', letter: 'e', spelling: 'id' }, faults);
  for (let i = 0; i < jobs.length && faults.length < MOST_FOUND; i++) {
    checkQuestion(jobs[i], `/jobs/${i}`, limits, faults);
  }
  return faults;
}

/** @param base where the claims and sources stand, as a JSON Pointer */
function checkQuestion(question: Json | undefined, base: string, limits: Limits, faults: Fault[]): void {
  const { claims, sources } = asObject(question) ?? {};
  // An array beyond its limit is a fault of its own; reading it whole would only cost time.
  if (Array.isArray(claims) && claims.length <= limits.claims) checkClaims(claims, base, faults);
  if (Array.isArray(sources) && sources.length <= limits.sources) {
    checkSources(sources, base, faults);
    checkEvidenceSize(sources, base, limits, faults);
  }
}

function checkClaims(claims: readonly Json[], base: string, faults: Fault[]): void {
  checkIds(claims, { list: `${base}/claims`, name: 'claim', letter: 'c', spelling: 'claim_id' }, faults);
  claims.forEach((claim, i) => {
    const citations = asObject(claim)?.citations;
    if (!Array.isArray(citations)) return;
    citations.forEach((citation, j) => {
      checkSpan(asObject(citation), `${base}/claims/${i}/citations/${j}`, faults);
    });
  });
}

function checkSpan(citation: JsonObject | undefined, pointer: string, faults: Fault[]): void {
  const { start, end } = citation ?? {};
  if ((start === undefined) !== (end === undefined)) {
    faults.push({ pointer, message: 'start and end belong together. Give both or neither.' });
  } else if (typeof start === 'number' && typeof end === 'number' && start >= end) {
    faults.push({
      pointer: descend(pointer, 'end'),
      message: `end is ${end}, but must be greater than start (${start}).`,
    });
  }
}

function checkAge(body: Json, faults: Fault[]): void {
  const age = asObject(asObject(body)?.options)?.max_evidence_age;
  if (typeof age !== 'string' || age.length > 64 || readDuration(age) !== undefined) return;
  const message = `max_evidence_age is ${JSON.stringify(age)}, but ${ageFault(age)}`;
  faults.push({ pointer: '/options/max_evidence_age', message });
}

/** What is wrong with a text that is no duration, or none that is read. */
function ageFault(age: string): string {
  if (dividesMonths(age))
    return 'a fraction of years or months is of no certain length. Write it in days, as P45D or P45.5D.';
  if (readDuration(age.replace(/\d+/g, '1')) !== undefined)
    return 'its numbers may have 6 digits at the most (of hours and minutes 8, of seconds 9; 6 behind the point). Shorten them, or leave max_evidence_age out: then evidence of any age is taken.';
  return 'must be an ISO 8601 duration. Write it as P30D, PT12H or P1Y6M.';
}

/** A time that is given in words of the caller's. */
export function checkInstant(object: JsonObject, name: string, pointer: string, faults: Fault[]): void {
  const value = object[name];
  if (typeof value !== 'string' || value.length > 64 || instantOf(value) !== undefined) return;
  const message = `${name} is ${JSON.stringify(value)}, but must be a time. Write it as 2026-03-11 or 2026-03-11T13:22:05Z.`;
  faults.push({ pointer: descend(pointer, name), message });
}

interface Naming {
  readonly list: string;
  readonly name: string;
  readonly letter: string;
  /** The field that holds the id; `id` is its other spelling. */
  readonly spelling: string;
}

/** Each id once: ids that are given, and those that entries without one get by their position. */
function checkIds(entries: readonly Json[], naming: Naming, faults: Fault[]): void {
  const { list, name, letter, spelling } = naming;
  const owners = new Map<string, number>();
  entries.forEach((entry, i) => {
    const object = asObject(entry);
    if (object === undefined) return;
    const pointer = `${list}/${i}`;
    checkSpellings(object, spelling, 'id', pointer, faults);
    const given = object[spelling] ?? object.id;
    const id = given ?? `${letter}${i + 1}`;
    if (typeof id !== 'string') return;
    const owner = owners.get(id);
    if (owner === undefined) owners.set(id, i);
    else
      faults.push({
        pointer: given === undefined ? pointer : descend(pointer, object[spelling] ? spelling : 'id'),
        message: twice(id, owner),
      });
  });

  function twice(id: string, owner: number): string {
    const shown = JSON.stringify(id.length > 64 ? `${id.slice(0, 64).toWellFormed()}…` : id);
    return `${shown} is the id of the ${name} ${list}/${owner} too (${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} without an id gets ${letter}1, ${letter}2… by position). Give each an id of its own.`;
  }
}

export function checkSpellings(
  object: JsonObject,
  one: string,
  other: string,
  pointer: string,
  faults: Fault[],
): void {
  if (object[one] === undefined || object[other] === undefined || object[one] === object[other]) return;
  faults.push({
    pointer: descend(pointer, other),
    message: `${other} and ${one} are two spellings of one field, but differ. Keep one.`,
  });
}

function checkSources(sources: readonly Json[], base: string, faults: Fault[]): void {
  checkIds(sources, { list: `${base}/sources`, name: 'source', letter: 's', spelling: 'source_id' }, faults);
  sources.forEach((entry, i) => {
    const source = asObject(entry);
    if (source === undefined) return;
    const pointer = `${base}/sources/${i}`;
    checkSpellings(source, 'text', 'content', pointer, faults);
    checkInstant(source, 'observed_at', pointer, faults);
    const message = contentFault(source);
    if (message !== undefined) faults.push({ pointer, message });
  });
}

/** Each source has one content, or refers to one. */
function contentFault(source: JsonObject): string | undefined {
  const hasText = source.text !== undefined || source.content !== undefined;
  const hasData = source.data !== undefined;
  const hasDataUri = isDataUri(source.uri);
  if (hasText && hasData) return 'the source has both text and data. Send two sources.';
  if (hasDataUri && (hasText || hasData))
    return 'the source has a data: URI beside its content. Keep one of the two.';
  const refers =
    !hasText &&
    !hasDataUri &&
    [source.uri, source.source_id, source.id, source.checksum].some((field) => field !== undefined);
  // What it refers to may be data: so it is listed, and so it may be asked for.
  if (source.type === 'data' && !hasData && !refers)
    return 'the source has type data, but no data. Add the field data.';
  if (source.type === 'text' && hasData) return 'the source has type text, but data. Set type to data.';
  if (!hasText && !hasData && !hasDataUri && !refers)
    return 'the source is empty. Give it text, data, or a reference to evidence.';
  return undefined;
}

function checkEvidenceSize(sources: readonly Json[], base: string, limits: Limits, faults: Fault[]): void {
  let bytes = 0;
  for (const entry of sources) {
    const source = asObject(entry) ?? {};
    const text = source.text ?? source.content ?? (isDataUri(source.uri) ? source.uri : undefined);
    if (typeof text === 'string') bytes += Buffer.byteLength(text);
    else if (source.data !== undefined) bytes += Buffer.byteLength(canonicalText(source.data));
  }
  if (bytes <= limits.evidence_bytes) return;
  faults.push({
    pointer: `${base}/sources`,
    message:
      `the evidence of all sources takes ${bytes} bytes; the limit is ${describeLimit('evidence_bytes', limits.evidence_bytes)}` +
      ` (setting ${LIMITS.evidence_bytes.setting}). Split the request, or send the passages that matter.`,
  });
}

/** Whether a URI carries its content (RFC 2397). */
export function isDataUri(uri: Json | undefined): uri is string {
  return typeof uri === 'string' && uri.slice(0, 5).toLowerCase() === 'data:';
}

export function asObject(value: Json | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}
