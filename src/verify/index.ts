import { readFileSync } from 'node:fs';
import type { Question, Verifier } from '../domain/engine.ts';
import type { Evidence } from '../domain/evidence.ts';
import { LEXICON_VERSION, lexicon } from '../text/lexicon/bundled.ts';
import { bundledParser } from '../text/parse/bundled.ts';
import { nearness } from '../text/vectors/bundled.ts';
import type { Engine } from './case.ts';
import { makeExaminer, type OpenEvidence } from './examiner.ts';
import { type Forest, parseForest } from './judge/forest.ts';
import { makeNamer, parseReasons } from './reason/namer.ts';
import { type Explanation, makeExplainer } from './say/explain.ts';
import { makeVerifier, type VerifierOptions } from './verifier.ts';

export type {
  ClaimStatement,
  Examination,
  Objection,
  OpenEvidence,
  Passage,
  Span,
} from './examiner.ts';

export type {
  ExplainedMismatch,
  ExplainedSentence,
  ExplainedStatement,
  ExplainedUnit,
  Explanation,
} from './say/explain.ts';

/** Version of the rules that judge; it is part of every audit record. */
export const ENGINE_VERSION = '1.0.0';
export { LEXICON_VERSION };

const DEFAULT_MEMORY = 64 * 1024 * 1024;

/** The judge that lies in this package. */
export const bundledJudge = (): Forest =>
  parseForest(readFileSync(new URL('./judge/forest.bin', import.meta.url)));

/**
 * All that the engine knows, as it lies in this package. The parser's model too is read here: read with the first claim,
 * it would be missing where callers hold every descriptor by then.
 */
function bundled(): Engine {
  bundledParser();
  return {
    lexicon,
    nearness,
    forest: bundledJudge(),
    name: makeNamer(parseReasons(readFileSync(new URL('./reason/reasons.bin', import.meta.url)))),
  };
}

/**
 * The engine with the lexicon and judge that lie in this package.
 * @param options `memory`: bytes of read evidence it keeps; `onFault`: told of a claim that it fails on by a fault of its
 *   own, which is then `evaluation_incomplete`; without it such a fault is thrown
 */
export function createVerifier({
  memory = DEFAULT_MEMORY,
  onFault,
}: Partial<Pick<VerifierOptions, 'memory' | 'onFault'>> = {}): Verifier {
  return makeVerifier({ ...bundled(), memory, onFault });
}

/** The same engine for the layer above it: it opens evidence, finds sentences, and objects by its typed checks. */
export function createExaminer(
  options: { readonly memory?: number } = {},
): (evidence: readonly Evidence[]) => OpenEvidence {
  return makeExaminer(bundled(), options.memory ?? DEFAULT_MEMORY);
}

/** The same engine with its reasons: what accounts for each word of a claim, and what stands between. */
export function createExplainer(): (question: Question) => readonly Explanation[] {
  return makeExplainer({ ...bundled(), memory: DEFAULT_MEMORY });
}
export { TYPED } from './match/outweigh.ts';
