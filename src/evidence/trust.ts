import type { EvidenceFault, Trust } from '../domain/evidence.ts';
import type { Origin } from '../domain/source.ts';
import { momentBefore, readDuration } from '../text/duration.ts';

/** What is known of where a piece of evidence comes from. */
export interface Provenance {
  readonly origin?: Origin | null | undefined;
  readonly observed_at?: string | null | undefined;
}

/** Says why evidence is not taken; undefined where it is. */
export type Gate = (provenance: Provenance) => EvidenceFault | undefined;

/** Clocks differ; what was observed later than this from now was not observed. */
const SKEW_MS = 5 * 60_000;

/**
 * The gate that evidence has to pass. What is not known does not pass: evidence without an origin is not of a
 * trusted one, and evidence without a time, or with one to come, is not fresh.
 */
export function createGate(trust: Trust, now_ms: number): Gate {
  const { trusted_origins, max_evidence_age } = trust;
  const duration = max_evidence_age === undefined ? undefined : readDuration(max_evidence_age);
  const earliest = duration && momentBefore(now_ms, duration);
  return ({ origin, observed_at }) => {
    if (trusted_origins !== undefined && (!origin || !trusted_origins.includes(origin))) {
      return 'untrusted_source';
    }
    if (earliest === undefined) return undefined;
    const observed = observed_at ? Date.parse(observed_at) : Number.NaN;
    return observed >= earliest && observed <= now_ms + SKEW_MS ? undefined : 'stale_source';
  };
}
