import type {
  AuditedClaim,
  AuditedOptions,
  AuditedSource,
  AuditRecord,
  AuditSecrets,
} from '../domain/audit.ts';
import type { Check } from '../domain/check.ts';
import type { Requirements, Ruling } from '../domain/decision.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { JsonObject } from '../domain/json.ts';
import { canonicalText } from '../text/canonical.ts';
import { commit } from './commitment.ts';

/** What was decided, for whom, on what: everything that a record is made of. */
export interface DecisionFacts {
  /** A UUID. */
  readonly record_id: string;
  readonly operation: 'authorize' | 'verify';
  readonly tenant: string;
  /** The caller's API key. */
  readonly key_id: string;
  /** UTC ISO 8601 with milliseconds. */
  readonly evaluated_at: string;
  readonly request_id: string;
  readonly request_hash: string;
  /** The record of the answer that this one concludes. */
  readonly follows?: string;
  /** Absent for a verification. */
  readonly ruling?: Ruling;
  readonly action?: { readonly type: string; readonly params?: JsonObject };
  /** The answer whose claims were judged, and the version of the rules that found them. */
  readonly answer?: { readonly text: string; readonly extractor: string };
  readonly requirements: Requirements;
  /** Of these the record keeps those by which the request was judged. */
  readonly options?: AuditedOptions;
  readonly semantic?: AuditRecord['semantic'];
  readonly coverage_score: number;
  readonly checks: readonly Check[];
  readonly evidence: readonly Evidence[];
  readonly versions: AuditRecord['versions'];
}

export interface RecordWithSecrets {
  readonly record: AuditRecord;
  readonly secrets: AuditSecrets;
}

/**
 * The record of a decision. Claims' texts and action parameters enter it as salted commitments only;
 * the salts, and with `keep_texts` the texts, come beside it, by the JSON Pointer of their commitment.
 */
export function buildRecord(facts: DecisionFacts, keep_texts: boolean): RecordWithSecrets {
  const secrets = new SecretsBuilder(keep_texts);
  const { ruling, action, answer } = facts;
  const record: AuditRecord = {
    record_id: facts.record_id,
    version: 1,
    operation: facts.operation,
    tenant: facts.tenant,
    key_id: facts.key_id,
    evaluated_at: facts.evaluated_at,
    request_id: facts.request_id,
    request_hash: facts.request_hash,
    ...(facts.follows === undefined ? {} : { follows: facts.follows }),
    ...(ruling === undefined ? {} : rulingFields(ruling)),
    ...(action === undefined ? {} : actionFields(action, secrets)),
    ...(answer === undefined ? {} : { answer_commitment: secrets.commit('/answer_commitment', answer.text) }),
    requirements: facts.requirements,
    ...(facts.options === undefined ? {} : { options: auditedOptions(facts.options) }),
    ...(facts.semantic === undefined ? {} : { semantic: facts.semantic }),
    coverage_score: facts.coverage_score,
    claims: facts.checks.map((check, i) => auditedClaim(check, i, secrets)),
    sources: facts.evidence.map(auditedSource),
    versions: answer === undefined ? facts.versions : { ...facts.versions, extractor: answer.extractor },
  };
  return { record, secrets: secrets.build() };
}

function rulingFields({ decision, reason, reasons, would_be }: Ruling): Partial<AuditRecord> {
  return { decision, reason, reasons, ...(would_be === undefined ? {} : { would_be }) };
}

function actionFields(
  action: NonNullable<DecisionFacts['action']>,
  secrets: SecretsBuilder,
): Partial<AuditRecord> {
  const { type, params } = action;
  if (params === undefined) return { action_type: type };
  const action_params_commitment = secrets.commit('/action_params_commitment', canonicalText(params));
  return { action_type: type, action_params_commitment };
}

function auditedOptions({
  deny_if_any_unsupported,
  evidence_limit,
  trusted_origins,
  max_evidence_age,
}: AuditedOptions): AuditedOptions {
  return {
    ...(deny_if_any_unsupported === undefined ? {} : { deny_if_any_unsupported }),
    evidence_limit,
    ...(trusted_origins === undefined ? {} : { trusted_origins }),
    ...(max_evidence_age === undefined ? {} : { max_evidence_age }),
  };
}

function auditedSource(source: Evidence): AuditedSource {
  const { source_id } = source;
  if (source.type !== 'faulty') return { source_id, checksum: source.checksum };
  const { fault, checksum = null, expected_checksum } = source;
  return { source_id, checksum, fault, ...(expected_checksum === undefined ? {} : { expected_checksum }) };
}

function auditedClaim(check: Check, index: number, secrets: SecretsBuilder): AuditedClaim {
  const { claim_id, claim_text, status, coverage, reason, method, citations } = check;
  return {
    claim_id,
    text_commitment: secrets.commit(`/claims/${index}/text_commitment`, claim_text),
    status,
    coverage,
    ...(reason === undefined ? {} : { reason }),
    method,
    citations: citations.map(({ source_id, start, end, pointer, score }) => ({
      source_id,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      ...(pointer === undefined ? {} : { pointer }),
      ...(score === undefined ? {} : { score }),
    })),
  };
}

/** Collects salts and texts while the record is built. */
class SecretsBuilder {
  readonly #salts: Record<string, string> = {};
  readonly #texts: Record<string, string> | undefined;

  constructor(keep_texts: boolean) {
    this.#texts = keep_texts ? {} : undefined;
  }

  /** Commits to the text that the record's member at `pointer` stands for. */
  commit(pointer: string, text: string): string {
    const { commitment, salt } = commit(text);
    this.#salts[pointer] = salt;
    if (this.#texts !== undefined) this.#texts[pointer] = text;
    return commitment;
  }

  build(): AuditSecrets {
    return this.#texts === undefined ? { salts: this.#salts } : { salts: this.#salts, texts: this.#texts };
  }
}
