import type { EntryOutcome } from './ports.ts';

/** Entries of a claim that are still to be done. */
export interface Leftover {
  readonly first: number;
  readonly entries: number;
  readonly ready_ms: number;
  /** Attempts that do not count. */
  readonly forgiven: 0 | 1;
}

/** What a claim leaves undone: entries that are retried, each alone, and runs of those that were not begun. */
export function leftoversOf(
  first: number,
  count: number,
  outcomes: readonly EntryOutcome[],
  now_ms: number,
): readonly Leftover[] {
  const byIndex = new Map(outcomes.map((outcome) => [outcome.index, outcome]));
  const leftovers: Leftover[] = [];
  let released = first;
  const release = (until: number): void => {
    if (released < until) {
      leftovers.push({ first: released, entries: until - released, ready_ms: now_ms, forgiven: 1 });
    }
    released = until + 1;
  };
  for (let at = first; at < first + count; at++) {
    const outcome = byIndex.get(at);
    if (outcome === undefined || outcome.outcome === 'released') continue;
    release(at);
    if (outcome.outcome === 'retry') {
      leftovers.push({ first: at, entries: 1, ready_ms: outcome.not_before_ms, forgiven: 0 });
    }
  }
  release(first + count);
  return leftovers;
}
