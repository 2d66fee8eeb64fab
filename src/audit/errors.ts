export type AuditErrorCode =
  /** The record could not be made durable: there is no decision. */
  | 'audit_unavailable'
  /** Too many records wait already. */
  | 'overloaded'
  | 'shutting_down'
  | 'not_found'
  /** No checkpoint has this size, or it does not cover the record. */
  | 'unknown_tree_size'
  | 'invalid_range'
  /** What is stored contradicts itself or its signatures. */
  | 'corrupt_log'
  | 'invalid_key'
  | 'key_retired'
  /** The log is signed by another key than the one given here, which nobody began. */
  | 'foreign_key'
  /** The log was begun under another origin. */
  | 'origin_mismatch'
  | 'invalid_proof';

/** A failure of the audit log, in the operator's words. */
export class AuditError extends Error {
  readonly code: AuditErrorCode;
  constructor(code: AuditErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuditError';
    this.code = code;
  }
}
