/**
 * "The visa was granted on 4 May 2025" by "granted 5 May 2024 (expires 4 May 2025)", "Carl Finn is the lead" by "Lead: Ida
 * Moss (deputy: Carl Finn)": what a bracket has is of what the bracket names, and not of what stands before it.
 */
import { type Beside, besideIn, comparable, isOne, mayHaveBeside, saidIn, says } from '../beside-value.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** "Previously 60" is what "used to be 60" says. */
const THEN =
  /\b(?:previous(?:ly)?|former(?:ly)?|before|was|were|earlier|prior|last|old|original(?:ly)?|initial(?:ly)?|until|from|plan(?:ned)?|due)\b/iu;
const OF_THEN = /\b(?:was|were|had|used to|before|until|planned|scheduled|originally)\b/iu;
/** A value that has come in the place of the one before it. */
const NOW =
  /\b(?:now|new|revised|corrected|updated|current(?:ly)?|actual(?:ly)?|today|latest|\p{L}+ed to|that is|i\.e|equal\p{L}*|equivalent|correspond\p{L}*|or)\b/iu;

export const VALUE_IN_BRACKET: Guard = against(
  'entity',
  'english',
  (told) => {
    const { own, meant } = saidIn(told);
    const text = textOf(told.reading);
    return told.support.sentences.some((sentence) =>
      besideIn(sentence).some(
        (beside) =>
          !NOW.test(beside.text) &&
          !(THEN.test(beside.text) && OF_THEN.test(text)) &&
          !beside.label.some((word) => says(meant, word)) &&
          (beside.name.length > 0 ? takesName(beside, own) : takesValue(told, beside)),
      ),
    );
  },
  { told: mayHaveBeside },
);

/** Whether a statement gives the name in the bracket what the head is. */
const takesName = ({ label, name, rival, head }: Beside, own: readonly string[]): boolean =>
  label.length > 0 &&
  rival.length > 0 &&
  name.every((word) => says(own, word)) &&
  !rival.some((word) => says(own, word)) &&
  says(own, head.last);

/** Whether a statement has a value of the bracket where it could have that of the head. */
function takesValue({ units }: Told, { label, values, head }: Beside): boolean {
  const claimed = units.flatMap(({ value }) => value ?? []);
  const isSaid = (one: Beside['values'][number]): boolean => claimed.some((value) => isOne(value, one));
  const said = values.filter(isSaid);
  // All that the bracket tells is said, or there is nothing that says what it is of.
  if (said.length === values.length ? values.length > 1 || label.length === 0 : said.length === 0)
    return false;
  return said.some((one) => {
    const rivals = head.values.filter((other) => comparable(one, other));
    return rivals.length > 0 && !rivals.some(isSaid);
  });
}
