/**
 * "The firm hired 18 people" by "hired 30 people: 18 in Leeds and 12 in York", "leaves 70,000 to Paul" by "70,000 to Nina and
 * 30,000 to Paul", "hired 30 people in Leeds": a part is told with what it is of, and the whole without.
 */
import { saidIn, says } from '../beside-value.ts';
import { amountOf, type Breakdown, breakdownsIn, isAmount, mayBreakDown } from '../breakdown.ts';
import { against, type Guard, textOf } from '../guard.ts';

/** What tells that only some of all are meant, or how all are parted. */
const SOME =
  /\b(?:of (?:whom|which|them|these)|includ\p{L}*|among|such as|some|part(?:ly|ially)?|most(?:ly)?|main(?:ly)?|majority|half|between|across|both|one of|split|divided|shared|respectively|not|no|other than|except|excluding|without|besides)\b|n['’]t\b/iu;

const LEFT_OVER = /\b(?:remain\p{L}*|left|rest|balanc\p{L}*|outstanding|availab\p{L}*|unused|free)\b/iu;

export const PART_OF_SUM: Guard = against(
  'quantity',
  'english',
  (told) => {
    const claimed = told.units.flatMap(({ value }) =>
      value !== undefined && isAmount(value) ? [amountOf(value)] : [],
    );
    const { own, meant } = saidIn(told);
    const isSome = SOME.test(textOf(told.reading));
    return told.support.sentences.some((sentence) =>
      breakdownsIn(sentence).some(
        (one) =>
          !isLeftOver(one, textOf(told.reading)) &&
          (claimed.includes(one.whole)
            ? !isSome && isWholeOfPart(one, claimed, own)
            : isOtherPart(one, claimed, own, meant) || isCrossed(one, own)),
      ),
    );
  },
  { told: mayBreakDown },
);

/** "15 days are left" of "entitlement 30, taken 11, balance 15": what is left over is told with what was given. */
const isLeftOver = ({ parts }: Breakdown, text: string): boolean =>
  LEFT_OVER.test(text) && parts.some(({ words }) => words.some((word) => LEFT_OVER.test(word)));

/** Whether a statement has the number of a part with nothing that only this part has. */
function isOtherPart(
  { lead, before, parts, counted }: Breakdown,
  claimed: readonly number[],
  own: readonly string[],
  meant: readonly string[],
): boolean {
  const [number, ...others] = claimed.filter((one) => !before.includes(one));
  if (!counted || number === undefined || others.length > 0) return false;
  const meantParts = parts.filter(({ amount }) => amount === number);
  return (
    meantParts.length > 0 &&
    lead.some((word) => says(own, word)) &&
    meantParts.every(({ words }) => words.length > 0 && !words.some((word) => says(meant, word)))
  );
}

/** Whether a statement has the whole number with what only some of the parts have. */
function isWholeOfPart(
  { parts, counted, complete }: Breakdown,
  claimed: readonly number[],
  own: readonly string[],
): boolean {
  if (parts.some(({ amount }) => amount !== undefined && claimed.includes(amount))) return false;
  const said = parts.filter(({ words }) => words.some((word) => says(own, word)));
  if (said.length === 0 || (complete && said.length === parts.length)) return false;
  // "Three trains run, the 9:00 to Kiel" tells all that there is to tell of one.
  return counted || said.some(({ words }) => words.length < 2 || !words.every((word) => says(own, word)));
}

/** Whether a statement begins with one part and goes on with another: "Mia Roth applied for the driver job". */
const isCrossed = ({ parts }: Breakdown, own: readonly string[]): boolean => {
  const has = (words: readonly string[]): boolean => words.some((word) => says(own, word));
  return parts.some(
    ({ head, tail }) =>
      head.length > 0 &&
      head.every((word) => says(own, word)) &&
      tail.length > 0 &&
      !has(tail) &&
      parts.some((other) => !has(other.head) && has(other.tail)),
  );
};
