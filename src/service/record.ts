import { AuditError } from '../audit/errors.ts';
import type { AuditReference } from '../audit/proof.ts';
import type { AppendReceipt } from '../audit/reader.ts';
import { buildRecord, type DecisionFacts } from '../audit/record.ts';
import type { Principal } from '../domain/tenant.ts';
import { StorageError } from '../storage/ports.ts';
import type { Recording } from './house.ts';
import type { SemanticTrace } from './judge.ts';
import { Refused } from './refused.ts';
import { uuid7 } from './uuid7.ts';

/** The facts of a decision without what the house adds by itself. */
export type Facts = Omit<DecisionFacts, 'record_id' | 'tenant' | 'key_id' | 'versions' | 'semantic'> & {
  readonly semantic?: SemanticTrace | undefined;
};

/**
 * Leaves a record of what was decided; resolves once it is durable.
 * @throws Refused with `audit_unavailable` when it is not: then there is no decision to tell
 */
export async function leaveRecord(
  house: Recording,
  principal: Principal,
  { semantic, ...facts }: Facts,
): Promise<AppendReceipt> {
  const { tenant, key_id } = principal;
  const record_id = uuid7(house.clock.now());
  const { record, secrets } = buildRecord(
    {
      ...facts,
      ...(semantic && { semantic: semantic.options }),
      record_id,
      tenant,
      key_id,
      versions: semantic?.model === undefined ? house.versions : { ...house.versions, model: semantic.model },
    },
    house.keep_texts,
  );
  try {
    return await house.audit.append(record, secrets);
  } catch (error) {
    throw noRecord(error);
  }
}

/**
 * The proof of a record that was just left, as a verbose response carries it.
 * @throws Refused with `audit_unavailable` when the log cannot be read: what a caller cannot prove is not told
 */
export async function referTo({ audit }: Recording, receipt: AppendReceipt): Promise<AuditReference> {
  try {
    return await audit.reference(receipt);
  } catch (cause) {
    if (!(cause instanceof StorageError)) throw cause;
    const detail =
      `The decision is recorded as ${receipt.record_id}, but its proof cannot be read at the moment. ` +
      `Send the request again later, or read /v2/audit/${receipt.record_id}/proof.`;
    throw new Refused({ code: 'audit_unavailable', detail }, { cause });
  }
}

function noRecord(cause: unknown): Refused {
  const code = cause instanceof AuditError ? cause.code : undefined;
  if (code === 'overloaded') {
    return new Refused({ code, detail: 'Too many decisions wait for the audit log.' }, { cause });
  }
  if (code === 'shutting_down') {
    return new Refused({ code, detail: 'The service is shutting down and records nothing more.' }, { cause });
  }
  const detail =
    'The audit record could not be written, so there is no decision. Send the request again later.';
  return new Refused({ code: 'audit_unavailable', detail }, { cause });
}
