import type { Decision } from '../domain/decision.ts';

/** Exit statuses that scripts can rely on. */
export const EXIT = { ok: 0, error: 1, usage: 2, denied: 3, review: 4 } as const;

/** The exit status of an outcome: allow and supported, deny and unsupported, or something for a person. */
export function exitOf(outcome: Decision | 'supported' | 'unsupported' | 'ambiguous'): number {
  if (outcome === 'allow' || outcome === 'supported') return EXIT.ok;
  return outcome === 'deny' || outcome === 'unsupported' ? EXIT.denied : EXIT.review;
}

/** Arguments that cannot be used: told on standard error, exit status 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** Something that the command could not do, in words for whoever ran it: exit status 1. */
export class Failure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Failure';
  }
}
