/** When progress of a job is told: often enough to follow, seldom enough to keep. */

/** Progress is told no more often than this… */
const LEAST_MS = 100;
/** …and only once it has moved by this part of the whole, or has not been told for long. */
const PARTS = 100;
const LONG_MS = 1_000;
/** What is long grows with the age of a job: so that even one of days has some hundreds of events. */
const LONG_PART_OF_AGE = 1 / 60;

/** How far a job is, and what was told of it. */
export interface ToldProgress {
  readonly total: number;
  /** Entries that are reported. */
  readonly reported: number;
  /** How many the last event counted, and when that was. */
  readonly told_count: number;
  readonly told_ms: number;
  readonly created_ms: number;
}

/** Whether the progress of a running job is to be told now. */
export function isDue(progress: ToldProgress, now_ms: number): boolean {
  const { total, reported, told_count, told_ms, created_ms } = progress;
  const moved = reported - told_count;
  const silent_ms = now_ms - told_ms;
  if (moved === 0 || silent_ms < LEAST_MS) return false;
  const age_ms = now_ms - created_ms;
  return moved * PARTS >= total || silent_ms >= Math.max(LONG_MS, age_ms * LONG_PART_OF_AGE);
}
