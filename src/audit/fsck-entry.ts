import type { AuditRecord } from '../domain/audit.ts';
import type { LogEntry } from '../storage/ports.ts';
import { equalBytes } from '../tlog/index.ts';
import { opensCommitment } from './commitment.ts';
import { sha256 } from './crypto.ts';
import type { Findings } from './findings.ts';
import { listedFields, openSecrets } from './seal.ts';

/** Compares an entry's columns with its record, and its secrets with the record's commitments. */
export function checkEntry(entry: LogEntry, findings: Findings): void {
  const add = (problem: string): void => findings.add('entry', `${entry.leaf_index}`, problem);
  if (!equalBytes(sha256(entry.record), entry.record_hash)) add('record_hash is not the SHA-256 of record');
  const record = parseRecord(entry.record);
  if (record === undefined) {
    add('record is not a JSON object');
    return;
  }
  const expected = { record_id: record.record_id, tenant: record.tenant, ...listedFields(record) };
  for (const [column, value] of Object.entries(expected)) {
    const stored = entry[column as keyof typeof expected];
    if (stored !== value)
      add(`${column} is ${JSON.stringify(stored)}, the record says ${JSON.stringify(value)}`);
  }
  if (entry.secrets !== null) checkSecrets(entry, entry.secrets, record, add);
}

function parseRecord(text: string): AuditRecord | undefined {
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null ? (record as AuditRecord) : undefined;
  } catch {
    return undefined;
  }
}

function checkSecrets(
  { record_hash, record: text }: LogEntry,
  stored: string,
  record: AuditRecord,
  add: (problem: string) => void,
): void {
  // A damaged record_hash has been named; the secrets are held against the record itself.
  const secrets = openSecrets(stored, record_hash) ?? openSecrets(stored, sha256(text));
  if (secrets === undefined) {
    add('the secrets are not as they were written');
    return;
  }
  for (const [pointer, salt] of Object.entries(secrets.salts)) {
    const kept = secrets.texts?.[pointer];
    const commitment = commitmentAt(record, pointer);
    if (commitment === undefined) add(`the secrets name no commitment of the record: ${pointer}`);
    else if (kept !== undefined && !opensCommitment(commitment, salt, kept)) {
      add(`salt and text do not open the commitment at ${pointer}`);
    }
  }
}

/** The commitment at a JSON Pointer of the record, which may be damaged in any way. */
function commitmentAt(record: AuditRecord, pointer: string): string | undefined {
  if (!/^(?:\/[a-z_]+|\/[0-9]{1,9})*_commitment$/.test(pointer)) return undefined;
  let place: unknown = record;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return undefined;
    place = (place as { readonly [step: string]: unknown })[step];
  }
  return typeof place === 'string' ? place : undefined;
}
