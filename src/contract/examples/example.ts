import type { Json } from '../../domain/json.ts';
import type { Method, OperationId } from '../operation.ts';

/** A request with its answer: shown in the reference, and sent to a running server by a test. */
export interface Example {
  readonly operation: OperationId;
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Names in braces stand for what an earlier example captured. */
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: Json;
  readonly status: number;
  /** JSON Pointers of the answer that are the same at every run: all else holds ids, hashes and times. */
  readonly stable: readonly string[];
  /** A body as the server answers it; a string where it is no JSON. */
  readonly answer: Json;
  /** What later examples need of the answer: a JSON Pointer for each name. */
  readonly captures?: { readonly [name: string]: string };
}

/** What the examples of a reading operation have in common. */
export function get(operation: OperationId, name: string, summary: string) {
  return { operation, name, summary, method: 'GET', status: 200 } as const;
}
