import type { Refusal } from '../contract/problems.ts';

/** A request that is not carried out: the refusal that stands in place of its answer. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.detail, options);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** A request whose time was over before its answer. */
export class Late extends Refused {
  readonly #what: string;
  readonly #advice: readonly string[];

  /** @param advice what whoever asked may do about it, a sentence each */
  constructor(what: string, advice: readonly string[] = [], options?: ErrorOptions) {
    super(tooLate(what, advice), options);
    this.#what = what;
    this.#advice = advice;
  }

  /** The same with advice that fits the request, before any of its own. */
  advised(advice: string): Late {
    return new Late(this.#what, [advice, ...this.#advice], { cause: this });
  }

  /** The refusal with the time that was allowed. */
  within(limit_ms: number): Refusal {
    return tooLate(this.#what, this.#advice, limit_ms);
  }
}

/** The refusal of what took longer than a request may, with the limit, where it is known, and its setting. */
export function tooLate(what: string, advice: readonly string[], limit_ms?: number): Refusal {
  const limit =
    limit_ms === undefined ? 'a request may' : `the ${Math.round(limit_ms) / 1000} s that a request may`;
  const detail = [`${what} took longer than ${limit} (setting TOUCHSTONE_REQUEST_SECONDS).`, ...advice].join(
    ' ',
  );
  return { code: 'overloaded', detail };
}
