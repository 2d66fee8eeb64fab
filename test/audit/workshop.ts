import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rawPublicKey } from '../../src/audit/crypto.ts';
import {
  AuditError,
  type AuditLog,
  type AuditLogOptions,
  buildRecord,
  type DecisionFacts,
  openAuditLog,
  type RecordWithSecrets,
  type Signer,
} from '../../src/audit/index.ts';
import type { Check } from '../../src/domain/check.ts';
import { MemoryKeyStore, MemoryLogStore } from './memory-store.ts';

export const ORIGIN = 'log.example/decisions';

/** A signer over a key of its own, held in memory. */
export function memorySigner(created_at = '2026-03-11T08:00:00.000Z'): Signer {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = {
    public_key: rawPublicKey(privateKey)!,
    created_at,
    sign: (message: Uint8Array) => sign(null, message, privateKey),
  };
  return { current: () => key };
}

export interface Workshop {
  readonly store: MemoryLogStore;
  readonly options: AuditLogOptions;
  readonly log: AuditLog;
}

/** An empty log in memory. */
export async function openWorkshop(options: Partial<AuditLogOptions> = {}): Promise<Workshop> {
  const store = new MemoryLogStore();
  const all = {
    store,
    signingKeys: new MemoryKeyStore(),
    origin: ORIGIN,
    signer: memorySigner(),
    ...options,
  };
  return { store, options: all, log: await openAuditLog(all) };
}

function check(n: number): Check {
  return {
    claim_id: 'c1',
    claim_text: `The refund of order ${n} was approved: “größer”.`,
    status: 'supported',
    coverage: 1,
    citations: [{ source_id: 's1', quote: `Order ${n} was approved.`, start: 3, end: 27 }],
    evidence: [],
    gaps: [],
    conflicts: [],
    method: 'deterministic',
  };
}

export function recordId(n: number): string {
  return `0199aaaa-bbbb-7ccc-8ddd-${n.toString(16).padStart(12, '0')}`;
}

export function factsOf(n: number, fields: Partial<DecisionFacts> = {}): DecisionFacts {
  return {
    record_id: recordId(n),
    operation: 'authorize',
    tenant: 'acme',
    key_id: 'k-1',
    evaluated_at: new Date(Date.UTC(2026, 2, 11, 9) + n * 1000).toISOString(),
    request_id: `request ${n}`,
    request_hash: `sha256:${'ab'.repeat(32)}`,
    ruling: { decision: 'allow', reason: 'coverage_sufficient', reasons: ['coverage_sufficient'] },
    action: { type: 'refund', params: { order: `HF-${n}`, amount: 39.9 } },
    ...(n % 3 === 0 && { answer: { text: `I approved the refund of order ${n}.`, extractor: '1' } }),
    requirements: { decision_mode: 'strict', min_coverage: 0.85, citations: 'required' },
    options: { deny_if_any_unsupported: false, evidence_limit: 5 },
    coverage_score: 1,
    checks: [check(n)],
    evidence: [
      { source_id: 's1', type: 'text', text: 'never kept', checksum: `sha256:${'cd'.repeat(32)}` },
      { source_id: 's2', type: 'faulty', fault: 'fetch_failed' },
    ],
    versions: { engine: '1', lexicon: '1', policy: '1' },
    ...fields,
  };
}

export function recordOf(n: number, keep_texts = false): RecordWithSecrets {
  return buildRecord(factsOf(n), keep_texts);
}

/** Appends the records from `from` up to `to`, all at once. */
export function appendAll(log: AuditLog, from: number, to: number) {
  return Promise.all(
    Array.from({ length: to - from }, (_, i) => {
      const { record, secrets } = recordOf(from + i, i % 2 === 0);
      return log.append(record, secrets);
    }),
  );
}

/** Runs with a folder of its own, which is gone afterwards. */
export async function inFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-audit-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether an error is the audit's own, of a code. */
export const isError = (code: string) => (error: unknown) =>
  error instanceof AuditError && error.code === code;
