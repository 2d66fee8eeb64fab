/** How much of a statement a support accounts for by its score, and supports that say hardly anything besides. */
import { coverageOfScore } from '../judge/calibration.ts';
import type { Support } from './support.ts';

/** Words of a short statement, and those of it and of its sentence that may stand for one another, at the most. */
const SHORT = 6;
const MOST_OPEN = 1;
const MOST_OPEN_THERE = 3;
/** Match under which a word of the statement is open. */
const FOUND = 0.5;

/**
 * Whether a short statement has all but one of its words in one sentence that says little besides: "the painting was sold
 * for 2 million dollars" beside "the painting fetched 2 million dollars".
 */
export function isClose({ sentences: [sentence, ...others], matches }: Support): boolean {
  if (sentence === undefined || others.length > 0 || matches.length > SHORT) return false;
  const found = matches.filter(({ strength }) => strength >= FOUND);
  if (matches.length - found.length > MOST_OPEN) return false;
  const { words } = sentence.reading;
  const places = new Set(found.map(({ at }) => at));
  const values = new Set(
    found.flatMap(({ at }) => (at >= 0 && words[at]!.value >= 0 ? [words[at]!.value] : [])),
  );
  const open = words.filter(({ weight, value }, at) => weight > 0 && !places.has(at) && !values.has(value));
  return open.length <= MOST_OPEN_THERE;
}

/** Coverage in [0, 1] of a statement by a support of this score. */
export const coverageBy = (score: number, support: Support): number =>
  coverageOfScore(score, support.coverage, isClose(support));
