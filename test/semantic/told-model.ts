/** A judge over a model that says of each pair what it is told to say. */
import type { Check } from '../../src/domain/check.ts';
import { type JudgeParts, SemanticJudge } from '../../src/semantic/judge.ts';
import type { Entailment, Pair, SemanticModel } from '../../src/semantic/port.ts';
import { VectorCache } from '../../src/semantic/vectors.ts';
import { createExaminer, createVerifier } from '../../src/verify/index.ts';
import { type Given, questionOf } from '../verify/ask.ts';
import { wordVector } from './model-server.ts';

const verifier = createVerifier();
const open = createExaminer();

export type Judge = (pair: Pair) => Entailment;

/** @param parts others than the engine of this package */
export function judgeOver(says: Judge, weighsDoubts = false, parts: Partial<JudgeParts> = {}): SemanticJudge {
  const model: SemanticModel = {
    weighsDoubts,
    identity: { tier: 'builtin', models: [] },
    batch: { embed: 16, entail: 8, calls: 1 },
    embed: async (texts) => texts.map((text) => Float32Array.from(wordVector(text))),
    entail: async (pairs) => pairs.map(says),
    close: async () => {},
  };
  return new SemanticJudge({ model, verifier, open, vectors: new VectorCache(1 << 20), ...parts });
}

/** A model that takes every passage for the claim. */
export const yes: Judge = () => ({ entail: 0.99, neutral: 0.01, contradict: 0 });

/** The check of one claim against one source by both engines. */
export async function askOf(source: Given, claim: string, says: Judge = yes): Promise<Check> {
  const question = { ...questionOf([claim], [source]), top_k: 8, threshold: 0.85 };
  const { checks } = await judgeOver(says).judgeWhole(question);
  return checks[0]!;
}
