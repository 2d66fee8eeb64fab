import type { Refusal } from '../../contract/index.ts';
import type { ReadBatch } from './port.ts';

/** A body is handed over, then its entries are asked for a step at a time, or dropped. */
export type ToThread =
  | { readonly kind: 'read'; readonly body: Uint8Array }
  | { readonly kind: 'more' }
  | { readonly kind: 'drop' };

export type FromThread =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | ({ readonly kind: 'head'; readonly length: number } & Omit<ReadBatch, 'entries'>)
  | { readonly kind: 'entries'; readonly entries: readonly string[]; readonly last: boolean };
