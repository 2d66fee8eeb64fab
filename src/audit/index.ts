/** The audit log: records of decisions in a transparency log, and all that proves them. */
export * from './check.ts';
export * from './commitment.ts';
export * from './errors.ts';
export * from './export.ts';
export type { Finding } from './findings.ts';
export * from './fsck.ts';
export * from './key-file.ts';
export * from './keys.ts';
export * from './log.ts';
export * from './proof.ts';
export * from './reader.ts';
export * from './record.ts';
export type { LogResource } from './resources.ts';
export * from './seal.ts';
export * from './signer.ts';
export * from './verify-record.ts';
export type { LogSource } from './view.ts';
