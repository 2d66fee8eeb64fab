/**
 * "Overtime up to 10 hours is paid at 150%" by "Overtime up to 10 hours is paid at 125%; beyond that at 150%": what holds above
 * a bound does not hold below it, nor the other way about.
 */
import { matchesOf } from '../../../text/matches.ts';
import { readValues, type Value } from '../../../text/values/index.ts';
import { comparable, isOne, lineOf } from '../beside-value.ts';
import { against, type Guard, textOf } from '../guard.ts';

/** Behind a bound, what is told of all that lies beyond it. */
const BAND =
  /[,;] (?:and |but |then )?(?:(?:everything |anything |all )?(?:beyond|above|over|past|after|exceeding|below|under)(?: (?:that|this|it|which|those))?|longer|more|larger|higher|heavier|thereafter|afterwards|otherwise|the rest|the remainder|(?:any |all )?(?:further|additional|extra|excess)(?: \p{Ll}+)?|from then on)(?: \p{Ll}+){0,4}? (?=[\p{Sc}\d])/giu;
const BOUND =
  /\b(?:up to|below|under|within|less than|fewer than|at most|no more than|(?:the )?first|until|to)\b/iu;
const BEYOND =
  /\b(?:beyond|above|over|past|after|exceed\p{L}*|more than|longer|larger|higher|heavier|further|additional|extra|excess|thereafter|afterwards|rest|remainder|otherwise|at least|from)\b/iu;

export const SECOND_BAND: Guard = against(
  'condition',
  'english',
  ({ reading, units, support }) => {
    const said = textOf(reading);
    const claimed = units.flatMap(({ value }) => value ?? []);
    return support.sentences.some((sentence) => {
      const line = lineOf(sentence);
      return matchesOf(line, BAND).some(({ index, 0: lead }) => {
        const first = line.slice(0, index).replace(/^.*; /su, '');
        if (!BOUND.test(first)) return false;
        const bands = [
          readValues(first, 'en'),
          readValues(line.slice(index + lead.length), 'en').slice(0, 1),
        ];
        return BEYOND.test(said)
          ? isOfOther(claimed, bands[1]!, bands[0]!) && !BOUND.test(said)
          : BOUND.test(said) && isOfOther(claimed, bands[0]!, bands[1]!);
      });
    });
  },
  { told: () => BAND },
);

/** Whether values of a statement are of one band where another has values of their kind. */
const isOfOther = (claimed: readonly Value[], own: readonly Value[], others: readonly Value[]): boolean =>
  others.some((other) => {
    const rivals = own.filter((one) => comparable(one, other));
    const has = (one: Value): boolean => claimed.some((value) => isOne(value, one));
    return rivals.length > 0 && has(other) && !rivals.some(has);
  });
