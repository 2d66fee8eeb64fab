import type { VerifyOptions } from '../../contract/index.ts';
import type { Check } from '../../domain/check.ts';
import type { Question } from '../../domain/engine.ts';
import { describeIdentity, SemanticUnavailable } from '../../semantic/port.ts';
import { type DeepQuestion, openPart } from '../../semantic/question.ts';
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
  { top_k_semantic, entailment_threshold }: VerifyOptions,
  occasion: Pick<Occasion, 'deadline' | 'insists' | 'patient' | 'watch'>,
): Promise<Deepened> {
  const deep = { ...question, top_k: top_k_semantic, threshold: entailment_threshold };
  const left = (): number => occasion.deadline - engines.clock.monotonic();
  const whole = isLarge(question, bytes) ? undefined : await askWhole(engines.semantic, deep, left());
  if (whole === undefined) {
    const checks = await engines.engine.check(question, bytes, left());
    occasion.watch.lap('verify');
    const deepened = await deepen(engines.semantic, deep, checks, left(), occasion);
    occasion.watch.lap('semantic');
    return deepened;
  }
  occasion.watch.lap('semantic');
  return whole;
}

/** Both engines in a thread of the layer; undefined where none is to be had. */
async function askWhole(
  semantic: SemanticLayer,
  question: DeepQuestion,
  time_ms: number,
): Promise<Deepened | undefined> {
  try {
    const found = await semantic.judgeWhole(question, time_ms);
    if (found === undefined) return undefined;
    const { checks, identity, deepened } = found;
    return { checks, ...(deepened && { model: describeIdentity(identity) }) };
  } catch (error) {
    if (!(error instanceof SemanticUnavailable)) throw error;
    return undefined;
  }
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
    return { checks: open.complete(open.question.checks.map(unjudged)) };
  }
}

/** What the deterministic engine supports stands; all else that was left open is not known. */
function unjudged(check: Check): Check {
  if (check.status === 'supported') return check;
  return { ...check, status: 'ambiguous', reason: 'semantic_unavailable' };
}
