/**
 * "The customer had to pay for the visit" beside "visit free of charge": who is told to pay for something of which a
 * sentence next to it says that it costs nothing.
 */
import { NEGATION } from '../../../text/cues.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PAYS = /\b(?:pay|pays|paid|paying|charged?|charges|charging|billed|bills|cost|costs|owes?|owed)\b/iu;
const FREE =
  /\b(?:free of charge|for free|at no (?:extra |additional )?(?:cost|charge)|no charge|without charge|complimentary|gratis|(?:is|are|was|were|came|come|comes) free)\b/iu;

export const PAID_FOR_FREE: Guard = against('negation', 'english', isForFree, { said: () => PAYS });

/** Weight from which a word of a statement tells what is paid for. */
const TELLING = 0.4;
/** What was done is not what is paid for. */
const DONE = /(?:ed|ing)$/;

function isForFree({ reading, units, support, around }: Told): boolean {
  const said = textOf(reading);
  if ((reading.cues & NEGATION) !== 0 || FREE.test(said) || /\bfree\b/iu.test(said)) return false;
  // An amount is told by the evidence that has it.
  if (units.some(({ value }) => value?.kind === 'money')) return false;
  const paid = units.flatMap(({ value, word, weight }, i) =>
    value === undefined && weight >= TELLING && !PAYS.test(word.form) && !DONE.test(word.form) ? [i] : [],
  );
  return [...support.sentences, ...around].some(
    ({ reading: theirs, alignment }) =>
      FREE.test(textOf(theirs)) && paid.some((i) => alignment.matches[i]!.strength >= SAME),
  );
}
const SAME = 0.9;
