/**
 * What stands in data under a name that sets it apart from how the thing is: of another time (`last_year: { employees: 88 }`,
 * `"2023": { … }`), or as a bound or a measure for it (`threshold: { latency_ms: 250 }`, `peer: { … }`).
 */
import type { Said } from './said.ts';

/** Names above a field by which it is of a time that is over. */
const OTHER_TIME =
  /(?:^| )(?:last|previous|prior|preceding|prev) (?:fiscal |calendar |financial )?(?:year|quarter|month|week|period|season|day|run|release|version)(?: |$)/u;
const YEAR = /(?:^| )(?:fy ?)?(?<year>(?:19|20)\d\d)(?: |$)/u;
const YEAR_KEY = /\/(?<year>(?:19|20)\d\d)(?:\/|$)/u;
const SAID_TIME =
  /^(?:last|previous|previously|prior|preceding|former|formerly|earlier|before|ago|then|yesterday)$/u;
/** Names above a field by which it is what something may come to, or what it is held against. */
const BOUND =
  /^(?:thresholds?|limits?|alarms?|baselines?|quotas?|benchmarks?|bounds?|slos?|slas?|minimums?|maximums?|min|max|peers?|competitors?|rivals?|ceiling|floor|tolerances?)$/u;
const SAID_BOUND =
  /^(?:limit(?:s|ed)?|up|most|least|max|maximum|min|minimum|may|can|must|allowed|allows?|permits?|permitted|exceeds?|exceeded|above|below|over|under|than|at|if|when|target|goal)$/u;
/** What is agreed to come "within" a time has not come so. */
const WITHIN = /^within$/u;
const PAST = /^(?:was|were|been|had|came|got|took|did|\p{Ll}{3,}ed)$/u;

/** What a plan has is what its limits let one have. */
const ALLOWED = /^(?:limits?|quotas?)$/u;
const PLAN = /^(?:plan|tier|package|subscription|edition|licen[cs]e|tariff|membership)s?$/u;
const HAVING = /^(?:has|have|includes?|offers?|comes|come|gets?|gives?)$/u;

/** Whether all that a claim takes of a record is told of the thing itself, and of the time that it speaks of. */
export function isOfItself(said: Said): boolean {
  const claimed = new Set(said.bare);
  const isPlan = said.bare.some((word) => PLAN.test(word)) && said.bare.some((word) => HAVING.test(word));
  return [...said.used()].every(({ path, object }) => {
    const above = path.join(' ');
    if (OTHER_TIME.test(above) && !said.bare.some((word) => SAID_TIME.test(word))) return false;
    // A key of digits alone is taken for a place in a list.
    const year = (YEAR.exec(above) ?? YEAR_KEY.exec(object))?.groups?.year;
    if (year !== undefined && !said.bare.some((word) => word.includes(year))) return false;
    const bound = path.find((word) => BOUND.test(word) && !(ALLOWED.test(word) && isPlan));
    return (
      bound === undefined ||
      claimed.has(bound) ||
      said.isNamed(bound.replace(/s$/u, '')) ||
      said.bare.some((word) => SAID_BOUND.test(word)) ||
      (said.bare.some((word) => WITHIN.test(word)) && !said.bare.some((word) => PAST.test(word)))
    );
  });
}
