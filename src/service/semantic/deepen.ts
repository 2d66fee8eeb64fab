import type { VerifyOptions } from '../../contract/index.ts';
import type { Check } from '../../domain/check.ts';
import type { Question } from '../../domain/engine.ts';
import { describeIdentity, SemanticUnavailable } from '../../semantic/port.ts';
import { leftOpen } from '../../semantic/question.ts';
import type { SemanticLayer } from './layer.ts';

/** A question with what the deterministic engine said of its claims. */
export interface Answered extends Question {
  readonly checks: readonly Check[];
}

/** The checks after semantic verification, and the models that judged: none where no claim needed them. */
export interface Deepened {
  readonly checks: readonly Check[];
  readonly model?: string;
}

/**
 * Asks the semantic layer of the claims that the deterministic engine left open. Where no model is to be had
 * these claims are ambiguous: nobody knows whether the evidence says them in other words.
 * @param time_ms time that it may take
 * @param insists where no model is to be had, throws SemanticUnavailable instead
 * @param patient waits for a place in a queue that is full, as long as it may take
 * @throws Refused with `overloaded` for a full queue or a lapse of time
 */
export async function deepen(
  { semantic }: { readonly semantic: SemanticLayer },
  { checks, ...question }: Answered,
  { top_k_semantic, entailment_threshold }: VerifyOptions,
  time_ms: number,
  { insists, patient }: { readonly insists?: boolean; readonly patient?: boolean },
): Promise<Deepened> {
  const readable = question.evidence.some((source) => source.type !== 'faulty');
  const open = checks.flatMap((check, i) => (readable && leftOpen(check) ? [i] : []));
  if (open.length === 0) return { checks };
  const asked = {
    ...question,
    claims: open.map((i) => question.claims[i]!),
    checks: open.map((i) => checks[i]!),
    top_k: top_k_semantic,
    threshold: entailment_threshold,
  };
  try {
    const found = await semantic.judge(asked, time_ms, patient);
    return { checks: replaced(checks, open, found.checks), model: describeIdentity(found.identity) };
  } catch (error) {
    if (insists === true || !(error instanceof SemanticUnavailable)) throw error;
    return { checks: replaced(checks, open, asked.checks.map(unjudged)) };
  }
}

function replaced(checks: readonly Check[], at: readonly number[], by: readonly Check[]): readonly Check[] {
  const whole = [...checks];
  at.forEach((place, i) => {
    whole[place] = by[i]!;
  });
  return whole;
}

/** What the deterministic engine supports stands; all else that was left open is not known. */
function unjudged(check: Check): Check {
  if (check.status === 'supported') return check;
  return { ...check, status: 'ambiguous', reason: 'semantic_unavailable' };
}
