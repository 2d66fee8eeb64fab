/** How times lie in columns of any backend. */

/**
 * A UTC ISO 8601 time as milliseconds since 1970.
 * @throws RangeError when it is not a time, or holds more than milliseconds and would not come back the same.
 */
export function packTime(time: string): number {
  if (time === lastTime) return lastMs;
  const ms = Date.parse(time);
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== time) {
    throw new RangeError(`Not a UTC ISO 8601 time with milliseconds: ${time}`);
  }
  lastTime = time;
  lastMs = ms;
  return ms;
}

// The records of a batch are of a few milliseconds, and each is packed more than once.
let lastTime = '';
let lastMs = Number.NaN;

/**
 * The bound of a list as milliseconds since 1970: it need not be written to the millisecond, as the time of an entry is.
 * @throws RangeError when it is no time
 */
export function packBound(time: string): number {
  const ms = Date.parse(time);
  if (Number.isNaN(ms)) throw new RangeError(`Not a UTC ISO 8601 time: ${time}`);
  return ms;
}
