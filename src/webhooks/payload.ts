import type { AuditRecord } from '../domain/audit.ts';
import type { Delivery } from '../domain/webhook.ts';
import type { Storage } from '../storage/ports.ts';

/** What a receiver gets: the form that Standard Webhooks recommends. */
export interface Payload {
  readonly type: string;
  /** When the event happened: UTC ISO 8601. */
  readonly timestamp: string;
  readonly data: object;
}

/** The body of a delivery; undefined where what it is about is gone. */
export type PayloadOf = (tenant: string, delivery: Delivery) => Promise<string | undefined>;

/**
 * Writes bodies from what is stored. A record and a job that is over never change, so each attempt sends the same
 * bytes; no text of a claim and no parameter of an action stands in either, so none can leave by this way.
 */
export function payloadsFrom({ log, jobs }: Pick<Storage, 'log' | 'jobs'>): PayloadOf {
  return async (tenant, delivery) => {
    const { event, subject, created_at, webhook_id } = delivery;
    switch (event) {
      case 'decision.deny':
      case 'decision.needs_review': {
        const entry = await log.record(tenant, subject);
        return entry && write(decisionPayload(event, JSON.parse(entry.record) as AuditRecord));
      }
      case 'job.completed':
      case 'job.failed': {
        const job = await jobs.get(tenant, subject);
        return job && write({ type: event, timestamp: job.finished_at ?? created_at, data: job });
      }
      case 'webhook.test':
        return write({ type: event, timestamp: created_at, data: { webhook_id } });
    }
  };
}

const write = (payload: Payload): string => JSON.stringify(payload);

/** A decision as its record tells it. */
function decisionPayload(type: string, record: AuditRecord): Payload {
  const { record_id, request_id, decision, reason, action_type, coverage_score, evaluated_at } = record;
  const { follows, claims, sources } = record;
  return {
    type,
    timestamp: evaluated_at,
    data: {
      record_id,
      ...(follows !== undefined && { follows }),
      request_id,
      decision,
      reason,
      action_type: action_type ?? null,
      coverage_score,
      evaluated_at,
      metrics: {
        claims_total: claims.length,
        claims_supported: claims.filter(({ status }) => status === 'supported').length,
        sources_total: sources.length,
      },
    },
  };
}
