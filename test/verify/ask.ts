/** Questions to the engine as the tests write them: plain texts and plain data for sources. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import type { Check } from '../../src/domain/check.ts';
import type { ClaimCitation } from '../../src/domain/claim.ts';
import type { Question, Verifier } from '../../src/domain/engine.ts';
import type { Evidence, EvidenceFault } from '../../src/domain/evidence.ts';
import type { Json } from '../../src/domain/json.ts';
import { createVerifier } from '../../src/verify/index.ts';

/** A text, or data: an object or array. */
export type Given = string | { readonly [key: string]: Json } | readonly Json[];

/** What is given, as the name of a test tells it. */
export const written = (given: Given): string => (typeof given === 'string' ? given : JSON.stringify(given));

export interface Asked extends Partial<Omit<Question, 'claims' | 'evidence'>> {
  readonly citations_of_claim?: readonly ClaimCitation[];
  readonly titles?: readonly (string | undefined)[];
  readonly faults?: readonly EvidenceFault[];
  readonly verify?: Verifier;
}

const shared = createVerifier();

/** The evidence that `given` makes: sources `s1`, `s2`, … in order, after faulty ones `f1`, `f2`, … */
export function evidenceOf(
  given: readonly Given[],
  titles: Asked['titles'] = [],
  faults: readonly EvidenceFault[] = [],
): Evidence[] {
  const sources = given.map((content, i): Evidence => {
    const source_id = `s${i + 1}`;
    const title = titles[i];
    const named = title === undefined ? { source_id } : { source_id, title };
    if (typeof content === 'string')
      return { ...named, type: 'text', text: content, checksum: `sha256:${hash('sha256', content)}` };
    const checksum = `sha256:${hash('sha256', JSON.stringify(content))}`;
    return { ...named, type: 'data', data: content as Json, checksum };
  });
  return [
    ...faults.map((fault, i): Evidence => ({ source_id: `f${i + 1}`, type: 'faulty', fault })),
    ...sources,
  ];
}

export function questionOf(claims: readonly string[], given: readonly Given[], asked: Asked = {}): Question {
  const citations = asked.citations_of_claim ?? [];
  return {
    claims: claims.map((text, i) => ({ claim_id: `c${i + 1}`, text, citations })),
    evidence: evidenceOf(given, asked.titles, asked.faults),
    min_coverage: asked.min_coverage ?? 0.85,
    citations: asked.citations ?? 'required',
    evidence_limit: asked.evidence_limit ?? 5,
  };
}

/** The checks of several claims, each found to be well-formed. */
export function askAll(
  claims: readonly string[],
  given: readonly Given[],
  asked: Asked = {},
): readonly Check[] {
  const question = questionOf(claims, given, asked);
  const checks = (asked.verify ?? shared)(question);
  assert.deepEqual(
    checks.map((check) => [check.claim_id, check.claim_text]),
    question.claims.map(({ claim_id, text }) => [claim_id, text]),
  );
  for (const check of checks) assertWellFormed(check, question);
  return checks;
}

/** The check of one claim. */
export function ask(claim: string, given: readonly Given[], asked: Asked = {}): Check {
  return askAll([claim], given, asked)[0];
}

/** What must hold of every check, whatever was asked (verification.md, "What it gives for a claim"). */
export function assertWellFormed(check: Check, question: Question): void {
  const { coverage, status, reason, citations, evidence, gaps, conflicts, claim_text } = check;
  assert.ok(coverage >= 0 && coverage <= 1, `coverage ${coverage}`);
  assert.equal(reason === undefined, status === 'supported', `${status} with reason ${reason}`);
  if (status === 'supported') {
    assert.ok(coverage >= question.min_coverage && coverage > 0);
    assert.equal(conflicts.length, 0);
    if (question.citations === 'required') assert.ok(citations.length > 0);
  }
  assert.ok(evidence.length <= question.evidence_limit);
  for (const { source_id, quote, start, end, pointer } of [...citations, ...conflicts])
    assertPlace(question, source_id, quote, start, end, pointer);
  for (const { source_id, snippet, start, end } of evidence)
    if (textOf(question, source_id) !== undefined)
      assertPlace(question, source_id, snippet, start, end, undefined);
  for (const gap of gaps) {
    assert.ok(gap.start < gap.end);
    assert.equal(gap.text, claim_text.slice(gap.start, gap.end));
  }
}

function textOf({ evidence }: Question, source_id: string): string | undefined {
  const source = evidence.find((one) => one.source_id === source_id);
  return source?.type === 'text' ? source.text : undefined;
}

function assertPlace(
  question: Question,
  source_id: string,
  quote: string,
  start: number | undefined,
  end: number | undefined,
  pointer: string | undefined,
): void {
  const text = textOf(question, source_id);
  if (text !== undefined) {
    assert.equal(pointer, undefined);
    assert.ok(start !== undefined && end !== undefined && start < end);
    assert.equal(quote, text.slice(start, end));
    return;
  }
  const source = question.evidence.find((one) => one.source_id === source_id);
  assert.ok(source?.type === 'data', `no source ${source_id}`);
  assert.equal(start ?? end, undefined);
  const value = at(source.data, pointer ?? '?');
  assert.equal(quote, typeof value === 'string' ? value : JSON.stringify(value));
}

/** The value at a JSON Pointer (RFC 6901). */
function at(data: Json, pointer: string): Json {
  let value: Json = data;
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    assert.ok(typeof value === 'object' && value !== null && Object.hasOwn(value, key), `no ${pointer}`);
    value = (value as { readonly [key: string]: Json })[key];
  }
  return value;
}
