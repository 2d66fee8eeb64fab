/**
 * Questions answered lately, with their checks. Verification is pure: what a gate asks again, word for word and of
 * the same evidence, has the same answer, and is not worked out twice.
 */
import type { Check } from '../../domain/check.ts';
import type { Question } from '../../domain/engine.ts';

/** Characters of questions and checks that are kept at the most. */
const CAPACITY = 2 * 1024 * 1024;
/** What a check, and each part of it, takes beside its text, in characters. */
const PART_WEIGHT = 200;

/** What tells a question from others: contents by their checksums. */
export function keyOf({ evidence, ...question }: Question): string {
  const contents = evidence.map((one) =>
    one.type === 'faulty' ? one : [one.type, one.source_id, one.title ?? null, one.checksum],
  );
  const { claims, min_coverage, citations, evidence_limit } = question;
  return JSON.stringify([claims, min_coverage, citations, evidence_limit, contents]);
}

function weightOf(checks: readonly Check[]): number {
  let weight = 0;
  const add = (text: string): void => {
    weight += PART_WEIGHT + text.length;
  };
  for (const check of checks) {
    add(check.claim_text);
    for (const { quote } of check.citations) add(quote);
    for (const { snippet } of check.evidence) add(snippet);
    for (const { quote } of check.conflicts) add(quote);
    for (const { text } of check.gaps) add(text);
  }
  return weight;
}

interface Known {
  readonly checks: readonly Check[];
  readonly weight: number;
}

/** Bounded by what its answers take; the one that was asked for longest ago goes first. */
export class RecentAnswers {
  readonly #capacity: number;
  readonly #answers = new Map<string, Known>();
  #latest: { readonly key: string; readonly checks: readonly Check[] } | undefined;
  #weight = 0;

  /** @param capacity characters of questions and checks that are kept at the most */
  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** @param key as `keyOf` gives it */
  find(key: string): readonly Check[] | undefined {
    // What is asked again and again is the latest already: it need not be put there.
    if (key === this.#latest?.key) return this.#latest.checks;
    const found = this.#answers.get(key);
    if (found === undefined) return undefined;
    this.#answers.delete(key);
    this.#put(key, found);
    return found.checks;
  }

  keep(key: string, checks: readonly Check[]): void {
    const weight = key.length + weightOf(checks);
    if (weight > this.#capacity || this.#answers.has(key)) return;
    this.#put(key, { checks, weight });
    this.#weight += weight;
    for (const [oldest, other] of this.#answers) {
      if (this.#weight <= this.#capacity) break;
      this.#answers.delete(oldest);
      this.#weight -= other.weight;
    }
  }

  #put(key: string, known: Known): void {
    this.#answers.set(key, known);
    this.#latest = { key, checks: known.checks };
  }
}
