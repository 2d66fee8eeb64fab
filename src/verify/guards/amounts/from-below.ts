/** "Output fell under 100 tonnes" by "output fell from under 100 tonnes": where a change began is not where it led. */
import { compareValues } from '../../../text/values/index.ts';
import { againstUnit, type Guard, textOf, valueFor } from '../guard.ts';

const BOUND = /\b(?:under|below|above|over|beyond|past|beneath)\b/iu;
const FROM_BOUND =
  /\bfrom (?:just |only |a little |a bit |slightly |well |somewhat |not far |far )?(?:under|below|above|over|beyond|past|beneath|more than|less than) ?[$€£]?$/iu;

export const FROM_BELOW: Guard = againstUnit(
  'quantity',
  'prose',
  ({ reading, units, support }) =>
    /\bfrom\b/i.test(textOf(reading))
      ? -1
      : units.findIndex(({ value }, i) => {
          if (value === undefined) return false;
          const [theirs] = valueFor(support, i);
          return (
            theirs?.values.some(
              (one) =>
                one.kind === value.kind &&
                FROM_BOUND.test(theirs.text.slice(theirs.start, one.start).concat(lead(theirs.text, one))) &&
                compareValues(value, one).relation !== 'conflict',
            ) === true
          );
        }),
  { said: () => BOUND, told: () => /\bfrom\b/i },
);

/** The words of a bound that are part of its value: "under" of "under 100 tonnes". */
const lead = (text: string, { start, end }: { readonly start: number; readonly end: number }): string =>
  /^(?:under|below|above|over|beyond|past|beneath|more than|less than)(?= )/iu
    .exec(text.slice(start, end))?.[0]
    .concat(' ') ?? '';
