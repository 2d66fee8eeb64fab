/** "The courier and the driver delivered it" of the courier alone, "sales and marketing" of sales: two for one. */
import { NEGATION } from '../../text/cues.ts';
import { againstUnit } from './guard.ts';

/** Match under which a word stands nowhere in the evidence. */
const MISSED = 0.5;
/** Coverage from which a statement may pass for supported though a word of it is not; below it is told as a part anyway. */
const MOSTLY = 0.8;
const PASSED_OVER =
  /^(?:the|an?|its|his|her|their|our|your|my|all|both|some|any|no|also|then|of|in|to|for|by|with|on|at|was|were|is|are|has|have|been)$/;

/** A word joined to another by "and", of which the evidence has one only. */
export const JOINED = againstUnit('partially_mentioned', 'sentence', ({ reading, units, support }) => {
  const { words, cues } = reading;
  // Who has not one has not both.
  if ((cues & NEGATION) !== 0 || support.coverage < MOSTLY) return -1;
  const { matches, from } = support;
  return units.findIndex((second, i) => {
    const first = units[i - 1];
    if (first === undefined || second.value !== undefined) return false;
    const gap = words.slice(first.to, second.from).map(({ form }) => form);
    if (gap[0] !== 'and' || !gap.slice(1).every((form) => PASSED_OVER.test(form))) return false;
    const [one, other] = [matches[i - 1]!, matches[i]!];
    if (other.strength < MISSED) return true;
    const shares =
      other.kind !== 'same' &&
      matches.some(({ at }, k) => k < i && at >= 0 && at === other.at && from[k] === from[i]);
    return shares || (first.value === undefined && one.strength < MISSED);
  });
});
