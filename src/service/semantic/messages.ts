import type { Check } from '../../domain/check.ts';
import type { SemanticIdentity } from '../../semantic/port.ts';
import type { SemanticQuestion } from '../../semantic/question.ts';

/** What the thread is told. */
export type ToThread =
  | { readonly ask: number; readonly question: SemanticQuestion }
  | { readonly cancel: number };

/** What the thread tells: first whether its model is open, then an answer to each question. */
export type FromThread =
  | { readonly ready: SemanticIdentity }
  | { readonly unavailable: string }
  | { readonly answer: number; readonly checks: readonly Check[] }
  | { readonly answer: number; readonly unavailable: string }
  | { readonly answer: number; readonly error: string };
