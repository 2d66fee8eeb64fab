import type { LimitName, Method } from '../contract/index.ts';
import type { Scope } from '../domain/tenant.ts';
import type { StoredAnswer } from '../storage/ports.ts';
import type { Answer, Call, StreamedAnswer } from './call.ts';

/**
 * Who may come in: anyone; whoever holds a key with the scope; or whoever the operator's setting lets in.
 */
export type Access =
  | 'open'
  | Scope
  | { readonly setting: 'tlog' | 'metrics' | 'health_detailed'; readonly scope: Scope };

interface Place {
  /** In find-my-way's notation: `:name` for a segment, `*` for the rest. */
  readonly url: string;
  readonly access: Access;
}

export interface GetRoute extends Place {
  readonly method: 'GET';
  handle(call: Call): Promise<Answer | StreamedAnswer> | Answer | StreamedAnswer;
}

export interface ChangeRoute extends Place {
  readonly method: Exclude<Method, 'GET' | 'POST'>;
  handle(call: Call): Promise<Answer> | Answer;
}

export interface PostRoute extends Place {
  readonly method: 'POST';
  /** The limit of a body that is received apart (`call.upload`); without it bodies are small (`call.body`). */
  readonly upload?: LimitName;
  /** Whether it takes forms with files beside JSON. */
  readonly forms?: true;
  handle(call: Call): Promise<Answer | StreamedAnswer> | Answer | StreamedAnswer;
  /** The answer in one piece, of a route that may stream it: what is kept under an idempotency key. */
  whole?(call: Call): Promise<Answer>;
  /** An answer that was kept, in the form in which this request asks for it. */
  again?(kept: StoredAnswer, call: Call): StoredAnswer;
  /** Headers that follow from the body of an answer, so that one given again has them too. */
  headersOf?(body: unknown): Readonly<Record<string, string>>;
}

/** One operation at one path. A file of `routes/` exports one, made from what it needs. */
export type Route = GetRoute | PostRoute | ChangeRoute;
