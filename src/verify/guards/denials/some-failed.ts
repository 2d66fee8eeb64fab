/** "The tests passed" of a line that says how many passed and how many failed: not all of them did. */
import { against, againstUnit, type Guard, textOf } from '../guard.ts';

const PASSED = /\b(?:pass(?:ed|es|ing)?|succeed(?:ed|s)?|successful(?:ly)?|green|ok)\b/i;
const FAILED =
  /\b(?:[1-9]\d*|one|two|three|four|five|six|seven|eight|nine|ten|some|several) (?:\p{L}+ ){0,2}?(?:failed|failing|failures?|errors?)\b|\bfail(?:ed|ures?|s)?: ?[1-9]/iu;
/** How many of them the statement is about, so that the others may have failed. */
const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|most|many|not all|half|other|fail\p{L}*)\b/iu;

/** "No test failed" of a line that says how many passed, and of none that they did not fail. */
const NONE = /^(?:no|none|not one|zero)\b.*\b(?:pass(?:ed|es)?|fail(?:ed|s)?|succeed(?:ed|s)?)\b/iu;
const ALL = /\b(?:no|none|nothing|zero|0|all|every|each|both|without|any)\b|n['\u2019]t\b/iu;

/** "The job failed" of one that was skipped: it was not run. */
const SKIPPED = /\b(?:skipped|omitted|bypassed)\b/i;
const FAILING = /\bfail|\berror|\bcrash|\babort|\bunsuccess|\bcould not\b|\bunable\b|\bbroke/i;

/** "The job failed" by "12 passed, 0 failed": what stands behind a nought was not. */
const NOUGHT = againstUnit('negation', 'english', ({ reading, units, support }) => {
  if (ALL.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    const { at } = support.matches[i]!;
    const theirs = support.sentences[support.from[i]!]?.reading;
    if (value !== undefined || at < 1 || theirs === undefined) return false;
    const [nought, word] = [theirs.words[at - 1]!, theirs.words[at]!];
    if (theirs.text.slice(nought.end, word.start) !== ' ') return false;
    const before = theirs.values[nought.value];
    return before?.kind === 'number' && before.value.n === 0n && before.bound === 'exact';
  });
});

/** "Has never succeeded" by "failed at 02:00": one that failed may have done so before and since. */
const NEVER = /\bnever\b|n['\u2019]t ever\b/iu;
const DENYING =
  /\b(?:never|not|no|none|nobody|nothing|neither|nor|without|cannot|ever|any|every|each|all|always|yet|un\p{L}+)\b|n['\u2019]t\b/iu;

const NONE_FAILED =
  /\b(?:0|no|zero) (?:\p{L}+ ){0,2}?(?:failed|failing|failures?|errors?)\b|\bfail(?:ed|ures?|s)?: ?0\b/iu;

export const SOME_FAILED: readonly Guard[] = [
  NOUGHT,
  against(
    'quantifier',
    'english',
    ({ reading, support: { sentences } }) => {
      const said = textOf(reading);
      return (
        NEVER.test(said) &&
        !FAILING.test(said) &&
        sentences.some((one) => FAILING.test(textOf(one.reading))) &&
        !sentences.some((one) => DENYING.test(textOf(one.reading)))
      );
    },
    { said: () => NEVER },
  ),
  against('negation', 'english', ({ reading }, { reading: theirs }) => {
    const [said, line] = [textOf(reading), textOf(theirs)];
    return /\bfail(?:ed|s)?\b/i.test(said) && !ALL.test(said) && NONE_FAILED.test(line) && !FAILED.test(line);
  }),
  against(
    'quantifier',
    'english',
    ({ reading }, { reading: theirs }) => {
      const said = textOf(reading);
      return (
        PASSED.test(said) && !COUNTED.test(said) && PASSED.test(textOf(theirs)) && FAILED.test(textOf(theirs))
      );
    },
    { said: () => PASSED },
  ),
  against(
    'quantifier',
    'prose',
    ({ reading }, { reading: theirs }) => NONE.test(textOf(reading)) && !ALL.test(textOf(theirs)),
    { said: () => NONE },
  ),
  against(
    'role',
    'english',
    ({ reading }, { reading: theirs }) =>
      /\bfail(?:ed|s)?\b/i.test(textOf(reading)) &&
      SKIPPED.test(textOf(theirs)) &&
      !FAILING.test(textOf(theirs)),
  ),
];
