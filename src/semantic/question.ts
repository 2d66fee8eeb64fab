import type { Check } from '../domain/check.ts';
import type { Question } from '../domain/engine.ts';

/** A question to both engines. */
export interface DeepQuestion extends Question {
  /** Passages read for a statement, at most. */
  readonly top_k: number;
  /** Probability in [0, 1] from which entailment is taken for support, and contradiction for a conflict. */
  readonly threshold: number;
}

/** What the semantic layer is asked: the claims that the deterministic engine left open. */
export interface SemanticQuestion extends DeepQuestion {
  /** What the deterministic engine said of each claim, in the order of the claims. */
  readonly checks: readonly Check[];
}

/**
 * Whether a check leaves something to the semantic layer: no citation carries the claim. What the evidence
 * contradicts stays contradicted, and what was not evaluated stays so: no model overrules either.
 */
export function leftOpen(check: Check): boolean {
  if (check.conflicts.length > 0 || check.reason === 'evaluation_incomplete') return false;
  return check.status !== 'supported' || check.citations.length === 0;
}

/** The part of a question that the deterministic engine left open. */
export interface OpenPart {
  readonly question: SemanticQuestion;
  /** All checks of the whole question, those of the open claims replaced by these. */
  readonly complete: (checks: readonly Check[]) => readonly Check[];
}

/**
 * The open part of a question; undefined where it has none, or no evidence that can be read.
 * @param checks what the deterministic engine said of the claims
 */
export function openPart(question: DeepQuestion, checks: readonly Check[]): OpenPart | undefined {
  if (question.evidence.every((source) => source.type === 'faulty')) return undefined;
  const open = checks.flatMap((check, i) => (leftOpen(check) ? [i] : []));
  if (open.length === 0) return undefined;
  const of = <T>(all: readonly T[]): readonly T[] => open.map((i) => all[i]!);
  return {
    question: { ...question, claims: of(question.claims), checks: of(checks) },
    complete(found) {
      const whole = [...checks];
      for (const [i, place] of open.entries()) whole[place] = found[i]!;
      return whole;
    },
  };
}
