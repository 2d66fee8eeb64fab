import type { Check } from '../../domain/check.ts';
import type { SemanticIdentity } from '../../semantic/port.ts';
import type { DeepQuestion, SemanticQuestion } from '../../semantic/question.ts';

/** What the thread is told; a question without checks is one to both engines. */
export type ToThread =
  | { readonly ask: number; readonly question: DeepQuestion | SemanticQuestion }
  | { readonly cancel: number };

/** What the thread tells: whether its model is open, first and whenever another one is, faults, and an answer to each question. */
export type FromThread =
  | { readonly ready: SemanticIdentity }
  | { readonly unavailable: string }
  /** Where the engine failed on a claim, before the answer that says that the claim was not evaluated. */
  | { readonly fault: string }
  | {
      readonly answer: number;
      readonly checks: readonly Check[];
      readonly deepened: boolean;
      /** What judged; it may have been another than is open now. */
      readonly identity: SemanticIdentity;
    }
  | { readonly answer: number; readonly unavailable: string }
  | { readonly answer: number; readonly error: string };
