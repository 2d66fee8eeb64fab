/**
 * "Kim has the Pro plan" by "the Pro trial plan", "a driving licence" by "a provisional driving licence": what a word before its
 * noun makes a trial, a draft or a likeness of the thing.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const MAKING_LESS =
  /^(?:trial|demo|mock|dummy|draft|provisional|sample|replica|placeholder|test|expired|lapsed)$/;
const THERE =
  /\b(?:trial|demo|mock|dummy|draft|provisional|sample|replica|placeholder|test|expired|lapsed) /iu;
/** Nouns of what such a word makes less: of results or a drive "test" tells what they are of. */
const NOUN =
  /^(?:plan|licen[cs]e|account|subscription|permit|contract|agreement|version|order|payment|invoice|offer|budget|approval|certificate|card|visa|passport|membership|server|database|user|customer|key|policy|lease|proposal|schedule|edition|tier|ticket)s?$/;

export const NOT_YET_ONE: Guard = againstUnit(
  'entity',
  'prose',
  ({ reading, units, support }: Told) => {
    const said = textOf(reading).toLowerCase();
    return units.findIndex(({ word }, i) => {
      const theirs = support.sentences[support.from[i]!]?.reading;
      const at = support.matches[i]!.at;
      if (theirs === undefined || at < 1 || !NOUN.test(word.form) || theirs.words[at]!.form !== word.form)
        return false;
      // "A provisional driving licence": one word may tell more of it between.
      return [1, 2].some((back) => {
        const before = theirs.words[at - back];
        const between = before && theirs.text.slice(before.end, theirs.words[at]!.start);
        return (
          before !== undefined &&
          MAKING_LESS.test(before.form) &&
          !said.includes(before.form) &&
          /^ (?:[\p{L}-]+ )?$/u.test(between!)
        );
      });
    });
  },
  { told: () => THERE },
);
