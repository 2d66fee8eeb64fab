/** Where time comes from; tests bring their own. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Milliseconds since some fixed moment, never going back: for durations. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};

let lastMs = Number.NaN;
let lastText = '';

/** UTC ISO 8601 with milliseconds and `Z`. Requests of one millisecond share one string. */
export function isoTime(ms: number): string {
  if (ms !== lastMs) {
    lastMs = ms;
    lastText = new Date(ms).toISOString();
  }
  return lastText;
}
