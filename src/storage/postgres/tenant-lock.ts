import type { Transaction } from './database.ts';

/** What a lock is about, beside the number of the tenant; 1414747214 ("TSTN") is the schema's. */
const TOPICS = { sources: 1414747215, webhooks: 1414747216 } as const;

/** Waits until no other transaction holds the tenant's lock, and keeps it until this one ends. */
export async function lockTenant(
  query: Transaction,
  topic: keyof typeof TOPICS,
  packed_tenant: string,
): Promise<void> {
  await query(`SELECT pg_advisory_xact_lock(${TOPICS[topic]}, hashtext($1))`, [packed_tenant]);
}
