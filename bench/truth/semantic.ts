/** The semantic layer for measurements: in this thread, with the models that the settings name. */

import { semanticOptions } from '../../src/app/semantic.ts';
import { readSettings } from '../../src/app/settings.ts';
import type { Check } from '../../src/domain/check.ts';
import type { Question } from '../../src/domain/engine.ts';
import { SemanticJudge } from '../../src/semantic/judge.ts';
import { openModel } from '../../src/semantic/open.ts';
import { describeIdentity } from '../../src/semantic/port.ts';
import { leftOpen } from '../../src/semantic/question.ts';
import { VectorCache } from '../../src/semantic/vectors.ts';
import { createExaminer, createVerifier } from '../../src/verify/index.ts';

/** A check with what the semantic layer finds, at the defaults of the specification. */
export type Deepen = (question: Question, check: Check) => Promise<Check>;

export interface Deepening {
  readonly identity: string;
  readonly deepen: Deepen;
  close(): Promise<void>;
}

/** Opens the models of the settings in force. Rejects where there are none: nothing is measured of nothing. */
export async function openDeepening(): Promise<Deepening> {
  const { config } = semanticOptions(readSettings(process.env));
  const model = await openModel(config);
  const judge = new SemanticJudge({
    model,
    verifier: createVerifier(),
    open: createExaminer(),
    vectors: new VectorCache(config.cache_bytes),
  });
  return {
    identity: describeIdentity(model.identity),
    async deepen(question, check) {
      if (!leftOpen(check)) return check;
      return (await judge.judge({ ...question, checks: [check], top_k: 8, threshold: 0.85 }))[0]!;
    },
    close: () => model.close(),
  };
}
