import { hash } from 'node:crypto';
import type { AuditRecord, AuditSecrets } from '../domain/audit.ts';
import type { LogEntry } from '../storage/ports.ts';
import { canonicalize } from '../text/canonical.ts';
import { sha256 } from './crypto.ts';

/** A log entry that waits for its place in the log. */
export type SealedRecord = Omit<LogEntry, 'leaf_index'>;

/**
 * The record in its RFC 8785 form with its hash, and its secrets, ready to be stored. Throws
 * CanonicalError when a value in it is none that JSON knows.
 */
export function sealRecord(record: AuditRecord, secrets: AuditSecrets | null): SealedRecord {
  const text = canonicalize(record);
  const record_hash = sha256(text);
  return {
    record_hash,
    record_id: record.record_id,
    tenant: record.tenant,
    record: text,
    secrets: secrets && sealSecrets(secrets, record_hash),
    ...listedFields(record),
  };
}

/** The fields of a record that lists filter by, as their columns hold them. */
export function listedFields(
  record: AuditRecord,
): Pick<LogEntry, 'decision' | 'action_type' | 'evaluated_at'> {
  return {
    decision: record.decision ?? null,
    action_type: record.action_type ?? null,
    evaluated_at: record.evaluated_at,
  };
}

/** Ties secrets to their record and to their bytes, so that a changed salt is noticed without its text. */
function secretsChecksum(body: string, record_hash: Uint8Array): string {
  return hash('sha256', `${Buffer.from(record_hash).toString('hex')}${body}`, 'hex');
}

const CHECKSUM = /^\{"checksum":"([0-9a-f]{64})",/;

/** Secrets as they are stored: canonical JSON, their checksum first. */
function sealSecrets(secrets: AuditSecrets, record_hash: Uint8Array): string {
  const body = canonicalize(secrets);
  return `{"checksum":"${secretsChecksum(body, record_hash)}",${body.slice(1)}`;
}

/** Reads stored secrets back; undefined when a byte of them, or the record they belong to, is not as it was. */
export function openSecrets(stored: string, record_hash: Uint8Array): AuditSecrets | undefined {
  const checksum = CHECKSUM.exec(stored);
  if (checksum === null) return undefined;
  const body = `{${stored.slice(checksum[0].length)}`;
  return secretsChecksum(body, record_hash) === checksum[1] ? JSON.parse(body) : undefined;
}
