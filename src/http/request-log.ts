import type { Logger } from 'pino';
import type { Call } from './call.ts';
import type { Metrics } from './metrics.ts';
import type { BrokenRequest } from './wire-errors.ts';

const toMicrosecond = (ms: number): number => Math.round(ms * 1000) / 1000;

/**
 * Writes the one log line of a request, and counts it. Nothing that a caller wrote is in the line but
 * the request id; the body only where the operator asked for it.
 */
export function recordRequest(
  call: Call,
  status: number,
  logger: Logger,
  metrics: Metrics,
  log_texts: boolean,
): void {
  const ms = call.watch.elapsed();
  metrics.request(call.method, call.route ?? 'none', status, ms);
  const stages: Record<string, number> = {};
  for (const [stage, took] of call.watch.stages) {
    stages[stage] = toMicrosecond(took);
    metrics.stage(stage, took);
  }
  const { outline } = call;
  if (outline?.decision !== undefined && !call.replayed)
    metrics.decision(outline.decision, outline.reason ?? '');
  if (outline?.verdict !== undefined && !call.replayed) metrics.verdict(outline.verdict);
  if (!logger.isLevelEnabled('info')) return;
  logger.info({
    request_id: call.request_id,
    tenant: call.caller?.tenant,
    key_id: call.caller?.key_id,
    method: call.method,
    route: call.route,
    status,
    ms,
    decision: outline?.decision,
    reason: outline?.reason,
    verdict: outline?.verdict,
    record_id: outline?.record_id,
    replayed: call.replayed || undefined,
    first_request_id: call.first_request_id,
    stages: call.watch.stages.length > 0 ? stages : undefined,
    body: log_texts ? call.body?.toString() : undefined,
  });
}

/** The line of what was answered though it is no request that could be read: its id was told to its sender. */
export function recordBroken({ request_id, status }: BrokenRequest, logger: Logger, metrics: Metrics): void {
  metrics.request('none', 'none', status);
  logger.info({ request_id, status });
}
