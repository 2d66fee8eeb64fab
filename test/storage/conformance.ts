/** What every storage backend must do. A backend passes when `runStorageConformance` passes on it. */
import { describe } from 'node:test';
import type { Storage } from '../../src/storage/ports.ts';
import { idempotencyConformance } from './conformance-idempotency.ts';
import { jobConformance } from './conformance-jobs.ts';
import { keyConformance } from './conformance-keys.ts';
import { logConformance } from './conformance-log.ts';
import { quoteConformance } from './conformance-quotes.ts';
import { sourceConformance } from './conformance-sources.ts';
import { webhookConformance } from './conformance-webhooks.ts';

/** A database of its own, empty. */
export interface FreshStorage {
  readonly storage: Storage;
  /** Ends the process that has it open, as far as the database can tell, and opens it in another one. */
  reopen(): Promise<Storage>;
  destroy(): Promise<void>;
}

export type OpenFresh = () => Promise<FreshStorage>;

export function runStorageConformance(name: string, openFresh: OpenFresh): void {
  describe(`${name} keeps the promises of the storage ports`, () => {
    logConformance(openFresh);
    keyConformance(openFresh);
    idempotencyConformance(openFresh);
    webhookConformance(openFresh);
    sourceConformance(openFresh);
    jobConformance(openFresh);
    quoteConformance(openFresh);
  });
}

/** Runs one test on a fresh database, and removes it whatever happens. */
export function onFresh(
  openFresh: OpenFresh,
  test: (fresh: FreshStorage) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const fresh = await openFresh();
    try {
      await test(fresh);
    } finally {
      await fresh.destroy();
    }
  };
}
