import type { VerifyOptions } from '../../contract/index.ts';
import type { Check } from '../../domain/check.ts';
import type { Question } from '../../domain/engine.ts';
import { describeIdentity, SemanticUnavailable } from '../../semantic/port.ts';
import { type DeepQuestion, type OpenPart, openPart } from '../../semantic/question.ts';
import { type Engine, isLarge } from '../engine/pool.ts';
import type { Judging, Occasion } from '../house.ts';
import type { SemanticLayer } from './layer.ts';

/** The checks after semantic verification, and the models that judged: none where no claim needed them. */
export interface Deepened {
  readonly checks: readonly Check[];
  readonly model?: string;
}

/** The two engines. */
type Engines = Pick<Judging, 'semantic' | 'clock'> & { readonly engine: Pick<Engine, 'check'> };

/**
 * The checks of the deterministic engine, and of the semantic layer what that leaves open. A question that is not large
 * goes to a thread of the layer for both, so that requests that did not ask for it do not wait for it.
 * @param bytes as the engine takes it
 * @param occasion of which it takes the deadline, what it is to do without a model or a place in the queue, and the watch
 * @throws Refused with `overloaded` for a full queue or a lapse of time; SemanticUnavailable where the occasion insists
 */
export async function checkDeeply(
  engines: Engines,
  question: Question,
  bytes: number,
  { top_k_semantic, entailment_threshold }: Pick<VerifyOptions, 'top_k_semantic' | 'entailment_threshold'>,
  occasion: Pick<Occasion, 'deadline' | 'insists' | 'patient' | 'watch'>,
): Promise<Deepened> {
  const deep = { ...question, top_k: top_k_semantic, threshold: entailment_threshold };
  const left = (): number => occasion.deadline - engines.clock.monotonic();
  const whole = isLarge(question, bytes) ? undefined : engines.semantic.judgeWhole(deep, left());
  if (whole !== undefined) {
    try {
      const { checks, identity, deepened } = await whole;
      return { checks, ...(deepened && { model: describeIdentity(identity) }) };
    } catch (error) {
      if (occasion.insists === true || !(error instanceof SemanticUnavailable)) throw error;
    } finally {
      occasion.watch.lap('semantic');
    }
  }
  const checks = await engines.engine.check(question, bytes, left());
  occasion.watch.lap('verify');
  // Whoever had no model a moment ago is not asked, and waited for, once more.
  if (whole !== undefined) return { checks: withoutModel(openPart(deep, checks), checks) };
  const deepened = await deepen(engines.semantic, deep, checks, left(), occasion);
  occasion.watch.lap('semantic');
  return deepened;
}

/**
 * Asks the semantic layer of the claims that the deterministic engine left open. Where no model is to be had
 * these claims are ambiguous: nobody knows whether the evidence says them in other words.
 */
async function deepen(
  semantic: SemanticLayer,
  question: DeepQuestion,
  checks: readonly Check[],
  time_ms: number,
  { insists, patient }: Pick<Occasion, 'insists' | 'patient'>,
): Promise<Deepened> {
  const open = openPart(question, checks);
  if (open === undefined) return { checks };
  try {
    const found = await semantic.judge(open.question, time_ms, patient);
    return { checks: open.complete(found.checks), model: describeIdentity(found.identity) };
  } catch (error) {
    if (insists === true || !(error instanceof SemanticUnavailable)) throw error;
    return { checks: withoutModel(open, checks) };
  }
}

/** The checks where no model is to be had for the open part. */
function withoutModel(open: OpenPart | undefined, checks: readonly Check[]): readonly Check[] {
  return open === undefined ? checks : open.complete(open.question.checks.map(unjudged));
}

/** What the deterministic engine supports stands; all else that was left open is not known. */
function unjudged(check: Check): Check {
  if (check.status === 'supported') return check;
  return { ...check, status: 'ambiguous', reason: 'semantic_unavailable' };
}
