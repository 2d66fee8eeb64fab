/** "The courier and the driver delivered it" of the courier alone, "sales and marketing" of sales: two for one. */

import { NEGATION } from '../../../text/cues.ts';
import type { Reading } from '../../../text/reading.ts';
import { ACCEPTED } from '../../judge/calibration.ts';
import { coverageBy } from '../../match/close.ts';
import type { Match } from '../../match/match.ts';
import { againstUnit } from '../guard.ts';

/** Match under which a word stands nowhere in the evidence. */
const MISSED = 0.5;
/** Coverage from which a statement may pass for supported though a word of it is not; below it is told as a part anyway. */
const MOSTLY = 0.8;
/** Words of a statement that is denied of two, at the most, of which less than most may be said. */
const SHORT = 12;
const PASSED_OVER =
  /^(?:the|an?|its|his|her|their|our|your|my|all|both|some|any|no|also|then|of|in|to|for|by|with|on|at|was|were|is|are|has|have|been)$/;

/** A word joined to another by "and", of which the evidence has one only. */
export const JOINED = againstUnit(
  'partially_mentioned',
  'sentence',
  ({ reading, units, support, score }, sentence) => {
    const { words } = reading;
    // Who has not one has not both; else what is denied of two is mostly meant of each.
    const denial = words.findIndex(({ cue }) => (cue & NEGATION) !== 0);
    if (denial >= 0 && words.some(({ form }) => form === 'both')) return -1;
    const short = denial >= 0 && words.length <= SHORT && coverageBy(score, support) >= ACCEPTED;
    if (support.coverage < MOSTLY && !short) return -1;
    const { matches, from } = support;
    return units.findIndex((second, i) => {
      const first = units[i - 1];
      if (first === undefined || second.value !== undefined) return false;
      if (denial >= 0 && denial >= first.from) return false;
      const gap = words.slice(first.to, second.from).map(({ form }) => form);
      if (gap[0] !== 'and' || !gap.slice(1).every((form) => PASSED_OVER.test(form))) return false;
      const [one, other] = [matches[i - 1]!, matches[i]!];
      if (other.strength < MISSED) return true;
      // "Written and produced" by "written and directed": what both join to one deed is another deed in each.
      if (isOtherSecond(one, other, sentence.reading)) return true;
      const shares =
        other.kind !== 'same' &&
        matches.some(({ at }, k) => k < i && at >= 0 && at === other.at && from[k] === from[i]);
      return shares || (first.value === undefined && one.strength < MISSED);
    });
  },
);

/** Match from which a word is another for the same deed. */
const ALIKE = 0.9;

/** Whether the same first verb has another second one in the evidence, joined to it by "and". */
const isOtherSecond = (one: Match, other: Match, { words }: Reading): boolean =>
  one.kind === 'same' &&
  other.kind !== 'same' &&
  (other.at !== one.at + 2 || other.strength < ALIKE) &&
  words[one.at + 1]?.form === 'and' &&
  PARTICIPLE.test(words[one.at]!.form) &&
  PARTICIPLE.test(words[one.at + 2]?.form ?? '');

const PARTICIPLE = /(?:ed|en|nt|lt|pt|[aeiou]wn|ought|aught)$/;
