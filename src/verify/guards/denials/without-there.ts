/** "Can be ended without notice" by "can be ended with 30 days' notice": what is had or given is not gone without. */
import { against, type Guard, textOf } from '../guard.ts';

const WITHOUT =
  /\bwithout (?:(?:an?|any|the|prior|giving|having|further|previous|advance) ){0,3}([a-z]{4,})\b/iu;
/** What denies it, or makes it of no matter. */
const DENYING =
  /\b(?:without|no|not|never|none|nothing|neither|nor|cannot|free|lack\p{L}*|missing|absent|absence|un[a-z]+ed|unnecessary|optional|voluntary|waive[ds]?|exempt\p{L}*|regardless|irrespective|even if|whether|refus\p{L}+|failed|forgot|despite|instead|only|except|less)\b|n['’]t\b|\p{L}less\b/iu;

export const WITHOUT_THERE: Guard = against(
  'negation',
  'english',
  ({ reading, units, support: { sentences, matches } }) => {
    const noun = WITHOUT.exec(textOf(reading))?.[1]?.toLowerCase();
    if (noun === undefined) return false;
    const theirs = sentences.map((one) => textOf(one.reading).toLowerCase()).join(' ');
    // "Without delay" by "paid late".
    const isThere = (): boolean =>
      units.some(({ word }, i) => word.form === noun && matches[i]!.at >= 0 && matches[i]!.strength > 0);
    return (theirs.includes(noun) || isThere()) && !DENYING.test(theirs);
  },
  { said: () => WITHOUT },
);
