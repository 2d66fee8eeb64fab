import type { Method } from '../contract/index.ts';
import type { Scope } from '../domain/tenant.ts';
import type { Answer, Call } from './call.ts';

/**
 * Who may come in: anyone; whoever holds a key with the scope; or whoever the operator's setting lets in.
 */
export type Access =
  | 'open'
  | Scope
  | { readonly setting: 'tlog' | 'metrics' | 'health_detailed'; readonly scope: Scope };

/** One operation at one path. A file of `routes/` exports one, made from what it needs. */
export interface Route {
  readonly method: Method;
  /** In find-my-way's notation: `:name` for a segment, `*` for the rest. */
  readonly url: string;
  readonly access: Access;
  handle(call: Call): Promise<Answer> | Answer;
}
