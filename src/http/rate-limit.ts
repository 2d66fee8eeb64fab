/** What a rate limit says of one request, in the terms of the IETF `RateLimit` fields. */
export interface Allowance {
  readonly allowed: boolean;
  /** Requests a minute. */
  readonly limit: number;
  /** Requests left at this moment. */
  readonly remaining: number;
  /** Seconds until the full quota is there again. */
  readonly reset_s: number;
  /** Seconds to wait before the next request; 0 when this one was allowed. */
  readonly retry_after_s: number;
}

const WINDOW_MS = 60_000;
/** Sums of fractions of a millisecond are not exact. */
const TOLERANCE_MS = 0.001;

/**
 * Rate limits by the generic cell rate algorithm (ITU-T I.371): each key has one number, the moment at
 * which its bucket is full again. A burst of a whole minute's quota is allowed, then a steady flow.
 */
export class RateLimiter {
  readonly #fullAt = new Map<string, number>();

  /**
   * Counts one request of a key.
   * @param limit requests a minute, at least 1
   * @param now_ms a clock that never goes back
   */
  take(key: string, limit: number, now_ms: number): Allowance {
    const interval = WINDOW_MS / limit;
    const fullAt = Math.max(this.#fullAt.get(key) ?? 0, now_ms);
    const next = fullAt + interval;
    const wait = next - WINDOW_MS - now_ms;
    const allowed = wait <= TOLERANCE_MS;
    const level = (allowed ? next : fullAt) - now_ms;
    if (allowed) this.#fullAt.set(key, next);
    return {
      allowed,
      limit,
      remaining: Math.max(0, Math.floor((WINDOW_MS - level + TOLERANCE_MS) / interval)),
      reset_s: Math.ceil((level - TOLERANCE_MS) / 1000),
      retry_after_s: allowed ? 0 : Math.max(1, Math.ceil(wait / 1000)),
    };
  }

  /** Forgets keys whose quota is whole again. */
  sweep(now_ms: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now_ms) this.#fullAt.delete(key);
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers that announce an allowance. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  const headers: Record<string, string> = {
    'ratelimit-policy': `"minute";q=${allowance.limit};w=60`,
    ratelimit: `"minute";r=${allowance.remaining};t=${allowance.reset_s}`,
  };
  if (!allowance.allowed) headers['retry-after'] = String(allowance.retry_after_s);
  return headers;
}
