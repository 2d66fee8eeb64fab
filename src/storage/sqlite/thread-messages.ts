import { StorageError, type StorageErrorCode } from '../ports.ts';
import type { Outcome } from './group-commit.ts';
import type { Write } from './writes.ts';

/** What the writer's thread receives. It answers each `commit` with a PackedOutcome for each write. */
export type ToThread =
  | { readonly kind: 'commit'; readonly group: readonly Write[] }
  | { readonly kind: 'close' };

/** An outcome as it crosses threads: a StorageError would lose its class and its code. */
export type PackedOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: StorageErrorCode; readonly message: string };

export function packOutcome(outcome: Outcome): PackedOutcome {
  return outcome.ok ? outcome : { ok: false, code: outcome.error.code, message: outcome.error.message };
}

export function unpackOutcome(packed: PackedOutcome): Outcome {
  return packed.ok ? packed : { ok: false, error: new StorageError(packed.code, packed.message) };
}
