import type { IncomingMessage } from 'node:http';
import type { Clock } from '../service/clock.ts';
import type { Authenticator, Caller } from '../service/keys.ts';
import { Refused } from '../service/refused.ts';
import { authenticate, type Doors, requiredScope, requireScope } from './authentication.ts';
import type { Call } from './call.ts';
import { RateLimiter } from './rate-limit.ts';
import type { Route } from './route.ts';

export interface AdmissionRules {
  readonly authenticator: Authenticator;
  readonly doors: Doors;
  /** Requests a minute for a key without a limit of its own; 0 for none. */
  readonly rate_limit: number;
  readonly max_in_flight: number;
  readonly clock: Clock;
}

/** Decides who comes in, before a byte of the body is read. */
export class Admission {
  readonly #rules: AdmissionRules;
  readonly #limiter = new RateLimiter();
  draining = false;

  constructor(rules: AdmissionRules) {
    this.#rules = rules;
  }

  /**
   * Lets a call in, its caller and allowance filled in, or refuses it: by a throw where that needs no
   * look into the storage, else by a rejection. Undefined where there is nothing to wait for.
   */
  admit(call: Call, route: Route, raw: IncomingMessage, in_flight: number): Promise<void> | undefined {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') {
      throw new Refused({
        code: 'invalid_request',
        detail: 'HTTP/1.1 asks for a Host header (RFC 9112, 3.2).',
      });
    }
    if (this.draining) {
      throw new Refused({
        code: 'shutting_down',
        detail: 'The service is shutting down and takes no more requests.',
      });
    }
    const scope = requiredScope(route.access, this.#rules.doors);
    if (scope === undefined) return undefined;
    const { max_in_flight } = this.#rules;
    if (in_flight > max_in_flight) {
      const most = `${max_in_flight} requests are in work already (setting TOUCHSTONE_MAX_IN_FLIGHT)`;
      throw new Refused({ code: 'overloaded', detail: `${most}. Send this one again in a moment.` });
    }
    const { authenticator, clock } = this.#rules;
    return authenticate(raw.headers.authorization, authenticator, clock.now()).then((caller) => {
      call.caller = caller;
      requireScope(caller, scope);
      this.#spend(call, caller);
    });
  }

  /**
   * Whether whoever was let in would be let in again: the key may have been revoked since, or have expired. Rejects
   * where the storage cannot tell.
   */
  async stillHolds(route: Route, authorization: string | undefined): Promise<boolean> {
    const { authenticator, clock, doors } = this.#rules;
    const scope = requiredScope(route.access, doors);
    if (scope === undefined) return true;
    try {
      requireScope(await authenticate(authorization, authenticator, clock.now()), scope);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  sweep(): void {
    this.#limiter.sweep(this.#rules.clock.monotonic());
  }

  #spend(call: Call, caller: Caller): void {
    const limit = caller.rate_limit ?? this.#rules.rate_limit;
    if (limit <= 0) return;
    const allowance = this.#limiter.take(caller.key_id, limit, this.#rules.clock.monotonic());
    call.allowance = allowance;
    if (allowance.allowed) return;
    const setting = caller.rate_limit === null ? ' (setting TOUCHSTONE_RATE_LIMIT)' : '';
    const detail = `This API key may send ${limit} requests a minute${setting}. Wait ${allowance.retry_after_s} s.`;
    throw new Refused({ code: 'rate_limited', detail });
  }
}
