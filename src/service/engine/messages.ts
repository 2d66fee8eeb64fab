import type { Extraction } from '../../domain/answer.ts';
import type { Check } from '../../domain/check.ts';
import type { AnswerQuestion, Question } from '../../domain/engine.ts';
import type { PackedQuestion } from './kept.ts';
import type { Answered } from './small.ts';

/** What a worker thread is started with. */
export interface EngineMemory {
  /** Bytes of read evidence that it keeps between questions; as many as the verifier says without it. */
  readonly memory?: number;
}

/** What a worker thread is asked; `each` for a word of every check as it is made. */
export type PackedTask =
  | { readonly check: PackedQuestion; readonly each: boolean }
  | { readonly small: readonly Question[] }
  | { readonly claims: AnswerQuestion };

/** What a worker thread answers: any number of checks seen and faults, then one of the others. */
export type Reply =
  | { readonly seen: Check }
  | { readonly checks: readonly Check[] }
  | { readonly answers: readonly Answered[] }
  | { readonly extraction: Extraction }
  /** Where the engine failed on a claim, before the check that says that the claim was not evaluated. */
  | { readonly fault: string }
  /** Evidence of the question is not held any more: it has to come whole. */
  | { readonly missing: true }
  | { readonly error: string };
